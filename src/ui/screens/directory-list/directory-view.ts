import {
  type DirectoryNow,
  type DirectoryWish,
  type OfferedNow,
  openDirectory,
} from '#application/town/directory-list/directory-list.flow.ts'
import { NO_SHORTFALL, type Shortfall } from '#application/kit/list-rows.ts'
import type { MunicipalityActivities } from '#domain/directory/activity.ts'
import {
  DIRECTORY_PAGE_SIZE,
  DIRECTORY_SORTS,
  type DirectoryQuery,
  type DirectorySort,
  isFiltered,
  NO_DIRECTORY_FILTER,
} from '#domain/directory/directory-query.ts'
import { countOf, groupsWithin } from '#domain/directory/groups.ts'
import { type Listed, listedActivity } from '#domain/directory/listed.ts'
import type { MunicipalityName } from '#domain/directory/municipality.ts'
import { idFrom } from '#domain/id.ts'
import { pageCount } from '#domain/paging/page.ts'
import { panelText } from '#ui/base/failure-texts.ts'
import { municipalityPath, queryOfAddress, SCREENS } from '#ui/base/screens.ts'
import { named } from '#ui/language/titles.ts'
import { placesMapView } from '#ui/parts/places-map/places-view.ts'
import { empty } from '#ui/view/lists.ts'
import { pagerView } from '#ui/view/pager.ts'
import { failedView, staleView } from '#ui/view/panels.ts'
import { shortfallView } from '#ui/view/shortfall.ts'
import { type Action, action, type Failed, type Stale, way } from '#ui/view/parts.ts'
import { type PlaceCardView, placeCardView } from '#ui/view/place-card.ts'
import { remembered } from '#application/kit/remembered.ts'
import { groupsToldApart, namesakes } from '#ui/view/namesakes.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import type { Select } from '#ui/view/selects.ts'
import { type MessageId, saidIn, type Speech } from '#ui/view/speech.ts'
import { askedAnew, directoryHref, directorySearch, directoryWishFrom } from './directory-url.ts'
import type { MappedKind } from '#domain/directory/mapped.ts'

const SORTS: Readonly<Record<DirectorySort, MessageId>> = {
  name: 'directory.sortName',
  municipality: 'directory.sortMunicipality',
  category: 'directory.sortCategory',
}

/** The texts of each of the two lists. */
const TEXTS = {
  activities: {
    title: 'activities.title',
    total: 'directory.activityTotal',
    none: 'directory.noActivities',
    incomplete: 'directory.incompleteActivities',
  },
  contacts: {
    title: 'contacts.title',
    total: 'directory.contactTotal',
    none: 'directory.noContacts',
    incomplete: 'directory.incompleteContacts',
  },
} as const satisfies Readonly<Record<MappedKind, Readonly<Record<string, MessageId>>>>

/** One of the two lists of the directory, in each of its states. */
export const directoryView = (now: DirectoryNow, speech: Speech, { go }: Pick<Here, 'go'>) => {
  const { say } = speech
  const { kind, wish, rows } = now
  const { view, query } = wish
  const ask = (asked: DirectoryWish) => go(directoryHref(kind, asked), { replace: true })
  const clear = action(say('directory.clear'), () => ask(askedAnew(wish, NO_DIRECTORY_FILTER)))
  const groups = groupsWithin(now.groups.value ?? [], query, {
    municipality: namesOf(now.municipalities.things).get(query.municipality ?? 0),
    category: namesOf(now.categories.things).get(query.category ?? 0),
  })
  const face = view === 'groups' ? groupsFace(now.groups.face, groups.length) : rows.face
  const { filters, content } = saidOnce(
    filtersView(now, go, speech),
    contentView(now, face, groups, clear, go, speech),
    speech,
  )
  return {
    kind: 'page' as const,
    title: say(TEXTS[kind].title),
    filters,
    total:
      view !== 'map' && (face === 'full' || face === 'empty')
        ? say(TEXTS[kind].total, { count: view === 'groups' ? countOf(groups) : rows.count })
        : '',
    clear: isFiltered(query) && face !== 'empty' ? clear : undefined,
    /** The list or the map, with the same items (DIR-04). */
    faces: facesView(now, speech),
    above: view === 'list' ? aboveView(now, speech) : undefined,
    lacking: shortfallView('rows', shortfallOf(now), speech),
    content,
    /** The position of the URL in the list (DIR-10). Another key is another query, with its own position. */
    place: {
      key: directorySearch({ ...wish, page: 1 }),
      page: wish.page,
      hrefOf: (page: number) => directoryHref(kind, { ...wish, page }),
    },
  }
}

