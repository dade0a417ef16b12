import type { ChatSight } from '../sight.ts'
import type { BrowserTab } from './browser-tab.ts'

/** The distance of scrolling up, in CSS pixels. */
const A_WAY_UP = 300
/** The tolerance for a visible line at the edge, in CSS pixels. */
const ROUNDING = 1

export const chatSight = (tab: BrowserTab): ChatSight => {
  const log = () => tab.main().getByRole('log')
  const lines = () => log().locator('p:has(> bdi:first-child)')
  let read: Readonly<{ at: number; top: number }> | undefined
  const topOf = async (at: number): Promise<number> => {
    const box = await lines().nth(at).boundingBox()
    return box?.y ?? Number.NaN
  }
  const edges = async (): Promise<Readonly<{ top: number; bottom: number }>> => {
    const { y = 0, height = 0 } = (await log().boundingBox()) ?? {}
    return { top: y, bottom: y + height }
  }
  return {
    focusRow: (name) => tab.main().getByRole('list', { name: 'Le tue chat' }).getByRole('link', { name }).focus(),
    readUp: async () => {
      await log().hover()
      await tab.page().mouse.wheel(0, -A_WAY_UP)
      // Scrolling continues for a while after the wheel event.
      let before = Number.NaN
      for (let top = await topOf(0); top !== before; top = await topOf(0)) {
        before = top
        await tab.page().waitForTimeout(100)
      }
      const { top } = await edges()
      const tops = await lines().evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top))
      const at = tops.findIndex((one) => one >= top)
      read = { at, top: tops[at] ?? Number.NaN }
    },
    moved: async () => {
      if (!read) throw new Error('Nobody has read up here')
      return Math.abs((await topOf(read.at)) - read.top)
    },
    directionOf: async (text) =>
      (await lines()
        .filter({ hasText: text })
        .last()
        .evaluate((line) => getComputedStyle(line).direction)) === 'rtl'
        ? 'left'
        : 'right',
    isAtEnd: async () => {
      const { bottom } = await edges()
      const box = await lines().last().boundingBox()
      return box !== null && box.y + box.height <= bottom + ROUNDING
    },
  }
}
