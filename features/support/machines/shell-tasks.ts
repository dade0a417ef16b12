import { unreadCount } from '#application/notices/notices.selectors.ts'
import {
  isConfirmingSignOut,
  isInvitedToSignIn,
  seesNotices,
  standing,
  userFailure,
} from '#application/session/session.selectors.ts'
import { panelText, panelTitle } from '#ui/app/reading/failure-texts.ts'
import { moreItems } from '#ui/app/frame/menu-items.ts'
import { bottomItems, isWithin, sideItems } from '#ui/app/frame/navigation-items.ts'
import { screenAt, SCREENS } from '#ui/app/screens.ts'
import { type MessageId, type Said, saidIn } from '#ui/view/speech.ts'
import type { Question, ShellTasks } from '../driver.ts'
import { PLACES } from '../places.ts'
import { there } from './form-tasks.ts'
import type { Window } from './window.ts'

/** What can be tried again on the screen. */
const retriable = async (window: Window) => {
  const { piazza, screen, parts, isUnknown } = window.app()
  const retryUser = () => piazza.session.send({ type: 'user.requested' })
  return [
    ...[screen, ...(await parts('late')).map((part) => part.screen)].flatMap((one) => one.retriable()),
    ...(isUnknown() ? [retryUser] : []),
  ]
}

/** The question that is open now, if one is. */
const askedIn = (window: Window) => {
  const { screen, piazza } = window.app()
  const { session } = piazza
  const said = (title: MessageId, text: MessageId): Question => {
    const { say } = window.speech()
    return { title: say(title), text: say(text) }
  }
  const snapshot = session.getSnapshot()
  if (isInvitedToSignIn(snapshot))
    return {
      question: said('signIn.required', 'signIn.requiredText'),
      confirm: () => session.send({ type: 'invitation.accepted' }),
      cancel: () => session.send({ type: 'invitation.declined' }),
    }
  if (isConfirmingSignOut(snapshot))
    return {
      question: said('signOut.title', 'signOut.text'),
      confirm: () => session.send({ type: 'signOut.confirmed' }),
      cancel: () => session.send({ type: 'signOut.cancelled' }),
    }
  return screen.question()
}

const asked = (window: Window) => {
  const question = askedIn(window)
  if (!question) throw new Error('Nothing is being asked')
  return question
}

/** What is to be read on the screen, under its title. */
const textsIn = (window: Window): readonly string[] => {
  const { isRefused, isUnknown, piazza, screen } = window.app()
  const { say } = window.speech()
  if (isRefused()) return [say('notFound.title'), say('notFound.text')]
  const name = screenAt(window.route.path())
  const session = piazza.session.getSnapshot()
  const failure = isUnknown() ? userFailure(session) : undefined
  const sentences: readonly Said[] = [
    ...(name ? [{ id: SCREENS[name].title }] : []),
    ...(isInvitedToSignIn(session) ? [{ id: 'signIn.requiredText' }] : []),
    ...(failure ? [panelTitle(failure), panelText(failure)] : []),
  ]
  return [...sentences.map((one) => saidIn({ say }, one)), ...screen.texts()]
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
    return [...new Set(items.map(({ title }) => window.speech().say(title)))]
  },
  bottomWays: async () => bottomIn(window).map(({ title }) => window.speech().say(title)),
  currentWay: async () => {
    const [path = ''] = window.route.path().split('?')
    const current = bottomIn(window).find(({ screen }) => isWithin(path, screen))
    return current && window.speech().say(current.title)
  },
  openMenu: async () => {
    // What it offers is there to read without opening it.
  },
  menu: async () => moreItems(viewerIn(window).standing).map(({ title }) => window.speech().say(title)),
  texts: async () => textsIn(window),
  announcements: async () => window.app().announced.onShow(),
  announcedSoFar: async () => window.app().announced.all(),
  isWaiting: async () => window.app().isWaiting(),
  unread: async () => unreadCount(window.app().piazza.unread.getSnapshot()),
  takeBack: async () => {
    const { announced, piazza } = window.app()
    const { act } = await there('A message that offers to take something back', announced.action)
    act(piazza)
  },
  hasFailed: async () => (await retriable(window)).length > 0,
  tryAgain: async () => {
    for (const retry of await retriable(window)) retry()
  },
})
