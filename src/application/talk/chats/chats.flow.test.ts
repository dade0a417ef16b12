import * as Option from 'fp-ts/lib/Option.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test, vi } from 'vitest'
import { type AnyActorLogic, createActor, createMachine, emit } from 'xstate'
import type { App } from '#application/kit/app.ts'
import { openScope } from '#application/kit/scope.ts'
import { movingPresence } from '#application/kit/testing/moving-presence.ts'
import { movingSession } from '#application/kit/testing/moving-session.ts'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { settle, unkept, waitingPort } from '#application/kit/testing/walk.ts'
import type { OutboxNews } from '#application/outbox/outbox.context.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { Chat, ChatId } from '#domain/chat/chat.ts'
import type { UserId } from '#domain/identity/user.ts'
import { type ChatsQuery, openChats } from './chats.flow.ts'

/** An outbox that says what it is told to say. */
const startOutbox = () =>
  createActor(
    createMachine({
      types: {} as { events: { type: 'said'; news: OutboxNews }; emitted: OutboxNews },
      context: { entries: [], isOnline: true },
      on: { said: { actions: emit(({ event }) => event.news) } },
    }),
  ).start()

const open = async (query: ChatsQuery) => {
  const all = vi.fn<Ports['chats']['all']>(() => TaskEither.right([]))
  const outbox = startOutbox()
  const session = createActor(
    createMachine({ initial: 'here', context: { user: undefined }, states: { here: { tags: ['authenticated'] } } }),
  ).start()
  const piazza = {
    session,
    find: () => outbox,
    open: (_: string, logic: AnyActorLogic, input: unknown) => createActor(logic, { input }).start(),
    close: () => {},
    follow: () => () => {},
  } as unknown as App
  const ports = { chats: { all: unkept(all) }, clock: { now: () => 0 } } as unknown as Ports
  const scope = openScope({ ports, piazza }, () => {})
  openChats(scope, query)
  await settle()
  return { all, scope, say: (news: object) => outbox.send({ type: 'said', news: news as OutboxNews }) }
}
const sent = (chat: number) => ({ type: 'write.sent', entry: { write: { kind: 'messageSaid', chat } } })
const times = async ({ all }: Awaited<ReturnType<typeof open>>) => {
  await settle()
  return all.mock.calls.length
}

test.each([
  ['of a chat that is not open', { open: { id: 3 as never } }, sent(5), 2],
  ['while no chat is open', { open: undefined }, sent(5), 2],
  ['of the open conversation, which reads it by itself and tells', { open: { id: 5 as never } }, sent(5), 1],
])('A message %s that has gone: the list is read again or not (CHAT-01)', async (_, query, news, expected) => {
  const chats = await open(query)
  chats.say(news)
  expect(await times(chats)).toBe(expected)
})

test('What else has gone is no matter of the chats, nor is anything once they are left', async () => {
  const chats = await open({ open: undefined })
  chats.say({ type: 'write.sent', entry: { write: { kind: 'noticeSeen', notice: 5 } } })
  chats.say({ ...sent(5), type: 'write.refused' })
  chats.scope.close()
  chats.say(sent(5))
  expect(await times(chats)).toBe(1)
})

const queryOf = (id: number): ChatsQuery => ({ open: { id: id as ChatId } })

test('A conversation is read once for its reader, and anew for another chat or another reader (CHAT-03)', async () => {
  const one = waitingPort<[ChatId, AbortSignal?], unknown, Chat>()
  const { session, become } = movingSession()
  const outbox = startOutbox()
  const app = { session, find: () => outbox, listen: () => () => {}, known: () => ({ talks: new Map() }) }
  const ports = {
    chats: { all: () => TaskEither.right([]), one: one.port },
    drafts: { message: { read: () => Option.none } },
    presence: movingPresence().presence,
  }
  const page = openChats(scopeOver(ports, app), queryOf(5))
  /** The chats that were asked for since it was looked last. */
  const asked = async () => {
    await settle()
    return one.calls.splice(0).map(({ asked: [id] }) => id)
  }
  become('authenticated')
  expect(await asked()).toEqual([])
  become('authenticated', { id: 7 as UserId })
  page.ask(queryOf(5))
  become('authenticated', { id: 7 as UserId })
  expect(await asked()).toEqual([5])
  page.ask(queryOf(7))
  expect(await asked()).toEqual([7])
  become('authenticated', { id: 5 as UserId })
  expect(await asked()).toEqual([7])
})
