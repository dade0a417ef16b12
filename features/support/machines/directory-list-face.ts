import { type ActorRefFrom, createActor } from 'xstate'
import { activityList, contactList } from '#application/directory-list/directory-list.implementations.ts'
import * as seen from '#application/directory-list/directory-list.selectors.ts'
import { favouritesOfApp, heartNow } from '#application/favourites/favourites.flow.ts'
import { sightOf } from '#application/kit/list-rows.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import type { MunicipalityActivities } from '#domain/directory/activity.ts'
import {
  DIRECTORY_PAGE_SIZE,
  DIRECTORY_SORTS,
  isFiltered,
  NO_DIRECTORY_FILTER,
} from '#domain/directory/directory-query.ts'
import { countOf, groupsWithin } from '#domain/directory/groups.ts'
import { type Listed, listedActivity } from '#domain/directory/listed.ts'
import { idFrom } from '#domain/id.ts'
import { pageCount } from '#domain/paging/page.ts'
import { activityCard, contactCard } from '#ui/app/place-cards.ts'
import { directionText, kindTexts, sortTexts } from '#ui/screens/directory-list/directory-texts.ts'
import {
  askedAnew,
  directoryHref,
  type DirectoryKind,
  directoryWishFrom,
} from '#ui/screens/directory-list/directory-url.ts'
import { failedLines } from './form-face.ts'
import { lackingLines, named, phrase, SPEAKER } from './phrases.ts'
import { openPlacesMap, type PlacesMapFace } from './places-map-face.ts'
import type { Field } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'

type Area = ActorRefFrom<ReturnType<typeof activityList>>
type Thing = Readonly<{ id: number; name: string }>

const cardOf = (area: Area) => {
  const categories = seen.categoriesActor(area.getSnapshot())?.getSnapshot()
  const known = (categories && seen.categories(categories)) ?? []
  return (listed: Listed) =>
    listed.kind === 'activity'
      ? activityCard(listed.thing, SPEAKER)
      : contactCard(listed.thing, SPEAKER, known.find(({ id }) => id === listed.thing.category)?.name)
}

const rowsOf = (area: Area) => seen.rowsActor(area.getSnapshot())
const readRows = (area: Area): readonly Listed[] => {
  const rows = rowsOf(area)?.getSnapshot()
  return rows ? seen.directoryRows<Listed>(rows).flatMap((row) => row ?? []) : []
}
const countRows = (area: Area): number => {
  const rows = rowsOf(area)?.getSnapshot()
  return rows ? seen.directoryRows(rows).length : 0
}
const groupsOf = (area: Area) => {
  const groups = seen.groupsActor(area.getSnapshot())?.getSnapshot()
  return groupsWithin((groups && seen.groups(groups)) ?? [], seen.directoryWish(area.getSnapshot()).query)
}

const faceOf = (area: Area) => {
  const rows = rowsOf(area)?.getSnapshot()
  if (rows) return { face: seen.rowsFace(rows), failure: seen.rowsFailure(rows) }
  const groups = seen.groupsActor(area.getSnapshot())?.getSnapshot()
  if (!groups) return { face: undefined, failure: undefined }
  const face = resourceFace(groups)
  const isThere = face === 'loaded' || face === 'stale'
  return {
    face: isThere ? (groupsOf(area).length === 0 ? 'empty' : 'full') : face,
    failure: seen.groupsFailure(groups),
  }
}

const cardLines = (area: Area, listed: Listed): readonly string[] => {
  const { kind, name, where } = cardOf(area)(listed)
  return [kind, name, where].filter((line) => line !== undefined)
}

const groupLines = (area: Area, { municipality, activities }: MunicipalityActivities): readonly string[] => [
  named(municipality.name),
  phrase('directory.inMunicipality', { count: activities.length }),
  ...activities.flatMap((one) => cardLines(area, listedActivity(one))),
]

