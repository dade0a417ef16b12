import type { Entries, Records } from './entry.ts'
import { all, PANEL, THING, TOAST, write } from './outcomes.ts'
import { id, marioId, noParams } from './requests.ts'
import { CONFIRM, mario } from './ways.ts'

export const CHAT: Entries<'chat'> = {
  all: {
    title: 'List the chats',
    about: 'The chats of the signed-in user.',
    clauses: 'CHAT-01',
    words: ['the chats'],
    sample: noParams,
    way: mario('/chat'),
    outcome: PANEL,
  },
  find: {
    title: 'Find the chat of two parties',
    about: 'Finds the chat of these parties, or opens one. It is the only GET that may create something.',
    clauses: 'CHAT-02',
    words: ['a chat with an activity'],
    sample: { query: { filters: { activity: id<'Activity'>(2), userFrom: marioId, userTo: undefined } } },
    way: mario('/activity/1', ['tap', 'Scrivi in chat']),
    more: [mario('/activity/4', ['tap', 'Scrivi in chat'])],
    outcome: { ...all('toast'), '401': 'signedOut', '429': 'same' },
  },
  one: {
    title: 'Read one chat',
    about: 'The chat with all messages, in their order.',
    clauses: 'CHAT-03 CHAT-04 CHAT-09',
    words: ['a conversation'],
    sample: { params: { id: 1 } },
    way: mario('/chat/1'),
    more: [mario('/chat/4')],
    outcome: THING,
  },
  send: {
    title: 'Send a message',
    about: 'Adds a message of the signed-in user to a chat.',
    clauses: 'CHAT-03 CHAT-07',
    words: ['a message'],
    sample: { body: { message: 'Buongiorno, siete aperti domani?', chat: id<'Chat'>(1) } },
    way: mario('/chat/1', ['fill', 'Scrivi un messaggio', 'Sì, rinnovatelo'], ['tap', 'Invia']),
    outcome: write('again'),
  },
  deleteOne: {
    title: 'Delete a chat',
    about: 'Removes the chat and its messages.',
    clauses: 'CHAT-05',
    words: ['a chat deletion'],
    sample: { params: { id: 1 } },
    way: mario('/chat', ['tap', 'Elimina la chat con Sara Bruni'], CONFIRM),
    outcome: TOAST,
  },
  deleteMany: {
    title: 'Delete several chats',
    about: 'Removes all that are named.',
    clauses: 'CHAT-06',
    words: ['a deletion of several chats'],
    sample: { body: { ids: [id<'Chat'>(2)] } },
    way: mario(
      '/chat',
      ['flip', 'Seleziona'],
      ['pick', 'Sara Bruni'],
      ['pick', 'Teatro Intred'],
      ['tap', 'Elimina'],
      CONFIRM,
    ),
    outcome: TOAST,
  },
}

export const CHAT_RECORDS: Records = {
  'activity of a chat': {
    is: 'The activity on the other side of a chat.',
    may: 'id name logo',
    fields: {
      name: 'Name of the activity',
    },
  },
  'person of a chat': { is: 'The person on the other side of a chat.', may: 'id name surname imgProfile' },
  'chat message': {
    is: 'A message.',
    needs: 'message',
    may: 'id created userFromId userToId',
    fields: {
      created: 'Moment of the message, ISO 8601 in UTC',
      message: 'Text of the message',
    },
  },
  'chat row': {
    is: 'A chat in the list.',
    needs: 'id',
    may: 'activity userTo lastMessage date unread messages',
    fields: {
      date: 'Moment of the last message, ISO 8601 in UTC',
    },
  },
  chat: { is: 'A chat with its messages.', needs: 'id', may: 'activity userTo messages' },
  'chat filters': { is: 'The two parties of a chat.' },
  'new message': {
    is: 'A message to send.',
    fields: {
      message: 'Text of the message',
    },
  },
  'chats to delete': { is: 'The chats to delete.' },
}
