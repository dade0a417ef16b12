import { seesNotices, standing } from '#application/session/session.selectors.ts'
import { moreItems } from '#ui/app/menu-items.ts'
import { bottomItems, isWithin, sideItems } from '#ui/app/navigation-items.ts'
import { screenAt, SCREENS } from '#ui/app/screens.ts'
import type { ShellTasks } from '../driver.ts'
import { PLACES } from '../places.ts'
import { phrase } from './phrases.ts'
import { askedIn } from './questions.ts'
import { textsIn } from './texts.ts'
import type { Window } from './window.ts'

/** What can be tried again on the screen, and whether it has failed. */
const retriable = async (window: Window) => {
  const parts = await window.app().parts('late')
  return [
    ...[window.app().stage().screen, ...parts.map(({ face }) => face)].flatMap((face) => face?.retriable?.() ?? []),
    {
      hasFailed: window.app().isUnknown(),
      retry: () => window.app().piazza.session.send({ type: 'user.requested' }),
    },
  ]
}

const asked = (window: Window) => {
  const question = askedIn(window)
  if (!question) throw new Error('Nothing is being asked')
  return question
}

/** Whoever looks at the frame around the screens, as the frame has to know them. */
const viewerIn = (window: Window) => {
  const session = window.app().piazza.session.getSnapshot()
  return { standing: standing(session), seesNotices: seesNotices(session) }
}

/** The ways at the bottom, where the screen leaves them there (SHELL-19). */
const bottomIn = (window: Window) => {
  const screen = screenAt(window.route.path())
  if (screen !== undefined && SCREENS[screen].bars === 'none') return []
  return bottomItems(viewerIn(window)).filter(({ isShown }) => isShown)
}

export const shellTasks = (window: Window): ShellTasks => ({
  arrive: async (address) => window.open(address),
  comeBack: async (address) => window.open(address ?? window.route.address()),
  go: async (place) => window.app().go(PLACES[place]),
  goBack: async () => window.app().goBack(),
  takeTheWayHome: async () => window.app().go(PLACES.Home),
  address: async () => window.route.path(),
  question: async () => (window.isOpen() ? askedIn(window)?.question : undefined),
  confirm: async () => asked(window).confirm(),
  cancel: async () => asked(window).cancel(),
  ways: async () => {
    const viewer = viewerIn(window)
    const items = [...sideItems(viewer), ...bottomItems(viewer)].filter(({ isShown }) => isShown)
    return [...new Set(items.map(({ title }) => phrase(title)))]
  },
  bottomWays: async () => bottomIn(window).map(({ title }) => phrase(title)),
  currentWay: async () => {
    const [path = ''] = window.route.path().split('?')
    const current = bottomIn(window).find(({ screen }) => isWithin(path, screen))
    return current && phrase(current.title)
  },
  openMenu: async () => {
    // What it offers is there to read without opening it.
  },
  menu: async () => moreItems(viewerIn(window).standing).map(({ title }) => phrase(title)),
  texts: async () => textsIn(window),
  announcements: async () => window.app().announced.onShow(),
  announcedSoFar: async () => window.app().announced.all(),
  isWaiting: async () => window.app().isWaiting(),
  hasFailed: async () => (await retriable(window)).some(({ hasFailed }) => hasFailed),
  tryAgain: async () => {
    for (const { hasFailed, retry } of await retriable(window)) if (hasFailed) retry()
  },
})
