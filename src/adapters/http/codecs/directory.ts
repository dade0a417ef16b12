import * as Option from 'fp-ts/lib/Option.js'
import type { Address, ChosenAddress } from '#domain/addresses/address.ts'
import type { Activity, ActivitySummary, Board, MunicipalityActivities } from '#domain/directory/activity.ts'
import type { Category, CategoryName, ByCategory } from '#domain/directory/category.ts'
import type { Contact } from '#domain/directory/contact.ts'
import type { DirectorySort } from '#domain/directory/directory-query.ts'
import type { Municipality, MunicipalityName } from '#domain/directory/municipality.ts'
import { type Coordinates, coordinatesFrom } from '#domain/places/coordinates.ts'
import type { Found, FoundKind, ProvinceResults } from '#domain/search/search.ts'
import { sortedTopics } from '#domain/topics/topic.ts'
import { rowsOf } from './envelope.ts'
import { byKind, kindTold } from './found-kinds.ts'
import { groupsOf } from './groups.ts'
import { hoursFields, hoursOf, wireHours } from './hours.ts'
import { ACTIVITY, ADDRESS, CATEGORY, CHOSEN_ADDRESS, CONTACT, RESULT } from './names/directory.ts'
import { topic } from './topics.ts'
import {
  decimal,
  flag,
  id,
  mapped,
  nameField,
  optional,
  optionalText,
  optionalWords,
  otherwise,
  text,
  titleField,
  type Wire,
  words,
} from './wire.ts'
import { listed, listOrNone, numbered } from './wire-lists.ts'
import { nameOrRecord, record } from './wire-records.ts'
import { date } from './wire-moments.ts'
import { choice, nameText } from './wire-words.ts'

/** The two fields of a place, as in records of the wire. */
export const positionFields = {
  latitude: ['latitude', optional(decimal)],
  longitude: ['longitude', optional(decimal)],
} as const

type WirePosition = Readonly<{ latitude: number | undefined; longitude: number | undefined }>

/** A place of the domain; none where the coordinates are invalid (fault 46). */
export const positionOf = ({ latitude, longitude }: WirePosition): Coordinates | undefined =>
  Option.toUndefined(coordinatesFrom(latitude, longitude))

/** A place on the wire. */
export const wirePosition = (position: Coordinates | undefined): WirePosition => ({
  latitude: position?.latitude,
  longitude: position?.longitude,
})

export const municipalityName: Wire<MunicipalityName> = nameOrRecord(
  record('municipality name', { id: ['id', optional(id('Municipality'))], name: nameField }),
)

/** A reference to a municipality, as a record or as two fields; a reference with an id only has no name. */
const namedMunicipality = (place: MunicipalityName | undefined): MunicipalityName | undefined =>
  place?.name === '' && place.id === undefined ? undefined : place

/** A municipality without a flag is visible. */
const visibleUnlessHidden: Wire<boolean> = otherwise(flag, true)

export const municipality: Wire<Municipality> = mapped(
  record('municipality', {
    id: ['id', id('Municipality')],
    name: nameField,
    province: ['province', nameText],
    image: ['image', optionalText],
    visible: ['visible', visibleUnlessHidden],
    ...positionFields,
  }),
  ({ latitude, longitude, ...rest }) => ({ ...rest, position: positionOf({ latitude, longitude }) }),
  ({ position, ...rest }) => ({ ...rest, ...wirePosition(position) }),
)

const categoryFields = { name: nameField, icon: ['iconMap', optionalText] } as const

/** A category as a filter option. */
export const category: Wire<Category> = record('category', { id: ['id', id('Category')], ...categoryFields }, CATEGORY)

/** The category of an item: a record, its name or its id. */
export const categoryName: Wire<CategoryName> = nameOrRecord(
  record('category name', { id: ['id', optional(id('Category'))], ...categoryFields }, CATEGORY),
)

const summaryFields = {
  id: ['id', id('Activity')],
  name: nameField,
  category: ['category', optional(categoryName)],
  municipality: ['country', optional(municipalityName)],
  address: ['address', optionalWords],
  cover: ['cover', optionalText],
  logo: ['logo', optionalText],
  ...hoursFields,
  ...positionFields,
} as const

export const activitySummary: Wire<ActivitySummary> = mapped(
  record('activity row', summaryFields, ACTIVITY),
  ({ latitude, longitude, weekly, hoursText, ...rest }) => ({
    ...rest,
    hours: hoursOf({ weekly, hoursText }),
    position: positionOf({ latitude, longitude }),
  }),
  ({ position, hours, ...rest }) => ({ ...rest, ...wireHours(hours), ...wirePosition(position) }),
)

/** The municipality of a contact is two fields. */
const contactMunicipality = (
  municipality: MunicipalityName['id'] | undefined,
  name: string | undefined,
): MunicipalityName | undefined => namedMunicipality({ id: municipality, name: name ?? '' })

export const contact: Wire<Contact> = mapped(
  record(
    'contact',
    {
      id: ['id', id('Contact')],
      name: ['ragioneSociale', words],
      address: ['indirizzo', optionalWords],
      postalCode: ['cap', optionalText],
      countryId: ['countryId', optional(id('Municipality'))],
      countryName: ['countryName', nameText],
      category: ['categoryId', optional(id('Category'))],
      icon: ['iconMap', optionalText],
      phone: ['phone', optionalText],
      email: ['email', optionalText],
      website: ['website', optionalText],
      cover: ['cover', optionalText],
      ...hoursFields,
      ...positionFields,
    },
    CONTACT,
  ),
  ({ latitude, longitude, countryId, countryName, weekly, hoursText, ...rest }) => ({
    ...rest,
    hours: hoursOf({ weekly, hoursText }),
    municipality: contactMunicipality(countryId, countryName),
    position: positionOf({ latitude, longitude }),
  }),
  ({ position, municipality, hours, ...rest }) => ({
    ...rest,
    ...wireHours(hours),
    countryId: municipality?.id,
    countryName: municipality?.name,
    ...wirePosition(position),
  }),
)

