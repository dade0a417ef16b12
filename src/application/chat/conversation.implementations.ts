import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { onDevice } from '#application/kit/on-device.ts'
import { fromPresence } from '#application/kit/presence.ts'
import { present } from '#application/kit/present.ts'
import type { Chats } from '#application/ports/chats.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Drafts, OutboxOf } from '#application/ports/drafts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Outbox } from '#application/ports/outbox.ts'
import { behind, hasArrived, type Outbox as Messages, type Outgoing, underWay } from '#domain/chat/outbox.ts'
import { composerMachine, draftKeepingMachine } from './composer.machine.ts'
import { conversationMachine } from './conversation.machine.ts'
import { type MessageToSend, outboxKeepingMachine, outboxMachine } from './outbox.machine.ts'

type Given = Readonly<{
  chats: Chats
  drafts: Pick<Drafts, 'message' | 'outbox'>
  presence: Presence
  outbox: Pick<Outbox, 'exclusively'>
}>

const nameOf = ({ at, text }: Outgoing): string => `${at} ${text}`

/**
 * The messages of this tab in a storage that other tabs share. Messages that this tab has never had belong to others,
 * and stay. `isTouched`: another tab has stored a message of this one since, and may have sent it (fault 25).
 */
const sharedOutbox = (drafts: Drafts['outbox']) => {
  const own = new Set<string>()
  const touched = new Set<string>()
  let last: Messages = []
  const stored = (of: OutboxOf): Messages =>
    pipe(
      drafts.read(of),
      Option.getOrElse((): Messages => []),
    )
  const noteTouched = (now: Messages): void => {
    for (const one of last)
      if (now.find((other) => nameOf(other) === nameOf(one))?.standing !== one.standing) touched.add(nameOf(one))
  }
  const noteOwn = (messages: Messages): Messages => {
    for (const message of messages) own.add(nameOf(message))
    return messages
  }
  const keep: Drafts['outbox']['keep'] = (of, messages) => {
    const now = stored(of)
    noteTouched(now)
    noteOwn(messages)
    const others = now.filter((message) => !own.has(nameOf(message)))
    const kept = drafts.keep(of, [...messages, ...behind(messages, others)])
    if (Either.isRight(kept)) last = messages
    return kept
  }
  return {
    device: { ...drafts, keep, read: (of: OutboxOf) => pipe(drafts.read(of), Option.map(noteOwn)) },
    isTouched: (of: OutboxOf, message: Outgoing): boolean => {
      noteTouched(stored(of))
      return touched.has(nameOf(message))
    },
  }
}

type Shared = ReturnType<typeof sharedOutbox>

/**
 * Sends a message while no other tab sends one. A message that was tried before, or that another tab has taken up, is
 * looked for first (fault 25).
 */
const sendInTurn =
  ({ chats, outbox }: Given, { isTouched }: Shared) =>
  ({ chat, messages, me, isTried }: MessageToSend): TaskEither.TaskEither<RequestFailure, void> =>
  async () => {
    let outcome: Either.Either<RequestFailure, void> = Either.left({ _tag: 'Unreachable' })
    const going = present(underWay(messages))
    const isThere = pipe(
      chats.news(chat),
      TaskEither.map((read) => hasArrived(messages, read.messages, me)),
    )
    const turn = async () => {
      const mayBeThere = isTried || isTouched({ chat, owner: me }, going)
      const work = pipe(
        mayBeThere ? isThere : TaskEither.right(false),
        TaskEither.flatMap((isDone) => (isDone ? TaskEither.right(undefined) : chats.send(chat, going.text))),
      )
      outcome = await work()
    }
    await outbox.exclusively('messages', turn, new AbortController().signal)()
    return outcome
  }

export const conversation = (given: Given) => {
  const { chats, drafts, presence } = given
  const shared = sharedOutbox(drafts.outbox)
  return conversationMachine.provide({
    actors: {
      watchPresence: fromPresence(presence),
      read: fromReading((id, signal) => chats.one(id, signal)),
      readNews: fromReading((id, signal) => chats.news(id, signal)),
      outbox: outboxMachine.provide({
        actors: {
          device: outboxKeepingMachine.provide({ actors: onDevice(shared.device) }),
          send: fromPort(sendInTurn(given, shared)),
          read: fromReading((id, signal) => chats.news(id, signal)),
        },
      }),
      composer: composerMachine.provide({
        actors: { device: draftKeepingMachine.provide({ actors: onDevice(drafts.message) }) },
      }),
    },
  })
}
