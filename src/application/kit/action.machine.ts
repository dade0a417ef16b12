import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { assign, enqueueActions, type EventObject, setup } from 'xstate'
import { fromPort } from './from-port.ts'
import { present } from './present.ts'

/** What is done when it is asked for, and what is told of its end: nothing where a function is missing or says nothing. */
export type Act<Subject, Answer, News> = Readonly<{
  act: (subject: Subject) => TaskEither<unknown, Answer>
  done?: (answer: Answer) => News | undefined
  /** Receives the failure of the port, or what was thrown instead of it. */
  failed?: (failure: unknown) => News | undefined
  /** After so long without an answer, in milliseconds, it may be asked for anew; the first is forgotten. Never by default. */
  patience?: number
}>

/** The longest time that a timer can wait, in milliseconds: longer ones end at once. */
const FOR_EVER = 2 ** 31 - 1

/** Does one thing at a time, as often as it is asked for: what is asked for meanwhile is meant as the first (fault 28). */
export const actionMachine = <Subject, Answer = void, News extends EventObject = EventObject>({
  act,
  done = () => undefined,
  failed = () => undefined,
  patience = FOR_EVER,
}: Act<Subject, Answer, News>) =>
  setup({
    types: {
      context: {} as Readonly<{ asked: Readonly<{ subject: Subject }> | undefined }>,
      events: {} as { type: 'act.requested'; subject: Subject },
      emitted: {} as News,
      tags: {} as 'busy',
    },
    actors: { act: fromPort(({ subject }: Readonly<{ subject: Subject }>) => act(subject)) },
    actions: {
      keep: assign((_, { subject }: Readonly<{ subject: Subject }>) => ({ asked: { subject } })),
      tell: enqueueActions(({ enqueue }, news: News | undefined) => {
        if (news !== undefined) enqueue.emit(news)
      }),
    },
    delays: { PATIENCE: patience },
  }).createMachine({
    id: 'action',
    context: { asked: undefined },
    initial: 'ready',
    states: {
      ready: {
        on: { 'act.requested': { target: 'acting', actions: { type: 'keep', params: ({ event }) => event } } },
      },
      acting: {
        initial: 'asked',
        states: {
          asked: { tags: 'busy', after: { PATIENCE: 'unanswered' } },
          unanswered: {
            on: {
              'act.requested': {
                target: '#action.acting',
                actions: { type: 'keep', params: ({ event }) => event },
              },
            },
          },
        },
        invoke: {
          id: 'act',
          src: 'act',
          input: ({ context }) => present(context.asked),
          onDone: { target: 'ready', actions: { type: 'tell', params: ({ event }) => done(event.output) } },
          onError: { target: 'ready', actions: { type: 'tell', params: ({ event }) => failed(event.error) } },
        },
      },
    },
  })
