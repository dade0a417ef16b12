import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { readAll } from '#application/kit/read-pages.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Contacts } from '#application/ports/contacts.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Positions } from '#application/ports/positions.ts'
import type { ActivitySummary } from '#domain/directory/activity.ts'
import {
  DEFAULT_DIRECTORY_QUERY,
  DIRECTORY_PAGE_SIZE,
  type DirectoryFilter,
} from '#domain/directory/directory-query.ts'
import { mappedActivity, mappedContact, mappedPlaces } from '#domain/directory/mapped.ts'
import { placesMachine, placesMapMachine, type PlacesQuery } from './places-map.machine.ts'

type Ports = Readonly<{ contacts: Contacts; activities: Activities; positions: Positions }>

/**
 * [decided] The contract has no coordinates of activities: they are read page by page like their list, so that the map
 * shows the same activities.
 */
const allActivities = (
  { page }: Activities,
  filter: DirectoryFilter,
  signal: AbortSignal,
): TaskEither.TaskEither<RequestFailure, readonly ActivitySummary[]> => {
  const query = { ...DEFAULT_DIRECTORY_QUERY, ...filter }
  return readAll((number) => page(query, number, signal), DIRECTORY_PAGE_SIZE)
}

const read =
  ({ contacts, activities }: Ports) =>
  ({ query: { kind, filter } }: Readonly<{ query: PlacesQuery }>, signal: AbortSignal) =>
    pipe(
      kind === 'contacts'
        ? pipe(
            contacts.all(filter, signal),
            TaskEither.map((all) => all.map(mappedContact)),
          )
        : pipe(
            allActivities(activities, filter, signal),
            TaskEither.map((all) => all.map(mappedActivity)),
          ),
      TaskEither.map(mappedPlaces),
    )

export const placesMap = (ports: Ports) =>
  placesMapMachine.provide({
    actors: {
      places: placesMachine.provide({ actors: { load: fromReading(read(ports)) } }),
      locate: fromPort(ports.positions.current),
    },
  })
