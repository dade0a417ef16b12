import * as Option from 'fp-ts/lib/Option.js'
import type { Address, ChosenAddress } from '#domain/addresses/address.ts'
import type { Activity, ActivitySummary, Board, MunicipalityActivities } from '#domain/directory/activity.ts'
import type { Category } from '#domain/directory/category.ts'
import type { Contact } from '#domain/directory/contact.ts'
import type { DirectorySort } from '#domain/directory/directory-query.ts'
import type { Municipality, MunicipalityName } from '#domain/directory/municipality.ts'
import { type Coordinates, coordinatesFrom } from '#domain/places/coordinates.ts'
import type { Found, FoundKind, ProvinceResults } from '#domain/search/search.ts'
import { sortedTopics } from '#domain/topics/topic.ts'
import { topic } from './topics.ts'
import {
  choice,
  decimalOrNone,
  flag,
  flagOrNo,
  id,
  list,
  listOrNone,
  mapped,
  optional,
  optionalText,
  record,
  text,
  type Wire,
} from './wire.ts'

/** The two fields of a place, as records of the wire hold them. */
export const positionFields = {
  latitude: ['latitude', decimalOrNone],
  longitude: ['longitude', decimalOrNone],
} as const

type WirePosition = Readonly<{ latitude: number | undefined; longitude: number | undefined }>

/** A place as the domain says it; none where the two numbers are none (fault 46). */
export const positionOf = ({ latitude, longitude }: WirePosition): Coordinates | undefined =>
  Option.toUndefined(coordinatesFrom(latitude, longitude))

/** A place as the wire writes it. */
export const wirePosition = (position: Coordinates | undefined): WirePosition => ({
  latitude: position?.latitude,
  longitude: position?.longitude,
})

export const municipalityName: Wire<MunicipalityName> = record('municipality name', {
  id: ['id', id('Municipality')],
  name: ['name', text],
})

/** A municipality nobody hides is seen. */
const visibleUnlessHidden: Wire<boolean> = mapped(
  optional(flag),
  (value) => value ?? true,
  (value) => value,
)

export const municipality: Wire<Municipality> = mapped(
  record('municipality', {
    id: ['id', id('Municipality')],
    name: ['name', text],
    province: ['province', optionalText],
    image: ['image', optionalText],
    visible: ['visible', visibleUnlessHidden],
    ...positionFields,
  }),
  ({ latitude, longitude, ...rest }) => ({ ...rest, position: positionOf({ latitude, longitude }) }),
  ({ position, ...rest }) => ({ ...rest, ...wirePosition(position) }),
)

export const category: Wire<Category> = record('category', {
  id: ['id', id('Category')],
  name: ['name', text],
  icon: ['iconMap', optionalText],
})

const summaryFields = {
  id: ['id', id('Activity')],
  name: ['name', text],
  category: ['category', optional(category)],
  municipality: ['country', optional(municipalityName)],
  address: ['address', optionalText],
  cover: ['cover', optionalText],
  logo: ['logo', optionalText],
  ...positionFields,
} as const

export const activitySummary: Wire<ActivitySummary> = mapped(
  record('activity row', summaryFields),
  ({ latitude, longitude, ...rest }) => ({ ...rest, position: positionOf({ latitude, longitude }) }),
  ({ position, ...rest }) => ({ ...rest, ...wirePosition(position) }),
)

/** A contact's municipality travels as two fields; one without a name is none. */
const contactMunicipality = (
  municipality: MunicipalityName['id'] | undefined,
  name: string | undefined,
): MunicipalityName | undefined =>
  municipality === undefined || name === undefined ? undefined : { id: municipality, name }

export const contact: Wire<Contact> = mapped(
  record('contact', {
    id: ['id', id('Contact')],
    name: ['ragioneSociale', text],
    address: ['indirizzo', optionalText],
    postalCode: ['cap', optionalText],
    countryId: ['countryId', optional(id('Municipality'))],
    countryName: ['countryName', optionalText],
    category: ['categoryId', optional(id('Category'))],
    icon: ['iconMap', optionalText],
    phone: ['phone', optionalText],
    email: ['email', optionalText],
    website: ['website', optionalText],
    cover: ['cover', optionalText],
    ...positionFields,
  }),
  ({ latitude, longitude, countryId, countryName, ...rest }) => ({
    ...rest,
    municipality: contactMunicipality(countryId, countryName),
    position: positionOf({ latitude, longitude }),
  }),
  ({ position, municipality, ...rest }) => ({
    ...rest,
    countryId: municipality?.id,
    countryName: municipality?.name,
    ...wirePosition(position),
  }),
)

export const board: Wire<Board> = mapped(
  record('board', {
    id: ['id', id('Board')],
    title: ['title', text],
    body: ['description', optionalText],
    image: ['image', optionalText],
  }),
  ({ body, ...rest }) => ({ ...rest, body: body ?? '' }),
  (board) => board,
)

export const activity: Wire<Activity> = mapped(
  record('activity', {
    ...summaryFields,
    description: ['description', optionalText],
    contact: ['contact', optional(contact)],
    topics: ['topics', mapped(listOrNone(topic), sortedTopics, (topics) => topics)],
    boards: ['boards', listOrNone(board)],
  }),
  ({ latitude, longitude, description, ...rest }) => ({
    ...rest,
    description: description ?? '',
    position: positionOf({ latitude, longitude }),
  }),
  ({ position, ...rest }) => ({ ...rest, ...wirePosition(position) }),
)

export const municipalityActivities: Wire<MunicipalityActivities> = record('activities of a municipality', {
  municipality: ['country', municipalityName],
  activities: ['activities', list(activitySummary)],
})

/** [decided] The names the seed gives: visible, idCountry, idCategory. */
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
  record('address', {
    id: ['id', id('Address')],
    text: ['address', text],
    active: ['active', optional(flag)],
  }),
  ({ active, ...rest }) => ({ ...rest, active: active ?? true }),
  (address) => address,
)

/** [decided] The seed names the filter and not its fields: the text, and the topic whose addresses or districts are meant. */
export const addressFilters = record('address filters', {
  text: ['text', optional(text)],
  topic: ['topicId', optional(id('Topic'))],
})

/**
 * [decided] `status` is a flag: an address counts, or it was switched off (ADDR-02). [decided] What it is called comes
 * with it as in the list of addresses; where it does not, it is known once its page is seen.
 */
export const chosenAddress: Wire<ChosenAddress> = record('chosen address', {
  address: ['addressId', id('Address')],
  text: ['address', optionalText],
  active: ['status', flagOrNo],
})

const foundKind: Wire<FoundKind> = choice('kind of result', {
  activity: 'activity',
  contact: 'contact',
  municipality: 'country',
  topic: 'topic',
  event: 'event',
})

/** [decided] What a result of a search is made of; the seed does not show it. */
export const found: Wire<Found> = record('search result', {
  kind: ['type', foundKind],
  id: ['id', id('Found')],
  title: ['title', text],
  subtitle: ['subtitle', optionalText],
  image: ['image', optionalText],
  activity: ['activityId', optional(id('Activity'))],
})

export const provinceResults: Wire<ProvinceResults> = record('province results', {
  id: ['id', id('Province')],
  name: ['name', text],
  show: ['show', flag],
  results: ['results', list(found)],
})
