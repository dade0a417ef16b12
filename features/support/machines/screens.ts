import { type ActorRefFrom, createActor } from 'xstate'
import type { Piazza } from '#application/app/piazza.ts'
import { home } from '#application/home/home.implementations.ts'
import { notice } from '#application/notice/notice.implementations.ts'
import { openNotice } from '#application/notice/notice.selectors.ts'
import { notices } from '#application/notices/notices.implementations.ts'
import { listActor, listQuery } from '#application/notices/notices.selectors.ts'
import { tags } from '#application/notices/tags.machine.ts'
import type { Ports } from '#application/ports/ports.ts'
import { signIn } from '#application/sign-in/sign-in.implementations.ts'
import { survey } from '#application/survey/survey.implementations.ts'
import type { FavouriteTarget } from '#domain/favourites/favourites.ts'
import { idFrom } from '#domain/id.ts'
import type { NoticeQuery } from '#domain/notices/notice-query.ts'
import type { ScreenName } from '#ui/app/screens.ts'
import { noticeQueryFrom } from '#ui/screens/notices/notice-query-url.ts'
import type { Group } from '../driver.ts'
import type { ProfileTasks } from '../profile-tasks.ts'
import type { SearchTasks } from '../search-tasks.ts'
import type { ChatsArea } from './chat-list-tasks.ts'
import type { OpenedConversation } from './conversation-face.ts'
import { openAccountDeletion } from './account-deletion-face.ts'
import { openGuide } from './guide-face.ts'
import { openCalendar } from './calendar-face.ts'
import { openChats } from './chats-face.ts'
import { openActivities, openContacts } from './directory-list-face.ts'
import { type HomePanels, openHomePanels } from './home-panels-face.ts'
import { openEvent, openEvents } from './events-face.ts'
import type { FilterToggle } from './event-tasks.ts'
import { openFavourites } from './favourites-face.ts'
import { openForcedPassword, openForgottenPassword, openPasswordChange } from './passwords-face.ts'
import { openContact, openMunicipalities, openMunicipality } from './place-pages-face.ts'
import { openProfileArea } from './profile-area-face.ts'
import { openProfile } from './profile-face.ts'
import { openActivation, openRegistration } from './registration-face.ts'
import { openSearch } from './search-face.ts'
import type { ScreenFace } from './screen-face.ts'
import { openSheet } from './sheet-face.ts'
import { openTopicUsers } from './topic-users-face.ts'
import { openUsers } from './users-face.ts'

/** The machines of a place, for as long as someone is there. */
export type Stage = {
  conversation?: OpenedConversation | undefined
  home?: ActorRefFrom<ReturnType<typeof home>>
  signIn?: ActorRefFrom<ReturnType<typeof signIn>>
  notices?: ActorRefFrom<ReturnType<typeof notices>>
  tags?: ActorRefFrom<ReturnType<typeof tags>>
  notice?: ActorRefFrom<ReturnType<typeof notice>>
  survey?: ActorRefFrom<ReturnType<typeof survey>>
  chats?: ChatsArea
  /** What is done and read on screens that need no tasks of their own. */
  screen?: ScreenFace
  profile?: ProfileTasks
  search?: SearchTasks
  homePanels?: HomePanels
  /** What stands in the search field of Home. */
  sought?: string
  /** What the address leads to on the page that is open. */
  at?: () => string | undefined
  /** The parts of the day of events that is open. */
  events?: () => readonly Group[]
  /** The filters that the top bar shows and hides. */
  filters?: FilterToggle
  /** What stands beside a heart: it can be made a favourite and unmade (FAV-02). */
  hearts?: () => readonly FavouriteTarget[]
}
export type Given = Readonly<{
  ports: Ports
  piazza: Piazza
  /** Takes a link; in the place of where one is when it replaces. */
  go: (path: string, replace?: boolean) => void
}>
export type Closing = () => void

/** The list that an address asks for. */
const queryOf = (path: string): NoticeQuery => noticeQueryFrom(path.split('?')[1] ?? '')

