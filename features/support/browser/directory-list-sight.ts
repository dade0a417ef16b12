import type { DirectoryListSight } from '../sight.ts'
import type { BrowserTab } from './browser-tab.ts'

/** Browsers round scroll offsets. */
const ROUNDING = 2

export const directoryListSight = (tab: BrowserTab): DirectoryListSight => {
  const rows = () => tab.main().locator('[data-row]:not([aria-hidden])')
  const linkOf = (row: number) =>
    tab
      .main()
      .locator(`[data-row="${row - 1}"]`)
      .getByRole('link')
      .first()
  return {
    scrollPast: async (count) => {
      await rows().first().waitFor()
      await tab.main().evaluate((main, past) => {
        const list = main.querySelector('ul:has([data-row])')
        const row = list?.querySelector('[data-row]')
        if (!list || !row) throw new Error('There is no list')
        const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length
        const above = list.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop
        main.scrollTop = above + Math.floor(past / columns) * row.getBoundingClientRect().height
      }, count)
    },
    top: async () => {
      const tops = await rows().evaluateAll(
        (all, rounding) =>
          all
            .map((row) => ({
              row: Number((row as HTMLElement).dataset['row']) + 1,
              top: row.getBoundingClientRect().top - (row.closest('main')?.getBoundingClientRect().top ?? 0),
            }))
            .filter(({ top }) => top >= -rounding)
            .sort((one, other) => one.row - other.row),
        ROUNDING,
      )
      return tops[0]?.row
    },
    focused: () =>
      tab.page().evaluate(() => {
        const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
        return row === undefined ? undefined : Number(row) + 1
      }),
    goInto: (row) => linkOf(row).click(),
    takePage: async (page) => {
      await tab
        .main()
        .getByRole('link', { name: `Pagina ${page}`, exact: true })
        .focus()
      await tab.page().keyboard.press('Enter')
    },
  }
}
