import { openPageOf } from '#application/identity/session/keyed-page.ts'
import { followSession, sessionNow } from '#application/identity/session/session-now.ts'
import { openKeyedReading, openReading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { openHearts } from '#application/town/favourites/favourites.flow.ts'
import { followMyTown, myTownOfApp } from '#application/town/my-town/my-town.flow.ts'
import type { MyTown } from '#domain/directory/my-town.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'

/** The visible municipalities, and one's own (DIR-06). */
export const openMunicipalities = (scope: Scope) => {
  const all = openReading(scope, ({ municipalities }, signal) => municipalities.all(signal))
  const town = followMyTown(scope)
  return { now: () => ({ session: sessionNow(scope.piazza), municipalities: all(), town: town() }) }
}

export type MunicipalitiesNow = ReturnType<ReturnType<typeof openMunicipalities>['now']>

const openOne = (scope: Scope, id: MunicipalityId) => {
  const municipality = openReading(scope, ({ municipalities }, signal) => municipalities.one(id, signal))
  const activities = openReading(scope, ({ municipalities }, signal) => municipalities.activities(id, signal))
  const sheets = openKeyedReading(scope, ({ municipalities }, signal, isAdmin: boolean) =>
    municipalities.sheets(id, isAdmin, signal),
  )
  const hasSheets = isSwitchedOn(scope.ports.configuration, 'sheets')
  // The reader's role decides which sheets are visible: they are requested once it is known.
  followSession(scope, ({ standing, isAdmin }) =>
    sheets.show(standing === 'authenticating' || !hasSheets ? undefined : isAdmin),
  )
  const heart = openHearts(scope)
  const town = followMyTown(scope)
  return () => ({
    id,
    municipality: municipality(),
    activities: activities(),
    /** Undefined until the reader is known, and in a town without sheets. */
    sheets: sheets.now(),
    heart,
    isMine: town()?.id === id,
    /** Makes it one's own municipality; undefined for none. */
    choose: (mine: MyTown | undefined) => myTownOfApp(scope).send({ type: 'town.chosen', town: mine }),
  })
}

/** The page of a municipality; its parts load separately (DIR-06, ERR-03). */
export const openMunicipality = (scope: Scope, query: Readonly<{ id: MunicipalityId | undefined }>) =>
  openPageOf(scope, query, openOne)

export type MunicipalityPageNow = ReturnType<ReturnType<typeof openMunicipality>['now']>
