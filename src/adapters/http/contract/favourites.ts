import { activitySummary, contact } from '../codecs/directory.ts'
import { one } from '../codecs/envelope.ts'
import { toldNone } from '../codecs/partly.ts'
import { listed, once } from '../codecs/wire-lists.ts'
import { pointedAt, record } from '../codecs/wire-records.ts'
import { read } from './call.ts'
import { RELATIONS } from '../codecs/names/directory.ts'

/** The only call about favourites: the contract only reads them (FAV-02). */
export const favourites = {
  all: read(
    '/api/app/favorites',
    one(
      toldNone(
        record('favourites', {
          activities: ['favorites', once(listed(pointedAt(activitySummary, RELATIONS.activity)))],
          contacts: ['contacts', once(listed(pointedAt(contact, RELATIONS.contact)))],
        }),
        ['activities'],
        ['contacts'],
      ),
    ),
    { keeps: 'own' },
  ),
}
