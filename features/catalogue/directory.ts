import type { Entries, Records } from './entry.ts'
import { inPlace, PANEL, QUIET, read, THING, TOAST, visited } from './outcomes.ts'
import { firstPage, id, marioId, noParams } from './requests.ts'
import { forAddress, mario, TOPICS_TAB, visitor } from './ways.ts'

export const DIRECTORY: Entries<'directory'> = {
  activities: {
    title: 'List the activities',
    about: 'One page of the activities that match. `totalRows` counts the rows of all pages.',
    clauses: 'DIR-01 DIR-10',
    words: ['the activities'],
    sample: {
      query: { ...firstPage, filters: { visible: true, municipality: undefined, category: undefined }, sortBy: 'name' },
    },
    way: visitor('/activity'),
    outcome: visited(PANEL),
  },
  activity: {
    title: 'Read one activity',
    about: 'With its topics, contact and boards, for visitors.',
    clauses: 'DIR-02 TOPIC-01',
    words: ['an activity'],
    sample: { params: { id: 1 } },
    way: visitor('/activity/1'),
    outcome: visited(THING),
  },
  activityForUser: {
    title: 'Read one activity for a user',
    about: 'The same, with the subscriptions of the user in `userTopicId`.',
    clauses: 'DIR-02 TOPIC-01',
    words: ['an activity as its reader sees it'],
    sample: { params: { id: 1, userId: marioId } },
    way: mario('/activity/1'),
    more: [mario('/activity/2')],
    outcome: THING,
  },
  activitiesByMunicipality: {
    title: 'List the activities by municipality',
    about: 'One group for each municipality.',
    clauses: 'DIR-05',
    words: ['the activities by municipality'],
    sample: noParams,
    way: visitor('/activity?group=country'),
    outcome: visited(PANEL),
  },
  activityContact: {
    title: 'Read the contact of an activity',
    about: '`data` is null for an activity without one.',
    clauses: 'DIR-02',
    words: ['the contact of an activity'],
    sample: { params: { id: 1 } },
    way: visitor('/activity/1'),
    outcome: inPlace(PANEL),
    ofFields: { id: 'panel+toast' },
  },
  boards: {
    title: 'List the boards of an activity',
    about: 'Texts that an activity has pinned to its page.',
    clauses: 'DIR-02',
    words: ['the boards of an activity'],
    sample: { params: { id: 1 } },
    way: visitor('/activity/1'),
    outcome: inPlace(PANEL),
  },
  contacts: {
    title: 'List the contacts',
    about: 'One page of the contacts that match.',
    clauses: 'DIR-03',
    words: ['the contacts'],
    sample: {
      query: { ...firstPage, filters: { municipality: undefined, category: undefined }, sortBy: 'name' },
    },
    way: visitor('/contact'),
    outcome: visited(PANEL),
  },
  contactCoordinates: {
    title: 'List the contacts for the map',
    about: 'All contacts that match, without pages.',
    clauses: 'DIR-04',
    words: ['the places on the map'],
    sample: {
      query: { filters: { municipality: id<'Municipality'>(1), category: undefined } },
    },
    way: visitor('/contact?country=2&view=map'),
    outcome: visited(PANEL),
  },
  contact: {
    title: 'Read one contact',
    about: 'The whole contact.',
    clauses: 'DIR-03',
    words: ['a contact'],
    sample: { params: { id: 1 } },
    way: visitor('/contact/1'),
    outcome: visited(THING),
  },
  addresses: {
    title: 'List the addresses',
    about: 'One page of the streets or districts of a topic.',
    clauses: 'ADDR-01 TOPIC-06',
    words: ['the addresses'],
    sample: {
      query: { filters: { text: 'via', topic: id<'Topic'>(105) }, page: 1, rowsPerPage: 11 },
    },
    way: forAddress,
    outcome: QUIET,
  },
  chooseAddress: {
    title: 'Choose an address',
    about: 'Chooses an address for a topic, or gives it up.',
    clauses: 'TOPIC-06 ADDR-02',
    words: ['an address choice'],
    sample: {
      body: { topic: id<'Topic'>(105), address: id<'Address'>(1), active: true },
    },
    way: mario(TOPICS_TAB, ['tap', 'Iscriviti a Pulizia strade'], ['flip', 'Corso Aldo Moro 2–30 (pari)']),
    outcome: TOAST,
  },
  chosenAddresses: {
    title: 'List the chosen addresses',
    about: 'Those that the citizen chose for a topic.',
    clauses: 'ADDR-02',
    words: ['the addresses chosen before'],
    sample: { params: { topicId: 105 } },
    way: forAddress,
    outcome: { ...QUIET, empty: 'same' },
  },
  activityCategories: {
    title: 'List the categories of activities',
    about: 'Options of a filter.',
    clauses: 'DIR-07',
    sample: noParams,
    way: visitor('/activity'),
    outcome: { ...QUIET, '401': 'panel', '404': 'silent' },
    ofFields: { id: 'panel' },
  },
  contactCategories: {
    title: 'List the categories of contacts',
    about: 'Options of a filter.',
    clauses: 'DIR-07',
    words: ['the categories of contacts'],
    sample: noParams,
    way: visitor('/contact'),
    outcome: { ...QUIET, '401': 'panel', '404': 'silent' },
    ofFields: { id: 'panel' },
  },
  search: {
    title: 'Search everything',
    about: 'Activities, contacts, municipalities, topics and events that match a text.',
    clauses: 'DIR-08',
    words: ['a search'],
    sample: { query: { text: 'biblioteca', filters: { province: undefined } } },
    // Without an event: one without a type is known by its day.
    way: visitor('/search?q=farmacia'),
    more: [visitor('/search?q=biblioteca')],
    outcome: visited(QUIET),
  },
  searchProvinces: {
    title: 'Search by province',
    about: 'The results of a search, one group for each province.',
    clauses: 'DIR-08',
    words: ['a search by province'],
    sample: { query: { text: 'biblioteca' } },
    way: visitor('/search?q=farmacia'),
    more: [visitor('/search?q=biblioteca')],
    outcome: visited(read('again')),
  },
}

