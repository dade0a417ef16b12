import { eventually } from '../eventually.ts'
import type { FormTasks } from '../forms.ts'
import type { Screen } from './view-reader.ts'
import type { Window } from './window.ts'

/** Waits for it as a citizen does; what never comes is told by name. */
export const there = async <A>(what: string, find: () => A | undefined | Promise<A | undefined>): Promise<A> => {
  const found = await eventually(
    `"${what}" should be there`,
    async () => find(),
    (one) => one !== undefined,
  )
  return found as A
}

/** What the page has, or else a part that comes late. */
export const anywhere = async <A>({ app }: Window, find: (screen: Screen) => A | undefined): Promise<A | undefined> =>
  find(app().screen) ?? (await app().parts()).map(find).find((found) => found !== undefined)

export const actionIn = (window: Window, label: string) => anywhere(window, (screen) => screen.actions()[label])

export const formTasks = (window: Window): FormTasks => {
  const screen = () => window.app().screen
  const field = (label: string) => there(label, () => anywhere(window, (one) => one.fields()[label]))
  const choice = (label: string) => there(label, () => anywhere(window, (one) => one.choices()[label]))
  const action = (label: string) => there(label, () => actionIn(window, label))
  return {
    fill: async (label, value) => {
      // What is on offer comes with what is read.
      const open = (one: Screen) => (one.fields()[label]?.offers(value) === true ? one.fields()[label] : undefined)
      const { write } = await there(label, () => anywhere(window, open))
      write(value)
      window.app().announced.correct()
    },
    valueOf: async (label) => (await field(label)).read(),
    isOpen: async (label) => {
      const { read, offers } = await field(label)
      return offers(read())
    },
    problemOf: async (label) => (await there(label, () => screen().problemAt(label))).problem,
    flip: async (label) => (await choice(label)).flip(),
    flipTwice: async (label) => {
      for (const _ of [1, 2]) (await choice(label)).flip()
    },
    isOn: async (label) => (await choice(label)).isOn,
    // A tap on what is busy does nothing: one waits until it is not.
    tap: async (label) =>
      (await there(label, async () => (screen().isBusy(label) ? undefined : actionIn(window, label))))(),
    press: async (label) => screen().actions()[label]?.(),
    tapTwice: async (label) => {
      const press = await action(label)
      press()
      press()
    },
    offers: async (label) => screen().actions()[label] !== undefined && !screen().isBusy(label),
  }
}
