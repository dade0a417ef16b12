import { openDayChoice } from '#application/kit/day-choice.ts'
import { resourceNow } from '#application/kit/resource.selectors.ts'
import { present } from '#application/kit/present.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openMapChoice } from '#application/town/places-map/map-choice.ts'
import { openKeyedPage } from '#application/identity/session/keyed-page.ts'
import { type SessionNow, sessionNow } from '#application/identity/session/session-now.ts'
import { openTour } from '#application/app/tour/tour.flow.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { SheetId, SheetItemId, SheetQuery } from '#domain/e015/sheet.ts'
import { activeFilters, type SheetFilters } from '#domain/e015/sheet-filters.ts'
import { dayOf } from '#domain/time/calendar.ts'
import { openSheetTown } from './sheet-town.flow.ts'
import { sheetMachine } from './sheet.machine.ts'

/** The sheet of a URL, and its filters. */
export type SheetPageQuery = Readonly<{
  /** Undefined where the URL names none. */
  id: SheetId | undefined
  /** Undefined where the URL names none, or an invalid one. */
  municipality: MunicipalityId | undefined
  /** The URL names no municipality: it is searched (E015-01). */
  isTownOpen: boolean
  filters: SheetFilters
}>

/** An open sheet: the URL follows the typed filter, and determines everything else. */
const openSheet = (scope: Scope, query: SheetQuery, first: SheetFilters, tell: (filters: SheetFilters) => void) => {
  const actor = scope.run(sheetMachine(scope.ports), { query, filters: first })
  actor.on('sheet.filtered', ({ filters }) => tell(filters))
  const { now: choiceNow, ...choose } = openMapChoice<SheetItemId>(scope.changed)
  const dayChoice = openDayChoice(scope)
  const tour = openTour(scope)
  let areFiltersShown = activeFilters({ id: query.id, template: 'byCategory' }, first) > 0
  const verbs = {
    filter: tell,
    type: (text: string) => actor.send({ type: 'filter.typed', text }),
    ...choose,
    toggleFilters: () => {
      areFiltersShown = !areFiltersShown
      scope.changed()
    },
  }
  const retry = () => actor.send({ type: 'retry.requested' })
  return {
    ask: (filters: SheetFilters) => actor.send({ type: 'filters.changed', filters }),
    now: () => {
      const snapshot = actor.getSnapshot()
      const read = snapshot.children.sheet?.getSnapshot()
      const filters = snapshot.context.filters
      const today = dayOf(scope.ports.clock.now())
      return {
        kind: 'sheet' as const,
        reading: { ...resourceNow(read), value: snapshot.context.sheet, retry },
        today,
        filters,
        typed: snapshot.children.typed?.getSnapshot().context.typed ?? '',
        changes: snapshot.context.changes,
        /** The item that is chosen, on the map and in the list at once (E015-01). */
        ...choiceNow(),
        areFiltersShown,
        dayChoice: dayChoice(filters.day ?? today),
        tour: tour(),
        verbs,
      }
    },
  }
}

type Opened = Readonly<{
  /** The filters of an open sheet change with the URL. */
  ask?: (filters: SheetFilters) => void
  now: () => ReturnType<ReturnType<typeof openSheetTown>> | SheetNow
}>

/** A new sheet, municipality or reader reopens the page; until the reader is known, nothing is requested (E015-07). */
const keyOf = ({ id, municipality, isTownOpen }: SheetPageQuery, { standing, isAdmin }: SessionNow) => {
  if (id === undefined || standing === 'authenticating') return undefined
  if (municipality !== undefined) return `${id} ${municipality} ${isAdmin}`
  return isTownOpen ? `${id} ${standing} ${isAdmin}` : undefined
}

/** An information sheet of one municipality (E015-01). */
export const openSheetPage = (scope: Scope, query: SheetPageQuery, tell: (query: SheetPageQuery) => void) => {
  const page = openKeyedPage<SheetPageQuery, Opened>(
    scope,
    query,
    keyOf,
    (inner, { id: asked, municipality, filters }, { standing, isAdmin }) => {
      const id = present(asked)
      if (municipality !== undefined)
        return openSheet(inner, { id, municipality, isAdmin }, filters, (next) =>
          tell({ ...page.asked(), filters: next }),
        )
      const sought = { id, isSignedIn: standing === 'authenticated', isAdmin }
      return { now: openSheetTown(inner, sought, (town) => tell({ ...page.asked(), municipality: town })) }
    },
  )
  return {
    ask: (next: SheetPageQuery) => {
      page.ask(next)
      page.now()?.ask?.(next.filters)
    },
    now: () => ({
      query: page.asked(),
      session: sessionNow(scope.piazza),
      /** Undefined until the reader is known, and where the URL names no sheet. */
      page: page.now()?.now(),
    }),
  }
}

export type SheetNow = ReturnType<ReturnType<typeof openSheet>['now']>
export type SheetPageNow = ReturnType<ReturnType<typeof openSheetPage>['now']>
