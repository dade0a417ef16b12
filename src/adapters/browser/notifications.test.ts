import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test, vi } from 'vitest'
import { pressed } from '../worker/messages.ts'
import { createBrowserNotifications } from './browser-notifications.ts'

const SAID = { name: '70@1', title: 'Concerto per archi', text: 'oggi, dalle 18:30' }
const NOT_NOTIFIED = Either.left({ _tag: 'NotNotified' })

type Standing = EventTarget & Readonly<{ title: string; options: NotificationOptions; close: () => void }>

type Browser = Readonly<{
  permission: NotificationPermission
  answer?: NotificationPermission | Error
  /** As on phones: a page cannot construct notifications. */
  isIllegal?: boolean
  /** The worker of the page: none, one that is not active yet, one that shows, or one that fails. */
  worker?: 'none' | 'coming' | 'active' | 'failing'
}>

const windowWith = ({ permission, answer = permission, isIllegal = false, worker = 'none' }: Browser) => {
  const hearers: ((event: Readonly<{ data: unknown }>) => void)[] = []
  const byWorker: unknown[] = []
  const registration = {
    active: worker === 'coming' ? null : {},
    showNotification: async (title: string, options: NotificationOptions = {}) => {
      if (worker === 'failing') throw new TypeError('No notification permission has been granted')
      byWorker.push({ title, body: options.body, tag: options.tag })
    },
  }
  const workers = {
    getRegistration: () => Promise.resolve(worker === 'none' ? undefined : registration),
    addEventListener: (_: string, hear: (event: Readonly<{ data: unknown }>) => void) => void hearers.push(hear),
  }
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
  return {
    shown,
    focus,
    byWorker,
    press: (name: string) => hearers.forEach((hear) => hear({ data: pressed(name) })),
    notifications: createBrowserNotifications({ Notification, focus, workers }),
  }
}

describe('The permission to notify', () => {
  test.each([
    ['granted', false, 'allowed'],
    ['granted', true, 'allowed'],
    ['default', false, 'askable'],
    ['default', true, 'missing'],
    ['denied', false, 'denied'],
  ] as const)(
    'is read from the browser: %s, and whether it forbids their constructor: %s',
    async (permission, isIllegal, expected) =>
      expect(await windowWith({ permission, isIllegal }).notifications.permission()()).toEqual(Either.right(expected)),
  )

  test('is missing where the browser has no notifications', async () =>
    expect(await createBrowserNotifications({}).permission()()).toEqual(Either.right('missing')))

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

describe('Where a page may not show notifications, as on phones', () => {
  test.each([
    ['none', 'missing'],
    ['coming', 'missing'],
    ['active', 'askable'],
  ] as const)('one can be asked for them if it has a worker: %s', async (worker, expected) => {
    const { notifications } = windowWith({ permission: 'default', isIllegal: true, worker })
    expect(await notifications.permission()()).toEqual(Either.right(expected))
  })

  test('its worker shows them, and each press is heard once, by whoever had it shown', async () => {
    const { shown, byWorker, press, notifications } = windowWith({
      permission: 'granted',
      isIllegal: true,
      worker: 'active',
    })
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    expect(await notifications.show(SAID, first)()).toEqual(Either.right(undefined))
    await notifications.show({ ...SAID, name: '71@1' }, second)()
    expect([shown, byWorker[0]]).toEqual([[], { title: SAID.title, body: SAID.text, tag: SAID.name }])
    press('another')
    press(SAID.name)
    press(SAID.name)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
  })

  test.each(['none', 'coming', 'failing'] as const)(
    'without a worker that shows them none is shown: %s',
    async (worker) => {
      const { notifications } = windowWith({ permission: 'granted', isIllegal: true, worker })
      expect(await notifications.show(SAID, () => {})()).toEqual(NOT_NOTIFIED)
    },
  )
})
