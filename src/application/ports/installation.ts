import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** This browser does not install apps by itself, or the app is installed. */
export type NotInstallable = Readonly<{ _tag: 'NotInstallable' }>

/** The visits of this device, with the current one, and whether the installation was offered in one of them. */
export type Visits = Readonly<{ count: number; wasOffered: boolean }>

/** How the citizen installs the app: in a dialog of the browser, or by hand from its menu, as on iPhones. */
export type InstallWay = 'dialog' | 'byHand'

/** The installation of the app on the device. */
export interface Installation {
  /** Counts this visit. */
  readonly visit: () => TaskEither<NotInstallable, Visits>
  /** Ends when the app can be installed. */
  readonly ready: () => TaskEither<NotInstallable, InstallWay>
  /** Remembers that the installation was offered. */
  readonly noteOffered: () => TaskEither<NotInstallable, void>
  /** Shows the installation dialog of the browser; only after the citizen pressed a button for it. */
  readonly install: () => TaskEither<NotInstallable, void>
}
