import * as seen from './directory-list.selectors.ts'
import { openHearts } from '#application/town/favourites/favourites.flow.ts'
import { isBroken } from '#application/kit/breakdown.ts'
import type { Flow } from '#application/kit/flow.ts'
import { NO_SHORTFALL } from '#application/kit/list-rows.ts'
import { type ResourceFace, resourceFace } from '#application/kit/resource.selectors.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { followMyTown } from '#application/town/my-town/my-town.flow.ts'
import { openPlacesMap, type PlacesMapNow } from '#application/town/places-map/places-map.flow.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { MunicipalityActivities } from '#domain/directory/activity.ts'
import type { MyTown } from '#domain/directory/my-town.ts'
import type { Listed } from '#domain/directory/listed.ts'
import type { MappedKind } from '#domain/directory/mapped.ts'
import { directoryListMachine, type DirectoryWish } from './directory-list.machine.ts'

type Named = Readonly<{ id: number; name: string }>

/** The options of a filter (DIR-07); empty until they are read. */
export type OfferedNow = Readonly<{ things: readonly Named[]; hasFailed: boolean; retry: () => void }>

/** One of the two lists, in the display of the URL: pages, by municipality, or map. */
export const openDirectory =
  (kind: MappedKind) =>
  (scope: Scope, first: DirectoryWish): Flow<DirectoryWish, DirectoryNow> => {
    const { ports, piazza } = scope
    const actor = scope.run(directoryListMachine({ ...ports, kind }), { wish: first })
    const heart = openHearts(scope)
    const town = followMyTown(scope)
    const map = keyed<ReturnType<typeof openPlacesMap>>(scope)
    const rowsNow = () => actor.getSnapshot().children.rows
    const groupsNow = () => actor.getSnapshot().children.groups
    const see = (from: number, to: number) => rowsNow()?.send({ type: 'rows.seen', first: from, last: to })
    const retryRows = () => (rowsNow() ?? actor).send({ type: 'retry.requested' })
    const retryGroups = () => (groupsNow() ?? actor).send({ type: 'retry.requested' })
    const showMap = ({ view, query, words }: DirectoryWish): void => {
      map.show(view === 'map' ? kind : undefined, (inner) => openPlacesMap(inner, { kind, filter: query, words }))
      map.now()?.ask({ kind, filter: query })
    }
    showMap(first)
    return {
      ask: (wish) => {
        actor.send({ type: 'wish.changed', wish })
        showMap(wish)
      },
      now: () => {
        const snapshot = actor.getSnapshot()
        const rows = snapshot.children.rows?.getSnapshot()
        const groups = snapshot.children.groups?.getSnapshot()
        const categories = snapshot.children.categories
        const municipalities = snapshot.children.municipalities
        const [categoriesNow, municipalitiesNow] = [categories?.getSnapshot(), municipalities?.getSnapshot()]
        const without = isBroken(snapshot) ? ('failed' as const) : ('loading' as const)
        return {
          kind,
          wish: snapshot.context.wish,
          rows: {
            face: rows ? seen.rowsFace(rows) : without,
            all: rows ? seen.directoryRows<Listed>(rows) : [],
            count: rows ? seen.rowsCount(rows) : 0,
            shortfall: rows ? seen.rowsShortfall(rows) : NO_SHORTFALL,
            isStale: rows !== undefined && seen.areRowsStale(rows),
            isIncomplete: rows !== undefined && seen.areRowsIncomplete(rows),
            failure: rows && seen.rowsFailure(rows),
            see,
            retry: retryRows,
          },
          groups: {
            face: groups ? resourceFace(groups) : without,
            all: (groups && seen.groups(groups)) ?? [],
            failure: groups && seen.groupsFailure(groups),
            leftOut: groups ? seen.groupsLeftOut(groups) : 0,
            retry: retryGroups,
          },
          categories: {
            things: (categoriesNow && seen.categories(categoriesNow)) ?? [],
            hasFailed: categoriesNow !== undefined && resourceFace(categoriesNow) === 'failed',
            retry: () => categories?.send({ type: 'retry.requested' }),
          },
          municipalities: {
            things: (municipalitiesNow && seen.municipalities(municipalitiesNow)) ?? [],
            hasFailed: municipalitiesNow !== undefined && resourceFace(municipalitiesNow) === 'failed',
            retry: () => municipalities?.send({ type: 'retry.requested' }),
          },
          town: town(),
          heart,
          map: map.now()?.now(),
          requireSignIn: sessionNow(piazza).requireSignIn,
        }
      },
    }
  }

export type DirectoryNow = Readonly<{
  kind: MappedKind
  wish: DirectoryWish
  /** The pages, in the paged display. */
  rows: Readonly<{
    face: ReturnType<typeof seen.rowsFace>
    all: readonly (Listed | undefined)[]
    count: number
    shortfall: ReturnType<typeof seen.rowsShortfall>
    isStale: boolean
    isIncomplete: boolean
    failure: ReturnType<typeof seen.rowsFailure>
    /** Reads the rows from the first to the last visible index. */
    see: (first: number, last: number) => void
    retry: () => void
  }>
  /** The activities by municipality, in that display (DIR-05). */
  groups: Readonly<{
    face: ResourceFace
    all: readonly MunicipalityActivities[]
    failure: ReturnType<typeof seen.groupsFailure>
    /** How many could not be read (fault 55). */
    leftOut: number
    retry: () => void
  }>
  categories: OfferedNow
  municipalities: OfferedNow
  /** One's own municipality. */
  town: MyTown | undefined
  heart: ReturnType<typeof openHearts>
  /** The map, in that display (DIR-04). */
  map: PlacesMapNow | undefined
  requireSignIn: () => void
}>
