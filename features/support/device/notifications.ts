import type { NotificationSource } from '#adapters/browser/browser-notifications.ts'
import type { NotificationTasks, Notifying } from '../notification-tasks.ts'

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
  const tasks: NotificationTasks = {
    prepare: async (notifying) => {
      state.source = notifying === undefined ? {} : standing(notifying)
    },
    shown: async () => shown.map(({ words }) => words),
    timesAsked: async () => state.timesAsked,
    press: async () => {
      shown.at(-1)?.press()
    },
  }
  return {
    tasks,
    /** It may be prepared after its first window was made. */
    source: {
      focus: () => {},
      get Notification() {
        return state.source.Notification
      },
    } satisfies NotificationSource,
  }
}
