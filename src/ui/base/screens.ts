import { idFrom } from '#domain/id.ts'
import type { TopicId } from '#domain/topics/topic.ts'
import { type Configuration, followersSeenBy, isSwitchedOn } from '#domain/town/configuration.ts'
import type { Module } from '#domain/town/parts.ts'

/**
 * Who may see a screen. `account`: signed in, and the server has said as whom; `notices`: signed in, and admin or user
 * (SHELL-11); `admin`: known to be an administrator (ADMIN-01).
 */
export type Access = 'everyone' | 'signedIn' | 'account' | 'notices' | 'admin'

/**
 * Every screen of the app: its path, its title, who may see it, and the module that it belongs to. `isSignIn`: one goes
 * through it to sign in. The one table of routes.
 */
export const SCREENS = {
  home: { path: '/', title: 'home.title', access: 'everyone' },
  signIn: { path: '/login', title: 'signIn.title', access: 'everyone', isSignIn: true },
  signInAgain: { path: '/profile/login', title: 'signIn.title', access: 'everyone', isSignIn: true },
  forgotPassword: { path: '/profile/forgot', title: 'password.forgot', access: 'everyone', isSignIn: true },
  forcedPassword: {
    path: '/profile/forcePasswordChange',
    title: 'password.forced',
    access: 'everyone',
    isSignIn: true,
  },
  registration: { path: '/profile/signin', title: 'registration.title', access: 'everyone', isSignIn: true },
  activation: { path: '/profile/activate', title: 'activation.title', access: 'everyone', isSignIn: true },
  profileArea: { path: '/profile', title: 'profile.area', access: 'signedIn' },
  profile: { path: '/profile/profile', title: 'profile.title', access: 'signedIn' },
  changePassword: { path: '/profile/password', title: 'password.change', access: 'account' },
  calendar: { path: '/profile/events', title: 'calendar.title', access: 'signedIn', module: 'events' },
  devices: { path: '/profile/devices', title: 'devices.title', access: 'account' },
  privacy: { path: '/profile/privacy', title: 'privacy.title', access: 'signedIn' },
  deleteAccount: { path: '/profile/delete', title: 'deleteAccount.title', access: 'account' },
  users: { path: '/profile/users', title: 'users.title', access: 'admin', module: 'users' },
  newUser: { path: '/profile/users/new', title: 'users.newTitle', access: 'admin', module: 'users' },
  user: { path: '/profile/users/:id', title: 'users.oneTitle', access: 'admin', module: 'users' },
  service: { path: '/profile/service', title: 'service.title', access: 'admin' },
  favourites: { path: '/favorite', title: 'favourites.title', access: 'signedIn', module: 'favourites' },
  notices: { path: '/noticeSent', title: 'notices.title', access: 'notices' },
  notice: { path: '/noticeSent/:id', title: 'notice.title', access: 'notices' },
  chats: { path: '/chat', title: 'chat.title', access: 'signedIn', module: 'chat' },
  chat: { path: '/chat/:id', title: 'chat.one', access: 'account', module: 'chat' },
  activities: { path: '/activity', title: 'activities.title', access: 'everyone' },
  activity: { path: '/activity/:id', title: 'activity.title', access: 'everyone' },
  activityEvents: { path: '/activity/:id/event', title: 'events.title', access: 'everyone', module: 'events' },
  event: { path: '/activity/:id/event/:eventId', title: 'event.title', access: 'everyone', module: 'events' },
  topicUsers: { path: '/activity/:id/topic/:topicId/users', title: 'topicUsers.title', access: 'admin' },
  contacts: { path: '/contact', title: 'contacts.title', access: 'everyone' },
  contact: { path: '/contact/:id', title: 'contact.title', access: 'everyone' },
  municipalities: { path: '/country', title: 'municipalities.title', access: 'everyone' },
  municipality: { path: '/country/:id', title: 'municipality.title', access: 'everyone' },
  sheet: { path: '/e015/:id', title: 'sheet.title', access: 'everyone', module: 'sheets' },
  events: { path: '/event', title: 'events.title', access: 'everyone', module: 'events' },
  search: { path: '/search', title: 'search.title', access: 'everyone' },
  assistance: { path: '/assistance', title: 'assistance.title', access: 'everyone' },
  faultReport: { path: '/report', title: 'faultReport.title', access: 'everyone', module: 'faults' },
  settings: { path: '/settings', title: 'settings.title', access: 'everyone' },
  legal: { path: '/legal', title: 'legal.title', access: 'everyone' },
} as const satisfies Readonly<
  Record<string, Readonly<{ path: string; title: string; access: Access; isSignIn?: true; module?: Module }>>
>

export type ScreenName = keyof typeof SCREENS

const matches = (pattern: string, path: string): boolean => {
  const expected = pattern.split('/')
  const actual = path.split('/')
  return (
    expected.length === actual.length &&
    expected.every((part, index) => (part.startsWith(':') ? actual[index] !== '' : part === actual[index]))
  )
}

