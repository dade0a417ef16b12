import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { type RowSeen, startPicking } from '#features/support/page.ts'
import { hasHeard } from '#features/support/quiet.ts'
import type { Piazza } from '#features/support/world.ts'

/** How many messages are new, in words and as the badge says it. */
const UNREAD = /(\d+) messagg(?:io|i) non lett[oi]/
const COUNT = /^\d+\+?$/
const ASKS = 'Aspetta una tua risposta'

/** What the row of a chat tells. What it does not say is undefined. */
const chatSeen = ({ name, others }: RowSeen) => {
  const unread = others.map((line) => UNREAD.exec(line)?.[1]).find((count) => count !== undefined)
  const told = others.filter((line) => !UNREAD.test(line) && !COUNT.test(line) && line !== ASKS)
  return {
    name,
    last: told.at(-1) ?? '',
    when: told.length > 1 ? told[0] : undefined,
    unread: Number(unread ?? 0),
    asks: others.includes(ASKS),
  }
}
type ChatSeen = ReturnType<typeof chatSeen>

/** The list, once it is loaded. */
const listOf = async (world: Piazza, person: string) => {
  const driver = await world.of(person)
  await eventually('There should be chats', driver.page.rows, ({ length }) => length > 0)
  return driver
}

const open = async (world: Piazza, person: string, name: string): Promise<void> => {
  await (await listOf(world, person)).page.open(name)
  // Waits for the content: a citizen who leaves earlier has read nothing.
  const { log } = await world.of(person)
  await eventually('There should be messages', log.entries, ({ length }) => length > 0)
}

const rowOf = async (world: Piazza, name: string): Promise<() => Promise<ChatSeen | undefined>> => {
  const { page } = await world.theirs
  return async () => (await page.rows()).map(chatSeen).find((row) => row.name === name)
}

/** Which chats of the list wait for an answer; without a list the check would prove nothing. */
const waitFor = async (world: Piazza, names: readonly string[]): Promise<void> => {
  const { page } = await world.theirs
  await eventually(`"${names.join()}" should wait for an answer`, page.rows, (rows) => {
    const waiting = rows.map(chatSeen).filter(({ asks }) => asks)
    return rows.length > 0 && waiting.map(({ name }) => name).join() === names.join()
  })
}

const isNew = async (world: Piazza, name: string, count: number): Promise<void> => {
  const row = await rowOf(world, name)
  await eventuallyIs(`What is new of "${name}"`, async () => (await row())?.unread, count)
}

const areGone = async (world: Piazza, ...names: readonly string[]): Promise<void> => {
  const { page, shell } = await world.theirs
  await eventuallyIs('Being busy', shell.isWaiting, false)
  // Without a list the check would prove nothing.
  await eventually(
    `The chats should be there, without "${names.join('" and "')}"`,
    page.rows,
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
  await (await listOf(this, person)).page.remove(name)
})

When('{person} throws the conversation away and confirms', async function (this: Piazza, person: string) {
  const { forms, shell } = await this.of(person)
  await forms.tap('Elimina la chat')
  await eventually('There should be a question', shell.question, (question) => question !== undefined)
  await shell.confirm()
})

When(
  '{person} picks the chats with {string} and {string}',
  async function (this: Piazza, person: string, one: string, other: string) {
    const driver = await listOf(this, person)
    await startPicking(driver)
    await driver.page.pick(one)
    await driver.page.pick(other)
  },
)

When('{person} picks all chats', async function (this: Piazza, person: string) {
  const driver = await listOf(this, person)
  await startPicking(driver)
  await driver.forms.tap('Seleziona tutte')
})

When('{person} stops picking', async function (this: Piazza, person: string) {
  await (await this.of(person)).forms.tap('Annulla')
})

/** With nothing picked neither the bin at the top nor the button of the selection does anything. */
const removePicked = async (world: Piazza, person: string, by: string): Promise<void> => {
  const driver = await listOf(world, person)
  await startPicking(driver)
  await driver.forms.press(by)
}

When('{person} throws away the chats he/she picked, by the bin', async function (this: Piazza, person: string) {
  await removePicked(this, person, 'Elimina chat')
})

When('{person} throws away the chats he/she picked, by the button', async function (this: Piazza, person: string) {
  await removePicked(this, person, 'Elimina')
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
  const { page } = await this.of(person)
  const [columns = [], ...rows] = table.raw()
  const told = ({ name, last, when, unread }: ChatSeen): readonly string[] =>
    columns.map((column) => ({ with: name, last, when: when ?? '', new: String(unread) })[column] ?? `no ${column}`)
  await eventuallyIs('The chats', async () => (await page.rows()).map(chatSeen).map(told), rows)
})

Then('his/her chats begin with {string}', async function (this: Piazza, name: string) {
  const { page } = await this.theirs
  await eventuallyIs('The first chat', async () => (await page.rows())[0]?.name, name)
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
    const { page, shell } = await this.theirs
    const picked = async () => (await page.rows()).filter(({ isPicked }) => isPicked).map(({ name }) => name)
    await eventuallyIs('Being busy', shell.isWaiting, false)
    await eventuallyIs('The chats picked', async () => (await picked()).sort(), [one, other].sort())
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

Then('only {string} waits for his/her answer', async function (this: Piazza, name: string) {
  await waitFor(this, [name])
})

Then('nobody waits for his/her answer', async function (this: Piazza) {
  await waitFor(this, [])
})

Then('{string} is the last word of {string}', async function (this: Piazza, words: string, name: string) {
  const row = await rowOf(this, name)
  await eventuallyIs(`What was said last with "${name}"`, async () => (await row())?.last, words)
})
