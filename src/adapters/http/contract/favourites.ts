import { activitySummary, contact } from '../codecs/directory.ts'
import { one } from '../codecs/envelope.ts'
import { listOrNone, record } from '../codecs/wire.ts'
import { call } from './call.ts'

/** The only call about favourites: the contract only reads them (FAV-02). */
export const favourites = {
  all: call({
    method: 'GET',
    path: '/api/app/favorites',
    answer: one(
      record('favourites', {
        activities: ['favorites', listOrNone(activitySummary)],
        contacts: ['contacts', listOrNone(contact)],
      }),
    ),
    keeps: true,
  }),
}
