import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Municipalities } from '#application/ports/municipalities.ts'
import { shownMunicipalities } from '#domain/directory/municipality.ts'
import type { Client } from './client/client.ts'
import { inPassing } from './contract/call.ts'
import { municipalities } from './contract/municipalities.ts'

const missing = (): RequestFailure => ({ _tag: 'Missing' })

/** The visible ones, by name: also of a server that filters and sorts nothing. */
const shown = (client: Client, signal: AbortSignal | undefined) =>
  pipe(
    client(municipalities.list, { query: { filters: { visible: true } } }, { signal }),
    TaskEither.map(shownMunicipalities),
  )

/** Municipalities over HTTP. */
export const createHttpMunicipalities = (client: Client): Municipalities => ({
  all: (signal) => shown(client, signal),
  // There is no call for a single one.
  one: (id, signal) =>
    pipe(
      shown(client, signal),
      TaskEither.flatMapNullable((all) => all.find((one) => one.id === id), missing),
    ),
  withActivities: (signal) => client(municipalities.withActivities, {}, { signal }),
  activities: (id, signal) => client(municipalities.activitiesByCategory, { params: { id } }, { signal }),
  activitiesInPassing: (id, signal) =>
    client(inPassing(municipalities.activitiesByCategory, 'surroundings'), { params: { id } }, { signal }),
  sheets: (id, isAdmin, signal) =>
    client(municipalities.sheetsByCategory, { params: { id }, query: { admin: isAdmin } }, { signal }),
  sheetIds: (id, signal) =>
    pipe(
      client(inPassing(municipalities.sheetsByCategory), { params: { id }, query: { admin: false } }, { signal }),
      TaskEither.map((categories) => categories.flatMap(({ things }) => things.map((sheet) => sheet.id))),
    ),
})
