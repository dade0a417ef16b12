import { currentUser, standing } from '#application/session/session.selectors.ts'
import type { SessionTasks } from '../driver.ts'
import { eventually } from '../eventually.ts'
import { personName, phrase } from './phrases.ts'
import type { Window } from './window.ts'

export const sessionTasks = (window: Window): SessionTasks => {
  const session = () => window.app().piazza.session
  return {
    signIn: async (username, password) => {
      const submit = phrase('signIn.action')
      const screen = await eventually(
        'The sign-in should be open',
        async () => window.app().stage().screen,
        (face) => face?.actions?.()[submit] !== undefined && face.isBusy?.(submit) !== true,
      )
      screen?.fields?.()[phrase('signIn.username')]?.write(username)
      screen?.fields?.()[phrase('signIn.password')]?.write(password)
      screen?.actions?.()[submit]?.()
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
