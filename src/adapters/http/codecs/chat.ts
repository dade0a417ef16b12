import * as Either from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { byNewest, type Chat, type ChatMessage, type ChatSummary, type Counterpart } from '#domain/chat/chat.ts'
import type { Dialect } from '#domain/town/dialect.ts'
import { rowsOf } from './envelope.ts'
import { dialectIn } from './reading.ts'
import {
  count,
  filledText,
  id,
  isRecord,
  mapped,
  nameField,
  narrowed,
  optional,
  optionalText,
  referenceIn,
  refined,
  Wire,
  words,
} from './wire.ts'
import { eachOnce, listed, listOrNone } from './wire-lists.ts'
import { nameOrRecord, record, type RecordOf } from './wire-records.ts'
import { numberFrom } from './wire-number.ts'
import { partly, toldNone } from './partly.ts'
import { instant } from './wire-moments.ts'
import { CHAT_ROW, MESSAGE, PERSON_OF_A_CHAT } from './names/others.ts'

const parties = {
  activity: [
    'activity',
    optional(
      nameOrRecord(
        record('activity of a chat', {
          id: ['id', optional(id('Activity'))],
          name: nameField,
          image: ['logo', optionalText],
        }),
      ),
    ),
  ],
  person: [
    'userTo',
    optional(
      nameOrRecord(
        record(
          'person of a chat',
          {
            id: ['id', optional(id('User'))],
            name: ['name', words],
            surname: ['surname', optionalText],
            image: ['imgProfile', optionalText],
          },
          PERSON_OF_A_CHAT,
        ),
      ),
    ),
  ],
} as const

type Parties = RecordOf<typeof parties>

/** The other party is the activity, if there is one, else the person (CHAT-09). */
const counterpart = ({ activity, person }: Parties): Counterpart | undefined => {
  if (activity !== undefined) return { kind: 'activity', ...activity }
  if (person === undefined) return undefined
  const { surname, ...rest } = person
  return { kind: 'person', ...rest, name: `${person.name} ${surname ?? ''}`.trim() }
}

const partiesOf = (one: Counterpart | undefined): Parties => ({
  activity: one?.kind === 'activity' ? one : undefined,
  person: one?.kind === 'person' ? { ...one, surname: undefined } : undefined,
})

const wireMessage = record(
  'chat message',
  {
    id: ['id', optional(id('ChatMessage'))],
    text: ['message', filledText],
    at: ['created', optional(instant)],
    from: ['userFromId', optional(id('User'))],
    to: ['userToId', optional(id('User'))],
  },
  MESSAGE,
)
type WireMessage = typeof wireMessage._A & Pick<ChatMessage, 'by'>

/** The fields that name an author. */
const AUTHORS = ['userFromId', ...MESSAGE.userFromId.split(' ')]

/** The username that stands in the place of the author's id, if any. */
const usernameIn = (wire: Readonly<Record<string, unknown>>): string | undefined => {
  const told = AUTHORS.map((name) => wire[name])
    .map((one) => (isRecord(one) ? one['username'] : one))
    .find((one) => typeof one === 'string' && numberFrom(one) === undefined && referenceIn(one) === undefined)
  return typeof told === 'string' ? told.trim() || undefined : undefined
}

const chatMessage = refined<typeof wireMessage._A, WireMessage>(wireMessage, (read, value) => {
  const by = read.from === undefined && isRecord(value) ? usernameIn(value) : undefined
  return by === undefined ? read : { ...read, by }
})

const areNumbered = (rows: readonly WireMessage[]): rows is readonly ChatMessage[] =>
  rows.every(({ id }) => id !== undefined)

/** Messages with their places as ids. */
const countedFrom = (rows: readonly WireMessage[]): readonly ChatMessage[] =>
  rows.map((message, at) => ({ ...message, id: (at + 1) as ChatMessage['id'] }))

/**
 * Messages in the order in which they were said, as far as they tell it: by their moments, those of one moment by id. One
 * without a moment stays behind the one before it.
 */
const asDated = (rows: readonly WireMessage[]): readonly WireMessage[] => {
  const numbered = areNumbered(rows) ? [...rows].sort((a, b) => a.id - b.id) : rows
  let last = Number.NEGATIVE_INFINITY
  return numbered
    .map((row) => {
      last = row.at ?? last
      return { row, at: last }
    })
    .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ row }) => row)
}

/** Messages from the oldest on. */
const oldestFirst = (rows: readonly WireMessage[], order: Dialect['messages']): readonly ChatMessage[] => {
  const inTime = order === undefined ? asDated(rows) : order === 'newestFirst' ? [...rows].reverse() : rows
  return areNumbered(inTime) ? inTime : countedFrom(inTime)
}

/**
 * [decided] Messages are sorted by their moments, without those by id, and keep the order of the answer where one has no
 * id, or where a town names it.
 */
const inOrder = (all: Wire<readonly WireMessage[]>): Wire<readonly ChatMessage[]> =>
  new Wire<readonly ChatMessage[]>(
    all.name,
    { kind: 'mapped', from: all, to: (rows: readonly WireMessage[]): unknown => oldestFirst(rows, undefined) },
    (value, context) =>
      pipe(
        all.validate(value, context),
        Either.map((rows) => oldestFirst(rows, dialectIn(context).messages)),
      ),
    (rows) => all.encode([...rows]),
  )

const chatSummary: Wire<ChatSummary> = mapped(
  partly(
    record(
      'chat row',
      {
        id: ['id', id('Chat')],
        ...parties,
        lastMessage: ['lastMessage', optionalText],
        lastAt: ['date', optional(instant)],
        unread: ['unread', optional(count)],
        messages: ['messages', inOrder(listOrNone(chatMessage))],
      },
      CHAT_ROW,
    ),
    'lastMessage',
    'messages',
  ),
  ({ activity, person, messages: said, lastMessage, lastAt, unreadable, ...rest }): ChatSummary => ({
    ...rest,
    ...(unreadable && lastMessage === undefined && said.length === 0 && { unreadable: ['lastMessage'] }),
    with: counterpart({ activity, person }),
    lastMessage: lastMessage ?? said.at(-1)?.text,
    lastAt: lastAt ?? said.at(-1)?.at,
    newest: said.at(-1),
  }),
  ({ with: other, newest, ...rest }) => ({ ...rest, ...partiesOf(other), messages: newest ? [newest] : [] }),
)

/** The chats, newest first (CHAT-01). */
export const chatSummaries: Wire<readonly ChatSummary[]> = narrowed(
  rowsOf(chatSummary),
  (rows): readonly ChatSummary[] => [...eachOnce(rows)].sort(byNewest),
)

/** A conversation; its messages are in chronological order, which their moments tell (CHAT-03). */
export const conversation: Wire<Chat> = mapped(
  toldNone(
    record('chat', { id: ['id', id('Chat')], ...parties, messages: ['messages', inOrder(listed(chatMessage))] }),
    ['messages'],
  ),
  ({ activity, person, ...rest }): Chat => ({ ...rest, with: counterpart({ activity, person }) }),
  ({ with: other, ...rest }) => ({ ...rest, ...partiesOf(other) }),
)
