import type { NotificationSource } from '#adapters/browser/browser-notifications.ts'
import type { NotificationTasks, Notifying } from '../notification-tasks.ts'
import type { Window } from './window.ts'

type Shown = Readonly<{ words: string; press: () => void }>

/** The notifications of a device without a browser. */
export const createNotifications = () => {
  const shown: Shown[] = []
  const state: { timesAsked: number; source: NotificationSource } = { timesAsked: 0, source: {} }
  const standing = ({ permission, answer }: Notifying): NotificationSource => ({
    Notification: class extends EventTarget {
      static permission: NotificationPermission = permission
      static async requestPermission() {
        state.timesAsked += 1
        this.permission = answer
        return answer
      }
      close = () => {}
      constructor(title: string, { body }: NotificationOptions = {}) {
        super()
        if (state.source.Notification?.permission === 'granted')
          shown.push({ words: `${title}: ${body}`, press: () => this.dispatchEvent(new Event('click')) })
      }
    },
  })
  return {
    shown,
    state,
    /** It may be prepared after its first window was made. */
    source: {
      focus: () => {},
      get Notification() {
        return state.source.Notification
      },
    } satisfies NotificationSource,
    prepare: (notifying: Notifying | undefined): void => {
      state.source = notifying === undefined ? {} : standing(notifying)
    },
  }
}

export const notificationTasks = ({ device: { notifications } }: Window): NotificationTasks => ({
  prepare: async (notifying) => notifications.prepare(notifying),
  shown: async () => notifications.shown.map(({ words }) => words),
  timesAsked: async () => notifications.state.timesAsked,
  press: async () => {
    notifications.shown.at(-1)?.press()
  },
})
