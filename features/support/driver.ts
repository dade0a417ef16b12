/**
 * The tasks of a citizen, in their words. Both assemblies implement this interface: the headless one, and the app in a
 * browser. Readings return the current state; steps poll them with `eventually`.
 */
import type { World } from '#mocks/world.ts'
import type { Matter } from '#features/catalogue/catalogue.ts'
import type { FilterTasks } from './filter-tasks.ts'
import type { FormTasks } from './forms.ts'
import type { LanguageTasks } from './languages.ts'
import type { LogTasks } from './log-tasks.ts'
import type { NotificationTasks } from './notification-tasks.ts'
import type { PageTasks } from './page.ts'
import type { Place } from '#features/catalogue/pages.ts'
import type { PictureTasks } from './picture-tasks.ts'
import type { ReadingTasks } from './reading-tasks.ts'
import type { QuestionTasks } from './question-tasks.ts'
import type { SearchboxTasks } from './searchbox-tasks.ts'
import type { MapState } from './town-map.ts'
import type { VersionTasks } from './version-tasks.ts'
import type { Sight } from './sight.ts'

/** A yes-or-no confirmation. */
export type Question = Readonly<{ title: string; text: string }>

export interface SessionTasks {
  /** Enters a username and a password and submits them. */
  readonly signIn: (username: string, password: string) => Promise<void>
  /** Starts the sign-out; the confirmation comes first. */
  readonly leave: () => Promise<void>
  /** The full name of the signed-in citizen; undefined for visitors and while it is unknown. */
  readonly knownAs: () => Promise<string | undefined>
  /** Whether it is certain that nobody is signed in. */
  readonly isAnonymous: () => Promise<boolean>
}

export interface ShellTasks {
  /** Opens the app from outside: by a link, or by its icon. */
  readonly arrive: (address: string) => Promise<void>
  /** Closes the app and opens it again, on the same page or on another; the storage of the device is kept. */
  readonly comeBack: (address: string | undefined) => Promise<void>
  /** Follows a link of the navigation. */
  readonly go: (place: Place) => Promise<void>
  readonly goBack: () => Promise<void>
  /** Follows the link to Home of an error page. */
  readonly takeTheWayHome: () => Promise<void>
  /** The current address, without the language. */
  readonly address: () => Promise<string>
  /** The open confirmation. */
  readonly question: () => Promise<Question | undefined>
  readonly confirm: () => Promise<void>
  readonly cancel: () => Promise<void>
  /** The badges and texts of the navigation. */
  readonly ways: () => Promise<readonly string[]>
  /** The links of the bottom navigation, in order. */
  readonly bottomWays: () => Promise<readonly string[]>
  /** The one that is marked as current. */
  readonly currentWay: () => Promise<string | undefined>
  readonly openMenu: () => Promise<void>
  /** The items of the open menu, in order. */
  readonly menu: () => Promise<readonly string[]>
  /** Opens the menu and chooses something there. */
  readonly chooseInMenu: (name: string) => Promise<void>
  /** The number of unread notices in the navigation. */
  readonly unread: () => Promise<number>
  /** Presses the undo button of the visible toast. */
  readonly takeBack: () => Promise<void>
  /** Presses the button of the visible toast that offers something. */
  readonly takeOffer: () => Promise<void>
  /** All readable texts of the page, without toasts. */
  readonly texts: () => Promise<readonly string[]>
  /** The visible toasts. */
  readonly announcements: () => Promise<readonly string[]>
  /** Every announcement since the start, also past ones. */
  readonly announcedSoFar: () => Promise<readonly string[]>
  /** Whether the loading indicator is visible. */
  readonly isWaiting: () => Promise<boolean>
  /** Whether a part of the page shows a failure with a retry. */
  readonly hasFailed: () => Promise<boolean>
  readonly tryAgain: () => Promise<void>
}

/** Access below the app, for preparing and checking: this device, and the world behind it. */
export interface Ground {
  /** Stores a session on the device as an earlier sign-in would, and opens the app at an address. */
  readonly beSignedIn: (username: string, password: string, address: string) => Promise<void>
  /** Whether the open page has loaded its late parts. */
  readonly isWhole: () => Promise<boolean>
  /** The device had visits before. */
  readonly keepVisits: (count: number) => Promise<void>
  /** The addresses of the files that the browser keeps for the app. */
  readonly keptFiles: () => Promise<readonly string[]>
  readonly allowPosition: () => Promise<void>
  /** The device no longer prefers reduced motion, from now on. */
  readonly letMove: () => Promise<void>
  readonly keepWayBack: (address: string) => Promise<void>
  readonly wayBack: () => Promise<string | undefined>
  readonly network: (there: boolean) => Promise<void>
  /** The size of the town's map that the device keeps, in bytes; undefined for none. */
  readonly keptMap: () => Promise<number | undefined>
  /** Something becomes of the town's map on its host. */
  readonly townMap: (next: MapState) => Promise<void>
  /** The storage of the open page is full from now on. */
  readonly fillDevice: () => Promise<void>
  /** The browser closes its connections to what the app stores in a database, without a word: Safari does, in the background. */
  readonly loseDatabase: () => Promise<void>
  /** Advances the time. */
  readonly pass: (seconds: number) => Promise<void>
  /** The number of answers that the device keeps of whoever is or was signed in. */
  readonly answersKept: () => Promise<number>
  /** Everything that the device keeps of what was read is this much older, in hours. */
  readonly age: (hours: number) => Promise<void>
  /** Changes the server's world behind the back of the device. */
  readonly edit: (change: (world: World) => Promise<void>) => Promise<void>
  /** The number of requests of a kind. */
  readonly heard: (matter: Matter) => Promise<number>
  /** The requested pages of notices, in order. */
  readonly pagesAsked: () => Promise<readonly Readonly<{ page: number; size: number }>[]>
  /** The author of the answers that the server has for a survey: a username, or undefined for anonymous ones. */
  readonly answeredBy: (survey: string) => Promise<Readonly<{ name: string | undefined }> | undefined>
  /** The names of everything that the device stores for the app now. */
  readonly stored: () => Promise<readonly string[]>
  /** The names of the saved files. */
  readonly filesGiven: () => Promise<readonly string[]>
  /** The address of a received notice, as an external link would have it. */
  readonly addressOfNotice: (title: string) => Promise<string>
}

export interface Driver {
  readonly session: SessionTasks
  readonly shell: ShellTasks
  readonly page: PageTasks
  readonly questions: QuestionTasks
  readonly forms: FormTasks
  readonly languages: LanguageTasks
  readonly picture: PictureTasks
  readonly searchbox: SearchboxTasks
  readonly filters: FilterTasks
  readonly log: LogTasks
  readonly notifications: NotificationTasks
  readonly reading: ReadingTasks
  readonly versions: VersionTasks
  readonly ground: Ground
  /** Checks that only a browser, a keyboard or a mouse can make; using them without a browser is an error. */
  readonly sight: Sight
  /** Another tab of the same device. */
  readonly secondWindow: () => Promise<Driver>
  /** Errors that the citizen did not see; empty when there are none. */
  readonly complaints: () => Promise<readonly string[]>
  /** A screenshot for the analysis of a failure. */
  readonly portrait: (form?: 'png' | 'jpeg') => Promise<Uint8Array | undefined>
  readonly close: () => Promise<void>
}
