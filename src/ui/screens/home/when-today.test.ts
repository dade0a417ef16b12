import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What listens in the page. */
let page = new EventTarget()
const come = vi.fn<() => void>()

/** A page of its own: what came in another one is not here. */
const opened = async (controller?: object) => {
  vi.resetModules()
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  return (await import('./when-today.ts')).whenToday
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('On a first visit it comes by itself a while after the page (HOME-04)', async () => {
  const whenToday = await opened()
  whenToday(false, come)
  vi.advanceTimersByTime(2_999)
  expect(come).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(come).toHaveBeenCalledOnce()
})

test.each(['pointerdown', 'keydown', 'scroll'])('It comes with the first %s', async (hand) => {
  const whenToday = await opened()
  whenToday(false, come)
  page.dispatchEvent(new Event(hand))
  page.dispatchEvent(new Event(hand))
  expect(come).toHaveBeenCalledOnce()
})

test('It comes at once from a service worker, for whoever is signed in, and once it was here', async () => {
  ;(await opened({}))(false, come)
  vi.advanceTimersByTime(0)
  expect(come).toHaveBeenCalledOnce()
  const whenToday = await opened()
  whenToday(true, come)
  vi.advanceTimersByTime(0)
  expect(come).toHaveBeenCalledTimes(2)
  whenToday(false, come)
  vi.advanceTimersByTime(0)
  expect(come).toHaveBeenCalledTimes(3)
})