const contentLines = (area: Area, kind: DirectoryKind): readonly string[] => {
  const { face, failure } = faceOf(area)
  const { query, view } = seen.directoryWish(area.getSnapshot())
  const groups = groupsOf(area)
  const rows = rowsOf(area)?.getSnapshot()
  const total = phrase(kindTexts[kind].total, {
    count: view === 'groups' ? countOf(groups) : rows ? seen.rowsCount(rows) : 0,
  })
  switch (face) {
    case 'failed':
    case 'missing':
      return failedLines(failure)
    case 'empty':
      return [total, isFiltered(query) ? phrase('directory.noneFound') : phrase(kindTexts[kind].none)]
    case 'full':
      return view === 'groups'
        ? [total, ...groups.flatMap((group) => groupLines(area, group))]
        : [total, ...readRows(area).flatMap((row) => cardLines(area, row))]
    default:
      return []
  }
}

/** What is said of filters and pages that could not be read. */
const noteLines = (area: Area, kind: DirectoryKind): readonly string[] => {
  const now = area.getSnapshot()
  const rows = rowsOf(area)?.getSnapshot()
  const categories = seen.categoriesActor(now)?.getSnapshot()
  const municipalities = seen.municipalitiesActor(now)?.getSnapshot()
  return [
    ...(rows ? lackingLines('rows', seen.rowsShortfall(rows)) : []),
    ...(rows && seen.areRowsIncomplete(rows) ? [phrase(kindTexts[kind].incomplete)] : []),
    ...(categories && resourceFace(categories) === 'failed' ? [phrase('directory.categoriesFailed')] : []),
    ...(municipalities && resourceFace(municipalities) === 'failed' ? [phrase('directory.municipalitiesFailed')] : []),
  ]
}

/** One of several things, or any of them. */
const choice = (
  label: string,
  any: string,
  chosen: () => number | undefined,
  things: () => readonly Thing[] | undefined,
  choose: (id: string) => void,
): Readonly<Record<string, Field>> => {
  const known = things()
  if (known === undefined) return {}
  return {
    [label]: {
      read: () =>
        chosen() === undefined
          ? any
          : (known.flatMap(({ id, name }) => (id === chosen() ? [named(name)] : []))[0] ?? ''),
      write: (name) => choose(String(known.find((one) => named(one.name) === name)?.id ?? '')),
    },
  }
}

