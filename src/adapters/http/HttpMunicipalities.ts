import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Municipalities } from '#application/ports/municipalities.ts'
import type { Client } from './client/client.ts'
import { inPassing } from './contract/call.ts'
import { municipalities } from './contract/municipalities.ts'

/** Municipalities over HTTP. */
export const createHttpMunicipalities = (client: Client): Municipalities => ({
  all: (signal) =>
    client(
      municipalities.list,
      { params: {}, query: { filters: { visible: true }, group: undefined, sortBy: 'name', descending: 'up' } },
      { signal },
    ),
  withActivities: (signal) => client(municipalities.withActivities, { params: {} }, { signal }),
  activities: (id, signal) => client(municipalities.activitiesByCategory, { params: { id } }, { signal }),
  activitiesInPassing: (id, signal) =>
    client(
      { ...inPassing(municipalities.activitiesByCategory), keeps: 'surroundings' },
      { params: { id } },
      { signal },
    ),
  sheets: (id, isAdmin, signal) =>
    client(municipalities.sheetsByCategory, { params: { id }, query: { admin: isAdmin } }, { signal }),
  sheetIds: (id, signal) =>
    pipe(
      client(inPassing(municipalities.sheetsByCategory), { params: { id }, query: { admin: false } }, { signal }),
      TaskEither.map((categories) => categories.flatMap(({ things }) => things.map((sheet) => sheet.id))),
    ),
})
