import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { isInvitedToSignIn, userFailure } from '#application/session/session.selectors.ts'
import { panelText, panelTitle, type Sentence } from '#ui/app/failure-texts.ts'
import { leadsOutside } from '#domain/links/safe-link.ts'
import { screenAt, SCREENS } from '#ui/app/screens.ts'
import { wayFromHome } from './home-ways.ts'
import { named, phrase, titled } from './phrases.ts'
import type { Window } from './window.ts'

const sentences = (all: readonly Sentence[]): readonly string[] =>
  all.map((one) => (typeof one === 'string' ? one : phrase(one)))

/** What a panel says of its own failure (ERR-03). */
const failureTexts = (failure: RequestFailure | Unexpected | undefined): readonly string[] =>
  failure === undefined ? [] : sentences([panelTitle(failure), panelText(failure)])

const homeTexts = (window: Window): readonly string[] => {
  const home = window.app().stage().home?.getSnapshot()
  if (!home) return []
  if (resourceFace(home) === 'failed') return failureTexts(home.context.failure)
  const sections = home.context.value ?? []
  const entries = sections.flatMap((section) => section.entries)
  return [
    ...sections.map(({ name }) => named(name)),
    ...entries.flatMap((one) => {
      const words = [titled(one.title), one.subtitle ?? '']
      return leadsOutside(wayFromHome(one)) ? [phrase('home.outside')].concat(words) : words
    }),
  ]
}

/** What is to be read on the screen: what its machines hold, in the interface's words. */
export const textsIn = (window: Window): readonly string[] => {
  const app = window.app()
  if (app.isRefused()) return [phrase('notFound.title'), phrase('notFound.text')]
  const screen = screenAt(window.route.path())
  return [
    ...(screen ? [phrase(SCREENS[screen].title)] : []),
    ...(isInvitedToSignIn(app.piazza.session.getSnapshot()) ? [phrase('signIn.requiredText')] : []),
    ...(app.isUnknown() ? failureTexts(userFailure(app.piazza.session.getSnapshot())) : []),
    ...homeTexts(window),
    ...(app.stage().screen?.texts() ?? []),
  ]
}
