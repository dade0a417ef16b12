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
import { messageOnly, one, rowsOf } from '../codecs/envelope.ts'
import { oneOrNone, pageOf } from '../codecs/pages.ts'
import { filterQuery, filters, listQuery, pageQuery } from '../codecs/paging.ts'
import { once } from '../codecs/wire-lists.ts'
import { flag, id, optional, text } from '../codecs/wire.ts'
import { record } from '../codecs/wire-records.ts'
import { call } from './call.ts'

/** The calls of the directory: activities, contacts, addresses, categories, search. */
export const directory = {
  activities: call({
    method: 'GET',
    path: '/app/activities',
    isPublic: true,
    query: listQuery(activityFilters, activitySort),
    answer: pageOf('activities', activitySummary),
    keeps: 'standing',
  }),
  activity: call({
    method: 'GET',
    path: '/app/activities/{id}',
    isPublic: true,
    answer: one(activity),
    keeps: 'standing',
  }),
  /** The same, with the subscriptions of the caller (TOPIC-01). */
  activityForUser: call({
    method: 'GET',
    path: '/app/activities/{id}/user/{userId}',
    answer: one(activity),
    keeps: 'edited',
  }),
  activitiesByMunicipality: call({
    method: 'GET',
    path: '/app/api/activities/groupbycountry',
    isPublic: true,
    answer: activitiesByMunicipality,
    keeps: 'standing',
  }),
  activityContact: call({
    method: 'GET',
    path: '/app/activities/{id}/contact',
    isPublic: true,
    answer: oneOrNone(contact),
    signIn: 'panel',
    keeps: 'standing',
  }),
  boards: call({
    method: 'GET',
    path: '/app/activities/{id}/board',
    isPublic: true,
    answer: boards,
    signIn: 'panel',
    keeps: 'standing',
  }),
  contacts: call({
    method: 'GET',
    path: '/app/activity-contacts',
    isPublic: true,
    query: listQuery(contactFilters, contactSort),
    answer: pageOf('contacts', contact),
    keeps: 'standing',
  }),
  /** All items on the map, with the fields of its list (DIR-04). */
  contactCoordinates: call({
    method: 'GET',
    path: '/app/activity-contact-coordinates',
    isPublic: true,
    query: filterQuery(contactFilters),
    answer: once(rowsOf(contact)),
    timeLimit: 30_000,
    keeps: 'standing',
  }),
  contact: call({
    method: 'GET',
    path: '/app/activity-contacts/{id}',
    isPublic: true,
    answer: one(contact),
    keeps: 'standing',
  }),
  addresses: call({
    method: 'GET',
    path: '/app/addresses',
    query: pageQuery(addressFilters),
    answer: pageOf('data', address),
    reports: 'caller',
  }),
  chosenAddresses: call({
    method: 'GET',
    path: '/api/app/usertopicaddress/bytopic/{topicId}',
    answer: rowsOf(chosenAddress),
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
    isPublic: true,
    answer: once(rowsOf(category)),
    reports: 'caller',
    signIn: 'panel',
    keeps: 'settled',
  }),
  contactCategories: call({
    method: 'GET',
    path: '/app/categories/contacts',
    isPublic: true,
    answer: once(rowsOf(category)),
    reports: 'caller',
    signIn: 'panel',
    keeps: 'settled',
  }),
  search: call({
    method: 'GET',
    path: '/app/search',
    query: record('search query', {
      text: ['text', text],
      filters: ['filters', filters(record('search filters', { province: ['provinceId', optional(id('Province'))] }))],
    }),
    answer: searchResults,
    reports: 'caller',
  }),
  searchProvinces: call({
    method: 'GET',
    path: '/app/search/provinces',
    query: record('province search query', { text: ['text', text] }),
    answer: provinceResults,
    reports: 'caller',
  }),
}
