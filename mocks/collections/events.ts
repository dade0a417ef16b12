import type * as t from 'io-ts'
import { id, optional } from '#adapters/http/codecs/wire.ts'
import { record } from '#adapters/http/codecs/wire-records.ts'
import { instant } from '#adapters/http/codecs/wire-moments.ts'

/** The saved events of users, with their reminders (EVENT-04, EVENT-05). */
export const keptEvent = record('kept event', {
  id: ['id', id('UserEvent')],
  owner: ['owner', id('User')],
  event: ['event', id('Event')],
  reminder: ['reminder', optional(instant)],
})
export type KeptEvent = t.TypeOf<typeof keptEvent>
