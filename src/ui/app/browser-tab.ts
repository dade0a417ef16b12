import type { Headless, Surroundings } from './headless.ts'
import { splitLanguage } from '#ui/language/languages.ts'

const spoken = () => splitLanguage(location.pathname)

/** The browser's tab as the headless app knows it, but for the ways elsewhere, which are the interface's. */
export const browserTab: Omit<Surroundings, 'go' | 'goBack' | 'readLanguage' | 'enter'> = {
  address: () => spoken().path + location.search + location.hash,
  origin: location.origin,
  language: () => spoken().language,
  // What draws in another look than the first is no part of the first page.
  draw: (look) => void import('#ui/theme/draw-in.ts').then(({ drawIn }) => drawIn(look)),
  // An installed app has no bar of the browser.
  refresh: matchMedia('(display-mode: standalone)').matches ? () => location.reload() : undefined,
  load: (row) => row.load(),
  // The Navigation API where there is one; elsewhere the length of the history is the best there is to know.
  hasHistory: () => (globalThis as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack ?? history.length > 1,
}

/** wouter tells its own moves as events of the window. */
const MOVES = ['popstate', 'pushState', 'replaceState', 'hashchange'] as const

/** Tells the app of each move within the tab. */
export const followAddress = ({ arrive }: Pick<Headless, 'arrive'>): void => {
  let before = ''
  const move = (): void => {
    const now = `${browserTab.language()} ${browserTab.address()}`
    if (now === before) return
    before = now
    arrive()
  }
  for (const type of MOVES) addEventListener(type, move)
  move()
}
