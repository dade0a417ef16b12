import { beforeEach, expect, test } from 'vitest'
import { chat } from '#adapters/http/contract/chat.ts'
import { signedIn } from '../testing/visitor.ts'
import { growWorld, type World } from '../world.ts'
import { ANSWER_AFTER } from './chats.ts'

/** By id: with the library, and with the bar that answers automatically. */
const LIBRARY = 1
const BAR = 3

let world: World
let mario: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  world = await growWorld()
  mario = await signedIn(world, 'mario.rossi')
})

const conversation = (id: number) => mario.get(chat.one, { params: { id } })
const say = (id: number, message: string) => mario.hear(chat.send, { body: { chat: id as never, message } })
const lastOf = async (id: number) => (await conversation(id)).messages.at(-1)
const unreadOf = async (id: number) => (await mario.get(chat.all, {})).find((row) => row.id === id)?.unread

test('a sent message can be read, and only the activity with automatic answers replies (CHAT-03)', async () => {
  expect(await say(LIBRARY, 'Sì, grazie')).toMatchObject({ status: 200 })
  world.clock.advance(ANSWER_AFTER * 10)
  expect(await lastOf(LIBRARY)).toMatchObject({ text: 'Sì, grazie', from: 1 })
})

test('the bar replies when its answer is due, with that moment, and not before (CHAT-04)', async () => {
  await say(BAR, 'Avete dolci senza glutine?')
  const asked = await lastOf(BAR)
  world.clock.advance(ANSWER_AFTER - 1)
  expect(await lastOf(BAR)).toEqual(asked)
  world.clock.advance(1)
  expect(await lastOf(BAR)).toMatchObject({ from: undefined, at: Number(asked?.at) + ANSWER_AFTER })
})

test('there is one answer for all messages, and reading again adds none', async () => {
  const before = (await conversation(BAR)).messages.length
  await say(BAR, 'Ancora una cosa')
  await say(BAR, 'Anzi due')
  world.clock.advance(ANSWER_AFTER)
  await Promise.all([conversation(BAR), conversation(BAR), mario.get(chat.all, {})])
  expect((await conversation(BAR)).messages).toHaveLength(before + 3)
})

test('a message after a due answer comes after it, and gets another answer', async () => {
  await say(BAR, 'Prima domanda')
  world.clock.advance(ANSWER_AFTER)
  await say(BAR, 'Seconda domanda')
  world.clock.advance(ANSWER_AFTER)
  const [first, answer, second, other] = (await conversation(BAR)).messages.slice(-4)
  expect([first?.text, second?.text]).toEqual(['Prima domanda', 'Seconda domanda'])
  expect([answer?.from, other?.from]).toEqual([undefined, undefined])
  expect(answer?.text).not.toBe(other?.text)
})

test('opening a conversation marks it as read; the list has the unread count until then (CHAT-01)', async () => {
  expect(await unreadOf(LIBRARY)).toBe(2)
  await conversation(LIBRARY)
  expect(await unreadOf(LIBRARY)).toBe(0)
  await say(BAR, 'Ci siete?')
  world.clock.advance(ANSWER_AFTER)
  expect(await unreadOf(BAR)).toBe(1)
})

test('empty messages, and messages to the conversations of others, are refused', async () => {
  const before = await conversation(LIBRARY)
  expect(await say(LIBRARY, ' \n ')).toMatchObject({ status: 422 })
  const sara = await signedIn(world, 'sara.bruni')
  expect(await sara.hear(chat.one, { params: { id: LIBRARY } })).toMatchObject({ status: 404 })
  expect(await sara.hear(chat.send, { body: { chat: LIBRARY as never, message: 'Permesso?' } })).toMatchObject({
    status: 404,
  })
  expect(await conversation(LIBRARY)).toEqual(before)
})

test('at scale 100 the first conversation has more than 5,000 messages, in order', async () => {
  const large = await growWorld({ scale: 100 })
  const { messages } = await (await signedIn(large, 'mario.rossi')).get(chat.one, { params: { id: LIBRARY } })
  expect(messages.length).toBeGreaterThan(5_000)
  const moments = messages.map(({ at }) => Number(at))
  expect(moments).toEqual([...moments].sort((a, b) => a - b))
})