/** One of the lists of the directory without a screen; its window shows the page of the address. */
const openList = (kind: DirectoryKind, stage: Stage, given: Given, first: string): Closing => {
  const { ports, go } = given
  const wishAt = (path: string) => directoryWishFrom(path.split('?')[1] ?? '', kind)
  const input = { wish: wishAt(first) }
  const area: Area =
    kind === 'activities' ? createActor(activityList(ports), { input }) : createActor(contactList(ports), { input })
  area.start()
  const wish = () => seen.directoryWish(area.getSnapshot())
  /** What comes into sight is read. */
  const look = (): void => {
    const rows = rowsOf(area)
    if (rows && seen.rowsFace(rows.getSnapshot()) === 'full')
      rows.send({ type: 'rows.seen', ...sightOf(wish().page, DIRECTORY_PAGE_SIZE) })
  }
  /** The map, while it is on show in the place of the list. */
  let map: PlacesMapFace | undefined
  const showMap = (): void => {
    const { view, query } = wish()
    if (view !== 'map') {
      map?.close()
      map = undefined
    } else if (map) map.ask({ kind, filter: query })
    else map = openPlacesMap(given, { kind, filter: query })
  }
  showMap()
  let path = first
  const arrive = (to: string): void => {
    if (to === path) return
    path = to
    area.send({ type: 'wish.changed', wish: wishAt(to) })
    showMap()
    look()
  }
  /** Another question takes the place of the one before; pages and views are ways to go back from. */
  const ask = (asked: ReturnType<typeof wish>): void => go(directoryHref(kind, asked), true)
  const turn = (asked: ReturnType<typeof wish>): void => go(directoryHref(kind, asked))

  const fields = (): Readonly<Record<string, Field>> => {
    const now = area.getSnapshot()
    const categories = seen.categoriesActor(now)?.getSnapshot()
    const municipalities = seen.municipalitiesActor(now)?.getSnapshot()
    const grouped = phrase('directory.group')
    return {
      ...choice(
        phrase('directory.municipality'),
        phrase('directory.anyMunicipality'),
        () => wish().query.municipality,
        () => municipalities && seen.municipalities(municipalities),
        (id) => ask(askedAnew(wish(), { municipality: idFrom(id) })),
      ),
      ...choice(
        phrase('directory.category'),
        phrase('directory.anyCategory'),
        () => wish().query.category,
        () => categories && seen.categories(categories),
        (id) => ask(askedAnew(wish(), { category: idFrom(id) })),
      ),
      [phrase('directory.sort')]: {
        read: () => (wish().view === 'groups' ? grouped : phrase(sortTexts[wish().query.sortBy])),
        write: (label) => {
          const sortBy = DIRECTORY_SORTS.find((one) => phrase(sortTexts[one]) === label) ?? wish().query.sortBy
          ask({ ...askedAnew(wish(), { sortBy }), view: label === grouped ? 'groups' : 'list' })
        },
      },
    }
  }
  const actions = (): Readonly<Record<string, () => void>> => {
    const { query, view } = wish()
    const pages = view === 'list' ? pageCount(countRows(area), DIRECTORY_PAGE_SIZE) : 0
    const listed =
      view === 'groups' ? groupsOf(area).flatMap(({ activities }) => activities.map(listedActivity)) : readRows(area)
    return {
      ...(isFiltered(query) ? { [phrase('directory.clear')]: () => ask(askedAnew(wish(), NO_DIRECTORY_FILTER)) } : {}),
      ...(view === 'list'
        ? { [phrase(directionText(query.descending))]: () => ask(askedAnew(wish(), { descending: !query.descending })) }
        : {}),
      [phrase('directory.viewMap')]: () => turn({ ...wish(), page: 1, view: 'map' }),
      [phrase('directory.viewList')]: () => turn({ ...wish(), page: 1, view: view === 'map' ? 'list' : view }),
      ...Object.fromEntries(
        Array.from({ length: pages }, (_, at) => [
          phrase('directory.pageNumber', { page: at + 1 }),
          () => turn({ ...wish(), page: at + 1 }),
        ]),
      ),
      ...map?.face.actions(),
      ...Object.fromEntries(
        listed.map((one) => {
          const { name, href } = cardOf(area)(one)
          return [name, () => go(href)]
        }),
      ),
    }
  }
  const hearts = favouritesOfApp(given)
  stage.screen = {
    arrive,
    choices: () =>
      Object.fromEntries(
        readRows(area).map((row) => [
          phrase('favourites.toggle', { name: named(row.thing.name) }),
          { isOn: () => heartNow(hearts, row).isFavourite, flip: () => heartNow(hearts, row).toggle() },
        ]),
      ),
    texts: () => {
      look()
      return [...(map ? map.face.texts() : contentLines(area, kind)), ...noteLines(area, kind)]
    },
    fields,
    actions,
    retriable: () => {
      const now = area.getSnapshot()
      const rows = seen.rowsActor(now)
      const readings = [seen.groupsActor(now), seen.categoriesActor(now), seen.municipalitiesActor(now)]
      return [
        ...(map ? map.face.retriable() : []),
        ...(rows
          ? [
              {
                hasFailed: seen.rowsFace(rows.getSnapshot()) === 'failed' || seen.areRowsIncomplete(rows.getSnapshot()),
                retry: () => rows.send({ type: 'retry.requested' }),
              },
            ]
          : []),
        ...readings.flatMap((reading) =>
          reading
            ? [
                {
                  hasFailed: resourceFace(reading.getSnapshot()) === 'failed',
                  retry: () => reading.send({ type: 'retry.requested' }),
                },
              ]
            : [],
        ),
      ]
    },
  }
  return () => {
    map?.close()
    area.stop()
  }
}

export const openActivities = (stage: Stage, given: Given, first: string): Closing =>
  openList('activities', stage, given, first)
export const openContacts = (stage: Stage, given: Given, first: string): Closing =>
  openList('contacts', stage, given, first)
