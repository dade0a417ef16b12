import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { Chats } from '#application/ports/chats.ts'
import type { Client } from './client/client.ts'
import { account } from './contract/account.ts'
import { inPassing } from './contract/call.ts'
import { chat } from './contract/chat.ts'
import { nothingAnswered } from './nothing-answered.ts'

/** Conversations over HTTP. */
export const createHttpChats = (client: Client): Chats => ({
  all: (signal) => client(chat.all, {}, { signal }),
  allInPassing: (signal) => client(inPassing(chat.all), {}, { signal }),
  one: (id, signal) => client(chat.one, { params: { id } }, { signal }),
  news: (id, signal) => client({ ...chat.one, reports: 'caller', keeps: false }, { params: { id } }, { signal }),
  withActivity: (activity, userFrom) =>
    client(chat.find, { query: { filters: { activity, userFrom, userTo: undefined } } }),
  remove: (ids) => {
    const [first, ...others] = ids
    if (first === undefined) return TaskEither.right(undefined)
    return nothingAnswered(
      others.length === 0
        ? client(chat.deleteOne, { params: { id: first } })
        : client(chat.deleteMany, { body: { ids } }),
    )
  },
  profile: (id, signal) => client({ ...account.contactProfile, reports: 'caller' }, { params: { id } }, { signal }),
})
