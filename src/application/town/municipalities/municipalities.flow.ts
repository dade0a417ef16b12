import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { openHearts } from '#application/town/favourites/favourites.flow.ts'
import type { Flow } from '#application/kit/flow.ts'
import { present } from '#application/kit/present.ts'
import { openReading, type Reading } from '#application/kit/reading.ts'
import { keyed, type Scope } from '#application/kit/scope.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import { openKeyedPage } from '#application/identity/session/keyed-page.ts'
import { followMyTown, myTownOfApp } from '#application/town/my-town/my-town.flow.ts'
import { followSession, type SessionNow, sessionNow } from '#application/identity/session/session-now.ts'
import type { InCategory } from '#domain/directory/category.ts'
import type { MyTown } from '#domain/directory/my-town.ts'
import { type Municipality, type MunicipalityId, shownMunicipalities } from '#domain/directory/municipality.ts'
import type { SheetSummary } from '#domain/e015/sheet.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'

const MISSING: RequestFailure = { _tag: 'Missing' }

const shown = ({ municipalities }: Pick<Ports, 'municipalities'>, signal?: AbortSignal) =>
  pipe(municipalities.all(signal), TaskEither.map(shownMunicipalities))

/** One municipality, taken from the list: there is no call for a single one. A hidden one does not exist. */
export const oneMunicipality = (ports: Pick<Ports, 'municipalities'>, id: MunicipalityId, signal?: AbortSignal) =>
  pipe(
    shown(ports, signal),
    TaskEither.flatMap((all) => TaskEither.fromNullable(MISSING)(all.find((one) => one.id === id))),
  )

/** The visible municipalities (DIR-06). */
export const openMunicipalities = (scope: Scope): Flow<undefined, MunicipalitiesNow> => {
  const all = openReading(scope, shown)
  const town = followMyTown(scope)
  return {
    ask: () => {},
    now: () => ({ session: sessionNow(scope.piazza), municipalities: all(), town: town() }),
  }
}

export type MunicipalitiesNow = Readonly<{
  session: SessionNow
  municipalities: Reading<readonly Municipality[]>
  /** One's own. */
  town: MyTown | undefined
}>

const openOne = (scope: Scope, id: MunicipalityId) => {
  const { ports } = scope
  const municipality = openReading(scope, (given, signal) => oneMunicipality(given, id, signal))
  const activities = openReading(scope, ({ municipalities }, signal) => municipalities.activities(id, signal))
  const sheets = keyed<() => Reading<readonly InCategory<SheetSummary>[]>>(scope)
  const heart = openHearts(scope)
  const town = myTownOfApp(scope)
  scope.watch(town)
  const hasSheets = isSwitchedOn(ports.configuration, 'sheets')
  // The reader's role decides which sheets are visible: they are requested once it is known.
  followSession(scope, ({ standing, isAdmin }) =>
    sheets.show(standing === 'authenticating' || !hasSheets ? undefined : String(isAdmin), (inner) =>
      openReading(inner, ({ municipalities }, signal) => municipalities.sheets(id, isAdmin, signal)),
    ),
  )
  return () => ({
    id,
    municipality: municipality(),
    activities: activities(),
    /** Undefined until the reader is known, and in a town without sheets. */
    sheets: sheets.now()?.(),
    heart,
    isMine: town.getSnapshot().context.town?.id === id,
    /** Makes it one's own municipality; undefined for none. */
    choose: (mine: MyTown | undefined) => town.send({ type: 'town.chosen', town: mine }),
  })
}

/** The municipality of a URL; undefined where the URL names none. */
export type MunicipalityQuery = Readonly<{ id: MunicipalityId | undefined }>

/** The page of a municipality; its parts load separately (DIR-06, ERR-03). */
export const openMunicipality = (
  scope: Scope,
  query: MunicipalityQuery,
): Flow<MunicipalityQuery, MunicipalityPageNow> => {
  const one = openKeyedPage(
    scope,
    query,
    ({ id }) => id?.toString(),
    (inner, { id }) => openOne(inner, present(id)),
  )
  return { ask: one.ask, now: () => ({ session: sessionNow(scope.piazza), page: one.now()?.() }) }
}

export type MunicipalityPageNow = Readonly<{
  session: SessionNow
  /** Undefined where the URL names no municipality. */
  page: ReturnType<ReturnType<typeof openOne>> | undefined
}>
