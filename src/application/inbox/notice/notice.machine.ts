import { brokenUntil } from '#application/kit/breakdown.ts'
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
  type: 'parallel',
  states: {
    reading: {
      initial: 'working',
      states: {
        working: {
          invoke: {
            id: 'reading',
            src: 'reading',
            input: ({ context }) => ({ query: context.id }),
            onSnapshot: [
              {
                guard: { type: 'isAnother', params: ({ event }) => event.snapshot },
                actions: [{ type: 'keepReading', params: ({ event }) => event.snapshot }, 'tellRead'],
              },
              { actions: { type: 'keepReading', params: ({ event }) => event.snapshot } },
            ],
            onError: 'broken',
          },
          on: { 'retry.requested': { actions: 'readAgain' } },
        },
        broken: brokenUntil('working'),
      },
    },
    attention: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { target: 'marking', guard: 'isUnseen' },
            { target: 'marked', guard: 'isSeen' },
          ],
        },
        marking: {
          invoke: {
            id: 'markSeen',
            src: 'markSeen',
            input: ({ context }) => context.id,
            onDone: { target: 'marked', actions: 'tellSeen' },
            onError: [{ target: 'entrusted', guard: { type: 'isDelayed', params: errorOf } }, 'unmarked'],
          },
        },
        unmarked: {
          description: 'It is marked with the next answer that says it is unseen.',
          on: { 'notice.read': 'arriving' },
        },
        entrusted: {
          description:
            'The outbox sends the mark, once: a server may say for long that the notice is unseen (fault 56).',
        },
        marked: {},
      },
    },
    errand: noticeErrand,
  },
})
