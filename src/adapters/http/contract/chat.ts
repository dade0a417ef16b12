import { chatSummaries, conversation } from '../codecs/chat.ts'
import { messageOnly, one } from '../codecs/envelope.ts'
import { filterQuery } from '../codecs/paging.ts'
import { id, optional, text } from '../codecs/wire.ts'
import { list } from '../codecs/wire-lists.ts'
import { record } from '../codecs/wire-records.ts'
import { call, read } from './call.ts'

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
  send: call({
    method: 'POST',
    path: '/api/chatmessages',
    body: record('new message', { message: ['message', text], chat: ['chatId', id('Chat')] }),
    answer: messageOnly,
    reports: 'caller',
  }),
  deleteOne: call({ method: 'DELETE', path: '/api/chats/{id}', answer: messageOnly }),
  deleteMany: call({
    method: 'PUT',
    path: '/api/chats/delete',
    body: record('chats to delete', { ids: ['ids', list(id('Chat'))] }),
    answer: messageOnly,
  }),
}
