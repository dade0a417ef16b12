import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { ChatSeen } from '#features/support/chat-list-tasks.ts'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { hasHeard } from '#features/support/quiet.ts'
import type { Piazza } from '#features/support/world.ts'

/** The list, once it is loaded. */
const listOf = async (world: Piazza, person: string) => {
  const { chats } = await world.of(person)
  await eventually('There should be chats', chats.rows, ({ length }) => length > 0)
  return chats
}

const open = async (world: Piazza, person: string, name: string): Promise<void> => {
  await (await listOf(world, person)).open(name)
  // Waits for the content: a citizen who leaves earlier has read nothing.
  const { conversation } = await world.of(person)
  await eventually('There should be messages', conversation.messages, ({ length }) => length > 0)
}

const rowOf = async (world: Piazza, name: string): Promise<() => Promise<ChatSeen | undefined>> => {
  const { chats } = await world.theirs
  return async () => (await chats.rows()).find((row) => row.name === name)
}

const isNew = async (world: Piazza, name: string, count: number): Promise<void> => {
  const row = await rowOf(world, name)
  await eventuallyIs(`What is new of "${name}"`, async () => (await row())?.unread, count)
}

const areGone = async (world: Piazza, ...names: readonly string[]): Promise<void> => {
  const { chats, shell } = await world.theirs
  await eventuallyIs('Being busy', shell.isWaiting, false)
  // Without a list the check would prove nothing.
  await eventually(
    `The chats should be there, without "${names.join('" and "')}"`,
    chats.rows,
    (rows) => rows.length > 0 && rows.every(({ name }) => !names.includes(name)),
  )
}

Given('{person} has opened the chat with {string}', async function (this: Piazza, person: string, name: string) {
  await open(this, person, name)
})

When('{person} opens the chat with {string}', async function (this: Piazza, person: string, name: string) {
  await open(this, person, name)
})

When('{person} throws away the chat with {string}', async function (this: Piazza, person: string, name: string) {
  await (await listOf(this, person)).remove(name)
})

When('{person} throws the conversation away and confirms', async function (this: Piazza, person: string) {
  const { conversation, shell } = await this.of(person)
  await conversation.throwAway()
  await eventually('There should be a question', shell.question, (question) => question !== undefined)
  await shell.confirm()
})

When(
  '{person} picks the chats with {string} and {string}',
  async function (this: Piazza, person: string, one: string, other: string) {
    const chats = await listOf(this, person)
    await chats.pick(one)
    await chats.pick(other)
  },
)

When('{person} picks all chats', async function (this: Piazza, person: string) {
  await (await listOf(this, person)).pickAll()
})

When('{person} stops picking', async function (this: Piazza, person: string) {
  await (await this.of(person)).chats.stopPicking()
})

When('{person} throws away the chats he/she picked, by the bin', async function (this: Piazza, person: string) {
  await (await listOf(this, person)).removePicked('bin')
})

When('{person} throws away the chats he/she picked, by the button', async function (this: Piazza, person: string) {
  await (await listOf(this, person)).removePicked('button')
})

When(
  '{person} comes by keyboard to the chat with {string}',
  async function (this: Piazza, person: string, name: string) {
    await listOf(this, person)
    await (await this.of(person)).sight.chats.focusRow(name)
  },
)

/** All rows in order; columns that the table omits are not compared. */
Then('{person} finds the chats', async function (this: Piazza, person: string, table: DataTable) {
  const { chats } = await this.of(person)
  const [columns = [], ...rows] = table.raw()
  const told = ({ name, last, when, unread }: ChatSeen): readonly string[] =>
    columns.map((column) => ({ with: name, last, when: when ?? '', new: String(unread) })[column] ?? `no ${column}`)
  await eventuallyIs('The chats', async () => (await chats.rows()).map(told), rows)
})

Then('his/her chats begin with {string}', async function (this: Piazza, name: string) {
  const { chats } = await this.theirs
  await eventuallyIs('The first chat', async () => (await chats.rows())[0]?.name, name)
})

Then('{int} messages of {string} are new', async function (this: Piazza, count: number, name: string) {
  await isNew(this, name, count)
})

Then('nothing of {string} is new', async function (this: Piazza, name: string) {
  await isNew(this, name, 0)
})

Then('there is a chat with {string}', async function (this: Piazza, name: string) {
  const row = await rowOf(this, name)
  await eventually(`There should be a chat with "${name}"`, row, (found) => found !== undefined)
})

Then('there is no chat with {string}', async function (this: Piazza, name: string) {
  await areGone(this, name)
})

Then('there is no chat with {string} or {string}', async function (this: Piazza, one: string, other: string) {
  await areGone(this, one, other)
})

Then(
  'the chats with {string} and {string} are still picked',
  async function (this: Piazza, one: string, other: string) {
    const { chats, shell } = await this.theirs
    await eventuallyIs('Being busy', shell.isWaiting, false)
    await eventuallyIs('The chats picked', async () => [...(await chats.picked())].sort(), [one, other].sort())
  },
)

Then('{person} sees that the chats have failed', async function (this: Piazza, person: string) {
  await eventuallyIs('Having failed in its place', (await this.of(person)).shell.hasFailed, true)
})

Then('the chats have been asked for twice', async function (this: Piazza) {
  await hasHeard(await this.theirs, 'the chats', 2)
})

Then('{person} is at a new chat', async function (this: Piazza, person: string) {
  const { shell } = await this.of(person)
  await eventually('A chat should be open', shell.address, (address) => /^\/chat\/\d+$/.test(address))
})

Then('the keyboard is at the chat with {string}', async function (this: Piazza, name: string) {
  const { sight } = await this.theirs
  await eventually(`The keyboard should be at the chat with "${name}"`, sight.focus, (focus) =>
    focus.name.startsWith(name),
  )
})

Then('{string} is the last word of {string}', async function (this: Piazza, words: string, name: string) {
  const row = await rowOf(this, name)
  await eventuallyIs(`What was said last with "${name}"`, async () => (await row())?.last, words)
})
