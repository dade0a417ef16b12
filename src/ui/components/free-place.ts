/** A stretch of a window from top to bottom, in CSS pixels. */
export type Stretch = Readonly<{ top: number; bottom: number }>

/** Where something of a height may stand. `from` is the side of the window that it keeps to. */
export type Wish = Readonly<{
  height: number
  window: Stretch
  /** What must not be covered. */
  needed: readonly Stretch[]
  /** What is rather not covered. */
  spared: readonly Stretch[]
  from: 'top' | 'bottom'
  /** The distance from what is around it. */
  margin: number
}>

/** A place: its upper edge, and the height that is free there. */
type Place = Readonly<{ top: number; room: number }>

/** The stretches between those that are taken, from top to bottom. */
const freeBetween = ({ window, margin }: Wish, taken: readonly Stretch[]): readonly Stretch[] => {
  const free: Stretch[] = []
  let top = window.top
  for (const one of [...taken, { top: window.bottom, bottom: window.bottom }].sort((a, b) => a.top - b.top)) {
    free.push({ top: top + margin, bottom: Math.min(one.top, window.bottom) - margin })
    top = Math.max(top, one.bottom)
  }
  return free.filter((one) => one.bottom > one.top)
}

const roomOf = ({ top, bottom }: Stretch): number => bottom - top

/**
 * The first place on the wished side that covers nothing needed and nothing spared; without one, the first that covers
 * nothing needed; without one, the largest that is free, which has to do. Undefined in a window that is full.
 */
export const freePlace = (wish: Wish): Place | undefined => {
  const { height, needed, spared, from } = wish
  const firstOf = (free: readonly Stretch[]): Stretch | undefined =>
    free[from === 'top' ? 'find' : 'findLast']((one) => roomOf(one) >= height)
  const free = freeBetween(wish, needed)
  const place =
    firstOf(freeBetween(wish, [...needed, ...spared])) ??
    firstOf(free) ??
    [...free].sort((a, b) => roomOf(b) - roomOf(a))[0]
  if (!place) return undefined
  return { top: from === 'top' ? place.top : Math.max(place.top, place.bottom - height), room: roomOf(place) }
}
