import {
  activity,
  activityFilters,
  activitySort,
  activitySummary,
  address,
  addressFilters,
  board,
  category,
  chosenAddress,
  contact,
  contactFilters,
  contactSort,
  found,
  municipalityActivities,
  provinceResults,
} from '../codecs/directory.ts'
import { inData, messageOnly, pageOf } from '../codecs/envelope.ts'
import { filters, listQuery } from '../codecs/paging.ts'
import { choice, flag, id, list, optional, record, text } from '../codecs/wire.ts'
import { call } from './call.ts'

/** The calls about what is where: activities, contacts, addresses, categories, search. */
export const directory = {
  activities: call({
    method: 'GET',
    path: '/app/activities',
    query: listQuery(activityFilters, activitySort),
    answer: inData(pageOf('activities', activitySummary)),
  }),
  activity: call({ method: 'GET', path: '/app/activities/{id}', answer: inData(activity) }),
  /** The same, with the subscriptions of who asks (TOPIC-01). */
  activityForUser: call({ method: 'GET', path: '/app/activities/{id}/user/{userId}', answer: inData(activity) }),
  activitiesByMunicipality: call({
    method: 'GET',
    path: '/app/api/activities/groupbycountry',
    answer: inData(list(municipalityActivities)),
  }),
  activityContact: call({ method: 'GET', path: '/app/activities/{id}/contact', answer: inData(contact) }),
  boards: call({ method: 'GET', path: '/app/activities/{id}/board', answer: inData(list(board)) }),
  contacts: call({
    method: 'GET',
    path: '/app/activity-contacts',
    query: listQuery(contactFilters, contactSort),
    answer: inData(pageOf('contacts', contact)),
  }),
  /** Everything that stands on the map, with what its list says of it (DIR-04). */
  contactCoordinates: call({
    method: 'GET',
    path: '/app/activity-contact-coordinates',
    query: record('coordinates query', { filters: ['filters', filters(contactFilters)] }),
    answer: inData(list(contact)),
    timeLimit: 30_000,
  }),
  contact: call({ method: 'GET', path: '/app/activity-contacts/{id}', answer: inData(contact) }),
  addresses: call({
    method: 'GET',
    path: '/app/addresses',
    query: listQuery(addressFilters, choice('address sort', { text: 'address' })),
    answer: inData(pageOf('data', address)),
    reports: 'caller',
  }),
  chosenAddresses: call({
    method: 'GET',
    path: '/api/app/usertopicaddress/bytopic/{topicId}',
    answer: inData(list(chosenAddress)),
    reports: 'caller',
  }),
  chooseAddress: call({
    method: 'POST',
    path: '/api/app/usertopicaddress',
    body: record('address choice', {
      topic: ['topicId', id('Topic')],
      address: ['addressId', id('Address')],
      active: ['status', flag],
    }),
    answer: messageOnly,
  }),
  activityCategories: call({
    method: 'GET',
    path: '/app/categories/activities',
    answer: inData(list(category)),
    reports: 'caller',
  }),
  contactCategories: call({
    method: 'GET',
    path: '/app/categories/contacts',
    answer: inData(list(category)),
    reports: 'caller',
  }),
  search: call({
    method: 'GET',
    path: '/app/search',
    query: record('search query', {
      text: ['text', text],
      filters: ['filters', filters(record('search filters', { province: ['provinceId', optional(id('Province'))] }))],
    }),
    answer: inData(list(found)),
    reports: 'caller',
  }),
  searchProvinces: call({
    method: 'GET',
    path: '/app/search/provinces',
    query: record('province search query', { text: ['text', text] }),
    answer: inData(list(provinceResults)),
    reports: 'caller',
  }),
}
