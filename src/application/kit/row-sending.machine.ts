import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { assign, type CallbackActorLogic, type EventObject, fromCallback, sendTo, setup, stopChild } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { requestFailureOf } from './from-port.ts'
import { needsSource } from './from-source.ts'
import { toParent } from './to-parent.ts'

/** The outcome of sending one row; the request has already announced its failure (ERR-01). */
type RowSent<Asked, Answer> =
  | { type: 'row.accepted'; asked: Asked; answer: Answer }
  | { type: 'row.refused'; asked: Asked; failure: RequestFailure | Unexpected }

type RowEnded<Asked, Answer> = Readonly<{ type: 'row.ended'; asked: Asked; how: RowSent<Asked, Answer> }>

/** Events to the parent: the outcome of each row, then the rows still being sent. */
export type RowSendingNews<Id, Asked, Answer> =
  | RowSent<Asked, Answer>
  | { type: 'sending.changed'; sending: ReadonlyMap<Id, Asked> }

/** Sends one row through a port. */
export const fromRowPort = <Asked, Failure, Answer>(
  send: (asked: Asked) => TaskEither<Failure, Answer>,
): CallbackActorLogic<EventObject, Asked> =>
  fromCallback(({ input: asked, sendBack }) => {
    void send(asked)().then((outcome) =>
      sendBack({
        type: 'row.ended',
        asked,
        how: Either.isRight(outcome)
          ? { type: 'row.accepted', asked, answer: outcome.right }
          : { type: 'row.refused', asked, failure: requestFailureOf(outcome.left) },
      } satisfies RowEnded<Asked, Answer>),
    )
  })

/** Sends rows concurrently, each only once at a time (fault 28). `idOf` identifies a row. */
export const rowSendingMachine = <Id extends number | string, Asked, Answer = void>(
  id: string,
  idOf: (asked: Asked) => Id,
) => {
  const sender = (asked: Asked): string => `send ${idOf(asked)}`
  return setup({
    types: {
      context: {} as Readonly<{ sending: ReadonlyMap<Id, Asked> }>,
      events: {} as { type: 'row.asked'; asked: Asked } | RowEnded<Asked, Answer>,
      tags: {} as 'busy',
    },
    actors: {
      send: needsSource<Asked>('send'),
    },
    actions: {
      begin: assign(({ context, spawn }, { asked }: Readonly<{ asked: Asked }>) => {
        spawn('send', { id: sender(asked), input: asked })
        return { sending: new Map([...context.sending, [idOf(asked), asked]]) }
      }),
      end: assign(({ context }, { asked }: Readonly<{ asked: Asked }>) => ({
        sending: new Map([...context.sending].filter(([other]) => other !== idOf(asked))),
      })),
      dismissSender: stopChild((_, { asked }: Readonly<{ asked: Asked }>) => sender(asked)),
      tell: sendTo(toParent, (_, { how }: Readonly<{ how: RowSent<Asked, Answer> }>) => how),
      tellSending: sendTo(toParent, ({ context }) => ({ type: 'sending.changed', sending: context.sending })),
    },
    guards: {
      isSending: ({ context }) => context.sending.size > 0,
      isAtRest: ({ context }) => context.sending.size === 0,
      isFree: ({ context }, { asked }: Readonly<{ asked: Asked }>) => !context.sending.has(idOf(asked)),
    },
  }).createMachine({
    id,
    context: { sending: new Map() },
    initial: 'resting',
    states: {
      resting: {
        description: 'No row is under way.',
        always: { target: 'busy', guard: 'isSending' },
      },
      busy: {
        description: 'Rows are under way: they end also when their page is left (ERR-08).',
        tags: 'busy',
        always: { target: 'resting', guard: 'isAtRest' },
      },
    },
    on: {
      'row.asked': {
        guard: { type: 'isFree', params: ({ event }) => event },
        actions: [{ type: 'begin', params: ({ event }) => event }, 'tellSending'],
      },
      'row.ended': {
        actions: [
          { type: 'dismissSender', params: ({ event }) => event },
          { type: 'end', params: ({ event }) => event },
          { type: 'tell', params: ({ event }) => event },
          'tellSending',
        ],
      },
    },
  })
}
