import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Activities } from '#application/ports/activities.ts'
import { DIRECTORY_PAGE_SIZE } from '#domain/directory/directory-query.ts'
import { askedFor, fitsAsked } from './asked-for.ts'
import type { Client } from './client/client.ts'
import { directory } from './contract/directory.ts'
import { notices } from './contract/notices.ts'
import { eventsOf } from './HttpEvents.ts'

/** Activities over HTTP. Lists contain the visible ones (DIR-01). */
export const createHttpActivities = (client: Client): Activities => ({
  page: ({ sortBy, descending, ...filter }, page, signal, rowsPerPage = DIRECTORY_PAGE_SIZE) =>
    pipe(
      client(
        directory.activities,
        { query: { filters: { visible: true, ...filter }, sortBy, descending, page, rowsPerPage } },
        { signal },
      ),
      askedFor(
        (row) => fitsAsked(filter.municipality, row.municipality?.id) && fitsAsked(filter.category, row.category?.id),
      ),
    ),
  one: (id, reader, signal) =>
    reader === undefined
      ? client(directory.activity, { params: { id } }, { signal })
      : client(directory.activityForUser, { params: { id, userId: reader } }, { signal }),
  contact: (id, signal) => client(directory.activityContact, { params: { id } }, { signal }),
  boards: (id, signal) => client(directory.boards, { params: { id } }, { signal }),
  notices: (id, signal) =>
    pipe(
      client(notices.published, { query: { filters: { activity: id } } }, { signal }),
      TaskEither.map((all) => all.filter(({ sender }) => fitsAsked(id, sender.id))),
    ),
  events: (of, signal) => eventsOf(client, of, signal),
  byMunicipality: (signal) => client(directory.activitiesByMunicipality, {}, { signal }),
  categories: (signal) => client(directory.activityCategories, {}, { signal }),
})
