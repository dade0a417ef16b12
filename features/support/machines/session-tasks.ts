import { isSending } from '#application/kit/form.selectors.ts'
import { currentUser, standing } from '#application/session/session.selectors.ts'
import { hasEnded, signInForm } from '#application/sign-in/sign-in.selectors.ts'
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
        async () => {
          const flow = window.app().stage().signIn?.getSnapshot()
          return flow && !hasEnded(flow) ? signInForm(flow) : undefined
        },
        (actor) => actor !== undefined && !isSending(actor.getSnapshot()),
      )
      form?.send({ type: 'fields.changed', fields: { username, password } })
      form?.send({ type: 'form.submitted' })
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
