import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { NotificationText, NotifyPermission, Notifications } from '#application/ports/notifications.ts'
import { isPressed } from '../worker/messages.ts'

type Shown = Readonly<{ addEventListener: (kind: 'click', hear: () => void) => void; close: () => void }>
type Kind = Readonly<{
  permission: NotificationPermission
  requestPermission: () => Promise<NotificationPermission>
}> &
  (new (title: string, options?: NotificationOptions) => Shown)

type Workers = Readonly<{
  getRegistration: () => Promise<
    | Readonly<{ active: unknown; showNotification: (title: string, options?: NotificationOptions) => Promise<void> }>
    | undefined
  >
  addEventListener: (kind: 'message', hear: (event: Readonly<{ data: unknown }>) => void) => void
}>

/**
 * What notifications need: a window, which has no `Notification` where there are none, and the workers of the page, by
 * which phones show them.
 */
export type NotificationSource = Readonly<{
  Notification?: Kind | undefined
  focus?: (() => void) | undefined
  workers?: Workers | undefined
}>

const ICON = '/icon.svg'
const NOT_NOTIFIED = Either.left({ _tag: 'NotNotified' } as const)

/**
 * Mobile browsers have `Notification` but forbid its constructor; trying it shows nothing before the permission is
 * granted.
 */
const canMake = (kind: Kind): boolean => {
  try {
    new kind('').close()
    return true
  } catch {
    return false
  }
}

/** The worker of the page, once it is active. */
const workerOf = async ({ workers }: NotificationSource) => {
  const registration = await workers?.getRegistration().catch(() => undefined)
  return registration?.active ? registration : undefined
}

const permissionOf = async (source: NotificationSource): Promise<NotifyPermission> => {
  const { Notification: kind } = source
  if (kind === undefined) return 'missing'
  if (kind.permission === 'denied') return 'denied'
  if (await workerOf(source)) return kind.permission === 'granted' ? 'allowed' : 'askable'
  // With the permission, an attempt would show something.
  if (kind.permission === 'granted') return 'allowed'
  return canMake(kind) ? 'askable' : 'missing'
}

/**
 * Notifications of the browser: of the page, or of its worker where a page may not show any. Missing, denied and failing
 * notifications are answers, never errors.
 */
export const createBrowserNotifications = (source: NotificationSource): Notifications => {
  const presses = new Map<string, () => void>()
  let isHearing = false
  const hear = ({ data }: Readonly<{ data: unknown }>): void => {
    if (!isPressed(data)) return
    presses.get(data.name)?.()
    presses.delete(data.name)
  }
  const showByWorker = async ({ name, title, text }: NotificationText, onPress: () => void) => {
    const worker = await workerOf(source)
    if (worker === undefined) return NOT_NOTIFIED
    if (!isHearing) source.workers?.addEventListener('message', hear)
    isHearing = true
    presses.set(name, onPress)
    await worker.showNotification(title, { body: text, tag: name, icon: ICON })
    return Either.right(undefined)
  }
  return {
    permission: () => TaskEither.fromTask(() => permissionOf(source)),
    ask: () => async () => {
      try {
        await source.Notification?.requestPermission()
      } catch {
        return NOT_NOTIFIED
      }
      return Either.right(await permissionOf(source))
    },
    show: (said, onPress) => async () => {
      const kind = source.Notification
      if (kind?.permission !== 'granted') return NOT_NOTIFIED
      try {
        const { name, title, text } = said
        const shown = new kind(title, { body: text, tag: name, icon: ICON })
        shown.addEventListener('click', () => {
          source.focus?.()
          shown.close()
          onPress()
        })
        return Either.right(undefined)
      } catch {
        return showByWorker(said, onPress).catch(() => NOT_NOTIFIED)
      }
    },
  }
}
