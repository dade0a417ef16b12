/** What is advertised, as it is read. */
export type Advertised = Readonly<{ mark: string; title: string; text: string }>

/** Advertising (ADS-01 … ADS-05). */
export interface AdvertisingTasks {
  /** What is advertised on the page now, from above down. */
  readonly advertised: () => Promise<readonly Advertised[]>
  /** Follows one of them. */
  readonly follow: (title: string) => Promise<void>
  /** From now on the device does not ask for stillness. */
  readonly letMove: () => Promise<void>
  /** Stops what takes turns, by what is offered for it, or lets it go on. */
  readonly stop: () => Promise<void>
  readonly resume: () => Promise<void>
}
