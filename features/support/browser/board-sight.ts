import type { BoardSight } from '../sight.ts'
import type { BrowserTab } from './browser-tab.ts'

type Attended = { piazzaTold: string[] }
type Places = Readonly<Record<string, string>>

export const boardSight = (tab: BrowserTab): BoardSight => {
  /** The position of each flight in the page, by its name. */
  const places = (): Promise<Places> =>
    tab
      .main()
      .locator('tbody tr')
      .evaluateAll((rows) =>
        Object.fromEntries(
          rows.map((row) => {
            const { top, left, height } = row.getBoundingClientRect()
            return [row.querySelector('th')?.textContent ?? '', [top, left, height].map(Math.round).join(' ')]
          }),
        ),
      )
  let before: Places = {}
  return {
    attend: async () => {
      before = await places()
      await tab.page().evaluate(() => {
        const told: string[] = []
        ;(globalThis as unknown as Attended).piazzaTold = told
        const places = '[role=alert], [role=status], output, [aria-live=polite], [aria-live=assertive]'
        const said = new Map([...document.querySelectorAll(places)].map((place) => [place, place.textContent]))
        new MutationObserver(() => {
          for (const place of document.querySelectorAll(places)) {
            const words = place.textContent
            if (words !== '' && words !== (said.get(place) ?? '')) told.push(words)
            said.set(place, words)
          }
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      })
    },
    timesTold: (words) =>
      tab
        .page()
        .evaluate(
          (sought) => (globalThis as unknown as Attended).piazzaTold.filter((told) => told.includes(sought)).length,
          words,
        ),
    moved: async () => {
      const now = await places()
      return Object.keys(before).filter((flight) => before[flight] !== now[flight])
    },
  }
}
