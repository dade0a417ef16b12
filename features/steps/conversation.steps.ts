import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { LogEntry } from '#features/support/log-tasks.ts'
import type { Driver } from '#features/support/driver.ts'
import type { Place } from '#features/catalogue/pages.ts'
import { addressOf } from '#features/support/places.ts'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { hasHeard, untilQuiet } from '#features/support/quiet.ts'
import type { Piazza } from '#features/support/world.ts'

const FIELD = 'Scrivi un messaggio'
const SEND = 'Invia'

const write = async ({ forms }: Driver, text: string): Promise<void> => {
  await forms.fill(FIELD, text)
  await forms.tap(SEND)
}

/** What stands under a message that is not said yet. */
const STATES = { sending: 'In invio', unsent: 'Non inviato' } as const
type State = keyof typeof STATES | 'said'

const stateOf = ([, ...foot]: LogEntry['others']): State =>
  (['unsent', 'sending'] as const).find((state) => foot.some((line) => line.includes(STATES[state]))) ?? 'said'

const told = ({ name, others }: LogEntry): string => {
  const state = stateOf(others)
  return [name, others[0] ?? '', ...(state === 'said' ? [] : [STATES[state].toLowerCase()])].join(' | ')
}

const endsWith = async (driver: Driver, table: DataTable): Promise<void> => {
  const rows = table.raw().map((row) => row.filter((cell) => cell !== '').join(' | '))
  await eventuallyIs(
    'The end of the conversation',
    async () => (await driver.log.entries()).slice(-rows.length).map(told),
    rows,
  )
}

const standsAs = async (driver: Driver, text: string, state: State): Promise<void> => {
  await eventually(`"${text}" should be ${state}, once`, driver.log.entries, (messages) => {
    const same = messages.filter(({ others }) => others[0] === text)
    return same.length === 1 && same[0] !== undefined && stateOf(same[0].others) === state
  })
}

When('{person} writes {string}', async function (this: Piazza, person: string, text: string) {
  await write(await this.of(person), text)
})

Given('{person} has written {string}', async function (this: Piazza, person: string, text: string) {
  const driver = await this.of(person)
  await write(driver, text)
  await standsAs(driver, text, 'said')
})

Given(
  '{person} has written {string}, and then the network is lost',
  async function (this: Piazza, person: string, text: string) {
    const driver = await this.of(person)
    await write(driver, text)
    await standsAs(driver, text, 'said')
    await driver.ground.network(false)
  },
)

Given('{person} has written {string} without a network', async function (this: Piazza, person: string, text: string) {
  const driver = await this.of(person)
  await driver.ground.network(false)
  await write(driver, text)
  await standsAs(driver, text, 'unsent')
})

When('{person} writes one after the other', async function (this: Piazza, person: string, table: DataTable) {
  const driver = await this.of(person)
  for (const [text = ''] of table.raw()) await write(driver, text)
})

When('in the second window {person} writes {string}', async function (this: Piazza, _: string, text: string) {
  await write(this.second, text)
  await standsAs(this.second, text, 'said')
})

Given('{person} has written {string}, which did not go', async function (this: Piazza, person: string, text: string) {
  const driver = await this.of(person)
  await write(driver, text)
  await standsAs(driver, text, 'unsent')
})

Given(
  '{person} has written {string}, which is on its way',
  async function (this: Piazza, person: string, text: string) {
    const driver = await this.of(person)
    await write(driver, text)
    await eventuallyIs('The messages given', () => driver.ground.heard('a message'), 1)
  },
)

/** What the app does at its start is done by then. */
When(
  '{person} comes back later, and the server is well again after that',
  async function (this: Piazza, person: string) {
    const driver = await this.of(person)
    await driver.shell.comeBack(undefined)
    await untilQuiet(driver)
    await this.assembly.recover()
  },
)

When('{person} goes to the page of whom he/she talks with', async function (this: Piazza, person: string) {
  const { log, page } = await this.of(person)
  const name = await eventually('The heading', log.heading, (heading) => heading !== undefined)
  await page.follow(name ?? '')
})

