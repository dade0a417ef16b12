import * as Either from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Positions } from '#application/ports/positions.ts'
import { createBrowserAppBadge } from './browser-app-badge.ts'
import { createBrowserDevice } from './browser-device.ts'
import { createBrowserDownloads } from './browser-downloads.ts'
import { createBrowserPositions } from './browser-positions.ts'
import { createBrowserPresence } from './browser-presence.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { memoryStorage } from './memory-storage.ts'
import { isUuid } from './uuid.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser with this answer to a request for its position. */
const located = (answer: Geolocation['getCurrentPosition']): Geolocation => ({
  getCurrentPosition: answer,
  watchPosition: () => 0,
  clearWatch: () => {},
})
const positionAt = (latitude: number, longitude: number) => ({ coords: { latitude, longitude } }) as GeolocationPosition
const at = (latitude: number, longitude: number) => located((found) => found(positionAt(latitude, longitude)))
const refuse = (): never => {
  throw new DOMException('Denied', 'SecurityError')
}
const refusing = (code: number) => located((_, failed) => failed?.({ code } as GeolocationPositionError))

const permissions = (state: string) => ({ query: () => Promise.resolve({ state }) })
const page = (click: () => void) => {
  const link = { href: '', download: '', hidden: false, click, remove: vi.fn<() => void>() }
  return { link, document: { createElement: () => link, body: { append: () => {} } } as unknown as Document }
}

describe('the position', () => {
  test('is the one that the device returns', async () => {
    expect(await createBrowserPositions(at(45.82, 8.83)).current()()).toEqual(
      Either.right({ latitude: 45.82, longitude: 8.83 }),
    )
  })

  test.each([
    ['denied', refusing(1), 'PositionDenied'],
    ['not to be found', refusing(2), 'PositionUnavailable'],
    ['too slow', refusing(3), 'PositionTimedOut'],
    ['the sea off Africa', at(0, 0), 'PositionUnavailable'],
    ['not a number', at(Number.NaN, 8), 'PositionUnavailable'],
    ['unknown to the browser', undefined, 'PositionUnavailable'],
    ['forbidden to the page', located(refuse), 'PositionUnavailable'],
  ])('that is %s has its own failure (fault 45)', async (_, geolocation, _tag) => {
    expect(await createBrowserPositions(geolocation).current()()).toEqual(Either.left({ _tag }))
  })

  test.each([
    ['never arrives', () => {}],
    ['arrives too late', (found: PositionCallback) => void setTimeout(() => found(positionAt(45.82, 8.83)), 60_000)],
  ])('that %s times out (fault 45)', async (_, answer) => {
    const outcome = createBrowserPositions(located(answer)).current()()
    await vi.runAllTimersAsync()
    expect(await outcome).toEqual(Either.left({ _tag: 'PositionTimedOut' }))
  })
})

