import type { Option } from 'fp-ts/lib/Option.js'

/** Whether the device is online and the app is visible. */
export interface Presence {
  readonly isOnline: () => boolean
  readonly isVisible: () => boolean
  /** Calls the listener at each change of either, until the returned function is called. */
  readonly watch: (listener: () => void) => () => void
}

/** Whether somebody uses the app that is in sight. */
export interface Use {
  /** Calls the listener when the citizen touches or types, but not again within ten seconds, until the returned function is called. */
  readonly watchUse: (listener: () => void) => () => void
}

/** The number on the app's icon, where the platform has one (NOTICE-02). */
export interface AppBadge {
  readonly show: (count: number) => void
}

/** How the app is drawn: dark as it comes, light, or as the device draws everything else. */
export type Look = 'dark' | 'light' | 'device'

/** The citizen's preferences, stored on the device. */
export interface Preferences {
  /** The code of the last chosen language; none when nothing valid is stored (LANG-02). */
  readonly language: () => Option<string>
  readonly chooseLanguage: (code: string) => void
  /** The languages that the device prefers, as BCP 47 tags, the dearest first. */
  readonly ownLanguages: () => readonly string[]
  readonly look: () => Look
  readonly chooseLook: (look: Look) => void
  /** Whether the guided tour was closed on this device (SHELL-09). */
  readonly hasClosedTour: () => boolean
  readonly closeTour: () => void
}
