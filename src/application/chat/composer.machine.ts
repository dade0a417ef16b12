import { assign, emit, sendParent, setup } from 'xstate'
import { needsPort } from '#application/kit/from-port.ts'
import { saysSomething } from '#domain/chat/chat.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { OutboxNews, OutboxOf } from './outbox.machine.ts'

/** How soon after a message went a press with nothing written is the second tap of the same, in milliseconds (fault 28). */
export const DOUBLE_TAP = 700

type Context = OutboxOf &
  Readonly<{
    text: string
    /** What of it the device has kept. */
    kept: string
    /** The device's lack of room has been told. */
    isTold: boolean
  }>

type Event =
  | { type: 'text.changed'; text: string }
  | { type: 'message.submitted'; at: Instant }
  | { type: 'reminder.dismissed' }

/** What the composer tells the conversation it belongs to. */
export type Written = { type: 'message.written'; text: string; at: Instant }

/** A message being written: its draft outlives leaving and reloading (CHAT-08); an empty one is not sent (CHAT-03). */
export const composerMachine = setup({
  types: {
    context: {} as Context,
    input: {} as OutboxOf,
    events: {} as Event,
    emitted: {} as OutboxNews,
  },
  actors: {
    restore: needsPort<string, OutboxOf>('restore'),
    keep: needsPort<string, OutboxOf & Readonly<{ text: string }>>('keep'),
  },
  actions: {
    // What was typed meanwhile is not lost.
    takeBack: assign(({ context }, kept: string) => ({ kept, text: context.text === '' ? kept : context.text })),
    write: assign((_, text: string) => ({ text })),
    clear: assign({ text: '' }),
    // That nothing takes no room says nothing of how much there is.
    noteKept: assign(({ context }, kept: string) => ({ kept, isTold: context.isTold && kept === '' })),
    noteUnkept: assign(({ context }) => ({ kept: context.text, isTold: true })),
    tellNotKept: emit({ type: 'message.notKept' }),
    tellWritten: sendParent(({ context }, at: Instant): Written => ({
      type: 'message.written',
      text: context.text,
      at,
    })),
  },
  guards: {
    saysSomething: ({ context }) => saysSomething(context.text),
    isUnkept: ({ context }) => context.kept !== context.text,
    isTold: ({ context }) => context.isTold,
  },
  delays: { DOUBLE_TAP },
}).createMachine({
  id: 'composer',
  context: ({ input }) => ({ ...input, text: '', kept: '', isTold: false }),
  on: { 'text.changed': { actions: { type: 'write', params: ({ event }) => event.text } } },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context: { chat, owner } }) => ({ chat, owner }),
        onDone: { target: 'open', actions: { type: 'takeBack', params: ({ event }) => event.output } },
        onError: 'open',
      },
    },
    open: {
      type: 'parallel',
      states: {
        writing: {
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
              description: 'A message has just gone: the second tap of the same says nothing.',
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
              description: 'Told that a message is required.',
              on: { 'reminder.dismissed': 'ready' },
            },
          },
        },
        device: {
          initial: 'kept',
          states: {
            kept: { always: { target: 'keeping', guard: 'isUnkept' } },
            keeping: {
              invoke: {
                id: 'keep',
                src: 'keep',
                input: ({ context: { chat, owner, text } }) => ({ chat, owner, text }),
                onDone: { target: 'kept', actions: { type: 'noteKept', params: ({ event }) => event.output } },
                onError: [
                  { target: 'kept', guard: 'isTold', actions: 'noteUnkept' },
                  { target: 'kept', actions: ['noteUnkept', 'tellNotKept'] },
                ],
              },
            },
          },
        },
      },
    },
  },
})
