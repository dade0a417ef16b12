import type { AdvertisingRoom } from '#domain/advertising/advertisement.ts'
import type { LatePart } from '#ui/view/late.ts'
import type { AdvertisingView } from './advertising-view.ts'

/** A slot for advertising on a page. Its content loads separately, after the page. */
export type AdvertisingPart = LatePart<AdvertisingView> & Readonly<{ kind: 'advertising'; room: AdvertisingRoom }>

type Wanted = Pick<AdvertisingRoom, 'page' | 'place'> & Partial<AdvertisingRoom>

/**
 * The key of a slot: its page, its position, and the municipality (ADS-02) or the received notice (ADS-05) of the page.
 */
export const advertisingRoom = ({ page, place, municipality, notice }: Wanted): AdvertisingPart => {
  const room = { page, place, municipality, notice }
  return {
    kind: 'advertising',
    key: [page, place, municipality, notice].join(' '),
    room,
    load: async () => (await import('./advertising-part.ts')).advertisingIn(room),
  }
}

/** The slots that were empty at their last load. */
const empty = new Set<string>()

/**
 * Whether space is reserved before the answer (ADS-04): for a slot above the content, which would move otherwise. A
 * slot that was empty takes no space at the next visit.
 */
export const isReserved = ({ key, room }: AdvertisingPart): boolean => room.place === 'top' && !empty.has(key)

/** Records whether a slot was empty. */
export const noteRoom = ({ key }: AdvertisingPart, isEmpty: boolean): void => {
  if (isEmpty) empty.add(key)
  else empty.delete(key)
}
