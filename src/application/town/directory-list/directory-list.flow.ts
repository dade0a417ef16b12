import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { openHearts } from '#application/town/favourites/favourites.flow.ts'
import { fromReading } from '#application/kit/from-port.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import { watchReturn } from '#application/kit/network.ts'
import { readPages } from '#application/kit/read-pages.ts'
import { openKeyedReading, openReading, type Reading, UNASKED } from '#application/kit/reading.ts'
import { keyed, restartable, type Scope } from '#application/kit/scope.ts'
import { followMyTown } from '#application/town/my-town/my-town.flow.ts'
import { openPlacesMap } from '#application/town/places-map/places-map.flow.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import { DIRECTORY_PAGE_SIZE, type DirectoryQuery, isSameDirectoryQuery } from '#domain/directory/directory-query.ts'
import { type Listed, listedActivity, listedContact } from '#domain/directory/listed.ts'
import type { MappedKind } from '#domain/directory/mapped.ts'
import { eachRow } from '#domain/paging/page.ts'

/** The display of the directory: pages, by municipality (DIR-05), or a map, which loads its own data. */
export type DirectoryDisplay = 'list' | 'groups' | 'map'

/** The state of the URL (DIR-10). */
export type DirectoryWish = Readonly<{
  query: DirectoryQuery
  /** The page at the top of the viewport, from 1. */
  page: number
  view: DirectoryDisplay
  /** What the citizen searches for on the map. */
  words: string
}>

const rowsMachine = listMachine<DirectoryQuery, Listed>('directoryRows', DIRECTORY_PAGE_SIZE)

/** The pages of the activities (DIR-01) or of the contacts (DIR-03), from the one that the URL asks for. */
const openRows = (scope: Scope, kind: MappedKind, wish: () => DirectoryWish) => {
  const { activities, contacts } = scope.ports
  const read = (asked: DirectoryQuery, number: number, signal: AbortSignal) =>
    kind === 'activities'
      ? pipe(
          activities.page(asked, number, signal),
          TaskEither.map((found) => eachRow(found, listedActivity)),
        )
      : pipe(
          contacts.page(asked, number, signal),
          TaskEither.map((found) => eachRow(found, listedContact)),
        )
  const logic = rowsMachine.provide({ actors: { loadPages: fromReading(readPages(read)) } })
  return restartable(scope, ({ run }) => run(logic, { query: wish().query, first: wish().page }))
}

/** The options of a filter (DIR-07); empty until they are read. */
export type OfferedNow = Readonly<{
  things: readonly Readonly<{ id: number; name: string }>[]
  hasFailed: boolean
  retry: () => void
}>

const NOTHING: OfferedNow['things'] = []

const offeredNow = ({ face, value = NOTHING, retry }: Reading<OfferedNow['things']>): OfferedNow => ({
  things: value,
  hasFailed: face === 'failed',
  retry,
})

/**
 * One of the two lists, in the display of the URL: pages, by municipality, or map (DIR-01, DIR-03, DIR-05). Failed filter
 * options (DIR-07) do not block the list. On a return the old rows show at once, and are read again.
 */
export const openDirectory = (kind: MappedKind) => (scope: Scope, first: DirectoryWish) => {
  const { ports, piazza } = scope
  const categories = openReading(scope, (given, signal) => given[kind].categories(signal), { isBeside: true })
  const municipalities = openReading(scope, (given, signal) => given.municipalities.all(signal), { isBeside: true })
  const rows = keyed<ReturnType<typeof openRows>>(scope)
  const groups = openKeyedReading(scope, ({ activities }, signal) => activities.byMunicipality(signal), {
    isReadOnReturn: true,
  })
  const map = keyed<ReturnType<typeof openPlacesMap>>(scope)
  const heart = openHearts(scope)
  const town = followMyTown(scope)
  let wish = first
  /** Each display is opened for itself. All activities of the groups arrive at once: filters apply to them where they are. */
  const show = ({ view, query, words }: DirectoryWish): void => {
    rows.show(view === 'list' ? view : undefined, (inner) => openRows(inner, kind, () => wish))
    groups.show(view === 'groups' ? view : undefined)
    map.show(view === 'map' ? view : undefined, (inner) => openPlacesMap(inner, { kind, filter: query, words }))
    map.now()?.ask({ kind, filter: query })
  }
  show(first)
  scope.onClose(watchReturn(ports.presence, () => rows.now()?.now()?.send({ type: 'refresh.requested' })))
  const see = (from: number, to: number) => rows.now()?.now()?.send({ type: 'rows.seen', first: from, last: to })
  const retry = () => rows.now()?.retry({ type: 'retry.requested' })
  return {
    ask: (next: DirectoryWish) => {
      const before = wish
      wish = next
      if (next.view === before.view && !isSameDirectoryQuery(next.query, before.query))
        rows.now()?.now()?.send({ type: 'query.changed', query: next.query, first: next.page })
      show(next)
      scope.changed()
    },
    now: () => {
      const paged = rows.now()
      const { rows: all, ...list } = listNow<Listed>(paged?.now()?.getSnapshot(), paged ? 'failed' : 'loading')
      return {
        kind,
        wish,
        /** The pages, in the paged display. `see` reads the rows from the first to the last visible index. */
        rows: { ...list, all, see, retry },
        /** The activities by municipality, in that display (DIR-05). */
        groups: groups.now() ?? UNASKED,
        categories: offeredNow(categories()),
        municipalities: offeredNow(municipalities()),
        /** One's own municipality. */
        town: town(),
        heart,
        /** The map, in that display (DIR-04). */
        map: map.now()?.now(),
        requireSignIn: sessionNow(piazza).requireSignIn,
      }
    },
  }
}

export type DirectoryNow = ReturnType<ReturnType<ReturnType<typeof openDirectory>>['now']>
