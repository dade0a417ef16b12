/**
 * For tests: the only required names of the wire. They are listed here and not in the codecs, so that a codec which
 * starts to require more is detected.
 */
export const RELIED_ON: ReadonlySet<string> = new Set([
  // Identities: an element without an id cannot be opened, stored or removed.
  'id',
  'addressId',
  'token',
  'code',
  // The single thing that is requested.
  'active',
  'esito',
  'check',
  // The subject of a received notice, a saved event and a message, and the date of an event.
  'notice',
  'event',
  'message',
  'eventDateStart',
  // A result without a page, and a picture without its file, are left out.
  'type',
  'image',
  // A span of opening hours says nothing without its day or one of its times.
  'day',
  'opens',
  'closes',
])

/** For tests: the only lists whose emptiness is told, by their record and name on the wire; see `RELIED_ON` for why here. */
export const TOLD_LISTS: readonly string[] = [
  'activities of a category.activities',
  'activities of a municipality.activities',
  'chat.messages',
  'e015 sheet.data',
  'e015 sheet.flights',
  'e015 sheet.items',
  'e015s of a category.e015s',
  'favourites.contacts',
  'favourites.favorites',
  'province results.results',
]