When('{person} throws the conversation away', async function (this: Piazza, person: string) {
  await (await this.of(person)).forms.tap('Elimina la chat')
})

When('{person} read/reads further up', async function (this: Piazza, person: string) {
  await (await this.of(person)).sight.chats.readUp()
})

/** Waits for two polls of the conversation. */
When('the other has answered', async function (this: Piazza) {
  const { ground } = await this.theirs
  await ground.pass(5)
  await ground.pass(40)
})

Then('what {person} read/reads has stayed where it was', async function (this: Piazza, person: string) {
  const { chats } = (await this.of(person)).sight
  await eventually('What is read should not have moved', chats.moved, (px) => px < 1)
})

Then('the end of the conversation is in sight', async function (this: Piazza) {
  await eventuallyIs('The end being in sight', (await this.theirs).sight.chats.isAtEnd, true)
})

Then('{string} has {int} line(s)', async function (this: Piazza, field: string, count: number) {
  const { forms } = await this.theirs
  await eventuallyIs('The lines', async () => (await forms.valueOf(field))?.split('\n').length, count)
})

Then('the conversation ends with', async function (this: Piazza, table: DataTable) {
  await endsWith(await this.theirs, table)
})

Then('the days of the conversation are', async function (this: Piazza, table: DataTable) {
  await eventuallyIs(
    'The days',
    (await this.theirs).log.days,
    table.raw().map(([day = '']) => day),
  )
})

Then('{string} is in the conversation, once', async function (this: Piazza, text: string) {
  await standsAs(await this.theirs, text, 'said')
})

Then(
  '{person} finds {string} in {place}, once',
  async function (this: Piazza, person: string, text: string, place: Place) {
    const driver = await this.of(person)
    await untilQuiet(driver)
    await driver.shell.arrive(addressOf(place))
    await standsAs(driver, text, 'said')
  },
)

Then('{string} is shown as being sent', async function (this: Piazza, text: string) {
  await standsAs(await this.theirs, text, 'sending')
})

Then('{string} is in the conversation no longer', async function (this: Piazza, text: string) {
  await eventually(
    `"${text}" should be gone`,
    (await this.theirs).log.entries,
    (messages) => messages.length > 0 && messages.every(({ others }) => others[0] !== text),
  )
})

Then('{string} may not be sent again yet', async function (this: Piazza, text: string) {
  const driver = await this.theirs
  await standsAs(driver, text, 'unsent')
  await eventuallyIs('Sending again being on offer', () => driver.forms.offers('Invia di nuovo'), false)
})

Then('the heading says that {person} talks with {string}', async function (this: Piazza, person: string, name: string) {
  await eventuallyIs('The heading', (await this.of(person)).log.heading, name)
})

Then(/^"([^"]*)" runs to the (left|right)$/, async function (this: Piazza, text: string, side: string) {
  const { sight } = await this.theirs
  await eventuallyIs('Where the line runs to', () => sight.chats.directionOf(text), side)
})

Then('what was said leads to', async function (this: Piazza, table: DataTable) {
  const { log } = await this.theirs
  await eventually('Messages should be there', log.entries, ({ length }) => length > 0)
  await eventuallyIs(
    'The links',
    log.links,
    table.raw().map(([link = '']) => link),
  )
})

Then('the server has been given {int} message(s)', async function (this: Piazza, count: number) {
  await hasHeard(await this.theirs, 'a message', count)
})

Then('{person} sees that the conversation has failed', async function (this: Piazza, person: string) {
  await eventuallyIs('Having failed in its place', (await this.of(person)).shell.hasFailed, true)
})

Then('{person} is told that a message is required', async function (this: Piazza, person: string) {
  await eventuallyIs('What is asked', (await this.of(person)).shell.question, {
    title: 'Scrivi un messaggio',
    text: 'Per inviare devi prima scrivere qualcosa.',
  })
})
