import { assign, setup } from 'xstate'
import { errorOf, fromReading, requestFailureOf } from '#application/kit/from-port.ts'
import type { ReceivedNotices } from '#application/ports/received-notices.ts'
import type { ReceivedNotice, ReceivedNoticeId } from '#domain/notices/notice.ts'

/**
 * Reads an open notice again when another tab has changed something, or when its page comes back into sight after a while
 * (ERR-10): a survey may be answered, or the notice deleted. What cannot be read changes nothing.
 */
export const rereadMachine = ({ receivedNotices }: Readonly<{ receivedNotices: Pick<ReceivedNotices, 'one'> }>) =>
  setup({
    types: {
      context: {} as Readonly<{ id: ReceivedNoticeId; notice: ReceivedNotice | undefined }>,
      input: {} as Readonly<{ id: ReceivedNoticeId }>,
      events: {} as { type: 'content.changed' },
    },
    actors: { readNotice: fromReading(receivedNotices.one) },
    actions: { keepNotice: assign((_, notice: ReceivedNotice) => ({ notice })) },
    guards: { isMissing: (_, error: unknown) => requestFailureOf(error)._tag === 'Missing' },
  }).createMachine({
    id: 'reread',
    context: ({ input }) => ({ ...input, notice: undefined }),
    initial: 'resting',
    states: {
      resting: { description: 'What is shown is as far as anybody here knows.', on: { 'content.changed': 'reading' } },
      reading: {
        description: 'What is shown stays meanwhile.',
        on: { 'content.changed': { target: 'reading', reenter: true } },
        invoke: {
          id: 'readNotice',
          src: 'readNotice',
          input: ({ context }) => context.id,
          onDone: { target: 'resting', actions: { type: 'keepNotice', params: ({ event }) => event.output } },
          onError: [{ target: 'missing', guard: { type: 'isMissing', params: errorOf } }, { target: 'resting' }],
        },
      },
      missing: { description: 'It was deleted elsewhere.', type: 'final' },
    },
  })
