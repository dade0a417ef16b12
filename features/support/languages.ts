/** Where the device keeps the language that was chosen: the features write it as an older app would have. */
export const KEPT_LANGUAGE = 'piazza.device.language'

/** The language that is spoken, the ones on offer, and the one that the device keeps. */
export interface LanguageTasks {
  /** The code of the language that the page says it is in. */
  readonly spoken: () => Promise<string>
  /** The names of the languages in the bar at the top, which has them open from then on; none where it does not offer them. */
  readonly offered: () => Promise<readonly string[]>
  /** Chooses in the bar at the top. */
  readonly choose: (name: string) => Promise<void>
  readonly takeAtFoot: (name: string) => Promise<void>
  /** Before the device is switched on. */
  readonly keep: (code: string) => Promise<void>
  readonly kept: () => Promise<string | undefined>
  /** Where the citizen is: the address, with the language. */
  readonly address: () => Promise<string>
}
