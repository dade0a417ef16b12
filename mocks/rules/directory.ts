import { compareNames } from '#domain/text/order.ts'
import type { Activity, ActivitySummary, MunicipalityActivities } from '#domain/directory/activity.ts'
import type { Category, CategoryId, CategoryName, InCategory } from '#domain/directory/category.ts'
import type { Contact } from '#domain/directory/contact.ts'
import type { DirectorySort } from '#domain/directory/directory-query.ts'
import type { Municipality, MunicipalityId, MunicipalityName } from '#domain/directory/municipality.ts'
import type { Page } from '#domain/paging/page.ts'
import type { SubscriptionId, Topic, TopicId } from '#domain/topics/topic.ts'
import type { KeptActivity } from '../collections/directory.ts'

/** The query of a list of the directory, as the contract decodes it (DIR-01, DIR-03). */
export type DirectoryAsked = Readonly<{
  filters: Readonly<{
    municipality: MunicipalityId | undefined
    category: CategoryId | undefined
  }>
  sortBy: DirectorySort
  descending: boolean
  page: number
  rowsPerPage: number
}>

/** Empty values come last. */
const byText = (one: string | undefined, other: string | undefined): number =>
  one === undefined || other === undefined
    ? Number(one === undefined) - Number(other === undefined)
    : compareNames(one, other)

/** The fields of a row that lists read. */
type Row = Readonly<{
  id: number
  name: string
  municipality: MunicipalityName | undefined
  category: CategoryName | CategoryId | undefined
}>

const categoryIdOf = ({ category }: Row): number | undefined => (typeof category === 'object' ? category.id : category)

type Comparing = (categoryName: (row: Row) => string | undefined) => (a: Row, b: Row) => number
const comparing: Readonly<Record<DirectorySort, Comparing>> = {
  name: () => (a, b) => byText(a.name, b.name),
  municipality: () => (a, b) => byText(a.municipality?.name, b.municipality?.name),
  category: (nameOf) => (a, b) => byText(nameOf(a), nameOf(b)),
}

/** Cache of sorted lists: 100,000 names are not sorted again for every page. */
const orders = new WeakMap<readonly Row[], Map<string, readonly Row[]>>()

const inOrder = <R extends Row>(
  rows: readonly R[],
  { sortBy, descending }: Pick<DirectoryAsked, 'sortBy' | 'descending'>,
  categories: readonly Category[],
): readonly R[] => {
  const known = orders.get(rows) ?? new Map<string, readonly Row[]>()
  orders.set(rows, known)
  const order = `${sortBy} ${descending}`
  const before = known.get(order)
  if (before !== undefined) return before as readonly R[]
  const names = new Map(categories.map(({ id, name }) => [id as number, name]))
  const compare = comparing[sortBy]((row) => names.get(categoryIdOf(row) ?? 0))
  const direction = descending ? -1 : 1
  const sorted = [...rows].sort((a, b) => direction * compare(a, b) || byText(a.name, b.name) || a.id - b.id)
  known.set(order, sorted)
  return sorted
}

const fits =
  ({ municipality, category }: DirectoryAsked['filters']) =>
  (row: Row): boolean =>
    (municipality === undefined || row.municipality?.id === municipality) &&
    (category === undefined || categoryIdOf(row) === category)

/** One page of activities or contacts (DIR-01, DIR-03): ties are sorted by name. */
export const pageOfDirectory = <R extends Row>(
  rows: readonly R[],
  asked: DirectoryAsked,
  categories: readonly Category[],
): Page<R> => {
  const found = inOrder(rows, asked, categories).filter(fits(asked.filters))
  const size = Math.max(1, asked.rowsPerPage)
  const first = (Math.max(1, asked.page) - 1) * size
  return { rows: found.slice(first, first + size), total: found.length, leftOut: 0 }
}

/** All matching contacts, with or without a valid place (DIR-04). */
export const contactsWithin = (contacts: readonly Contact[], filters: DirectoryAsked['filters']): readonly Contact[] =>
  contacts.filter(fits(filters))

/** An activity as a row. */
export const summaryOf = ({
  id,
  name,
  category,
  municipality,
  address,
  cover,
  logo,
  hours,
  position,
}: Activity): ActivitySummary => ({ id, name, category, municipality, address, cover, logo, hours, position })

/** The rows of visible or hidden activities; all of them without the parameter (DIR-01). */
export const rowsOf = (activities: readonly KeptActivity[], visible: boolean | undefined): readonly ActivitySummary[] =>
  activities
    .filter((one) => visible === undefined || one.visible === visible)
    .map(({ activity }) => summaryOf(activity))

const byName = (a: Readonly<{ name: string }>, b: Readonly<{ name: string }>): number => byText(a.name, b.name)

/** Activities by municipality, both by name (DIR-05); a municipality without activities is left out. */
export const byMunicipality = (rows: readonly ActivitySummary[]): readonly MunicipalityActivities[] => {
  const municipalities = new Map(
    rows.flatMap(({ municipality }) => (municipality ? [[municipality.id, municipality]] : [])),
  )
  return [...municipalities.values()].sort(byName).map((municipality) => ({
    municipality,
    activities: rows.filter((row) => row.municipality?.id === municipality.id).sort(byName),
  }))
}

/** The activities of one municipality by category, both by name (DIR-06). */
export const byCategory = (
  rows: readonly ActivitySummary[],
  municipality: MunicipalityId,
): readonly InCategory<ActivitySummary>[] => {
  const own = rows.filter((row) => row.municipality?.id === municipality)
  const categories = new Map(own.flatMap(({ category }) => (category ? [[category.id, category]] : [])))
  return [...categories.values()].sort(byName).map((category) => ({
    category,
    things: own.filter((row) => row.category?.id === category.id).sort(byName),
  }))
}

/** Municipalities by name, in descending order on request; grouped by province on request (DIR-06). */
export const listOfMunicipalities = (
  municipalities: readonly Municipality[],
  asked: Readonly<{
    filters: Readonly<{ visible: boolean | undefined }>
    group?: string | undefined
    descending?: boolean
  }>,
): readonly Municipality[] => {
  const direction = asked.descending ? -1 : 1
  return municipalities
    .filter(({ visible }) => asked.filters.visible === undefined || visible === asked.filters.visible)
    .sort((a, b) => (asked.group === 'province' && byText(a.province, b.province)) || direction * byName(a, b))
}

/** Topics on the wire: sorted by id, not by position, and with the subscriptions of the reader (TOPIC-01). */
const topicsFor = (
  topics: readonly Topic[],
  subscriptionTo: (topic: TopicId) => SubscriptionId | undefined,
): readonly Topic[] =>
  topics
    .map((topic) => ({
      ...topic,
      subscription: subscriptionTo(topic.id),
      subtopics: topicsFor(topic.subtopics, subscriptionTo),
    }))
    .sort((a, b) => a.id - b.id)

/** An activity for one reader; an anonymous reader has no subscriptions. */
export const activityFor = (
  activity: Activity,
  subscriptionTo: (topic: TopicId) => SubscriptionId | undefined = () => undefined,
): Activity => ({ ...activity, topics: topicsFor(activity.topics, subscriptionTo) })
