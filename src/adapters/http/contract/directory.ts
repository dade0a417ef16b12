import {
  activity,
  activityFilters,
  activitySort,
  activitySummary,
  address,
  addressFilters,
  boards,
  category,
  chosenAddress,
  contact,
  contactFilters,
  contactSort,
  searchResults,
  activitiesByMunicipality,
  provinceResults,
} from '../codecs/directory.ts'
import { one, rowsOf, rowsOnce } from '../codecs/envelope.ts'
import { oneOrNone, pageOf } from '../codecs/pages.ts'
import { filterQuery, filtersOf, listQuery, pageQuery } from '../codecs/paging.ts'
import { flag, id, optional, text } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { read, write } from './call.ts'

/** What is to be said of the options of a filter. */
const OPTIONS = { isPublic: true, reports: 'caller', signIn: 'panel', keeps: 'settled' } as const

/** The calls of the directory: activities, contacts, addresses, categories, search. */
export const directory = {
  activities: read('/app/activities', pageOf('activities', activitySummary), {
    isPublic: true,
    query: listQuery(activityFilters, activitySort),
    keeps: 'standing',
  }),
  activity: read('/app/activities/{id}', one(activity), { isPublic: true, keeps: 'standing' }),
  /** The same, with the subscriptions of the caller (TOPIC-01). */
  activityForUser: read('/app/activities/{id}/user/{userId}', one(activity), { keeps: 'edited' }),
  activitiesByMunicipality: read('/app/api/activities/groupbycountry', activitiesByMunicipality, {
    isPublic: true,
    keeps: 'standing',
  }),
  activityContact: read('/app/activities/{id}/contact', oneOrNone(contact), {
    isPublic: true,
    signIn: 'panel',
    keeps: 'standing',
  }),
  boards: read('/app/activities/{id}/board', boards, { isPublic: true, signIn: 'panel', keeps: 'standing' }),
  contacts: read('/app/activity-contacts', pageOf('contacts', contact), {
    isPublic: true,
    query: listQuery(contactFilters, contactSort),
    keeps: 'standing',
  }),
  /** All items on the map, with the fields of its list (DIR-04). */
  contactCoordinates: read('/app/activity-contact-coordinates', rowsOnce(contact), {
    isPublic: true,
    query: filterQuery(contactFilters),
    timeLimit: 30_000,
    keeps: 'standing',
  }),
  contact: read('/app/activity-contacts/{id}', one(contact), { isPublic: true, keeps: 'standing' }),
  addresses: read('/app/addresses', pageOf('data', address), { query: pageQuery(addressFilters), reports: 'caller' }),
  chosenAddresses: read('/api/app/usertopicaddress/bytopic/{topicId}', rowsOf(chosenAddress), { reports: 'caller' }),
  chooseAddress: write('POST', '/api/app/usertopicaddress', {
    body: record('address choice', {
      topic: ['topicId', id('Topic')],
      address: ['addressId', id('Address')],
      active: ['status', flag],
    }),
  }),
  activityCategories: read('/app/categories/activities', rowsOnce(category), OPTIONS),
  contactCategories: read('/app/categories/contacts', rowsOnce(category), OPTIONS),
  search: read('/app/search', searchResults, {
    query: record('search query', {
      text: ['text', text],
      filters: filtersOf(record('search filters', { province: ['provinceId', optional(id('Province'))] })),
    }),
    reports: 'caller',
  }),
  searchProvinces: read('/app/search/provinces', provinceResults, {
    query: record('province search query', { text: ['text', text] }),
    reports: 'caller',
  }),
}
