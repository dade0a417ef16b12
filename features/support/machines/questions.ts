import type { Removal } from '#application/notices/notices.machine.ts'
import { listActor, removalActor, removalSubject, rows } from '#application/notices/notices.selectors.ts'
import { isConfirmingSignOut, isInvitedToSignIn } from '#application/session/session.selectors.ts'
import { EVERY_NOTICE } from '#domain/notices/notice-query.ts'
import type { Question } from '../driver.ts'
import { phrase } from './phrases.ts'
import type { Asked } from './screen-face.ts'
import type { Window } from './window.ts'

const said = (title: string, text: string, count = 0): Question => ({
  title: phrase(title),
  text: phrase(text, { count }),
})

const isEverything = (filter: typeof EVERY_NOTICE): boolean => JSON.stringify(filter) === JSON.stringify(EVERY_NOTICE)

/** What is asked before notices are thrown away. */
const removalQuestion = (removal: Removal, total: number): Question => {
  switch (removal.kind) {
    case 'one':
      return said('notices.deleteOne', 'notices.deleteOneText')
    case 'selected':
      return said('notices.deleteMany', 'notices.deleteManyText', removal.ids.length)
    case 'all':
      return said(
        'notices.deleteAll',
        isEverything(removal.filter) ? 'notices.deleteAllText' : 'notices.deleteAllFiltered',
        total,
      )
    default:
      return removal satisfies never
  }
}

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
  const ofScreen = stage().screen?.question?.()
  if (ofScreen) return ofScreen
  const area = stage().notices?.getSnapshot()
  const removal = area && removalActor(area)
  const subject = area && removalSubject(area)
  const list = area && listActor(area)
  if (!removal || !subject || !list) return undefined
  return {
    question: removalQuestion(subject, rows(list.getSnapshot()).length),
    confirm: () => removal.send({ type: 'confirmed' }),
    cancel: () => removal.send({ type: 'cancelled' }),
  }
}
