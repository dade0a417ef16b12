import { one, rowsOnce } from '../codecs/envelope.ts'
import { everyRow, oneOrNone } from '../codecs/pages.ts'
import { changedReminder, ownEvent, publicEvent } from '../codecs/events.ts'
import { filterQuery } from '../codecs/paging.ts'
import { eachOnce } from '../codecs/wire-lists.ts'
import { id, narrowed, optional } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { read, write } from './call.ts'

/** The events in a calendar, each once. */
const savedEvents = narrowed(everyRow(ownEvent), (page) => ({ ...page, rows: eachOnce(page.rows) }))

/** The calls about events. The flows announce the outcome of calls about saved events (EVENT-04, ERR-02). */
export const events = {
  list: read('/app/api/events', rowsOnce(publicEvent), {
    isPublic: true,
    query: filterQuery(
      record('event filters', {
        activity: ['activityId', optional(id('Activity'))],
        topic: ['topicId', optional(id('Topic'))],
      }),
    ),
    keeps: 'news',
  }),
  one: read('/app/api/events/{id}', one(publicEvent), { isPublic: true, keeps: 'news' }),
  mine: read('/api/userevents/byuser', savedEvents, { reports: 'caller' }),
  mineOf: read('/api/userevents/byevent/{eventId}', oneOrNone(ownEvent), { reports: 'caller' }),
  keep: write('POST', '/api/userevents/{eventId}', { reports: 'caller' }),
  remind: write('PUT', '/api/userevents/{userEventId}', { body: changedReminder, reports: 'caller' }),
  drop: write('DELETE', '/api/userevents/{userEventId}', { reports: 'caller' }),
}
