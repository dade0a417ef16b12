import { currentUser, standing } from '#application/session/session.selectors.ts'
import { personName } from '#ui/language/titles.ts'
import type { SessionTasks } from '../driver.ts'
import { eventually } from '../eventually.ts'
import { formTasks } from './form-tasks.ts'
import type { Window } from './window.ts'

export const sessionTasks = (window: Window): SessionTasks => {
  const session = () => window.app().piazza.session
  return {
    signIn: async (username, password) => {
      const { say } = window.speech()
      const submit = say('signIn.action')
      const forms = formTasks(window)
      await eventually('The sign-in should be open', () => forms.offers(submit), Boolean)
      await forms.fill(say('signIn.username'), username)
      await forms.fill(say('signIn.password'), password)
      await forms.tap(submit)
    },
    leave: async () => {
      await eventually(
        'The way out should be on offer',
        async () => standing(session().getSnapshot()),
        (seen) => seen === 'authenticated',
      )
      session().send({ type: 'signOut.requested' })
    },
    knownAs: async () => {
      const user = currentUser(session().getSnapshot())
      return user && personName(user, window.speech())
    },
    isAnonymous: async () => standing(session().getSnapshot()) === 'anonymous',
  }
}
