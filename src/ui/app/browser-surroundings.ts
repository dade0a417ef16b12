import { navigate } from 'wouter/use-browser-location'
import { isDialogOnTop, whenDialogsLeft, whenHistorySettled } from './dialog-history.ts'
import type { Headless, Surroundings } from './headless.ts'
import { askBeforeLeaving } from './leave-guard.ts'
import { languagePrefix, splitLanguage } from './languages.ts'
import type { Course } from './steering.ts'

/** Goes to an address in the language that is spoken. */
const navigateHere = (to: string, options?: Readonly<{ replace?: boolean }>): void =>
  navigate(languagePrefix(spoken().language) + to, options)

const spoken = () => splitLanguage(location.pathname)

/** The browser's tab as the headless app knows it. */
export const browserSurroundings: Surroundings = {
  address: () => spoken().path + location.search + location.hash,
  origin: location.origin,
  language: () => spoken().language,
  // The Navigation API where there is one; elsewhere the length of the history is the best there is to know.
  hasHistory: () => (globalThis as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack ?? history.length > 1,
  go: (to, options) => {
    const leave = () => askBeforeLeaving(navigateHere, to, options)
    // What asks for it may be a dialog that closes with it: its place in the history is not the one to replace.
    if (options?.replace === true) setTimeout(() => whenDialogsLeft(leave))
    else leave()
  },
}

/** wouter tells its own moves as events of the window. */
const MOVES = ['popstate', 'pushState', 'replaceState', 'hashchange'] as const

/** Tells the app of each move within the tab. */
export const followAddress = ({ arrive }: Pick<Headless, 'arrive'>): void => {
  let before = ''
  const move = (): void => {
    const { address, language } = browserSurroundings
    const now = `${language()} ${address()}`
    if (now === before) return
    before = now
    arrive()
  }
  for (const type of MOVES) addEventListener(type, move)
  move()
}

/**
 * Goes where something that happened leads; nobody is asked. `by` is how an address is gone to: through the app's ways,
 * where whoever would lose something is asked first, or straight.
 */
export const followCourse = (
  course: Course,
  by: (to: string, options: { replace: boolean }) => void = navigateHere,
): void => {
  if (!course) return
  const replaces = course.kind === 'go' && (course.replace || isDialogOnTop())
  const when = course.kind === 'go' && course.isGone ? whenDialogsLeft : whenHistorySettled
  when(() => {
    if (course.kind === 'back') history.back()
    else by(course.to, { replace: replaces })
  })
}
