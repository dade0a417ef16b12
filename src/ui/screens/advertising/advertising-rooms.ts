import type { AdvertisingRoom } from '#domain/advertising/advertisement.ts'

/** The rooms that had nothing in them when they were last looked at. */
const empty = new Set<string>()

export const roomKey = ({ page, place, municipality, notice }: AdvertisingRoom): string =>
  [page, place, municipality, notice].join(' ')

/**
 * Whether a room is kept before it is known what stands there (ADS-04): above what the page shows, where what came
 * later would push it down. One that was empty takes no room the next time.
 */
export const isReserved = (room: AdvertisingRoom): boolean => room.place === 'top' && !empty.has(roomKey(room))

/** Notes how a room was found. */
export const noteRoom = (room: AdvertisingRoom, isEmpty: boolean): void => {
  if (isEmpty) empty.add(roomKey(room))
  else empty.delete(roomKey(room))
}
