import type { Locator } from 'playwright-core'
import type { BrowserTab } from './browser-tab.ts'

/** The distance of a swipe, and its number of moves. */
const WAY = 180
const MOVES = 6

/** Swipes a row to the left with one finger, by touch events. */
export const swipeAway = async (tab: BrowserTab, row: Locator): Promise<void> => {
  const box = await row.boundingBox()
  if (!box) throw new Error('What should be swiped away is not in sight')
  const page = tab.page()
  const screen = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const from = box.x + box.width - 60
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  await touch('touchStart', [{ x: from, y }])
  for (let move = 1; move <= MOVES; move += 1) await touch('touchMove', [{ x: from - (WAY * move) / MOVES, y }])
  await touch('touchEnd', [])
  await screen.detach()
}
