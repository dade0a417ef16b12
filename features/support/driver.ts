/**
 * What a citizen does and sees, in their words. Both assemblies are driven through this one interface: the machines
 * without any screen, and the app in a browser. Reads say what is there now; steps poll them with `eventually`.
 */
import type { AdvertisingTasks } from './advertising-tasks.ts'
import type { Matter } from './assembly.ts'
import type { ChatListTasks } from './chat-list-tasks.ts'
import type { ConversationTasks } from './conversation-tasks.ts'
import type { EventTasks, FilterTasks } from './event-tasks.ts'
import type { FavouriteTasks } from './favourite-tasks.ts'
import type { FormTasks } from './forms.ts'
import type { LanguageTasks } from './languages.ts'
import type { NotificationTasks } from './notification-tasks.ts'
import type { Place } from './places.ts'
import type { ProfileTasks } from './profile-tasks.ts'
import type { SearchTasks } from './search-tasks.ts'
import type { Sight } from './sight.ts'
import type { TopicTasks } from './topic-tasks.ts'

/** A question that waits for yes or no. */
export type Question = Readonly<{ title: string; text: string }>

/** A heading with what is gathered under it. */
export type Group = Readonly<{ heading: string; titles: readonly string[] }>

export interface SessionTasks {
  /** Types a username and a password and sends them. */
  readonly signIn: (username: string, password: string) => Promise<void>
  /** Asks to leave; the question comes first. */
  readonly leave: () => Promise<void>
  /** The full name of who is signed in; undefined for visitors and while it is not known yet. */
  readonly knownAs: () => Promise<string | undefined>
  /** Whether it is settled that nobody is signed in. */
  readonly isAnonymous: () => Promise<boolean>
}

export interface ShellTasks {
  /** Opens the app from outside: a link that was followed, or the app's icon. */
  readonly arrive: (address: string) => Promise<void>
  /** Closes the app and opens it again, where it was or elsewhere; what the device keeps is kept. */
  readonly comeBack: (address: string | undefined) => Promise<void>
  /** Takes one of the ways the app offers. */
  readonly go: (place: Place) => Promise<void>
  readonly goBack: () => Promise<void>
  /** Takes the way Home that an error offers. */
  readonly takeTheWayHome: () => Promise<void>
  /** Where the citizen is: the address, without the language. */
  readonly address: () => Promise<string>
  /** What is asked of the citizen and must be answered first. */
  readonly question: () => Promise<Question | undefined>
  readonly confirm: () => Promise<void>
  readonly cancel: () => Promise<void>
  /** What the ways through the app offer. */
  readonly ways: () => Promise<readonly string[]>
  /** The ways at the bottom, in their order. */
  readonly bottomWays: () => Promise<readonly string[]>
  /** The one of them that is marked as where the citizen is. */
  readonly currentWay: () => Promise<string | undefined>
  readonly openMenu: () => Promise<void>
  /** What the open menu offers, in its order. */
  readonly menu: () => Promise<readonly string[]>
  /** Everything there is to read in the page, announcements left out. */
  readonly texts: () => Promise<readonly string[]>
  /** The announcements on show. */
  readonly announcements: () => Promise<readonly string[]>
  /** Every announcement since the citizen arrived, gone or not. */
  readonly announcedSoFar: () => Promise<readonly string[]>
  /** Whether the app shows that something is under way. */
  readonly isWaiting: () => Promise<boolean>
  /** Whether a part of the page says in its place that it has failed, and offers to try again. */
  readonly hasFailed: () => Promise<boolean>
  readonly tryAgain: () => Promise<void>
}

export interface HomeTasks {
  readonly homeKinds: () => Promise<readonly Group[]>
  readonly takeHomeEntry: (title: string) => Promise<void>
  /** What Home says is new, on and near: the headings with what stands server each. */
  readonly homePanels: () => Promise<readonly Group[]>
}

