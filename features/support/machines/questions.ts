import { isConfirmingSignOut, isInvitedToSignIn } from '#application/session/session.selectors.ts'
import type { Question } from '../driver.ts'
import { phrase } from './phrases.ts'
import type { Asked } from './screen-face.ts'
import type { Window } from './window.ts'

const said = (title: string, text: string): Question => ({ title: phrase(title), text: phrase(text) })

/** The question that is open now, if one is. */
export const askedIn = (window: Window): Asked | undefined => {
  const { piazza, stage } = window.app()
  const session = piazza.session.getSnapshot()
  if (isInvitedToSignIn(session))
    return {
      question: said('signIn.required', 'signIn.requiredText'),
      confirm: () => piazza.session.send({ type: 'invitation.accepted' }),
      cancel: () => piazza.session.send({ type: 'invitation.declined' }),
    }
  if (isConfirmingSignOut(session))
    return {
      question: said('signOut.title', 'signOut.text'),
      confirm: () => piazza.session.send({ type: 'signOut.confirmed' }),
      cancel: () => piazza.session.send({ type: 'signOut.cancelled' }),
    }
  return stage().screen?.question?.()
}
