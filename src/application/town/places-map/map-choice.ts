/** Where something was chosen: on a map, or in the list beside it; the other one follows. */
export type ChosenOn = 'map' | 'list'

/**
 * What is chosen on a map and in the list beside it, and whether the map can be drawn. One that has crashed leaves the choice
 * as it is (fault 47). `changed` is called after each change.
 */
export const openMapChoice = <Id>(changed: () => void) => {
  const none: readonly Id[] = []
  let [ids, chosenOn, isMapCrashed]: [readonly Id[], ChosenOn, boolean] = [none, 'map', false]
  const keep = (kept: readonly Id[], on: ChosenOn): void => {
    ids = kept
    chosenOn = on
    changed()
  }
  const keepMap = (isCrashed: boolean): void => {
    isMapCrashed = isCrashed
    changed()
  }
  return {
    now: () => ({
      chosen: ids.length === 1 ? ids[0] : undefined,
      chosenOn,
      /** Those on one spot, which no zoom tells apart, while the citizen chooses among them. */
      gathered: ids.length > 1 ? ids : none,
      isMapCrashed,
    }),
    choose: (id: Id, on: ChosenOn): void => keep([id], on),
    /** Several on one spot; a single one is chosen at once. */
    gather: (gathered: readonly Id[]): void => keep(gathered, 'map'),
    drop: (): void => keep(none, 'map'),
    mapFailed: (): void => keepMap(true),
    retryMap: (): void => keepMap(false),
  }
}