export interface NoticeTasks {
  /** The titles in the list, from the first down. */
  readonly noticeTitles: () => Promise<readonly string[]>
  /** Who sent the notices of the list. */
  readonly noticeSenders: () => Promise<readonly string[]>
  readonly noticeGroups: () => Promise<readonly Group[]>
  /** How many notices the list says there are. */
  readonly noticeTotal: () => Promise<number>
  readonly order: (by: string) => Promise<void>
  readonly gather: (by: string) => Promise<void>
  readonly lookOnlyAt: (tag: string) => Promise<void>
  readonly lookAtAll: () => Promise<void>
  /** Goes to the end of the list, as far as that is. */
  readonly goToLast: () => Promise<void>
  /** The title of the very last notice; undefined until it is there to read. */
  readonly lastTitle: () => Promise<string | undefined>
  readonly unreadCount: () => Promise<number>
  readonly openNotice: (title: string) => Promise<void>
  /** The title of the notice being read, once it is there to read. */
  readonly noticeTitle: () => Promise<string | undefined>
  /** What the notice says: its sender, its moment, its kind and all it carries. */
  readonly noticeTexts: () => Promise<readonly string[]>
  /** Throws a notice of the list away, or the one being read; the question comes first. */
  readonly throwAway: (title: string | undefined) => Promise<void>
  readonly pick: (title: string) => Promise<void>
  readonly pickAll: () => Promise<void>
  readonly picked: () => Promise<readonly string[]>
  readonly throwAwayPicked: () => Promise<void>
  readonly clearOut: () => Promise<void>
  readonly keepFile: (name: string) => Promise<void>
  readonly mailFile: (name: string) => Promise<void>
  /** The names of the files the citizen was given. */
  readonly filesGiven: () => Promise<readonly string[]>
  /** Takes a date of the notice into the calendar of the device. */
  readonly takeIntoCalendar: (date: string) => Promise<void>
  readonly sendPosition: () => Promise<void>
  readonly canSendPosition: () => Promise<boolean>
}

export interface SurveyTasks {
  /** The questions, each with the way it is answered. */
  readonly questions: () => Promise<readonly Readonly<{ text: string; kind: 'rating' | 'words' }>[]>
  readonly rate: (question: string, stars: number) => Promise<void>
  readonly answer: (question: string, words: string) => Promise<void>
  readonly sendAnswers: () => Promise<void>
  /** The stars given, 0 for none. */
  readonly rating: (question: string) => Promise<number>
  readonly words: (question: string) => Promise<string>
  readonly isClosed: () => Promise<boolean>
  readonly canAnswer: () => Promise<boolean>
  /** Whether the name is left out; undefined when that is not offered. */
  readonly leavesNameOut: () => Promise<boolean | undefined>
  readonly leaveNameOut: () => Promise<void>
}

/** What lies under the app and the features set up or look into: this device, and the world behind it. */
export interface Ground {
  /** Keeps a session on the device as an earlier sign-in would have, and opens the app with it at an address. */
  readonly beSignedIn: (username: string, password: string, address: string) => Promise<void>
  /** Whether Home, where one is, has asked all that it asks by itself. */
  readonly isHomeWhole: () => Promise<boolean>
  readonly allowPosition: () => Promise<void>
  readonly keepWayBack: (address: string) => Promise<void>
  readonly wayBack: () => Promise<string | undefined>
  readonly network: (there: boolean) => Promise<void>
  /** From now on the page that is open can keep nothing more on the device. */
  readonly fillDevice: () => Promise<void>
  /** Lets time go by. */
  readonly pass: (seconds: number) => Promise<void>
  /** How often the server was asked for something. */
  readonly heard: (matter: Matter) => Promise<number>
  /** The pages of notices that were asked for, in order. */
  readonly pagesAsked: () => Promise<readonly Readonly<{ page: number; size: number }>[]>
  /** Whose answers the server has for a survey: a username, or undefined when no name went with them. */
  readonly answeredBy: (survey: string) => Promise<Readonly<{ name: string | undefined }> | undefined>
  /** The address of a notice that the citizen has received, as a link from outside would carry it. */
  readonly addressOfNotice: (title: string) => Promise<string>
}

export interface Driver {
  readonly session: SessionTasks
  readonly shell: ShellTasks
  readonly home: HomeTasks
  readonly notices: NoticeTasks
  readonly surveys: SurveyTasks
  readonly forms: FormTasks
  readonly languages: LanguageTasks
  readonly profile: ProfileTasks
  readonly search: SearchTasks
  readonly favourites: FavouriteTasks
  readonly topics: TopicTasks
  readonly events: EventTasks
  readonly filters: FilterTasks
  readonly advertising: AdvertisingTasks
  readonly chats: ChatListTasks
  readonly conversation: ConversationTasks
  readonly notifications: NotificationTasks
  readonly ground: Ground
  /** What only eyes, a keyboard or a mouse can tell; asking for it where there is no browser is a mistake. */
  readonly sight: Sight
  /** Another window of the same device. */
  readonly secondWindow: () => Promise<Driver>
  /** What went wrong unseen while the citizen was here; empty when all is well. */
  readonly complaints: () => Promise<readonly string[]>
  /** What it looked like, for whoever has to understand a failure. */
  readonly portrait: () => Promise<Uint8Array | undefined>
  readonly close: () => Promise<void>
}
