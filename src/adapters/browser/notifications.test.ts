import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test, vi } from 'vitest'
import { createBrowserNotifications } from './browser-notifications.ts'

const SAID = { name: '70@1', title: 'Concerto per archi', text: 'oggi, dalle 18:30' }
const NOT_NOTIFIED = Either.left({ _tag: 'NotNotified' })

type Standing = EventTarget & Readonly<{ title: string; options: NotificationOptions; close: () => void }>

type Browser = Readonly<{
  permission: NotificationPermission
  answer?: NotificationPermission | Error
  /** As on phones: a page cannot construct notifications. */
  isIllegal?: boolean
}>

const windowWith = ({ permission, answer = permission, isIllegal = false }: Browser) => {
  const shown: Standing[] = []
  const focus = vi.fn<() => void>()
  class Notification extends EventTarget implements Standing {
    static permission = permission
    static async requestPermission() {
      if (answer instanceof Error) throw answer
      Notification.permission = answer
      return answer
    }
    close = vi.fn<() => void>()
    readonly title: string
    readonly options: NotificationOptions
    constructor(title: string, options: NotificationOptions = {}) {
      super()
      this.title = title
      this.options = options
      if (isIllegal) throw new TypeError('Illegal constructor')
      shown.push(this)
    }
  }
  return { shown, focus, notifications: createBrowserNotifications({ Notification, focus }) }
}

describe('The permission to notify', () => {
  test.each([
    ['granted', 'allowed'],
    ['default', 'askable'],
    ['denied', 'denied'],
  ] as const)('is read from the browser: %s', async (permission, expected) =>
    expect(await windowWith({ permission }).notifications.permission()()).toEqual(Either.right(expected)),
  )

  test('is missing where the browser has no notifications, or forbids their constructor', async () => {
    expect(await createBrowserNotifications({}).permission()()).toEqual(Either.right('missing'))
    const phone = windowWith({ permission: 'default', isIllegal: true })
    expect(await phone.notifications.permission()()).toEqual(Either.right('missing'))
  })

  test.each([
    ['granted', 'allowed'],
    ['denied', 'denied'],
    ['default', 'askable'],
  ] as const)('is what the citizen answers: %s', async (answer, expected) =>
    expect(await windowWith({ permission: 'default', answer }).notifications.ask()()).toEqual(Either.right(expected)),
  )

  test('is missing where the request fails', async () => {
    const { notifications } = windowWith({ permission: 'default', answer: new Error('Not here') })
    expect(await notifications.ask()()).toEqual(NOT_NOTIFIED)
    expect(await createBrowserNotifications({}).ask()()).toEqual(Either.right('missing'))
  })
})

describe('A notification', () => {
  test('is shown with its name as tag', async () => {
    const { shown, notifications } = windowWith({ permission: 'granted' })
    expect(await notifications.show(SAID, () => {})()).toEqual(Either.right(undefined))
    expect(shown).toMatchObject([{ title: SAID.title, options: { body: SAID.text, tag: SAID.name } }])
  })

  test('brings the app to the front when it is pressed, and closes', async () => {
    const { shown, focus, notifications } = windowWith({ permission: 'granted' })
    const pressed = vi.fn<() => void>()
    await notifications.show(SAID, pressed)()
    shown[0]?.dispatchEvent(new Event('click'))
    expect([focus, pressed, shown[0]?.close].map((called) => vi.mocked(called ?? focus).mock.calls.length)).toEqual([
      1, 1, 1,
    ])
  })

  test.each([{ permission: 'default' }, { permission: 'denied' }, { permission: 'granted', isIllegal: true }] as const)(
    'is not shown where that is not allowed or not possible: %o',
    async (browser) => {
      const { shown, notifications } = windowWith(browser)
      expect(await notifications.show(SAID, () => {})()).toEqual(NOT_NOTIFIED)
      expect(shown).toEqual([])
    },
  )

  test('is not shown where there are none', async () =>
    expect(await createBrowserNotifications({}).show(SAID, () => {})()).toEqual(NOT_NOTIFIED))
})
