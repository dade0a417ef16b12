import type { chat } from '#adapters/http/contract/chat.ts'
import type { Chat, ChatMessage, ChatSummary, Counterpart } from '#domain/chat/chat.ts'
import type { KeptChat, KeptMessage } from '../collections/chats.ts'
import { byId, change, nextId, remove, those } from '../collections/standard.ts'
import { answerDue, unreadIn } from '../rules/chats.ts'
import { Refusal } from '../rules/refusal.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'
import { createTurns } from './turns.ts'

const NO_CHAT = new Refusal(404, 'Chat non trovata', 'NOT_FOUND')
const NOTHING_SAID = new Refusal(422, 'Il messaggio è vuoto: scrivi qualcosa', 'EMPTY')
const NO_ACTIVITY = new Refusal(404, 'Attività non trovata', 'NOT_FOUND')

/** An activity is no user: its messages say to whom they are. */
const toldOf = ({ owner }: KeptChat, { id, text, at, from }: KeptMessage): ChatMessage => ({
  id,
  text,
  at,
  from,
  to: from === undefined ? owner : undefined,
})

/** Conversations of citizens with activities, and with each other. */
export const chatAnswers = (desk: Desk): Answers<typeof chat> => {
  const { chats, chatMessages, activities, people } = desk.collections
  const inTurn = createTurns()

  const counterpart = ({ activity, other }: KeptChat): Counterpart | undefined => {
    const office = byId(activities, activity)?.activity
    if (office !== undefined) return { kind: 'activity', id: office.id, name: office.name, image: office.logo }
    const person = byId(people, other)?.user
    return person && { kind: 'person', id: person.id, name: `${person.name} ${person.surname}`, image: person.image }
  }
  const keep = async (message: Omit<KeptMessage, 'id'>): Promise<KeptMessage> => {
    const kept = { ...message, id: nextId(chatMessages) }
    await chatMessages.create(kept)
    return kept
  }
  /** All messages so far, in order; an automatic answer is added once it is due (CHAT-04). */
  const said = (one: KeptChat): Promise<readonly KeptMessage[]> =>
    inTurn(async () => {
      const messages = those(chatMessages, ({ chat: of }) => of === one.id).sort((a, b) => a.id - b.id)
      const answer = answerDue(one, messages, desk.clock.now())
      return answer === undefined ? messages : [...messages, await keep(answer)]
    })
  const told = async (one: KeptChat): Promise<Chat> => ({
    id: one.id,
    with: counterpart(one),
    messages: (await said(one)).map((message) => toldOf(one, message)),
  })
  const row = async (one: KeptChat): Promise<ChatSummary> => {
    const messages = await said(one)
    const last = messages.at(-1)
    return {
      id: one.id,
      with: counterpart(one),
      lastMessage: last?.text,
      lastAt: last?.at,
      unread: unreadIn(one, messages),
      newest: last && toldOf(one, last),
    }
  }
  const owned = (owner: number, id: string | number) =>
    those(chats, (one) => one.id === Number(id) && one.owner === owner)[0]
  const forget = (ids: readonly number[]) => {
    remove(chatMessages, ({ chat: of }) => ids.includes(of))
    remove(chats, ({ id }) => ids.includes(id))
  }

  return {
    all: (_, { person }) => Promise.all(those(chats, ({ owner }) => owner === person.id).map((one) => row(one))),
    find: async ({ query: { filters } }, { person }) => {
      const known = those(
        chats,
        ({ owner, activity, other }) =>
          owner === person.id && activity === filters.activity && (activity !== undefined || other === filters.userTo),
      )[0]
      if (known !== undefined) return told(known)
      if (filters.activity !== undefined && byId(activities, filters.activity) === undefined) return NO_ACTIVITY
      const opened: KeptChat = {
        id: nextId(chats),
        owner: person.id,
        activity: filters.activity,
        other: filters.activity === undefined ? filters.userTo : undefined,
        readTo: undefined,
      }
      await chats.create(opened)
      return told(opened)
    },
    one: async ({ params }, { person }) => {
      const one = owned(person.id, params.id)
      if (one === undefined) return NO_CHAT
      const chat = await told(one)
      const readTo = chat.messages.at(-1)?.id
      if (readTo !== one.readTo) await change(chats, one.id, { readTo })
      return chat
    },
    send: async ({ body: { chat: to, message } }, { person }) => {
      const one = owned(person.id, to)
      if (one === undefined) return NO_CHAT
      if (message.trim() === '') return NOTHING_SAID
      // Answers that were due earlier are added first.
      await said(one)
      await inTurn(() => keep({ chat: one.id, from: person.id, text: message, at: desk.clock.now(), isAnswer: false }))
      return undefined
    },
    deleteOne: ({ params }, { person }) => {
      const one = owned(person.id, params.id)
      if (one === undefined) return NO_CHAT
      forget([one.id])
      return 'Chat eliminata'
    },
    deleteMany: ({ body: { ids } }, { person }) => {
      forget(ids.filter((id) => owned(person.id, id) !== undefined))
      return 'Chat eliminate'
    },
  }
}
