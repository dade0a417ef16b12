import type { SessionTasks } from '../driver.ts'
import { formTasks, there } from './form-tasks.ts'
import type { Window } from './window.ts'

export const sessionTasks = (window: Window): SessionTasks => {
  const frame = () => window.app().frame
  return {
    signIn: async (username, password) => {
      const { say } = window.speech()
      const forms = formTasks(window)
      await forms.fill(say('signIn.username'), username)
      await forms.fill(say('signIn.password'), password)
      await forms.tap(say('signIn.action'))
    },
    leave: async () => {
      const out = window.speech().say('menu.signOut')
      const press = await there(out, () => frame().menu.actions()[out])
      press()
    },
    knownAs: async () => frame().top.person(),
    // Signed-in citizens have a profile link, also while the user is loading; others have none.
    isAnonymous: async () => frame().menu.actions()[window.speech().say('nav.profile')] === undefined,
  }
}
