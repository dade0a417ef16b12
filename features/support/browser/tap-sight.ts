import type { TapSight } from '../sight.ts'
import type { BrowserTab } from './browser-tab.ts'

type Counting = typeof globalThis & { piazzaTaps?: number }

/** Counts the taps of a finger or a mouse on the page, until it is loaded again. */
export const tapSight = (tab: BrowserTab): TapSight => ({
  count: () =>
    tab.page().evaluate(() => {
      const page = globalThis as Counting
      page.piazzaTaps = 0
      addEventListener(
        'click',
        ({ detail }) => {
          // A click by keyboard, or one that a label passes on, has no place.
          if (detail > 0) page.piazzaTaps = (page.piazzaTaps ?? 0) + 1
        },
        { capture: true },
      )
    }),
  counted: () => tab.page().evaluate(() => (globalThis as Counting).piazzaTaps ?? -1),
  intoSearch: () => tab.page().getByRole('searchbox').click(),
})
