import { eventually } from '../eventually.ts'
import { mailFrom, type PageTasks } from '../page.ts'
import { linesOf, type BrowserTab } from './browser-tab.ts'
import { called } from './form-tasks.ts'
import { swipeAway } from './swipe.ts'

/** How far one scrolls at a time, in pixels: less than a screen, so that nothing is passed over. */
const STRIDE = 300
/** What listeners hear of a row with something new after its name. */
const UNREAD = /,\s*(?:\d+ messagg(?:io|i) )?non lett[aoi]$/
/** What a row is ticked by is called after the row. */
const PICKS = /^Seleziona (?:la chat con )?/
/** The initials of what a row is about, which stand before its words. */
const INITIALS = /^\p{Lu}{1,2}$/u

/** Runs in the page: scrolls a list on, and looks on only once the rows that are in sight then are drawn. */
const scrollOn = (list: Element, by: number): Promise<void> =>
  new Promise((resolve) => {
    list.scrollBy({ top: by })
    const { left, top, width, height } = list.getBoundingClientRect()
    const giveUp = performance.now() + 3_000
    const isRow = (share: number) =>
      document.elementFromPoint(left + width / 2, top + height * share)?.closest('[aria-posinset]') != null
    const look = () => {
      const waits = list.querySelector('li[aria-hidden="true"]') !== null
      const isDrawn = !waits && [0.2, 0.4, 0.6, 0.8].filter(isRow).length >= 2
      if (isDrawn || performance.now() > giveUp) resolve()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

export const pageTasks = (tab: BrowserTab): PageTasks => {
  const main = () => tab.main()
  const article = () => tab.page().getByRole('article')
  const rows = () => main().locator('[aria-posinset]:visible')
  const rowOf = (name: string) => rows().filter({ hasText: name })
  const banners = () =>
    main()
      .getByRole('complementary', { name: /^(?:Pubblicità|Publicidad)$/ })
      .getByRole('link')
      .filter({ visible: true })
  const tabs = () => main().getByRole('tab')
  const options = () => main().getByRole('option')

  const read = async () => {
    const all = await rows().evaluateAll((found) =>
      found.map((row) => {
        const box = row.querySelector<HTMLInputElement>('input[type=checkbox]')
        return {
          called: row.querySelector('a')?.innerText ?? box?.getAttribute('aria-label') ?? '',
          lines: (row as HTMLElement).innerText.split('\n').map((line) => line.trim()),
          isPicked: box?.checked === true,
        }
      }),
    )
    return all.map(({ called, lines, isPicked }) => {
      const name = called.trim().replace(UNREAD, '').replace(PICKS, '').trim()
      const others = lines
        .filter((line) => line !== '')
        .filter((line, at) => line !== name && !(at === 0 && INITIALS.test(line)))
      return { name, others, isPicked }
    })
  }
  /** Brings a row into sight, wherever in the list it is. */
  const find = async (name: string): Promise<void> => {
    if ((await rowOf(name).count()) === 0) await main().evaluate((list) => list.scrollTo({ top: 0 }))
    await eventually(
      `"${name}" should be in the list`,
      async () => {
        const found = (await rowOf(name).count()) > 0
        if (!found) await main().evaluate(scrollOn, STRIDE)
        return found ? [name] : rows().allInnerTexts()
      },
      ([only, ...others]) => only === name && others.length === 0,
    )
  }
  return {
    // Beside its list an article has a heading of its own; as a page it is under that of the page.
    title: async () => (await tab.page().locator('h1:visible, article h2:visible').allInnerTexts()).at(-1),
    texts: () => linesOf(article()),
    rows: read,
    open: async (name) => {
      await find(name)
      await rowOf(name).getByRole('link').click()
    },
    remove: async (name) => {
      await find(name)
      const bin = rowOf(name).getByRole('button', { name: /^Elimina/ })
      // A mouse finds a bin in the row; a finger takes the row away.
      return (await bin.count()) > 0 ? bin.click() : swipeAway(tab, rowOf(name))
    },
    pick: (name) => rowOf(name).getByRole('checkbox').check({ force: true }),
    total: async () => {
      const [total] = await rows().evaluateAll((all) => all.map((row) => Number(row.getAttribute('aria-setsize'))))
      return total ?? 0
    },
    goToLast: () => main().evaluate((list) => list.scrollTo({ top: list.scrollHeight })),
    goToEnd: () => main().evaluate((page) => page.scrollTo({ top: page.scrollHeight })),
    mailOf: async (link) => {
      const found = main().getByRole('link', { name: link, exact: true })
      return (await found.count()) > 0 ? mailFrom((await found.first().getAttribute('href')) ?? undefined) : undefined
    },
    last: async () => {
      const places = await rows().evaluateAll((all) =>
        all.map((row) => row.getAttribute('aria-posinset') === row.getAttribute('aria-setsize')),
      )
      return places.includes(true) ? (await read())[places.indexOf(true)]?.name : undefined
    },
    groups: async () => {
      const found = await main()
        .getByRole('region')
        .or(main().locator('section:has(> h3)'))
        .evaluateAll((groups) =>
          groups.map((group) => ({
            isLate: group.querySelector(':scope > div > h2') !== null,
            heading: group.querySelector('h2, h3')?.firstChild?.textContent ?? group.getAttribute('aria-label') ?? '',
            titles: [...group.querySelectorAll<HTMLElement>(group.querySelector('h4') ? 'h4' : 'a')].map(
              // A link may say more under its title.
              (title) => title.innerText.split('\n')[0] ?? '',
            ),
          })),
        )
      const told = found.map(({ isLate, heading, titles }) => ({
        isLate,
        heading,
        titles: titles.map((title) => title.replace(UNREAD, '').trim()),
      }))
      return told.flatMap(({ isLate, ...group }) => (isLate || group.titles.length === 0 ? [] : [group]))
    },
    lateGroups: async () => {
      // They load once they are visible: visitors scroll down to them.
      await main().evaluate((page) => page.scrollTo({ top: page.scrollHeight }))
      const groups = await main().locator('section:has(> div > h2)').all()
      return Promise.all(
        groups.map(async (group) => {
          const [heading = ''] = await group.getByRole('heading', { level: 2 }).allInnerTexts()
          return { heading, titles: await linesOf(group.getByRole('listitem').getByRole('link')) }
        }),
      )
    },
    banners: async () => Promise.all((await banners().all()).map(linesOf)),
    follow: async (title) => {
      // The top bar of a conversation leads to whom it is with.
      const page = main().or(tab.top())
      const links = page.getByRole('link').filter({ visible: true })
      // A tile's link says more than its title: "Eventi" is a title, and also a word of "Gli eventi che hai salvato".
      const exact = links
        .and(page.getByRole('link', { name: called(title) }))
        .or(links.filter({ has: tab.page().getByText(title, { exact: true }) }))
      const saying = links.filter({ hasText: title })
      await exact.or(saying).first().waitFor()
      const found = (await exact.count()) > 0 ? exact : saying
      await found.first().click()
    },
    /** Its heading has the focus, and is in view. */
    at: () =>
      tab.page().evaluate(() => {
        const heading = document.activeElement
        if (!heading?.matches('h2, h3, h4')) return undefined
        const { top, bottom } = heading.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight ? (heading.textContent ?? undefined) : undefined
      }),
    tabs: () => tabs().allInnerTexts(),
    lookAt: (tab) => tabs().filter({ hasText: tab }).click(),
    names: () =>
      main()
        .getByRole('tabpanel')
        .getByRole('link')
        .filter({ hasNotText: /^Cerca / })
        .allInnerTexts(),
    choices: async (label) => {
      const choices = main().getByRole('group', { name: label }).getByRole('button')
      return (await choices.allInnerTexts()).map((words) => words.split('\n')[0]?.trim() ?? '')
    },
    options: async () => ((await options().first().isVisible()) ? options().allInnerTexts() : []),
    takeOption: (words) => options().filter({ hasText: words }).first().click(),
  }
}
