import { currentUser, standing } from '#application/session/session.selectors.ts'
import type { SessionTasks } from '../driver.ts'
import { eventually } from '../eventually.ts'
import { personName } from './phrases.ts'
import type { Window } from './window.ts'

export const sessionTasks = (window: Window): SessionTasks => {
  const session = () => window.app().piazza.session
  return {
    signIn: async (username, password) => {
      const form = await eventually(
        'The sign-in should be open',
        async () => window.app().stage().signIn,
        (actor) => actor?.getSnapshot().matches('asking') ?? false,
      )
      form?.send({ type: 'credentials.submitted', credentials: { username, password } })
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
      return user && personName(user)
    },
    isAnonymous: async () => standing(session().getSnapshot()) === 'anonymous',
  }
}
