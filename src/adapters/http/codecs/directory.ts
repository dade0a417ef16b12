import type { Address, ChosenAddress } from '#domain/addresses/address.ts'
import type { Activity, ActivitySummary, Board, MunicipalityActivities } from '#domain/directory/activity.ts'
import type { Category, CategoryName, ByCategory } from '#domain/directory/category.ts'
import type { Contact } from '#domain/directory/contact.ts'
import type { DirectorySort } from '#domain/directory/directory-query.ts'
import type { Municipality, MunicipalityName } from '#domain/directory/municipality.ts'
import type { Found, FoundKind, ProvinceResults } from '#domain/search/search.ts'
import { sortedTopics } from '#domain/topics/topic.ts'
import { rowsOf } from './envelope.ts'
import { byKind, kindTold } from './found-kinds.ts'
import { groupsOf } from './groups.ts'
import { hoursFields, withHours } from './hours.ts'
import { ACTIVITY, ADDRESS, CATEGORY, CHOSEN_ADDRESS, CONTACT, RESULT } from './names/directory.ts'
import { placed, positionFields } from './position.ts'
import { topic } from './topics.ts'
import {
  flag,
  id,
  mapped,
  nameField,
  narrowed,
  optional,
  optionalText,
  optionalWords,
  orEmpty,
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

export const municipalityName: Wire<MunicipalityName> = nameOrRecord(
  record('municipality name', { id: ['id', optional(id('Municipality'))], name: nameField }),
)

/** One without a flag is visible. */
export const municipality: Wire<Municipality> = placed(
  record('municipality', {
    id: ['id', id('Municipality')],
    name: nameField,
    province: ['province', nameText],
    image: ['image', optionalText],
    visible: ['visible', otherwise(flag, true)],
    ...positionFields,
  }),
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

export const activitySummary: Wire<ActivitySummary> = placed(withHours(record('activity row', summaryFields, ACTIVITY)))

/** A contact; its municipality is two fields. */
export const contact: Wire<Contact> = mapped(
  placed(
    withHours(
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
    ),
  ),
  ({ countryId, countryName = '', ...rest }) => ({
    ...rest,
    municipality: countryId === undefined && countryName === '' ? undefined : { id: countryId, name: countryName },
  }),
  ({ municipality, ...rest }) => ({ ...rest, countryId: municipality?.id, countryName: municipality?.name }),
)

const board = record('board', {
  id: ['id', optional(id('Board'))],
  title: titleField,
  body: ['description', orEmpty(optionalText)],
  image: ['image', optionalText],
})

export const boards: Wire<readonly Board[]> = numbered<Board>(rowsOf(board))

export const activity: Wire<Activity> = placed(
  withHours(
    record(
      'activity',
      {
        ...summaryFields,
        description: ['description', orEmpty(optionalText)],
        contact: ['contact', optional(contact)],
        topics: ['topics', narrowed(listOrNone(topic), sortedTopics)],
        boards: ['boards', numbered<Board>(listOrNone(board))],
      },
      ACTIVITY,
    ),
  ),
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

export const address: Wire<Address> = record(
  'address',
  { id: ['id', id('Address')], text: ['address', words], active: ['active', optional(flag)] },
  ADDRESS,
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
  { address: ['addressId', id('Address')], text: ['address', nameText], active: ['status', optional(flag)] },
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
  withHours(
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
