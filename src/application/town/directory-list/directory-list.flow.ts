import { openHearts } from '#application/town/favourites/favourites.flow.ts'
import { isBroken } from '#application/kit/breakdown.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import { resourceNow } from '#application/kit/resource.selectors.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import { followMyTown } from '#application/town/my-town/my-town.flow.ts'
import { openPlacesMap } from '#application/town/places-map/places-map.flow.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { Listed } from '#domain/directory/listed.ts'
import type { MappedKind } from '#domain/directory/mapped.ts'
import { directoryListMachine, type DirectoryWish } from './directory-list.machine.ts'

type Named = Readonly<{ id: number; name: string }>

/** The options of a filter (DIR-07); empty until they are read. */
export type OfferedNow = Readonly<{ things: readonly Named[]; hasFailed: boolean; retry: () => void }>

type Options = Readonly<{
  getSnapshot: () => Parameters<typeof resourceNow<readonly Named[]>>[0]
  send: (event: Readonly<{ type: 'retry.requested' }>) => void
}>

const offeredNow = (options: Options | undefined): OfferedNow => {
  const { face, value } = resourceNow(options?.getSnapshot(), 'loading')
  return {
    things: value ?? [],
    hasFailed: face === 'failed',
    retry: () => options?.send({ type: 'retry.requested' }),
  }
}

/** One of the two lists, in the display of the URL: pages, by municipality, or map. */
export const openDirectory = (kind: MappedKind) => (scope: Scope, first: DirectoryWish) => {
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
    ask: (wish: DirectoryWish) => {
      actor.send({ type: 'wish.changed', wish })
      showMap(wish)
    },
    now: () => {
      const snapshot = actor.getSnapshot()
      const { categories, municipalities } = snapshot.children
      const without = isBroken(snapshot) ? 'failed' : 'loading'
      const { rows, ...list } = listNow<Listed>(rowsNow()?.getSnapshot(), without)
      const { value: groups = [], ...grouped } = resourceNow(groupsNow()?.getSnapshot(), without)
      return {
        kind,
        wish: snapshot.context.wish,
        /** The pages, in the paged display. `see` reads the rows from the first to the last visible index. */
        rows: { ...list, all: rows, see, retry: retryRows },
        /** The activities by municipality, in that display (DIR-05). */
        groups: { ...grouped, all: groups, retry: retryGroups },
        categories: offeredNow(categories),
        municipalities: offeredNow(municipalities),
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
