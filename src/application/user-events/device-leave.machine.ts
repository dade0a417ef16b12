import { assign, setup } from 'xstate'
import { needsPort } from '#application/kit/from-port.ts'
import type { NotificationLeave } from '#application/ports/notifications.ts'

/**
 * Whether the device may show notifications of reminders. The permission is requested only after the citizen pressed
 * the button (EVENT-05).
 */
export const deviceLeaveMachine = setup({
  types: {
    /** Undefined until it is known. */
    context: {} as Readonly<{ leave: NotificationLeave | undefined }>,
    events: {} as { type: 'leave.requested' },
  },
  actors: {
    read: needsPort<NotificationLeave, void>('read'),
    ask: needsPort<NotificationLeave, void>('ask'),
  },
  actions: { keep: assign((_, leave: NotificationLeave) => ({ leave })) },
  guards: { isAskable: ({ context }) => context.leave === 'askable' },
}).createMachine({
  id: 'deviceLeave',
  context: { leave: undefined },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        onDone: { target: 'known', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'known', actions: { type: 'keep', params: 'missing' } },
      },
    },
    known: { on: { 'leave.requested': { target: 'asking', guard: 'isAskable' } } },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: { target: 'known', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'known', actions: { type: 'keep', params: 'missing' } },
      },
    },
  },
})
