import { chatSummaries, conversation } from '../codecs/chat.ts'
import { one } from '../codecs/envelope.ts'
import { filterQuery } from '../codecs/paging.ts'
import { id, optional, text } from '../codecs/wire.ts'
import { list } from '../codecs/wire-lists.ts'
import { record } from '../codecs/wire-records.ts'
import { read, write } from './call.ts'

/** The calls about conversations. */
export const chat = {
  all: read('/api/chatlists', chatSummaries, { keeps: 'talk' }),
  /** [decided] Finds the chat of these parties, or opens one (CHAT-02). */
  find: read('/api/chats', one(conversation), {
    query: filterQuery(
      record('chat filters', {
        activity: ['activityId', optional(id('Activity'))],
        userFrom: ['userFromId', optional(id('User'))],
        userTo: ['userToId', optional(id('User'))],
      }),
    ),
  }),
  one: read('/api/chats/{id}', one(conversation), { keeps: 'talk' }),
  send: write('POST', '/api/chatmessages', {
    body: record('new message', { message: ['message', text], chat: ['chatId', id('Chat')] }),
    reports: 'caller',
  }),
  deleteOne: write('DELETE', '/api/chats/{id}'),
  deleteMany: write('PUT', '/api/chats/delete', {
    body: record('chats to delete', { ids: ['ids', list(id('Chat'))] }),
  }),
}
