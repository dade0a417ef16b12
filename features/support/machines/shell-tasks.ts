import type { ShellTasks } from '../driver.ts'
import { placeOf } from '../places.ts'
import { formTasks, there } from './form-tasks.ts'
import type { Window } from './window.ts'

const labels = (all: readonly Readonly<{ label: string }>[]): readonly string[] => all.map(({ label }) => label)

export const shellTasks = (window: Window): ShellTasks => {
  const screen = () => window.app().screen
  const frame = () => window.app().frame
  const ways = () => [...frame().side.ways(), ...frame().bottom.ways()]
  const asked = () => there('A question', () => screen().question())
  const takeOffer = async () => (await there('A toast with an action', window.app().announced.action)).press()
  /** What can be tried again, on the page and in its late parts. */
  const retriable = async () => {
    const parts = await window.app().parts()
    return [screen(), ...parts].flatMap((one) => one.retriable())
  }
  return {
    arrive: async (address) => window.open(address),
    comeBack: async (address) => window.open(address ?? window.route.address()),
    go: async (place) => {
      const way = await there(`A way to ${place}`, () => ways().find(({ href }) => placeOf(href) === place))
      window.app().go(way.href)
    },
    goBack: async () => frame().top.actions()[window.speech().say('action.back')]?.(),
    takeTheWayHome: () => formTasks(window).tap(window.speech().say('nav.toHome')),
    address: async () => window.route.path(),
    question: async () => {
      const question = window.isOpen() ? screen().question() : undefined
      return question && { title: question.title, text: question.text }
    },
    confirm: async () => (await asked()).confirm.press(),
    cancel: async () => (await asked()).cancel.press(),
    ways: async () => [...new Set(labels(ways()))],
    bottomWays: async () => labels(frame().bottom.ways()),
    currentWay: async () =>
      frame()
        .bottom.ways()
        .find(({ isCurrent }) => isCurrent)?.label,
    openMenu: async () => {},
    menu: async () => Object.keys(frame().menu.actions()),
    chooseInMenu: async (name) => (await there(name, () => frame().menu.actions()[name]))(),
    texts: async () => [...screen().texts(), ...(await window.app().parts()).flatMap((part) => part.texts())],
    announcements: async () => window.app().announced.onShow(),
    announcedSoFar: async () => window.app().announced.all(),
    isWaiting: async () => window.app().isWaiting(),
    unread: async () => ways().find(({ unread }) => unread)?.unread?.count ?? 0,
    takeBack: takeOffer,
    takeOffer,
    hasFailed: async () => (await retriable()).length > 0,
    tryAgain: async () => {
      for (const retry of await retriable()) retry()
    },
  }
}
