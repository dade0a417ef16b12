import { pipe } from 'fp-ts/lib/function.js'
import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { fromPresence } from '#application/kit/presence.ts'
import type { Chats } from '#application/ports/chats.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import type { Outbox, Outgoing, Standing } from '#domain/chat/outbox.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { composerMachine, draftKeepingMachine } from './composer.machine.ts'
import { conversationMachine } from './conversation.machine.ts'
import { outboxKeepingMachine, outboxMachine, type OutboxOf } from './outbox.machine.ts'

/** Under whose name the device keeps what was written in which conversation. */
const draftName = ({ chat, owner }: OutboxOf): string => `chat.${owner}.${chat}`
const outboxName = (of: OutboxOf): string => `${draftName(of)}.outbox`

const STANDINGS: Readonly<Record<Standing, true>> = { queued: true, sending: true, sent: true, unsent: true }

/** A kept message, if it still is one: storage may hold anything. */
const asOutgoing = (stored: unknown): Outgoing | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { key, text, at, after, standing } = stored as Partial<Record<keyof Outgoing, unknown>>
  if (typeof key !== 'number' || typeof text !== 'string' || typeof at !== 'number') return undefined
  if (typeof standing !== 'string' || !Object.hasOwn(STANDINGS, standing)) return undefined
  return {
    key,
    text,
    at: at as Instant,
    after: typeof after === 'number' ? (after as Exclude<Outgoing['after'], undefined>) : undefined,
    standing: standing as Standing,
  }
}

const asOutbox = (stored: unknown): Outbox =>
  Array.isArray(stored) ? stored.flatMap((one: unknown) => asOutgoing(one) ?? []) : []

/** Keeps something under a name, or nothing where there is nothing to keep. */
const keepIn = (drafts: Drafts) => (name: string, isEmpty: boolean, value: unknown) =>
  isEmpty ? Either.right(drafts.drop(name)) : drafts.keep(name, value)

type Given = Readonly<{ chats: Chats; drafts: Drafts; presence: Presence }>

const outbox = ({ chats, drafts }: Given) => {
  const keep = keepIn(drafts)
  return outboxMachine.provide({
    actors: {
      device: outboxKeepingMachine.provide({
        actors: {
          restore: fromPort(({ name }) =>
            TaskEither.fromIO(() => pipe(drafts.read(outboxName(name)), Option.map(asOutbox), Option.toUndefined)),
          ),
          keep: fromPort(({ name, value }) => TaskEither.fromEither(keep(outboxName(name), value.length === 0, value))),
        },
      }),
      send: fromPort(({ chat, text }) => chats.send(chat, text)),
      read: fromReading((id, signal) => chats.news(id, signal)),
    },
  })
}

const composer = ({ drafts }: Given) => {
  const keep = keepIn(drafts)
  return composerMachine.provide({
    actors: {
      device: draftKeepingMachine.provide({
        actors: {
          restore: fromPort(({ name }) =>
            TaskEither.fromIO(() => {
              const kept = Option.toUndefined(drafts.read(draftName(name)))
              return typeof kept === 'string' ? kept : undefined
            }),
          ),
          keep: fromPort(({ name, value }) => TaskEither.fromEither(keep(draftName(name), value === '', value))),
        },
      }),
    },
  })
}

export const conversation = (given: Given) => {
  const { chats, presence } = given
  return conversationMachine.provide({
    actors: {
      watchPresence: fromPresence(presence),
      read: fromReading((id, signal) => chats.one(id, signal)),
      readNews: fromReading((id, signal) => chats.news(id, signal)),
      outbox: outbox(given),
      composer: composer(given),
    },
  })
}
