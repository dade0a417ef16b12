import { navigate } from 'wouter/use-browser-location'
import { browserTab } from './browser-tab.ts'
import { afterPaint } from '#ui/components/after-paint.ts'
import { isDialogOnTop, whenDialogsLeft, whenHistorySettled } from '#ui/components/dialog-history.ts'
import type { Surroundings } from './headless.ts'
import { languagePrefix } from '#ui/language/languages.ts'
import { askBeforeLeaving } from '#ui/layout/leave-guard.ts'
import type { Course } from './steering.ts'

/** Goes to an address in the language that is spoken. */
const navigateHere = (to: string, options?: Readonly<{ replace?: boolean }>): void =>
  navigate(languagePrefix(browserTab.language()) + to, options)

/** Goes where the citizen wants to: who would lose something is asked first. */
export const go: Surroundings['go'] = (to, options) => {
  const leave = () => askBeforeLeaving(navigateHere, to, options)
  // What asks for it may be a dialog that closes with it: its place in the history is not the one to replace.
  if (options?.replace === true) setTimeout(() => whenDialogsLeft(leave))
  else leave()
}

/**
 * Goes where something that happened leads; nobody is asked, unless the citizen pressed for it. `by` is how an address is
 * gone to: through the app's ways, where whoever would lose something is asked first, or straight.
 */
export const followCourse = (
  course: Course,
  by: (to: string, options: { replace: boolean }) => void = navigateHere,
): void => {
  if (!course) return
  if (course.kind === 'go' && course.isWanted)
    return whenHistorySettled(() => askBeforeLeaving(navigateHere, course.to))
  const replaces = course.kind === 'go' && (course.replace || isDialogOnTop())
  const when = course.kind === 'go' && course.isGone ? whenDialogsLeft : whenHistorySettled
  when(() => {
    if (course.kind === 'back') history.back()
    else by(course.to, { replace: replaces })
  })
}

/** The back button of the top bar (SHELL-02): it leads on after the paint, and who would lose something is asked first. */
export const goBack: Surroundings['goBack'] = (course) =>
  afterPaint(() => followCourse(course(), (to, options) => askBeforeLeaving(navigateHere, to, options)))

/**
 * Shows this page at its address in another language. Nobody is asked: what is written here stays (LANG-02). The place of
 * an open form in the history is the one that bears the new address, so that Back still asks for it.
 */
export const enter: Surroundings['enter'] = (address) =>
  navigate(address, isDialogOnTop() ? { replace: true, state: history.state as unknown } : {})
