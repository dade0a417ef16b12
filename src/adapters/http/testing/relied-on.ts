/**
 * For tests: the only names of the wire that anything may be nothing without. They stand here and not in the codecs, so
 * that a codec which begins to rely on more is found out.
 */
export const RELIED_ON: ReadonlySet<string> = new Set([
  // Who and what: an element without a number cannot be opened, kept or thrown away.
  'id',
  'addressId',
  'token',
  'code',
  // The one thing that is asked.
  'active',
  'esito',
  'check',
  // What a received notice, a kept event and a message are about, and when an event is.
  'notice',
  'event',
  'message',
  'eventDateStart',
  // A result of a search that leads nowhere, and a picture without its file, are none.
  'type',
  'image',
])
