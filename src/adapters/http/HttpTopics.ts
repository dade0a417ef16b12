import { pipe } from 'fp-ts/lib/function.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Addresses, Topics } from '#application/ports/topics.ts'
import { ADDRESS_PAGE_SIZE } from '#domain/addresses/address.ts'
import { PAGE_SIZE } from '#domain/paging/page.ts'
import type { Client } from './client/client.ts'
import { directory } from './contract/directory.ts'
import { topics } from './contract/topics.ts'

/** Topics over HTTP. */
export const createHttpTopics = (client: Client): Topics => ({
  checkPassword: (topic, password) =>
    pipe(
      client(topics.checkPassword, { params: { id: topic }, body: { password } }),
      TaskEither.map(({ right }) => right),
    ),
  requestAccess: (request) => client(topics.requestAccess, { body: request }),
  users: (topic, { text, sortBy, descending }, page, signal) =>
    client(
      topics.users,
      {
        params: { topicId: topic },
        query: { filters: { text: text || undefined }, sortBy, descending, page, rowsPerPage: PAGE_SIZE },
      },
      { signal },
    ),
})

/** Addresses and districts over HTTP. */
export const createHttpAddresses = (client: Client): Addresses => ({
  page: (topic, text, page, signal) =>
    client(
      directory.addresses,
      { query: { filters: { topic, text: text || undefined }, page, rowsPerPage: ADDRESS_PAGE_SIZE } },
      { signal },
    ),
  chosen: (topic, signal) => client(directory.chosenAddresses, { params: { topicId: topic } }, { signal }),
  choose: (topic, choice) => client(directory.chooseAddress, { body: { topic, ...choice } }),
})