type UnnumberedBoard = Omit<Board, 'id'> & Readonly<{ id: Board['id'] | undefined }>
const board: Wire<UnnumberedBoard> = mapped(
  record('board', {
    id: ['id', optional(id('Board'))],
    title: titleField,
    body: ['description', optionalText],
    image: ['image', optionalText],
  }),
  ({ body, ...rest }): UnnumberedBoard => ({ ...rest, body: body ?? '' }),
  (told) => told,
)

export const boards: Wire<readonly Board[]> = numbered<Board>(rowsOf(board))

export const activity: Wire<Activity> = mapped(
  record(
    'activity',
    {
      ...summaryFields,
      description: ['description', optionalText],
      contact: ['contact', optional(contact)],
      topics: ['topics', mapped(listOrNone(topic), sortedTopics, (topics) => topics)],
      boards: ['boards', numbered<Board>(listOrNone(board))],
    },
    ACTIVITY,
  ),
  ({ latitude, longitude, weekly, hoursText, description, ...rest }) => ({
    ...rest,
    description: description ?? '',
    hours: hoursOf({ weekly, hoursText }),
    position: positionOf({ latitude, longitude }),
  }),
  ({ position, hours, ...rest }) => ({ ...rest, ...wireHours(hours), ...wirePosition(position) }),
)

const municipalityActivities: Wire<MunicipalityActivities> = record('activities of a municipality', {
  municipality: ['country', otherwise<MunicipalityName>(municipalityName, { id: undefined, name: '' })],
  activities: ['activities', listed(activitySummary)],
})
export const activitiesByMunicipality = groupsOf(municipalityActivities, { head: 'country', rows: 'activities' })

/** Items by category; the wire names the list after the kind. */
export const byCategory = <Thing>(rows: string, thing: Wire<Thing>): Wire<ByCategory<Thing>> =>
  groupsOf(
    record(`${rows} of a category`, {
      category: ['category', otherwise<CategoryName>(categoryName, { id: undefined, name: '', icon: undefined })],
      things: [rows, listed(thing)],
    }),
    { head: 'category', rows },
  )

/** [decided] The names in the seed: visible, idCountry, idCategory. */
export const activityFilters = record('activity filters', {
  visible: ['visible', optional(flag)],
  municipality: ['idCountry', optional(id('Municipality'))],
  category: ['idCategory', optional(id('Category'))],
})

/** Contacts are filtered by the fields they have. */
export const contactFilters = record('contact filters', {
  municipality: ['countryId', optional(id('Municipality'))],
  category: ['categoryId', optional(id('Category'))],
})

export const activitySort: Wire<DirectorySort> = choice('activity sort', {
  name: 'name',
  municipality: 'country',
  category: 'category',
})
export const contactSort: Wire<DirectorySort> = choice('contact sort', {
  name: 'ragioneSociale',
  municipality: 'countryName',
  category: 'categoryId',
})

export const address: Wire<Address> = mapped(
  record(
    'address',
    {
      id: ['id', id('Address')],
      text: ['address', words],
      active: ['active', optional(flag)],
    },
    ADDRESS,
  ),
  (address) => address,
  (address) => address,
)

/** [decided] The seed names the filter and not its fields: the text, and the topic of the addresses or districts. */
export const addressFilters = record('address filters', {
  text: ['text', optional(text)],
  topic: ['topicId', optional(id('Topic'))],
})

/**
 * [decided] `status` is a flag: whether an address is active (ADDR-02); nothing is told where it cannot be read (fault
 * 55). [decided] Its name is sent as in the list of addresses; otherwise it is known once its page is read.
 */
export const chosenAddress: Wire<ChosenAddress> = record(
  'chosen address',
  {
    address: ['addressId', id('Address')],
    text: ['address', nameText],
    active: ['status', optional(flag)],
  },
  CHOSEN_ADDRESS,
)

const foundKind: Wire<FoundKind> = choice('kind of result', {
  activity: 'activity',
  contact: 'contact',
  municipality: 'country',
  topic: 'topic',
  event: 'event',
})

/**
 * [decided] The fields of a result; the seed does not show them. The kind of a result without one is recognised by its
 * fields.
 */
const found: Wire<Found> = kindTold(
  mapped(
    record(
      'search result',
      {
        kind: ['type', foundKind],
        id: ['id', id('Found')],
        title: titleField,
        subtitle: ['subtitle', optionalWords],
        image: ['image', optionalText],
        activity: ['activityId', optional(id('Activity'))],
        day: ['eventDateStart', optional(date)],
        ...hoursFields,
      },
      RESULT,
    ),
    ({ weekly, hoursText, ...rest }) => ({ ...rest, hours: hoursOf({ weekly, hoursText }) }),
    ({ hours, ...rest }) => ({ ...rest, ...wireHours(hours) }),
  ),
)
export const searchResults: Wire<readonly Found[]> = byKind(rowsOf(found))

const province: Wire<ProvinceResults> = record('province results', {
  id: ['id', id('Province')],
  name: nameField,
  show: ['show', otherwise(flag, true)],
  results: ['results', byKind(listed(found))],
})
export const provinceResults = groupsOf(province, { head: undefined, rows: 'results' })
