import type * as t from 'io-ts'
import { id, instant, optional, record } from '#adapters/http/codecs/wire.ts'

/** Who keeps which event, and when they want to be reminded of it (EVENT-04, EVENT-05). */
export const keptEvent = record('kept event', {
  id: ['id', id('UserEvent')],
  owner: ['owner', id('User')],
  event: ['event', id('Event')],
  reminder: ['reminder', optional(instant)],
})
export type KeptEvent = t.TypeOf<typeof keptEvent>
