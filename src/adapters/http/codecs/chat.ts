import { byNewest, type Chat, type ChatMessage, type ChatSummary, type Counterpart } from '#domain/chat/chat.ts'
import { rowsOf } from './envelope.ts'
import {
  count,
  filledText,
  id,
  listOrNone,
  mapped,
  nameField,
  nameOrRecord,
  optional,
  optionalText,
  record,
  type Wire,
  words,
} from './wire.ts'
import { instant } from './wire-moments.ts'

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
        record('person of a chat', {
          id: ['id', optional(id('User'))],
          name: ['name', words, 'fullname', 'username'],
          surname: ['surname', optionalText],
          image: ['imgProfile', optionalText],
        }),
      ),
    ),
  ],
} as const

type Parties = Readonly<{
  activity: Omit<Extract<Counterpart, { kind: 'activity' }>, 'kind'> | undefined
  person:
    | Readonly<{
        id: Extract<Counterpart, { kind: 'person' }>['id']
        name: string
        surname: string | undefined
        image: string | undefined
      }>
    | undefined
}>

/** The other party is the activity, if there is one, else the person (CHAT-09). */
const counterpart = ({ activity, person }: Parties): Counterpart | undefined => {
  if (activity !== undefined) return { kind: 'activity', ...activity }
  if (person === undefined) return undefined
  const { surname, ...rest } = person
  return { kind: 'person', ...rest, name: `${person.name} ${surname ?? ''}`.trim() }
}

const partiesOf = (one: Counterpart | undefined): Parties => {
  if (one === undefined) return { activity: undefined, person: undefined }
  const { kind, ...rest } = one
  return kind === 'activity'
    ? { activity: rest as Parties['activity'], person: undefined }
    : {
        activity: undefined,
        person: { ...(rest as Omit<Extract<Counterpart, { kind: 'person' }>, 'kind'>), surname: undefined },
      }
}

const chatMessage = record('chat message', {
  id: ['id', optional(id('ChatMessage'))],
  text: ['message', filledText, 'text'],
  at: ['created', optional(instant), 'date'],
  from: ['userFromId', optional(id('User')), 'userFrom', 'userId', 'user'],
  to: ['userToId', optional(id('User')), 'userTo'],
})

/** [decided] Messages are sorted by id, or keep the order of the answer where one has no id. */
const messages: Wire<readonly ChatMessage[]> = mapped(
  listOrNone(chatMessage),
  (all): readonly ChatMessage[] => {
    const areNumbered = all.every(({ id }) => id !== undefined)
    return areNumbered
      ? [...(all as readonly ChatMessage[])].sort((a, b) => a.id - b.id)
      : all.map((message, at) => ({ ...message, id: (at + 1) as ChatMessage['id'] }))
  },
  (all): (typeof chatMessage._A)[] => [...all],
)

export const chatSummary: Wire<ChatSummary> = mapped(
  record('chat row', {
    id: ['id', id('Chat')],
    ...parties,
    lastMessage: ['lastMessage', optionalText],
    lastAt: ['date', optional(instant)],
    unread: ['unread', optional(count)],
    messages: ['messages', messages],
  }),
  ({ activity, person, messages: said, lastMessage, lastAt, ...rest }): ChatSummary => ({
    ...rest,
    with: counterpart({ activity, person }),
    lastMessage: lastMessage ?? said.at(-1)?.text,
    lastAt: lastAt ?? said.at(-1)?.at,
  }),
  ({ with: other, ...rest }) => ({ ...rest, ...partiesOf(other), messages: [] }),
)

/** The chats, newest first (CHAT-01). */
export const chatSummaries: Wire<readonly ChatSummary[]> = mapped(
  rowsOf(chatSummary),
  (rows): readonly ChatSummary[] => [...rows].sort(byNewest),
  (rows) => rows,
)

/** A conversation; its messages are in chronological order, which is that of their ids (CHAT-03). */
export const conversation: Wire<Chat> = mapped(
  record('chat', { id: ['id', id('Chat')], ...parties, messages: ['messages', messages] }),
  ({ activity, person, ...rest }): Chat => ({ ...rest, with: counterpart({ activity, person }) }),
  ({ with: other, ...rest }) => ({ ...rest, ...partiesOf(other) }),
)
