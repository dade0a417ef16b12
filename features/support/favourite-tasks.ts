/** What is done with the hearts beside activities and contacts, by the names of what they stand beside. */
export interface FavouriteTasks {
  /** Taps the heart beside something. */
  readonly tapHeart: (name: string) => Promise<void>
  readonly tapHeartTwice: (name: string) => Promise<void>
  /** Whether the heart beside something is down; undefined while there is none. */
  readonly isFavourite: (name: string) => Promise<boolean | undefined>
  /** The names in the list of favourites that is on show, from the first down. */
  readonly names: () => Promise<readonly string[]>
  /** What the tabs say, in their order. */
  readonly tabs: () => Promise<readonly string[]>
  /** Looks at the tab that is so called, whatever it counts. */
  readonly lookAt: (tab: string) => Promise<void>
  /** Takes back what the message on show offers to take back. */
  readonly takeBack: () => Promise<void>
}
