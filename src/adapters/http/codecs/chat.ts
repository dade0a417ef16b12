import { byNewest, type Chat, type ChatMessage, type ChatSummary, type Counterpart } from '#domain/chat/chat.ts'
import {
  count,
  id,
  instant,
  list,
  listOrNone,
  mapped,
  optional,
  optionalText,
  record,
  text,
  type Wire,
} from './wire.ts'

const parties = {
  activity: [
    'activity',
    optional(
      record('activity of a chat', { id: ['id', id('Activity')], name: ['name', text], image: ['logo', optionalText] }),
    ),
  ],
  person: [
    'userTo',
    optional(
      record('person of a chat', {
        id: ['id', id('User')],
        name: ['name', text],
        surname: ['surname', optionalText],
        image: ['imgProfile', optionalText],
      }),
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

/** An activity, where there is one, is whom one talks with; else the person (CHAT-09). */
const counterpart = ({ activity, person }: Parties): Counterpart | undefined => {
  if (activity !== undefined) return { kind: 'activity', ...activity }
  if (person === undefined) return undefined
  const { surname, ...rest } = person
  return { kind: 'person', ...rest, name: surname === undefined ? person.name : `${person.name} ${surname}` }
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

export const chatSummary: Wire<ChatSummary> = mapped(
  record('chat row', {
    id: ['id', id('Chat')],
    ...parties,
    lastMessage: ['lastMessage', optionalText],
    lastAt: ['date', optional(instant)],
    unread: ['unread', optional(count)],
  }),
  ({ activity, person, ...rest }): ChatSummary => ({ ...rest, with: counterpart({ activity, person }) }),
  ({ with: other, ...rest }) => ({ ...rest, ...partiesOf(other) }),
)

/** The chats, the newest first (CHAT-01). */
export const chatSummaries: Wire<readonly ChatSummary[]> = mapped(
  list(chatSummary),
  (rows): readonly ChatSummary[] => [...rows].sort(byNewest),
  (rows) => rows,
)

export const chatMessage: Wire<ChatMessage> = record('chat message', {
  id: ['id', id('ChatMessage')],
  text: ['message', text],
  at: ['created', optional(instant)],
  from: ['userFromId', optional(id('User'))],
})

/** A conversation; its messages in the order they were said, which is that of their numbers (CHAT-03). */
export const conversation: Wire<Chat> = mapped(
  record('chat', { id: ['id', id('Chat')], ...parties, messages: ['messages', listOrNone(chatMessage)] }),
  ({ activity, person, messages, ...rest }): Chat => ({
    ...rest,
    with: counterpart({ activity, person }),
    messages: [...messages].sort((a, b) => a.id - b.id),
  }),
  ({ with: other, ...rest }) => ({ ...rest, ...partiesOf(other) }),
)
