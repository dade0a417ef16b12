import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeOver } from './take-over.ts'

const isThere = (): boolean => document.getElementById('last-seen') !== null
/** Changes of the page are told in a later turn. */
const told = (): Promise<void> => new Promise((resolve) => queueMicrotask(() => resolve()))
const seen = globalThis as { piazzaSeen?: string }
let root: HTMLElement

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.body.innerHTML = '<div id="root"><div class="splash"></div></div><div id="last-seen">Eventi</div>'
  root = document.getElementById('root') as HTMLElement
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 20, height: 20 } as DOMRect)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('What was last seen stays until the app has drawn, and shows as much (SHELL-25)', async () => {
  takeOver(root)
  expect(isThere()).toBe(true)
  root.innerHTML = '<main aria-busy="true"></main>'
  await told()
  expect(isThere()).toBe(true)
  root.querySelector('main')?.setAttribute('aria-busy', 'false')
  await told()
  expect(isThere()).toBe(false)
})

test('What waits for its content out of sight keeps nothing there', async () => {
  takeOver(root)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 2_000,
    bottom: 2_020,
    height: 20,
  } as DOMRect)
  root.innerHTML = '<main aria-busy="true"></main>'
  await told()
  expect(isThere()).toBe(false)
})

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
  'It goes as the citizen acts on what is drawn: %s',
  async (act) => {
    takeOver(root)
    dispatchEvent(new Event(act))
    expect(isThere()).toBe(true)
    root.innerHTML = '<main aria-busy="true"></main>'
    await told()
    dispatchEvent(new Event(act))
    expect(isThere()).toBe(false)
  },
)

test('It goes in the end, however long the app waits for its content', async () => {
  takeOver(root)
  root.innerHTML = '<main aria-busy="true"></main>'
  await told()
  vi.advanceTimersByTime(3_999)
  expect(isThere()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isThere()).toBe(false)
})

test('It goes where the app has gone elsewhere', async () => {
  takeOver(root)
  history.pushState(null, '', '/login')
  root.innerHTML = '<main aria-busy="true"></main>'
  await told()
  expect(isThere()).toBe(false)
})

test('What has not come by then comes no more', () => {
  seen.piazzaSeen = 'device.lastSeen.it /'
  document.getElementById('last-seen')?.remove()
  takeOver(root)
  expect(seen.piazzaSeen).toBeUndefined()
})
