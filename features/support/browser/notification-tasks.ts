import type { NotificationTasks } from '../notification-tasks.ts'
import type { BrowserTab } from './browser-tab.ts'
import type { NotificationRecord } from './notification-stand-in.ts'

const told = <A>(tab: BrowserTab, read: (record: NotificationRecord) => A): Promise<A> =>
  tab.page().evaluate(`(${String(read)})(globalThis.piazzaNotifications)`)

export const notificationTasks = (tab: BrowserTab): NotificationTasks => ({
  prepare: async (notifying) => {
    tab.device.prepared.notifying = { notifying }
  },
  shown: () => told(tab, ({ shown }) => shown.map(({ title, body }) => `${title}: ${body}`)),
  timesAsked: () => told(tab, ({ timesAsked }) => timesAsked),
  press: async () => {
    await told(tab, ({ shown }) => shown.at(-1)?.dispatchEvent(new Event('click')))
  },
})
