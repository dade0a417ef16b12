import { advertisement, advertisingPage, advertisingPlace, ownedAdvertisement } from '../codecs/advertising.ts'
import { one, rowsOf } from '../codecs/envelope.ts'
import { orderedQuery } from '../codecs/paging.ts'
import { id, optional } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { read, write } from './call.ts'

/**
 * The calls about advertisements. Their failures are silent: advertisements are not the purpose of a page (ERR-02).
 */
export const advertising = {
  list: read('/app/advertisements', rowsOf(advertisement), {
    query: orderedQuery(
      record('advertisement filters', {
        municipality: ['countryId', optional(id('Municipality'))],
        place: ['type', optional(advertisingPlace)],
        page: ['positionPage', optional(advertisingPage)],
        notice: ['noticeSendId', optional(id('ReceivedNotice'))],
      }),
      'id',
    ),
    reports: 'caller',
    signIn: 'panel',
    keeps: 'advertised',
  }),
  one: read('/api/app/advertisements/{id}', one(ownedAdvertisement, 'userId'), { reports: 'caller' }),
  click: write('PUT', '/app/advertisements/updateclick/{id}', {
    body: record('click', { municipality: ['countryId', optional(id('Municipality'))] }),
    reports: 'caller',
    signIn: 'panel',
    outlivesPage: true,
  }),
}
