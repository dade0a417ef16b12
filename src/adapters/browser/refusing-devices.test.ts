import * as Either from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserDownloads } from './browser-downloads.ts'
import { createBrowserNotifications } from './browser-notifications.ts'
import { createBrowserPositions } from './browser-positions.ts'
import { createBrowserSharing } from './browser-sharing.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const named = (name: string): Error => Object.assign(new Error(name), { name })
const refused = (name: string) => () => Promise.reject(named(name))

describe('Sharing x copying: what is offered (SHELL-23)', () => {
  const WAYS = {
    works: () => Promise.resolve(),
    missing: undefined,
    refused: refused('NotAllowedError'),
    broken: () => {
      throw named('TypeError')
    },
    closed: refused('AbortError'),
  }
  type Way = keyof typeof WAYS
  const offered = (share: Way, copy: Way): string => {
    if (share === 'works') return 'shared'
    if (share === 'closed') return 'SharingCancelled'
    if (copy === 'works') return 'copied'
    return copy === 'closed' ? 'SharingCancelled' : 'NotShared'
  }
  const ways = Object.keys(WAYS) as readonly Way[]
  test.each(ways.flatMap((share) => ways.map((copy) => [share, copy] as const)))(
    'the device’s own dialog: %s, the clipboard: %s',
    async (share, copy) => {
      const port = createBrowserSharing({ origin: 'https://citta.it', share: WAYS[share], copy: WAYS[copy] })
      const outcome = await port.share({ title: 'x', path: '/sede' })()
      const said = offered(share, copy)
      const url = said === 'NotShared' ? { url: 'https://citta.it/sede' } : {}
      expect(outcome).toEqual(
        said.endsWith('ed') && said !== 'NotShared' && said !== 'SharingCancelled'
          ? Either.right(said)
          : Either.left({ _tag: said, ...url }),
      )
    },
  )
})

type Ask = Geolocation['getCurrentPosition']
const fails =
  (code: number): Ask =>
  (_, failed) =>
    failed?.({ code } as GeolocationPositionError)

describe('The position: what is said (fault 45)', () => {
  const found = { coords: { latitude: 45.8, longitude: 8.8 } } as GeolocationPosition
  const ROWS: Readonly<Record<string, readonly [Ask | undefined, string]>> = {
    works: [(done) => done(found), 'Right'],
    missing: [undefined, 'PositionUnavailable'],
    refused: [fails(1), 'PositionDenied'],
    unavailable: [fails(2), 'PositionUnavailable'],
    slow: [fails(3), 'PositionTimedOut'],
    broken: [
      () => {
        throw named('SecurityError')
      },
      'PositionUnavailable',
    ],
    silent: [() => {}, 'PositionTimedOut'],
    late: [(done) => void setTimeout(() => done(found), 60_000), 'PositionTimedOut'],
  }
  test.each(Object.entries(ROWS))('%s', async (_, [ask, said]) => {
    const port = createBrowserPositions(ask && ({ getCurrentPosition: ask } as Geolocation))
    const outcome = port.current()()
    await vi.runAllTimersAsync()
    const now = await outcome
    expect(Either.isRight(now) ? 'Right' : now.left._tag).toBe(said)
  })
})

/** What makes notifications, where the device may. */
const kind = (permission: NotificationPermission, isMade = true) =>
  Object.assign(
    class {
      constructor() {
        if (!isMade) throw named('TypeError')
      }
      addEventListener() {}
      close() {}
    },
    { permission, requestPermission: refused('NotAllowedError') },
  )

describe('Notifications: what may be asked, and whether one is shown', () => {
  test.each([
    ['allowed', kind('granted'), 'allowed', 'Right'],
    ['missing', undefined, 'missing', 'Left'],
    ['refused', kind('denied'), 'denied', 'Left'],
    ['never asked', kind('default'), 'askable', 'Left'],
    ['forbidden to pages', kind('default', false), 'missing', 'Left'],
    ['broken', kind('granted', false), 'allowed', 'Left'],
  ])('%s', async (_, Notification, permission, shown) => {
    const port = createBrowserNotifications({ Notification })
    expect(await port.permission()()).toEqual(Either.right(permission))
    expect((await port.show({ name: 'a', title: 'b', text: 'c' }, () => {})())._tag).toBe(shown)
    expect((await port.ask()())._tag).toBe(Notification === undefined ? 'Right' : 'Left')
  })
})

test.each([
  ['missing', undefined],
  [
    'refused',
    {
      createElement: () => ({ click: refused('x') }),
      body: {
        append: () => {
          throw named('x')
        },
      },
    } as unknown as Document,
  ],
])('a file on a device where saving is %s is told as not saved', async (_, page) => {
  expect(await createBrowserDownloads(page).save('a.pdf', new Blob(['x']))()).toEqual(Either.left({ _tag: 'NotSaved' }))
})