export type DirectoryView = ReturnType<typeof directoryView>
type FiltersView = ReturnType<typeof makeFiltersView>
type ContentView = ReturnType<typeof contentView>

const unlessFailed = <Part extends Readonly<{ kind: string }>>(part: Part): Part | undefined =>
  part.kind === 'failed' ? undefined : part

/** Where the list has failed as well, it alone says so, and its button reads the options again too. */
const saidOnce = (filters: FiltersView, content: ContentView, { say }: Speech) => {
  const { municipality, category } = filters
  const failed = [municipality, category].filter((part) => part.kind === 'failed')
  if (content.kind !== 'failed' || failed.length === 0) return { filters, content }
  const retry = action(say('action.retry'), () => {
    for (const part of [content, ...failed]) part.retry.press()
  })
  return {
    filters: { ...filters, municipality: unlessFailed(municipality), category: unlessFailed(category) },
    content: { ...content, retry },
  }
}

/** What the list, or the groups, do not show; the map says that itself. */
const shortfallOf = ({ wish: { view }, rows, groups }: DirectoryNow): Shortfall =>
  view === 'list' ? rows.shortfall : { ...NO_SHORTFALL, leftOut: (view === 'groups' && groups.leftOut) || 0 }

type Face = 'loading' | 'failed' | 'empty' | 'full'

const groupsFace = (face: DirectoryNow['groups']['face'], count: number): Face =>
  face === 'loading' ? 'loading' : face === 'failed' || face === 'missing' ? 'failed' : count === 0 ? 'empty' : 'full'

/** [decided] One's own municipality is offered first. */
const ownFirst = (things: OfferedNow['things'], own: number | undefined): OfferedNow['things'] => [
  ...things.filter(({ id }) => id === own),
  ...things.filter(({ id }) => id !== own),
]

/**
 * The filters and the order (DIR-01, DIR-03, DIR-07); options that could not be read say so, unless what they filter says
 * it for them.
 */
const makeFiltersView = (
  { kind, wish, municipalities, categories, town }: DirectoryNow,
  go: Here['go'],
  speech: Speech,
) => {
  const { say } = speech
  const { query, view } = wish
  const ask = (asked: DirectoryWish) => go(directoryHref(kind, asked), { replace: true })
  const askFor = (change: Partial<DirectoryQuery>) => ask(askedAnew(wish, change))
  const isGrouped = view === 'groups'
  return {
    label: say('directory.filters'),
    municipality: filterView(
      { ...municipalities, things: ownFirst(municipalities.things, town?.id) },
      {
        label: say('directory.municipality'),
        any: say('directory.anyMunicipality'),
        failed: say('directory.municipalitiesFailed'),
        chosen: query.municipality,
        choose: (municipality) => askFor({ municipality: idFrom(municipality) }),
      },
      speech,
    ),
    category: filterView(
      categories,
      {
        label: say('directory.category'),
        any: say('directory.anyCategory'),
        failed: say('directory.categoriesFailed'),
        chosen: query.category,
        choose: (category) => askFor({ category: idFrom(category) }),
      },
      speech,
    ),
    /** A map has no order, and groups have one direction. */
    order:
      view === 'map'
        ? undefined
        : {
            sort: {
              kind: 'select' as const,
              label: say('directory.sort'),
              value: isGrouped ? GROUPS : query.sortBy,
              options: [
                ...DIRECTORY_SORTS.map((value) => ({ value, label: say(SORTS[value]) })),
                ...(kind === 'activities' ? [{ value: GROUPS, label: say('directory.group') }] : []),
              ],
              choose: (chosen: string) => {
                const sortBy = DIRECTORY_SORTS.find((known) => known === chosen) ?? query.sortBy
                ask({ ...askedAnew(wish, { sortBy }), view: chosen === GROUPS ? 'groups' : 'list' })
              },
            },
            direction: isGrouped
              ? undefined
              : {
                  ...action(say(query.descending ? 'directory.descending' : 'directory.ascending'), () =>
                    askFor({ descending: !query.descending }),
                  ),
                  sign: query.descending ? ('up' as const) : ('down' as const),
                },
          },
  }
}