export const DIRECTORY_RECORDS: Records = {
  'municipality name': { is: 'The municipality that something belongs to.', may: 'id name' },
  municipality: {
    is: 'A municipality.',
    needs: 'id',
    may: 'name province image visible latitude longitude',
    fields: {
      visible: 'Whether the municipality is shown',
      province: 'Name or letters of the province',
    },
  },
  category: { is: 'A category.', may: 'id name iconMap' },
  'category name': {
    is: 'The category that something belongs to.',
    may: 'id name iconMap',
    fields: {
      name: 'Name of the category',
    },
  },
  'activity row': {
    is: 'An activity in a list.',
    needs: 'id',
    may: 'name category country address cover logo openingHours openingHoursText latitude longitude',
  },
  contact: {
    is: 'A contact: how to reach an organisation.',
    needs: 'id',
    may: 'ragioneSociale indirizzo cap countryId countryName categoryId iconMap phone email website cover openingHours openingHoursText latitude longitude',
  },
  board: { is: 'A text that an activity has pinned to its page.', may: 'id title description image' },
  activity: {
    is: 'An activity: an office, a shop or an association.',
    needs: 'id',
    may: 'name country category address cover logo openingHours openingHoursText latitude longitude description contact topics boards',
    fields: {
      name: 'Name of the activity',
      description: 'Text about the activity: HTML, sanitised by the app',
    },
  },
  'activities of a municipality': { is: 'The activities of one municipality.', may: 'country activities' },
  'activity filters': {
    is: 'What activities must match.',
    fields: {
      visible: 'Only visible activities (Y), or only hidden ones (N)',
    },
  },
  'contact filters': { is: 'What contacts must match.' },
  address: {
    is: 'A street or a district of a topic.',
    needs: 'id',
    may: 'address active',
    fields: {
      active: 'Whether the address may be chosen',
      address: 'The street or district',
    },
  },
  'address filters': { is: 'What addresses must match.' },
  'chosen address': {
    is: 'An address that a citizen has chosen for a topic.',
    needs: 'addressId',
    may: 'address status',
    fields: {
      address: 'The street or district',
      status: 'Whether the address is chosen',
    },
  },
  'search result': {
    is: 'A result of a search.',
    needs: 'type id',
    may: 'title subtitle image activityId eventDateStart openingHours openingHoursText',
    fields: {
      type: 'What was found: activity, contact, country (a municipality), topic or event',
    },
  },
  'province results': {
    is: 'The results of one province.',
    needs: 'id',
    may: 'name show results',
    fields: {
      name: 'Name of the province',
    },
  },
  'opening span': { is: 'A time between opening and closing on one day.', needs: 'day opens closes' },
  'address choice': {
    is: 'Whether an address is chosen for a topic.',
    fields: {
      status: 'Whether the address is chosen',
    },
  },
  'search filters': { is: 'What results must match.' },
}
