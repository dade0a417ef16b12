import type { Locator } from 'playwright-core'
import { splitLanguage } from '#ui/language/languages.ts'
import type { ShellTasks } from '../driver.ts'
import { eventually } from '../eventually.ts'
import type { Place } from '#features/catalogue/pages.ts'
import { linesOf, type BrowserTab } from './browser-tab.ts'

export const SIDE = /^(?:Navigazione laterale|Navegación lateral)$/
export const BOTTOM = /^(?:Navigazione principale|Navegación principal)$/

const UNREAD_COUNT = /(\d+) non lett[ae]/

/** The badge of a link: a number, and its text. */
export const wordsOf = async (links: Locator): Promise<readonly string[]> =>
  (await linesOf(links)).filter((line) => !/^\d/.test(line))

/** The labels of the navigation, in each language. */
const WAYS: Readonly<Partial<Record<Place, string>>> = {
  Home: 'Home|Inicio',
  'the notices': 'Notifiche|Avisos',
  'the favourites': 'Preferiti|Favoritos',
  'the chats': 'Chat',
  'the profile': 'Profilo|Perfil',
  'the sign-in': 'Accedi|Acceder|Sign in',
}

export const shellTasks = (tab: BrowserTab): ShellTasks => {
  const bottom = () => tab.page().getByRole('navigation', { name: BOTTOM })
  const side = () => tab.page().getByRole('navigation', { name: SIDE })
  /** The sign-in is in the side navigation, which is a drawer on phones. */
  const callSide = async () => {
    if (await side().getByRole('link').first().isVisible()) return
    await tab
      .page()
      .getByRole('button', { name: /^(?:Apri la navigazione|Abrir la navegación)$/ })
      .click()
    await side().getByRole('link').first().waitFor()
  }
  /** A failed part shows its failure in its place, on the page or in a dialog. */
  const places = () => tab.main().or(tab.dialogs())
  const wayIn = (list: ReturnType<typeof bottom>, name: string) =>
    list.getByRole('link', { name: new RegExp(`^(?:\\d+\\+?[\\s\\S]*)?(?:${name})`) })

  const titles = () => tab.page().locator('h1').allTextContents()

  return {
    arrive: (address) => tab.open(address),
    comeBack: async (address) => {
      if (address === undefined) await tab.page().reload()
      else await tab.open(address)
    },
    go: async (place) => {
      const name = WAYS[place]
      if (name === undefined) throw new Error(`The app offers no way to ${place}`)
      await bottom().or(side()).getByRole('link').first().waitFor()
      const before = await titles()
      const below = wayIn(bottom(), name)
      const isBelow = await below.isVisible()
      if (!isBelow) await callSide()
      const way = isBelow ? below : wayIn(side(), name)
      const isThere = (await way.getAttribute('aria-current')) !== null
      await way.click()
      // The old screen stays visible until the new one is loaded: the next step must not search in it.
      if (!isThere)
        await eventually(
          `Another screen than "${before.join(' ')}" should have come`,
          async () => (await tab.question().count()) > 0 || (await titles()).join() !== before.join(),
          (hasCome) => hasCome,
        )
    },
    goBack: async () => {
      await tab.top().waitFor()
      const back = tab.top().getByRole('button', { name: /^(?:Indietro|Atrás)$/ })
      // A root of the bars offers the way to the others in its place: then it is the phone's own button.
      await ((await back.count()) > 0 ? back.click() : tab.page().goBack())
    },
    takeTheWayHome: () => tab.main().getByRole('link', { name: 'Vai alla Home' }).click(),
    address: async () => splitLanguage(tab.device.pathOf(tab.page().url())).path,
    question: async () => {
      const question = tab.question()
      if ((await question.count()) === 0) return undefined
      const [title = ''] = await question.getByRole('heading').allInnerTexts()
      const answers = await question.getByRole('button').allInnerTexts()
      const text = (await linesOf(question)).filter((line) => line !== title && !answers.includes(line))
      return { title, text: text.join(' ') }
    },
    // Every confirmation has its cancelling button first, and then the confirming one.
    confirm: () => tab.question().getByRole('button').last().click(),
    cancel: () => tab.question().getByRole('button').first().click(),
    ways: async () => {
      await callSide()
      const words = [...(await linesOf(side().getByRole('link'))), ...(await linesOf(bottom().getByRole('link')))]
      return [...new Set(words)].filter((word) => !/^\d/.test(word))
    },
    bottomWays: () => wordsOf(bottom().getByRole('link')),
    currentWay: async () => (await wordsOf(bottom().locator('[aria-current=page]')))[0],
    openMenu: () =>
      tab
        .top()
        .getByRole('button', { name: /^(?:Altre azioni|Más acciones)$/ })
        .click(),
    menu: () => linesOf(tab.page().getByRole('menuitem')),
    chooseInMenu: async (name) => {
      await tab.top().getByRole('button', { name: 'Altre azioni' }).click()
      await tab.page().getByRole('menuitem', { name, exact: true }).click()
    },
    unread: async () => {
      const words = await linesOf(tab.page().getByRole('navigation').getByRole('link', { name: 'Notifiche' }))
      return Number(UNREAD_COUNT.exec(words.join(' '))?.[1] ?? 0)
    },
    takeBack: () => tab.announcements().getByRole('button', { name: 'Annulla' }).last().click(),
    // The way to close it comes after it.
    takeOffer: () => tab.announcements().getByRole('button').first().click(),
    texts: async () => [
      ...(await linesOf(tab.top())),
      ...(await linesOf(tab.main())),
      ...(await linesOf(tab.question())),
      ...(await linesOf(tab.page().getByRole('dialog'))),
    ],
    announcements: async () => linesOf(tab.announcements()),
    announcedSoFar: async () => [...tab.device.announcements],
    isWaiting: async () => (await tab.page().getByRole('progressbar', { name: 'Caricamento in corso' }).count()) > 0,
    hasFailed: async () => (await places().getByRole('alert').getByRole('button', { name: 'Riprova' }).count()) > 0,
    tryAgain: async () => {
      // An app that did not start has no places.
      const again = places().or(tab.page().locator('#not-started')).getByRole('button', { name: 'Riprova' })
      await again.first().waitFor()
      for (let left = await again.count(); left > 0; left -= 1) await again.first().click()
    },
  }
}
