/** The limit of a step that fetches the files of the app: a busy machine takes minutes. */
export const FETCHING = { timeout: 600_000 }

/** The app as something that is installed on the device and comes in versions. */
export interface VersionTasks {
  /** Whether the page was opened anew by itself since a newer version was published. */
  readonly isRenewed: () => Promise<boolean>
  /** The browser keeps no files of the app, from its first page on. */
  readonly keepNothing: () => Promise<void>
  /** Closes the app, and opens it anew at an address. */
  readonly visit: (path: string) => Promise<void>
  /** Waits until the device keeps what was last seen. */
  readonly untilKept: () => Promise<void>
  /** Comes back to an address, or to where one is; the code that draws the app is held back. */
  readonly comeBackBeforeCode: (path: string | undefined) => Promise<void>
  /** Opens a page of which nothing was seen, whose server says nothing, and tells what of it the app draws in another way. */
  readonly changesOfFirstScreen: (path: string) => Promise<readonly string[]>
  /** The code comes that was held back. */
  readonly letCodeCome: () => Promise<void>
  /** What stands there in the place of the app; empty where nothing does. */
  readonly lastSeen: () => Promise<string>
  /** Looks closely at the page, which is kept as it is. */
  readonly lookClosely: () => Promise<void>
  /** What looks otherwise in what stands there than it did on the page that was looked at. */
  readonly otherLooks: () => Promise<readonly string[]>
  /** Waits until a newer version that is there is on the device, or was refused. */
  readonly untilChecked: () => Promise<void>
  /** Waits until the files of the app are on the device. */
  readonly settleOnDevice: () => Promise<void>
  /** The app is installed from the browser's menu, as on an iPhone; said before its first page. */
  readonly installByHand: () => Promise<void>
  /** The device holds a page in the place of the scripts of the app, but the one that watches the start. */
  readonly spoil: () => Promise<void>
  /** The browser is ready to install the app. */
  readonly becomeInstallable: () => Promise<void>
  /** How often the browser's own dialog for the installation was shown. */
  readonly installDialogs: () => Promise<number>
}
