/** Tasks of the favourite toggles of activities and contacts, by the name of the item. */
export interface FavouriteTasks {
  /** Taps the toggle of an item. */
  readonly tapHeart: (name: string) => Promise<void>
  readonly tapHeartTwice: (name: string) => Promise<void>
  /** Whether the toggle of an item is on; undefined while there is none. */
  readonly isFavourite: (name: string) => Promise<boolean | undefined>
  /** The names in the visible list of favourites, in order. */
  readonly names: () => Promise<readonly string[]>
  /** The labels of the tabs, in order. */
  readonly tabs: () => Promise<readonly string[]>
  /** Selects the tab with this name, whatever its count. */
  readonly lookAt: (tab: string) => Promise<void>
  /** Presses the undo button of the visible toast. */
  readonly takeBack: () => Promise<void>
}