describe('the device', () => {
  const nowhere: Positions = { current: () => () => Promise.resolve(Either.left({ _tag: 'PositionDenied' })) }

  test('has one registration code, created once and replaced when it is damaged (AUTH-13, fault 32)', () => {
    const local = memoryStorage()
    const device = () => createBrowserDevice({ storage: createBrowserStorage(() => local), positions: nowhere })
    const code = device().registrationCode()
    expect(isUuid(code)).toBe(true)
    expect(device().registrationCode()).toBe(code)
    local.setItem('piazza.device.code', 'damaged')
    const repaired = device().registrationCode()
    expect(isUuid(repaired)).toBe(true)
    expect(local.getItem('piazza.device.code')).toBe(repaired)
  })

  test('has the privacy choice that was made on it, and none once that is taken back (AUTH-13)', async () => {
    const local = memoryStorage()
    const device = () => createBrowserDevice({ storage: createBrowserStorage(() => local), positions: nowhere })
    const choices: (boolean | undefined)[] = [device().privacyChoice()]
    for (const choice of [true, false, undefined]) {
      device().rememberPrivacy(choice)
      choices.push(device().privacyChoice(), (await device().read()).privacyAccepted)
    }
    expect(choices).toEqual([undefined, true, true, false, false, undefined, undefined])
  })

  test.each(['prompt', 'denied'])('is read without a prompt for its position (permission: %s)', async (state) => {
    const current = vi.fn<Positions['current']>()
    const storage = createBrowserStorage(memoryStorage)
    const info = await createBrowserDevice({
      storage,
      positions: { current },
      source: { permissions: permissions(state) },
    }).read()
    expect(current).not.toHaveBeenCalled()
    expect(info).toMatchObject({ position: undefined, allowsPosition: false, allowsNotices: false })
    // What nobody knows of it is not said: the server keeps what it has (fault 55).
    expect([info.active, info.privacyAccepted]).toEqual([undefined, undefined])
  })

  test('has its position where the citizen has allowed it before', async () => {
    const positions = createBrowserPositions(at(45.82, 8.83))
    const storage = createBrowserStorage(memoryStorage)
    const info = await createBrowserDevice({
      storage,
      positions,
      source: { permissions: permissions('granted') },
    }).read()
    expect(info).toMatchObject({ position: { latitude: 45.82, longitude: 8.83 }, allowsPosition: true })
  })

  test.each([
    [{ userAgentData: { platform: 'Android', mobile: true } }, 'Android', 'mobile'],
    [{ userAgentData: { platform: 'Windows', mobile: false } }, 'Windows', 'desktop'],
    [{ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }, 'iOS', 'mobile'],
    [{ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' }, 'macOS', 'desktop'],
    [{}, 'Web', 'desktop'],
  ])('is described by its kind only', async (source, name, type) => {
    const storage = createBrowserStorage(memoryStorage)
    expect(await createBrowserDevice({ storage, positions: nowhere, source }).read()).toMatchObject({ name, type })
  })

  test('of a browser without the permissions API has no position', async () => {
    const source = { permissions: { query: () => Promise.reject(new TypeError('unknown')) } }
    const storage = createBrowserStorage(memoryStorage)
    const info = await createBrowserDevice({ storage, positions: nowhere, source }).read()
    expect([info.allowsNotices, info.allowsPosition]).toEqual([false, false])
  })
})

describe('a download', () => {
  test('is offered under its name, and its object URL is revoked', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const click = vi.fn<() => void>()
    const { link, document } = page(click)
    const outcome = await createBrowserDownloads(document).save('avviso.pdf', new Blob(['x']))()
    expect(outcome).toEqual(Either.right(undefined))
    expect(link.download).toBe('avviso.pdf')
    expect(click).toHaveBeenCalledOnce()
    expect(link.remove).toHaveBeenCalledOnce()
    vi.runAllTimers()
    expect(revoked).toHaveBeenCalledWith(link.href)
  })

  test.each([
    ['there is no page', undefined],
    ['the browser refuses it', page(refuse).document],
    ['the page takes nothing', { ...page(() => {}).document, body: { append: refuse } } as unknown as Document],
  ])('fails where %s', async (_, document) => {
    const outcome = await createBrowserDownloads(document).save('avviso.pdf', new Blob(['x']))()
    expect(outcome).toEqual(Either.left({ _tag: 'NotSaved' }))
  })
})

test('The badge shows the number, is cleared at zero, and is silent where it is missing', () => {
  const shown: (number | undefined)[] = []
  const badge = createBrowserAppBadge({
    setAppBadge: (count) => {
      shown.push(count)
      return Promise.reject(new DOMException('No', 'NotAllowedError'))
    },
    clearAppBadge: () => {
      shown.push(undefined)
      return Promise.resolve()
    },
  })
  badge.show(3)
  badge.show(0)
  createBrowserAppBadge(undefined).show(1)
  expect(shown).toEqual([3, undefined])
})

test('Presence follows the network and the visibility until the subscription ends', () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const source = Object.assign(new EventTarget(), { navigator: { onLine: true }, document })
  const presence = createBrowserPresence(source)
  const heard: boolean[][] = []
  const leave = presence.watch(() => heard.push([presence.isOnline(), presence.isVisible()]))
  source.navigator.onLine = false
  source.dispatchEvent(new Event('offline'))
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  leave()
  source.dispatchEvent(new Event('online'))
  expect(heard).toEqual([
    [false, true],
    [false, false],
  ])
  expect([createBrowserPresence(undefined).isOnline(), createBrowserPresence(undefined).isVisible()]).toEqual([
    true,
    true,
  ])
})

test('Use of the app is told at the first touch, and not again within ten seconds', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const source = Object.assign(new EventTarget(), { navigator: { onLine: true }, document })
  const told: string[] = []
  const leave = createBrowserPresence(source).watchUse(() => told.push('used'))
  const uses = (kind: string): number => {
    source.dispatchEvent(new Event(kind))
    return told.length
  }
  expect([uses('pointermove'), uses('pointerdown'), uses('keydown')]).toEqual([0, 1, 1])
  vi.advanceTimersByTime(9_999)
  expect(uses('wheel')).toBe(1)
  vi.advanceTimersByTime(1)
  expect([uses('wheel'), uses('wheel')]).toEqual([2, 2])
  vi.advanceTimersByTime(10_000)
  expect(uses('keydown')).toBe(3)
  leave()
  vi.advanceTimersByTime(10_000)
  expect(uses('pointerdown')).toBe(3)
  vi.useRealTimers()
})

test('A page that is put away is out of sight, and in sight again when it is brought back', () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const source = Object.assign(new EventTarget(), { navigator: { onLine: true }, document })
  const presence = createBrowserPresence(source)
  const heard: boolean[] = []
  const leave = presence.watch(() => heard.push(presence.isVisible()))
  for (const kind of ['pagehide', 'pageshow']) source.dispatchEvent(new Event(kind))
  leave()
  source.dispatchEvent(new Event('pagehide'))
  expect([heard, presence.isVisible()]).toEqual([[false, true], false])
})
