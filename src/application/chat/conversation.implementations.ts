import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { onDevice } from '#application/kit/on-device.ts'
import { fromPresence } from '#application/kit/presence.ts'
import type { Chats } from '#application/ports/chats.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Drafts } from '#application/ports/drafts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Outbox } from '#application/ports/outbox.ts'
import { hasArrived } from '#domain/chat/outbox.ts'
import { composerMachine, draftKeepingMachine } from './composer.machine.ts'
import { conversationMachine } from './conversation.machine.ts'
import { type MessageToSend, outboxKeepingMachine, outboxMachine } from './outbox.machine.ts'

type Given = Readonly<{
  chats: Chats
  drafts: Pick<Drafts, 'message' | 'outbox'>
  presence: Presence
  outbox: Pick<Outbox, 'exclusively'>
}>

/**
 * Sends a message while no other tab sends one. A message that was tried before is looked for first: another tab has the
 * same outbox, and may have sent it (fault 25).
 */
const sendInTurn =
  ({ chats, outbox }: Given) =>
  ({ chat, text, me, tried }: MessageToSend): TaskEither.TaskEither<RequestFailure, void> =>
  async () => {
    let outcome: Either.Either<RequestFailure, void> = Either.left({ _tag: 'Unreachable' })
    const isThere =
      tried === undefined
        ? TaskEither.right(false)
        : pipe(
            chats.news(chat),
            TaskEither.map(({ messages }) => hasArrived(tried, messages, me)),
          )
    const work = pipe(
      isThere,
      TaskEither.flatMap((isDone) => (isDone ? TaskEither.right(undefined) : chats.send(chat, text))),
    )
    const turn = async () => {
      outcome = await work()
    }
    await outbox.exclusively('messages', turn, new AbortController().signal)()
    return outcome
  }

export const conversation = (given: Given) => {
  const { chats, drafts, presence } = given
  return conversationMachine.provide({
    actors: {
      watchPresence: fromPresence(presence),
      read: fromReading((id, signal) => chats.one(id, signal)),
      readNews: fromReading((id, signal) => chats.news(id, signal)),
      outbox: outboxMachine.provide({
        actors: {
          device: outboxKeepingMachine.provide({ actors: onDevice(drafts.outbox) }),
          send: fromPort(sendInTurn(given)),
          read: fromReading((id, signal) => chats.news(id, signal)),
        },
      }),
      composer: composerMachine.provide({
        actors: { device: draftKeepingMachine.provide({ actors: onDevice(drafts.message) }) },
      }),
    },
  })
}
