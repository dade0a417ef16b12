import type { chat } from '#adapters/http/contract/chat.ts'
import type { Chat, ChatSummary, Counterpart } from '#domain/chat/chat.ts'
import type { KeptChat } from '../collections/chats.ts'
import { byId, nextId, remove, those } from '../collections/standard.ts'
import { Refusal } from '../rules/refusal.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'

const NO_CHAT = new Refusal(404, 'Chat non trovata', 'NOT_FOUND')
const NO_ACTIVITY = new Refusal(404, 'Attività non trovata', 'NOT_FOUND')

/** Conversations of citizens with activities, and with each other. */
export const chatAnswers = (desk: Desk): Answers<typeof chat> => {
  const { chats, chatMessages, activities, people } = desk.collections

  const counterpart = ({ activity, other }: KeptChat): Counterpart | undefined => {
    const office = byId(activities, activity)?.activity
    if (office !== undefined) return { kind: 'activity', id: office.id, name: office.name, image: office.logo }
    const person = byId(people, other)?.user
    return person && { kind: 'person', id: person.id, name: `${person.name} ${person.surname}`, image: person.image }
  }
  const said = (one: KeptChat) => those(chatMessages, ({ chat: of }) => of === one.id).sort((a, b) => a.id - b.id)
  const told = (one: KeptChat): Chat => ({
    id: one.id,
    with: counterpart(one),
    messages: said(one).map(({ id, text, at, from }) => ({ id, text, at, from })),
  })
  const row = (one: KeptChat): ChatSummary => {
    const messages = said(one)
    const last = messages.at(-1)
    return {
      id: one.id,
      with: counterpart(one),
      lastMessage: last?.text,
      lastAt: last?.at,
      unread: messages.filter(({ id, from }) => from !== one.owner && id > (one.readTo ?? 0)).length,
    }
  }
  const owned = (owner: number, id: string | number) =>
    those(chats, (one) => one.id === Number(id) && one.owner === owner)[0]
  const forget = (ids: readonly number[]) => {
    remove(chatMessages, ({ chat: of }) => ids.includes(of))
    remove(chats, ({ id }) => ids.includes(id))
  }

  return {
    all: (_, { person }) => those(chats, ({ owner }) => owner === person.id).map(row),
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
    one: ({ params }, { person }) => {
      const one = owned(person.id, params.id)
      return one === undefined ? NO_CHAT : told(one)
    },
    send: async ({ body: { chat: to, message } }, { person }) => {
      const one = owned(person.id, to)
      if (one === undefined) return NO_CHAT
      await chatMessages.create({
        id: nextId(chatMessages),
        chat: one.id,
        from: person.id,
        text: message,
        at: desk.clock.now(),
        isAnswer: false,
      })
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
