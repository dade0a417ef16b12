import type { Configuration } from '#domain/town/configuration.ts'
import type { Matter } from '#features/catalogue/catalogue.ts'
import type { Driver } from './driver.ts'

/** The troubles of the server, in the words of the features. */
export const TROUBLES = [
  'is out of reach',
  'breaks down without a word',
  'breaks down',
  'answers with a page meant for engineers',
  'answers half a sentence',
  'answers nonsense',
  'refuses it',
  'is too busy',
  'is slow',
  'never answers',
  'takes the session for expired, once',
  'accepts no session',
  'refuses to renew the session',
  'has nothing to say',
  'does it, and its answer is lost',
  'does it, and breaks down',
  'refuses it as if all were well',
  'leaves unclear whether it was done',
  'has names of its own',
  'knows no filters',
  'does not take the e-mail address',
  'writes hours and last days that nobody can read',
] as const
export type Trouble = (typeof TROUBLES)[number]

/** What may go wrong with what serves the app, in the words of the features. */
export const MISTAKES = [
  'its first file is missing',
  'half of its files are missing',
  'its page is cut short',
  'a guest network answers for its configuration',
] as const
export type Mistake = (typeof MISTAKES)[number]

/** The requirements of a scenario for its devices. */
export type Circumstances = Readonly<{
  /** On a desktop, not on a phone. */
  isDesktop: boolean
  /** The language of the device is one that the app does not have. */
  isForeign: boolean
  /** Time advances only when the scenario says so. */
  holdsTime: boolean
  /** The scenario needs what only the production build has, and a server of its own for it. */
  isProduction: boolean
  /** The scenario contains content that the content security policy blocks: its reports are no defects. */
  meetsHostility: boolean
}>

/** An assembly of the app for the features. */
export interface Assembly {
  /** A new device for a person, before its first page. */
  readonly deviceFor: (name: string, lacks: Readonly<{ withoutPictures: boolean }>) => Promise<Driver>
  /** Adds a trouble of the server, for one call or for all; earlier troubles stay. */
  readonly trouble: (trouble: Trouble, matter: Matter | undefined) => Promise<void>
  /** Clears every trouble. */
  readonly recover: () => Promise<void>
  /** In the world of later devices, the activity that sent a notice is unknown. */
  readonly withoutSender: (title: string) => Promise<void>
  /** In the world of later devices, an entry of Home has this address. */
  readonly homeEntryAt: (title: string, path: string) => Promise<void>
  /** In the world of later devices, a question of a survey is already answered. */
  readonly answeredBefore: (survey: string, question: string, answer: string) => Promise<void>
  /** Publishes a newer version of the app, and every open page looks for it. */
  readonly publish: () => Promise<void>
  /**
   * A careless host serves the app: a newer version or the one that is there, with a mistake or as it should be. It
   * answers the page for every file that is missing.
   */
  readonly serveCarelessly: (isNewer: boolean, mistake?: Mistake) => Promise<void>
  /** Nothing answers any more, neither the API nor what serves the app. */
  readonly switchOff: () => Promise<void>
  /** Later devices have the app as this town installs it. */
  readonly town: (configuration: Configuration) => void
  readonly close: () => Promise<void>
}
