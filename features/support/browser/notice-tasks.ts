import type { Locator } from 'playwright-core'
import type { NoticeTasks } from '../driver.ts'
import { eventually } from '../eventually.ts'
import { linesOf, type BrowserTab } from './browser-tab.ts'
import { swipeAway } from './swipe.ts'

/** The scroll step, in pixels: less than a screen, so that no row is skipped. */
const STRIDE = 300
/** The text for screen readers after the title of an unread row. */
const UNREAD = /,\s*non letta$/
const UNREAD_COUNT = /(\d+) non lett[ae]/

/** Runs in the page: scrolls a list, and returns once the visible rows are rendered. */
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

const titlesOf = async (places: Locator) =>
  (await places.allInnerTexts()).map((text) => text.replace(UNREAD, '').trim())

export const noticeTasks = (tab: BrowserTab): NoticeTasks => {
  const main = () => tab.main()
  const article = () => tab.page().getByRole('article')
  const rows = () => main().locator('[aria-posinset]:visible')
  const links = () => rows().getByRole('link')
  const boxes = () => rows().getByRole('checkbox')
  const rowOf = (title: string) => rows().filter({ hasText: title })

  /** Scrolls a row into view, wherever in the list it is. */
  const find = async (title: string): Promise<void> => {
    if ((await rowOf(title).count()) === 0) await main().evaluate((list) => list.scrollTo({ top: 0 }))
    await eventually(
      `"${title}" should be among the notices`,
      async () => {
        const found = (await rowOf(title).count()) > 0
        if (!found) await main().evaluate(scrollOn, STRIDE)
        return found ? [title] : titlesOf(links())
      },
      ([only, ...others]) => only === title && others.length === 0,
    )
  }
  /** Opens the filters, chooses, and returns to the list. */
  const choose = async (by: (sheet: Locator) => Promise<unknown>): Promise<void> => {
    await main()
      .getByRole('button', { name: /^Filtra e ordina/ })
      .click()
    const sheet = tab.page().getByRole('dialog', { name: 'Filtra e ordina' })
    await by(sheet)
    await sheet.getByRole('button', { name: 'Mostra le notifiche' }).click()
    await sheet.waitFor({ state: 'detached' })
  }
  const selecting = () => tab.top().getByRole('button', { name: 'Seleziona' })
  const startPicking = async (): Promise<void> => {
    if ((await selecting().getAttribute('aria-pressed')) !== 'true') await selecting().click()
  }
  const picking = () => main().getByRole('toolbar', { name: 'Selezione' })
  const bin = () => tab.page().getByRole('button', { name: 'Elimina notifica' })
  const sendsPosition = () => article().getByRole('button', { name: 'Invia la mia posizione' })

  return {
    noticeTitles: async () => {
      const picked = await boxes().all()
      return picked.length > 0
        ? Promise.all(
            picked.map(async (box) => ((await box.getAttribute('aria-label')) ?? '').replace(/^Seleziona /, '')),
          )
        : titlesOf(links())
    },
    noticeSenders: async () => {
      const words = await rows().allInnerTexts()
      return words.map((text) => text.split('\n').find((line) => line.trim().length > 2) ?? '')
    },
    noticeGroups: async () => {
      const groups = await main().getByRole('region').all()
      return Promise.all(
        groups.map(async (group) => ({
          heading: (await group.getAttribute('aria-label')) ?? '',
          titles: await titlesOf(group.getByRole('link')),
        })),
      )
    },
    noticeTotal: async () => {
      const [total] = await rows().evaluateAll((all) => all.map((row) => Number(row.getAttribute('aria-setsize'))))
      return total ?? 0
    },
    order: (by) => choose((sheet) => sheet.getByLabel('Ordina').selectOption(by)),
    gather: (by) => choose((sheet) => sheet.getByLabel('Raggruppa').selectOption(by)),
    lookOnlyAt: (tag) => choose((sheet) => sheet.getByRole('button', { name: tag, exact: true }).click()),
    lookAtAll: () => main().getByRole('button', { name: 'Tutte', exact: true }).click(),
    goToLast: () => main().evaluate((list) => list.scrollTo({ top: list.scrollHeight })),
    lastTitle: async () => {
      const last = main().locator('[aria-posinset="100"]').getByRole('link')
      return (await titlesOf(last))[0]
    },
    unreadCount: async () => {
      const words = await linesOf(tab.page().getByRole('navigation').getByRole('link', { name: 'Notifiche' }))
      return Number(UNREAD_COUNT.exec(words.join(' '))?.[1] ?? 0)
    },
    openNotice: async (title) => {
      await find(title)
      await rowOf(title).getByRole('link').click()
      await tab.page().waitForURL(/\/noticeSent\/\d+/)
    },
    noticeTitle: async () => (await article().getByRole('heading', { level: 2 }).allInnerTexts())[0],
    noticeTexts: () => linesOf(article()),
    throwAway: async (title) => {
      if (title === undefined) return bin().click()
      await find(title)
      const row = rowOf(title)
      const own = row.getByRole('button', { name: `Elimina ${title}` })
      // A mouse uses the delete button of the row; a finger swipes the row.
      return (await own.count()) > 0 ? own.click() : swipeAway(tab, row)
    },
    pick: async (title) => {
      await startPicking()
      await main()
        .getByRole('checkbox', { name: `Seleziona ${title}` })
        .check({ force: true })
    },
    pickAll: async () => {
      await startPicking()
      await picking().getByRole('button', { name: 'Seleziona tutto' }).click()
    },
    picked: async () => {
      const all = await boxes().all()
      const states = await Promise.all(
        all.map(async (box) => ({
          title: ((await box.getAttribute('aria-label')) ?? '').replace(/^Seleziona /, ''),
          isPicked: await box.isChecked(),
        })),
      )
      return states.flatMap(({ title, isPicked }) => (isPicked ? [title] : []))
    },
    throwAwayPicked: () => picking().getByRole('button', { name: 'Elimina', exact: true }).click(),
    clearOut: async () => {
      await startPicking()
      await picking().getByRole('button', { name: 'Elimina tutte le notifiche' }).click()
    },
    keepFile: (name) =>
      article()
        .getByRole('button', { name: new RegExp(`^Scarica.*${name}`) })
        .click(),
    mailFile: (name) =>
      article()
        .getByRole('button', { name: new RegExp(`^Invia per e-mail.*${name}`) })
        .click(),
    filesGiven: async () => [...tab.device.files],
    takeIntoCalendar: (date) =>
      article()
        .getByRole('button', { name: new RegExp(`^Aggiungi al calendario.*${date}`) })
        .click(),
    sendPosition: () => sendsPosition().click(),
    canSendPosition: async () => (await sendsPosition().count()) > 0 && sendsPosition().isEnabled(),
  }
}