/** The screen a path (without language prefix) leads to; undefined for an unknown one (SHELL-17). */
export const screenAt = (path: string): ScreenName | undefined => {
  const pathname = path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')
  return (Object.keys(SCREENS) as ScreenName[]).find((name) => matches(SCREENS[name].path, pathname))
}

/** Whether a town has a screen: its module is switched on, or it belongs to none. */
export const hasScreen = (configuration: Configuration, name: ScreenName): boolean => {
  const screen = SCREENS[name]
  if (name === 'topicUsers') return followersSeenBy(configuration) !== 'nobody'
  return !('module' in screen) || isSwitchedOn(configuration, screen.module)
}

/** Who may see a screen in a town, which may show everyone who follows a topic (TOPIC-13). */
export const accessIn = (configuration: Configuration, name: ScreenName): Access =>
  name === 'topicUsers' && followersSeenBy(configuration) === 'everyone' ? 'signedIn' : SCREENS[name].access

/** The screen a path leads to in a town; undefined for an unknown one, and for one that is switched off (SHELL-17). */
export const screenIn = (configuration: Configuration, path: string): ScreenName | undefined => {
  const name = screenAt(path)
  return name && hasScreen(configuration, name) ? name : undefined
}

/** Whether a way leads to something that the town has not switched off; outside, and where nothing is, it leads as it always does. */
export const leadsSomewhere = (configuration: Configuration, path: string): boolean =>
  screenAt(path) === screenIn(configuration, path)

/** One part of an address between its slashes, counted from 1; undefined where there is none. */
export const partOfAddress = (address: string, part: number): string | undefined =>
  address.split(/[?#]/)[0]?.split('/')[part]

/** What stands behind the question mark of an address. */
export const queryOfAddress = (address: string): string => address.split('#')[0]?.split('?')[1] ?? ''

/** The query part of an address, question mark included; what is not said is left out. */
export const queryFor = (said: Readonly<Record<string, string | number | undefined>>): string => {
  const query = new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()
  return query === '' ? '' : `?${query}`
}

const isSignIn = (name: ScreenName): boolean => 'isSignIn' in SCREENS[name]

/** Whether a screen has navigation bars around it (SHELL-19): one signs in without. */
export const hasBars = (name: ScreenName): boolean => !isSignIn(name)

/**
 * Whether a path is one that a citizen goes through to sign in: leaving it for anywhere else forgets where the sign-in was
 * to lead (SHELL-14).
 */
export const leadsToSignIn = (path: string): boolean => {
  const name = screenAt(path)
  return name !== undefined && isSignIn(name)
}

/** The path of one user (ADMIN-03). */
export const userPath = (id: number): string => `${SCREENS.users.path}/${id}`

/** The path of one received notice. */
export const noticePath = (id: number): string => `${SCREENS.notices.path}/${id}`

/** The report of a fault at a place (LAW-05). */
export const faultReportPath = (place: string): string =>
  `${SCREENS.faultReport.path}?place=${encodeURIComponent(place)}`

/** The paths of one thing of the directory. */
export const activityPath = (id: number): string => `${SCREENS.activities.path}/${id}`
export const contactPath = (id: number): string => `${SCREENS.contacts.path}/${id}`
export const municipalityPath = (id: number): string => `${SCREENS.municipalities.path}/${id}`
/** Who follows a topic (TOPIC-13). */
export const topicUsersPath = (activity: number, topic: number): string =>
  `${activityPath(activity)}/topic/${topic}/users`

/** The fragment of a topic on the page of its activity. */
const TOPIC_ANCHOR = 'topic-'
export const topicAnchor = (topic: TopicId): string => `${TOPIC_ANCHOR}${topic}`

/** The address of a topic, from the address of its page. */
export const addressAtTopic = (path: string, topic: TopicId): string =>
  `${path.replace(/#.*$/, '')}#${topicAnchor(topic)}`

/** The topic of an address; undefined without one. */
export const topicOfAddress = (address: string): TopicId | undefined =>
  idFrom<'Topic'>(new RegExp(`#${TOPIC_ANCHOR}(\\d+)$`).exec(address)?.[1])

/** [decided] What stands in an event's address for an activity that the server does not tell. */
export const NO_ACTIVITY = 0
/** One event of an activity (EVENT-03). */
export const eventPath = (activity: number | undefined, event: number): string =>
  `${activityPath(activity ?? NO_ACTIVITY)}/event/${event}`
/** A sheet, as it is for one municipality (E015-01). */
export const sheetPath = (id: number, municipality: number): string => `/e015/${id}?country=${municipality}`
/** The events of an activity (EVENT-01). */
export const activityEventsPath = (activity: number): string => `${activityPath(activity)}/event`
/** One conversation (CHAT-03). */
export const chatPath = (id: number): string => `${SCREENS.chats.path}/${id}`
/** Where a text is looked for (DIR-08). */
export const searchPath = (text: string, province?: number): string =>
  SCREENS.search.path + queryFor({ q: text.trim(), province })