const openList = (stage: Stage, { ports, piazza }: Given, path: string): Closing => {
  const list = createActor(notices(ports), { input: { query: queryOf(path) } })
  const offered = createActor(tags(ports), { input: { query: undefined } })
  const leave = piazza.openNotices(list)
  Object.assign(stage, { notices: list.start(), tags: offered.start() })
  return () => {
    leave()
    list.stop()
    offered.stop()
  }
}

/** A notice opens over its list, and closes alone. */
export const openOne = (stage: Stage, { ports, piazza }: Given, path: string): Closing => {
  const id = idFrom<'ReceivedNotice'>(path.split(/[/?]/)[2])
  if (id === undefined) return () => {}
  const one = createActor(notice(ports), { input: { id } })
  const leave = piazza.follow(one)
  let closeSurvey: Closing | undefined
  one.subscribe((snapshot) => {
    const content = openNotice(snapshot)?.content
    if (content?.template !== 'survey' || stage.survey) return
    const answering = createActor(survey(ports), { input: { notice: id, survey: content.survey } })
    const leaveSurvey = piazza.follow(answering)
    stage.survey = answering.start()
    closeSurvey = () => {
      leaveSurvey()
      answering.stop()
    }
  })
  stage.notice = one.start()
  return () => {
    leave()
    closeSurvey?.()
    one.stop()
  }
}

const openHome = (stage: Stage, given: Given): Closing => {
  const { ports } = given
  const first = createActor(home(ports), { input: { query: undefined } })
  stage.home = first.start()
  const panels = openHomePanels(given)
  stage.homePanels = panels
  return () => {
    panels.close()
    first.stop()
  }
}

const openSignIn = (stage: Stage, { ports, piazza }: Given): Closing => {
  const form = createActor(signIn(ports), { input: { username: piazza.attempt.username() ?? '' } })
  const leave = piazza.follow(form)
  stage.signIn = form.start()
  return () => {
    leave()
    form.stop()
  }
}

/** What each part of the app starts; screens that are not here have no machine of their own yet. */
const OPENINGS: Readonly<Partial<Record<ScreenName, (stage: Stage, given: Given, path: string) => Closing>>> = {
  home: openHome,
  signIn: openSignIn,
  notices: openList,
  forgotPassword: openForgottenPassword,
  forcedPassword: openForcedPassword,
  changePassword: openPasswordChange,
  deleteAccount: openAccountDeletion,
  registration: openRegistration,
  activation: openActivation,
  favourites: openFavourites,
  profileArea: openProfileArea,
  profile: openProfile,
  users: openUsers,
  search: openSearch,
  assistance: openGuide,
  topicUsers: openTopicUsers,
  activityEvents: openEvents,
  event: openEvent,
  events: openEvents,
  calendar: openCalendar,
  contact: openContact,
  municipalities: openMunicipalities,
  municipality: openMunicipality,
  activities: openActivities,
  contacts: openContacts,
  sheet: openSheet,
  chats: openChats,
}

/** Screens that share their machines: the sign-in has two addresses, and a notice or a user lies over its list. */
const PARTS: Readonly<Partial<Record<ScreenName, ScreenName>>> = {
  signInAgain: 'signIn',
  notice: 'notices',
  chat: 'chats',
  newUser: 'users',
  user: 'users',
}
export const partOf = (screen: ScreenName): ScreenName => PARTS[screen] ?? screen

/** Opens a part of the app with its machines, and gives back how to close it. */
export const openPart = (part: ScreenName, stage: Stage, given: Given, path: string): Closing =>
  OPENINGS[part]?.(stage, given, path) ?? (() => {})

/** The list follows what the address asks for. */
export const askList = ({ notices: area }: Stage, path: string): void => {
  const list = area && listActor(area.getSnapshot())
  const query = queryOf(path)
  if (list && JSON.stringify(listQuery(list.getSnapshot())) !== JSON.stringify(query))
    list.send({ type: 'query.changed', query })
}