/** The same as long as nothing of it changes, so that selecting a place of the map renders the sheet alone. */
const filtersView = remembered(makeFiltersView, ({ kind, wish, municipalities, categories, town }, go, speech) => [
  kind,
  wish,
  municipalities.things,
  municipalities.hasFailed,
  categories.things,
  categories.hasFailed,
  town,
  go,
  speech,
])

/** The option for groups among the orders: technically another reading, for citizens the same choice (DIR-05). */
const GROUPS = 'groups'

type Filter = Readonly<{
  label: string
  /** The label without a filter. */
  any: string
  failed: string
  chosen: number | undefined
  choose: (value: string) => void
}>

const filterView = (
  { things, hasFailed, retry }: OfferedNow,
  { label, any, failed, chosen, choose }: Filter,
  speech: Speech,
): Select | Failed => {
  const { say } = speech
  if (hasFailed) return partFailed(failed, undefined, retry, speech)
  const known = things.map(({ id, name }) => ({ value: String(id), label: named(name, speech) }))
  const value = chosen === undefined ? '' : String(chosen)
  // A value of the URL may be unknown, still or for ever.
  const isUnknown = value !== '' && known.every((option) => option.value !== value)
  return {
    kind: 'select',
    label,
    value,
    placeholder: any,
    options: isUnknown ? [{ value, label: say('directory.chosen') }, ...known] : known,
    choose,
  }
}

/** A failed part beside others that are ready. */
const partFailed = (title: string, text: string | undefined, retry: () => void, { say }: Speech): Failed => ({
  kind: 'failed',
  sign: 'lost',
  title,
  text,
  retry: action(say('action.retry'), retry),
})

const aboveView = ({ kind, rows }: DirectoryNow, speech: Speech): Stale | Failed | undefined => {
  if (rows.isStale) return staleView(rows.failure, rows.retry, speech)
  return rows.isIncomplete
    ? partFailed(speech.say(TEXTS[kind].incomplete), saidIn(speech, panelText(rows.failure)), rows.retry, speech)
    : undefined
}

const makeFacesView = ({ kind, wish }: DirectoryNow, { say }: Speech) => {
  const isMap = wish.view === 'map'
  const to = (view: DirectoryWish['view'], words: string, isCurrent: boolean) => ({
    ...way(words, directoryHref(kind, { ...wish, page: 1, view })),
    isCurrent,
  })
  return {
    label: say('directory.view'),
    ways: [
      to(isMap ? 'list' : wish.view, say('directory.viewList'), !isMap),
      to('map', say('directory.viewMap'), isMap),
    ],
  }
}

const facesView = remembered(makeFacesView, ({ kind, wish }, speech) => [kind, wish, speech])

