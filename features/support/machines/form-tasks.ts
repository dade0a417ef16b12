import { eventually } from '../eventually.ts'
import type { FormTasks } from '../forms.ts'
import type { TopicTasks } from '../topic-tasks.ts'
import type { ScreenFace } from './screen-face.ts'
import type { Window } from './window.ts'

/** Waits for it as a citizen does; what never comes is told by name. */
export const there = async <A>(what: string, find: () => A | undefined): Promise<A> => {
  const found = await eventually(
    `"${what}" should be there`,
    async () => find(),
    (one) => one !== undefined,
  )
  return found as A
}

export const formTasks = (window: Window): FormTasks => {
  const face = (): ScreenFace | undefined => window.app().stage().screen
  const field = (label: string) => there(label, () => face()?.fields?.()[label])
  const choice = (label: string) => there(label, () => face()?.choices?.()[label])
  return {
    fill: async (label, value) => {
      const found = await there(label, () => {
        const one = face()?.fields?.()[label]
        return one?.offers?.(value) === false ? undefined : one
      })
      found.write(value)
    },
    valueOf: async (label) => (await field(label)).read(),
    problemOf: async (label) => (await there(label, () => face()?.problemAt?.(label))).problem,
    flip: async (label) => (await choice(label)).flip(),
    flipTwice: async (label) => {
      for (const _ of [1, 2]) (await choice(label)).flip()
    },
    isOn: async (label) => (await choice(label)).isOn(),
    tap: async (label) => (await there(label, () => face()?.actions?.()[label]))(),
    tapTwice: async (label) => {
      const press = await there(label, () => face()?.actions?.()[label])
      press()
      press()
    },
    offers: async (label) => face()?.actions?.()[label] !== undefined && face()?.isBusy?.(label) !== true,
  }
}

export const topicTasks = (window: Window): TopicTasks => ({ at: async () => window.app().stage().at?.() })
