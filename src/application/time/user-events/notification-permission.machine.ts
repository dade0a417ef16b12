import { assign, setup } from 'xstate'
import { fromPort } from '#application/kit/from-port.ts'
import type { Notifications, NotifyPermission } from '#application/ports/notifications.ts'

/**
 * Whether the device may show notifications of reminders. The permission is requested only after the citizen pressed
 * the button (EVENT-05).
 */
export const notificationPermissionMachine = ({ notifications }: Readonly<{ notifications: Notifications }>) =>
  setup({
    types: {
      /** Undefined until it is known. */
      context: {} as Readonly<{ permission: NotifyPermission | undefined }>,
      events: {} as { type: 'permission.requested' },
    },
    actors: {
      read: fromPort(notifications.permission),
      ask: fromPort(notifications.ask),
    },
    actions: { keep: assign((_, permission: NotifyPermission) => ({ permission })) },
    guards: { isAskable: ({ context }) => context.permission === 'askable' },
  }).createMachine({
    id: 'notificationPermission',
    context: { permission: undefined },
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
      known: { on: { 'permission.requested': { target: 'asking', guard: 'isAskable' } } },
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
