import { typedText } from '#domain/text/typed.ts'
import { assign, emit, raise, sendTo, setup } from 'xstate'
import { keptDraft, type KeepingNews } from '#application/kit/kept-draft.ts'
import { toParent } from '#application/kit/to-parent.ts'
import type { Drafts, MessageOf } from '#application/ports/drafts.ts'
import { saysSomething } from '#domain/chat/chat.ts'
import type { Instant } from '#domain/time/calendar.ts'

/** The window after a sent message in which an empty submission counts as a double tap, in milliseconds (fault 28). */
export const DOUBLE_TAP = 700

type Context = Readonly<{ of: MessageOf; text: string }>

type Event =
  | KeepingNews<string>
  | { type: 'text.changed'; text: string }
  | { type: 'message.submitted'; at: Instant }
  | { type: 'reminder.dismissed' }
  /** What was submitted is on the device: its draft is not needed any more. */
  | { type: 'message.stored' }
  /** What was submitted could not be stored at all. */
  | { type: 'message.returned'; text: string }

/** Events that the composer sends to its conversation. */
export type Written = { type: 'message.written'; text: string; at: Instant }

/**
 * A message being written. Its draft survives leaving and reloading (CHAT-08); an empty message is not sent (CHAT-03).
 */
export const composerMachine = ({ drafts }: Readonly<{ drafts: Pick<Drafts, 'message'> }>) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as MessageOf,
      events: {} as Event,
      emitted: {} as { type: 'message.notKept' },
    },
    actors: { device: keptDraft(drafts.message, (text) => text === '') },
    actions: {
      // Text typed meanwhile is preserved.
      takeBack: assign(({ context }, { value = '' }: Readonly<{ value: string | undefined }>) => ({
        text: context.text === '' ? value : context.text,
      })),
      write: assign((_, text: string) => ({ text })),
      clear: assign({ text: '' }),
      keep: sendTo('device', ({ context }) => ({ type: 'value.changed' as const, value: context.text })),
      tellNotKept: emit({ type: 'message.notKept' }),
      tellWritten: sendTo(toParent, ({ context }, at: Instant): Written => ({
        type: 'message.written',
        text: typedText(context.text),
        at,
      })),
    },
    guards: {
      saysSomething: ({ context }) => saysSomething(context.text),
    },
    delays: { DOUBLE_TAP },
  }).createMachine({
    id: 'composer',
    context: ({ input }) => ({ of: input, text: '' }),
    invoke: {
      id: 'device',
      src: 'device',
      input: ({ context }) => ({ name: context.of }),
      onError: {
        description: 'Nothing is stored then.',
        actions: raise({ type: 'kept.read', value: undefined }),
      },
    },
    on: {
      'text.changed': { actions: [{ type: 'write', params: ({ event }) => event.text }, 'keep'] },
      'room.lacked': { actions: 'tellNotKept' },
      'message.stored': { actions: 'keep' },
      'message.returned': { actions: { type: 'takeBack', params: ({ event }) => ({ value: event.text }) } },
    },
    initial: 'restoring',
    states: {
      restoring: {
        on: { 'kept.read': { target: 'open', actions: { type: 'takeBack', params: ({ event }) => event } } },
      },
      open: {
        initial: 'ready',
        states: {
          ready: {
            on: {
              'message.submitted': [
                {
                  target: 'sent',
                  guard: 'saysSomething',
                  actions: [{ type: 'tellWritten', params: ({ event }) => event.at }, 'clear'],
                },
                { target: 'reminded' },
              ],
            },
          },
          sent: {
            description: 'A message was just sent: a double tap shows no error.',
            on: {
              'message.submitted': {
                target: 'sent',
                guard: 'saysSomething',
                actions: [{ type: 'tellWritten', params: ({ event }) => event.at }, 'clear'],
                reenter: true,
              },
            },
            after: { DOUBLE_TAP: 'ready' },
          },
          reminded: {
            description: 'Shows that a message is required.',
            on: { 'reminder.dismissed': 'ready' },
          },
        },
      },
    },
  })
