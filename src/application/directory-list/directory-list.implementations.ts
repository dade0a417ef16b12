import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { fromReading } from '#application/kit/from-port.ts'
import { fromPresence } from '#application/kit/presence.ts'
import { readPages } from '#application/kit/read-pages.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Contacts } from '#application/ports/contacts.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Municipalities } from '#application/ports/municipalities.ts'
import type { DirectoryQuery } from '#domain/directory/directory-query.ts'
import { type Listed, listedActivity, listedContact } from '#domain/directory/listed.ts'
import type { Page } from '#domain/paging/page.ts'
import {
  directoryCategoriesMachine,
  directoryGroupsMachine,
  directoryListMachine,
  directoryMunicipalitiesMachine,
  directoryRowsMachine,
} from './directory-list.machine.ts'

type ReadPage<Row> = (
  query: DirectoryQuery,
  page: number,
  signal?: AbortSignal,
) => TaskEither.TaskEither<RequestFailure, Page<Row>>

/** Pages of the directory, with any type of row. */
const rowsBy = <Row>(read: ReadPage<Row>, listed: (row: Row) => Listed) =>
  directoryRowsMachine.provide({
    actors: {
      loadPages: fromReading(
        readPages((query: DirectoryQuery, page: number, signal: AbortSignal) =>
          pipe(
            read(query, page, signal),
            TaskEither.map(({ rows, total, leftOut }): Page<Listed> => ({ rows: rows.map(listed), total, leftOut })),
          ),
        ),
      ),
    },
  })

type Around = Readonly<{ municipalities: Municipalities; presence: Presence }>

/** The context of the list: the filter options (DIR-07), and the return to it. */
const around = ({ categories }: Pick<Activities, 'categories'>, { municipalities, presence }: Around) => {
  const watchPresence = fromPresence(presence)
  return {
    watchPresence,
    categories: directoryCategoriesMachine.provide({
      actors: { load: fromReading((_, signal) => categories(signal)), watchPresence },
    }),
    municipalities: directoryMunicipalitiesMachine.provide({
      actors: { load: fromReading((_, signal) => municipalities.all(signal)), watchPresence },
    }),
  }
}

/** The activities as a list (DIR-01), or by municipality (DIR-05). */
export const activityList = ({ activities, ...ports }: Around & Readonly<{ activities: Activities }>) =>
  directoryListMachine.provide({
    actors: {
      ...around(activities, ports),
      rows: rowsBy(activities.page, listedActivity),
      groups: directoryGroupsMachine.provide({
        actors: { load: fromReading((_, signal) => activities.byMunicipality(signal)) },
      }),
    },
  })

/** The contacts as a list (DIR-03). */
export const contactList = ({ contacts, ...ports }: Around & Readonly<{ contacts: Contacts }>) =>
  directoryListMachine.provide({
    actors: { ...around(contacts, ports), rows: rowsBy(contacts.page, listedContact) },
  })
