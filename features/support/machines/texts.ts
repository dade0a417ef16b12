import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import { isInvitedToSignIn, userFailure } from '#application/session/session.selectors.ts'
import { panelText, panelTitle, type Sentence } from '#ui/app/failure-texts.ts'
import { screenAt, SCREENS } from '#ui/app/screens.ts'
import { phrase } from './phrases.ts'
import type { Window } from './window.ts'

const sentences = (all: readonly Sentence[]): readonly string[] =>
  all.map((one) => (typeof one === 'string' ? one : phrase(one)))

/** What a panel says of its own failure (ERR-03). */
const failureTexts = (failure: RequestFailure | Unexpected | undefined): readonly string[] =>
  failure === undefined ? [] : sentences([panelTitle(failure), panelText(failure)])

/** What is to be read on the screen: what its machines hold, in the interface's words. */
export const textsIn = (window: Window): readonly string[] => {
  const app = window.app()
  if (app.isRefused()) return [phrase('notFound.title'), phrase('notFound.text')]
  const screen = screenAt(window.route.path())
  return [
    ...(screen ? [phrase(SCREENS[screen].title)] : []),
    ...(isInvitedToSignIn(app.piazza.session.getSnapshot()) ? [phrase('signIn.requiredText')] : []),
    ...(app.isUnknown() ? failureTexts(userFailure(app.piazza.session.getSnapshot())) : []),
    ...(app.stage().screen?.texts() ?? []),
  ]
}