const contentView = (
  now: DirectoryNow,
  face: Face,
  groups: readonly MunicipalityActivities[],
  clear: Action,
  go: Here['go'],
  speech: Speech,
) => {
  const { say } = speech
  const { kind, wish, requireSignIn: signIn } = now
  const { failure, retry } = wish.view === 'groups' ? now.groups : now.rows
  if (wish.view === 'map')
    return now.map ? placesMapView(now.map, mapGiven(now, go), speech) : { kind: 'waiting' as const }
  switch (face) {
    case 'loading':
      return { kind: 'waiting' as const }
    case 'failed':
      return failedView(failure, { retry, signIn }, speech)
    case 'empty':
      return isFiltered(wish.query)
        ? {
            ...empty(say('directory.noneFound'), say('directory.noneFoundText'), clear),
            sign: 'search' as const,
          }
        : {
            ...empty(
              say(TEXTS[kind].none),
              say('directory.noneText'),
              way(say('directory.noneHome'), SCREENS.home.path),
            ),
            sign: 'map' as const,
          }
    case 'full':
      return wish.view === 'groups' ? groupsView(groups, now, speech) : rowsView(now, speech)
    default:
      return face satisfies never
  }
}

/** What a map needs to know of the page around it. */
const mapGiven = ({ kind, wish, requireSignIn, categories }: DirectoryNow, go: Here['go']) => ({
  signIn: requireSignIn,
  onSought: (words: string) => go(directoryHref(kind, { ...wish, words }), { replace: true }),
  names: namesOf(categories.things),
})

const namesOf = remembered((things: OfferedNow['things']) => new Map(things.map(({ id, name }) => [id, name])))

/** Contacts have the id of their category only: its name is among the filter options. */
const cardView = (one: Listed, { heart, categories }: DirectoryNow, speech: Speech): PlaceCardView => {
  const number = one.kind === 'contact' ? one.thing.category : undefined
  return placeCardView(one, heart(one), speech, number && namesOf(categories.things).get(number))
}

const namesakesOf = namesakes(({ thing }: Listed) => thing.name)

/** Page by page (DIR-01, DIR-03). */
const rowsView = (now: DirectoryNow, speech: Speech) => {
  const { say } = speech
  const { kind, wish, rows } = now
  const pages = pageCount(rows.all.length, DIRECTORY_PAGE_SIZE)
  const current = Math.min(wish.page, pages)
  const twice = namesakesOf(rows.all)
  return {
    kind: 'rows' as const,
    label: say(TEXTS[kind].title),
    list: {
      kind: 'list' as const,
      length: rows.all.length,
      first: (current - 1) * DIRECTORY_PAGE_SIZE,
      at: (place: number) => {
        const one = rows.all[place]
        return one && { ...cardView(one, now, speech), isNamesake: twice.has(one.thing.name) }
      },
      see: rows.see,
    },
    pager:
      pages < 2
        ? undefined
        : pagerView(
            { current, count: pages },
            () => {},
            '',
            speech,
            (page) => directoryHref(kind, { ...wish, page }),
          ),
  }
}

/** A municipality without an id is identified by its name. */
const keyOf = ({ id, name }: MunicipalityName): string => (id === undefined ? encodeURIComponent(name) : String(id))

/** Under the municipalities (DIR-05). */
const groupsView = (groups: readonly MunicipalityActivities[], now: DirectoryNow, speech: Speech) => ({
  kind: 'groups' as const,
  groups: groupsToldApart(
    groups.map(({ municipality, activities }) => {
      const name = named(municipality.name, speech)
      return {
        kind: 'group' as const,
        key: keyOf(municipality),
        heading: municipality.id === undefined ? name : way(name, municipalityPath(municipality.id)),
        count: speech.say('directory.inMunicipality', { count: activities.length }),
        rows: activities.map((activity) => cardView(listedActivity(activity), now, speech)),
      }
    }),
  ),
})

const screenOfList = (kind: MappedKind) =>
  screenOf({
    query: (address) => directoryWishFrom(queryOfAddress(address), kind),
    open: openDirectory(kind),
    view: directoryView,
  })

/** The list of activities (DIR-01, DIR-05). */
export const activities = screenOfList('activities')
/** The list of contacts (DIR-03). */
export const contacts = screenOfList('contacts')
