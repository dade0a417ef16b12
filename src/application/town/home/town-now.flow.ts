import { openKeyedReading, type Reading, someOf } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { myTownOfApp } from '#application/town/my-town/my-town.flow.ts'
import { isTownOpen, townHasSheet } from '#application/town/my-town/my-town.machine.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import { openAt } from '#domain/directory/hours.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { MyTown } from '#domain/directory/my-town.ts'
import { type CarPark, PARKING_SHEET } from '#domain/e015/sheet.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import { carParks, GLANCE, townActivities } from './panels.ts'

/** Where one can park. `town` and `reading` are undefined while it is not known whether one's own town says so. */
export type ParkingNow = Readonly<{ town: MyTown | undefined; reading: Reading<readonly CarPark[]> | undefined }>

/** The first of what is read. */
export const glanceAt = <Thing>(reading: Reading<readonly Thing[]>): Reading<readonly Thing[]> =>
  someOf(reading, (all) => all.slice(0, GLANCE))

/** One's own town, and what it says of this moment: where one can park (HOME-06) and what is open (HOME-07). */
export const openTownNow = (scope: Scope) => {
  const { ports, piazza } = scope
  const actor = myTownOfApp(scope)
  scope.watch(actor)
  const hasSheets = isSwitchedOn(ports.configuration, 'sheets')
  const parking = openKeyedReading(scope, (given, signal, municipality: MunicipalityId) =>
    carParks(given, { municipality, isAdmin: sessionNow(piazza).isAdmin }, signal),
  )
  const activities = openKeyedReading(scope, (given, signal, town: MunicipalityId) =>
    townActivities(given, town, signal),
  )
  const own = () => actor.getSnapshot().context.town
  const tellsParking = () => (hasSheets ? townHasSheet(actor.getSnapshot(), PARKING_SHEET) : false)
  const follow = (): void => {
    const town = own()
    activities.show(town?.id)
    parking.show(tellsParking() === true ? town?.id : undefined)
  }
  scope.onClose(actor.subscribe(follow).unsubscribe)
  follow()
  const choose = () => actor.send({ type: 'choice.opened' })
  return () => {
    const town = own()
    const parks = parking.now()
    const open = activities.now()
    return {
      town,
      /** Asks which town is one's own; undefined where that is known. */
      chooseTown: isTownOpen(actor.getSnapshot()) ? choose : undefined,
      /** Undefined where one's own town says nothing of it, and where nobody has one. */
      parking:
        tellsParking() === false ? undefined : ({ town, reading: parks && glanceAt(parks) } satisfies ParkingNow),
      /** What is open in one's own town; undefined where nobody has one. */
      open: open && glanceAt(someOf(open, (all) => openAt(all, ports.clock.now()))),
    }
  }
}
