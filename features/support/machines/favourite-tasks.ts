import { eventually } from '../eventually.ts'
import type { FavouriteTasks } from '../favourite-tasks.ts'
import type { FormTasks } from '../forms.ts'
import { phrase } from './phrases.ts'
import type { Window } from './window.ts'

const heart = (name: string): string => phrase('favourites.toggle', { name })

export const favouriteTasks = (window: Window, forms: FormTasks): FavouriteTasks => {
  const screen = () => window.app().stage().screen
  return {
    tapHeart: (name) => forms.flip(heart(name)),
    tapHeartTwice: (name) => forms.flipTwice(heart(name)),
    isFavourite: async (name) => screen()?.choices?.()[heart(name)]?.isOn(),
    names: async () => screen()?.titles?.() ?? [],
    tabs: async () => screen()?.tabs?.() ?? [],
    lookAt: async (tab) => {
      const actions = screen()?.actions?.() ?? {}
      Object.entries(actions).find(([label]) => label.startsWith(tab))?.[1]()
    },
    takeBack: async () => {
      const action = await eventually(
        'A message should offer to take something back',
        async () => window.app().announced.action(),
        (offered) => offered !== undefined,
      )
      action?.act(window.app().piazza)
    },
  }
}
