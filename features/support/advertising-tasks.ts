/** The content of an advertisement. */
export type Advertised = Readonly<{ mark: string; title: string; text: string }>

/** Advertising (ADS-01 … ADS-05). */
export interface AdvertisingTasks {
  /** The visible advertisements, from top to bottom. */
  readonly advertised: () => Promise<readonly Advertised[]>
  /** Follows one of them. */
  readonly follow: (title: string) => Promise<void>
  /** The device no longer prefers reduced motion, from now on. */
  readonly letMove: () => Promise<void>
  /** Pauses or resumes the rotation, with its button. */
  readonly stop: () => Promise<void>
  readonly resume: () => Promise<void>
}
