import type { AdvertisingRoom } from '#domain/advertising/advertisement.ts'
import type { LatePart } from '#ui/view/late.ts'
import type { AdvertisingView } from './advertising-view.ts'

/** A room for advertising on a page. What stands there comes after the page and by itself. */
export type AdvertisingPart = LatePart<AdvertisingView> & Readonly<{ kind: 'advertising'; room: AdvertisingRoom }>

type Wanted = Pick<AdvertisingRoom, 'page' | 'place'> & Partial<AdvertisingRoom>

/** Names a room: its page, its place, and the municipality (ADS-02) or the received notice (ADS-05) of the page. */
export const advertisingRoom = ({ page, place, municipality, notice }: Wanted): AdvertisingPart => {
  const room = { page, place, municipality, notice }
  return {
    kind: 'advertising',
    key: [page, place, municipality, notice].join(' '),
    room,
    load: async () => (await import('./advertising-part.ts')).advertisingIn(room),
  }
}

/** The rooms that had nothing in them when they were last looked at. */
const empty = new Set<string>()

/**
 * Whether a room is kept before it is known what stands there (ADS-04): above what the page shows, where what came
 * later would push it down. One that was empty takes no room the next time.
 */
export const isReserved = ({ key, room }: AdvertisingPart): boolean => room.place === 'top' && !empty.has(key)

/** Notes how a room was found. */
export const noteRoom = ({ key }: AdvertisingPart, isEmpty: boolean): void => {
  if (isEmpty) empty.add(key)
  else empty.delete(key)
}
