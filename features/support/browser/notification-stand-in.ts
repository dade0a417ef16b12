import type { BrowserContext } from 'playwright-core'
import type { Notifying } from '../notification-tasks.ts'

/** What a page has shown, and how often it has asked. */
export type NotificationRecord = {
  shown: (EventTarget & Readonly<{ title: string; body: string }>)[]
  timesAsked: number
}
type Told = { piazzaNotifications: NotificationRecord }

/** Runs in the page before any code of the app: a headless browser cannot prompt or show notifications. */
const stand = (notifying: Notifying | undefined): void => {
  const page = globalThis as unknown as Told & { Notification?: unknown }
  const told: NotificationRecord = { shown: [], timesAsked: 0 }
  page.piazzaNotifications = told
  if (notifying === undefined) {
    delete page.Notification
    return
  }
  const { permission, answer } = notifying
  page.Notification = class Standing extends EventTarget {
    static permission: string = permission
    static requestPermission = async () => {
      told.timesAsked += 1
      Standing.permission = answer
      return answer
    }
    title: string
    body: string
    close = () => {}
    constructor(title: string, { body = '' }: NotificationOptions = {}) {
      super()
      this.title = title
      this.body = body
      // As in any browser, the constructor shows nothing before the permission is granted.
      if (Standing.permission === 'granted') told.shown.push(this)
    }
  }
}

/** Replaces the browser's notifications by recorded ones, in every page of a device. */
export const standForNotifications = (context: BrowserContext, notifying: Notifying | undefined) =>
  context.addInitScript(stand, notifying)
