import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Municipalities } from '#application/ports/municipalities.ts'
import type { ActivitySummary } from '#domain/directory/activity.ts'
import type { InCategory } from '#domain/directory/category.ts'
import { byName, type Municipality, type MunicipalityId } from '#domain/directory/municipality.ts'
import type { SheetSummary } from '#domain/e015/sheet.ts'

type Ports = Readonly<{ municipalities: Municipalities }>

/** The sheets of a municipality for a reader: administrators see reserved ones too (DIR-06). */
export type ReadSheets = Readonly<{ id: MunicipalityId; isAdmin: boolean }>

const MISSING: RequestFailure = { _tag: 'Missing' }

const listMachine = resourceMachine<undefined, readonly Municipality[]>('municipalities')
const oneMachine = resourceMachine<MunicipalityId, Municipality>('municipality')
const activitiesMachine = resourceMachine<MunicipalityId, readonly InCategory<ActivitySummary>[]>('activitiesOfPlace')
const sheetsMachine = resourceMachine<ReadSheets, readonly InCategory<SheetSummary>[]>('sheetsOfPlace')

/** The visible municipalities, by name (DIR-06). */
const shown = ({ municipalities }: Ports, signal: AbortSignal) =>
  pipe(
    municipalities.all(signal),
    TaskEither.map((all): readonly Municipality[] => all.filter(({ visible }) => visible).sort(byName)),
  )

export const municipalities = (ports: Ports) =>
  listMachine.provide({ actors: { load: fromReading((_, signal) => shown(ports, signal)) } })

/** One municipality, taken from the list: there is no call for a single one. A hidden one does not exist. */
export const municipality = (ports: Ports) =>
  oneMachine.provide({
    actors: {
      load: fromReading(({ query }, signal) =>
        pipe(
          shown(ports, signal),
          TaskEither.flatMap((all) => {
            const found = all.find(({ id }) => id === query)
            return found === undefined ? TaskEither.left(MISSING) : TaskEither.right(found)
          }),
        ),
      ),
    },
  })

export const municipalityActivities = ({ municipalities: port }: Ports) =>
  activitiesMachine.provide({ actors: { load: fromReading(({ query }, signal) => port.activities(query, signal)) } })

export const municipalitySheets = ({ municipalities: port }: Ports) =>
  sheetsMachine.provide({
    actors: { load: fromReading(({ query: { id, isAdmin } }, signal) => port.sheets(id, isAdmin, signal)) },
  })
