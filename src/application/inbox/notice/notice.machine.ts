import { errorOf } from '#application/kit/from-port.ts'
import { noticeErrand } from './notice-errand.ts'
import { noticeSetup } from './notice.setup.ts'

/** One received notice: it is read and marked as seen; its files and the citizen's position are sent on request. */
export const noticeMachine = noticeSetup.createMachine({
  id: 'notice',
  context: ({ input }) => ({
    id: input.id,
    notice: undefined,
    failure: undefined,
    isEarly: false,
    file: undefined,
    date: undefined,
    position: undefined,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The device may have kept the notice from an earlier visit (ERR-11).',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context }) => context.id,
        onDone: [
          {
            target: 'open.answer.awaited',
            guard: { type: 'isShownFirst', params: ({ event }) => event.output },
            actions: { type: 'keepEarly', params: ({ event }) => event.output },
          },
          { target: 'reading' },
        ],
        onError: 'reading',
      },
    },
    reading: {
      on: { 'network.returned': { target: 'reading', reenter: true } },
      invoke: {
        id: 'readNotice',
        src: 'readNotice',
        input: ({ context }) => context.id,
        onDone: { target: 'open', actions: { type: 'keepNotice', params: ({ event }) => event.output } },
        onError: [
          { target: 'missing', guard: { type: 'isMissing', params: errorOf } },
          {
            target: 'open',
            guard: { type: 'isKept', params: errorOf },
            actions: [
              { type: 'keepOutdated', params: errorOf },
              { type: 'keepFailure', params: errorOf },
            ],
          },
          { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    missing: { type: 'final' },
    failed: {
      on: { 'retry.requested': 'reading', 'network.returned': { target: 'reading', guard: 'lackedNetwork' } },
    },
    open: {
      type: 'parallel',
      on: {
        'retry.requested': { target: 'reading', guard: 'hasFailed' },
        'network.returned': { target: 'reading', guard: 'lackedNetwork' },
      },
      states: {
        answer: {
          description: 'Whether the server has said how the notice is now.',
          initial: 'here',
          states: {
            here: { description: 'It has, or could not.' },
            awaited: {
              description: 'What the device has kept is shown, and read again.',
              on: { 'network.returned': { target: 'awaited', reenter: true } },
              invoke: {
                id: 'confirm',
                src: 'readNotice',
                input: ({ context }) => context.id,
                onDone: { target: 'here', actions: { type: 'keepNotice', params: ({ event }) => event.output } },
                onError: [
                  {
                    target: '#notice.missing',
                    guard: { type: 'isMissing', params: errorOf },
                    actions: 'dropNotice',
                  },
                  {
                    target: '#notice.failed',
                    guard: { type: 'isTakenAway', params: errorOf },
                    actions: ['dropNotice', { type: 'keepFailure', params: errorOf }],
                  },
                  { target: 'here', actions: { type: 'keepFailure', params: errorOf } },
                ],
              },
            },
          },
        },
        attention: {
          initial: 'arriving',
          states: {
            arriving: {
              always: [
                { target: 'marking', guard: 'isUnseen' },
                { target: 'marked', guard: 'isConfirmed' },
              ],
            },
            marking: {
              invoke: {
                id: 'markSeen',
                src: 'markSeen',
                input: ({ context }) => context.id,
                onDone: { target: 'marked', actions: 'tellSeen' },
                onError: { description: 'The mark may wait in the outbox.', target: 'marked' },
              },
            },
            marked: {},
          },
        },
        errand: noticeErrand,
      },
    },
  },
})
