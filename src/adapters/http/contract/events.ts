import { inData } from '../codecs/envelope.ts'
import { publicEvent } from '../codecs/events.ts'
import { filters } from '../codecs/paging.ts'
import { id, list, optional, record } from '../codecs/wire.ts'
import { call } from './call.ts'

/** The calls about events. */
export const events = {
  list: call({
    method: 'GET',
    path: '/app/api/events',
    query: record('events query', {
      filters: [
        'filters',
        filters(
          record('event filters', {
            activity: ['activityId', optional(id('Activity'))],
            topic: ['topicId', optional(id('Topic'))],
          }),
        ),
      ],
    }),
    answer: inData(list(publicEvent)),
  }),
}
