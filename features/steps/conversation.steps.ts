import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { MessageSeen } from '#features/support/conversation-tasks.ts'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { hasHeard } from '#features/support/quiet.ts'
import type { Piazza } from '#features/support/world.ts'

const FIELD = 'Scrivi un messaggio'
const SEND = 'Invia'

const write = async ({ forms }: Driver, text: string): Promise<void> => {
  await forms.fill(FIELD, text)
  await forms.tap(SEND)
}

const TOLD: Readonly<Record<MessageSeen['standing'], string>> = {
  said: '',
  sending: 'in invio',
  unsent: 'non inviato',
}

const told = ({ who, text, standing }: MessageSeen): string =>
  [who, text, ...(standing === 'said' ? [] : [TOLD[standing]])].join(' | ')

const endsWith = async (driver: Driver, table: DataTable): Promise<void> => {
  const rows = table.raw().map((row) => row.filter((cell) => cell !== '').join(' | '))
  await eventuallyIs(
    'The end of the conversation',
    async () => (await driver.conversation.messages()).slice(-rows.length).map(told),
    rows,
  )
}

const standsAs = async (driver: Driver, text: string, standing: MessageSeen['standing']): Promise<void> => {
  await eventually(
    `"${text}" should be ${TOLD[standing] || 'said'}, once`,
    driver.conversation.messages,
    (messages) => {
      const same = messages.filter((message) => message.text === text)
      return same.length === 1 && same[0]?.standing === standing
    },
  )
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

When('{person} goes to the page of whom he/she talks with', async function (this: Piazza, person: string) {
  await (await this.of(person)).conversation.visit()
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
    (await this.theirs).conversation.days,
    table.raw().map(([day = '']) => day),
  )
})

Then('{string} is in the conversation, once', async function (this: Piazza, text: string) {
  await standsAs(await this.theirs, text, 'said')
})

Then('{string} is shown as not sent', async function (this: Piazza, text: string) {
  await standsAs(await this.theirs, text, 'unsent')
})

Then('{string} is shown as being sent', async function (this: Piazza, text: string) {
  await standsAs(await this.theirs, text, 'sending')
})

Then('{string} is in the conversation no longer', async function (this: Piazza, text: string) {
  await eventually(
    `"${text}" should be gone`,
    (await this.theirs).conversation.messages,
    (messages) => messages.length > 0 && messages.every((message) => message.text !== text),
  )
})

Then('{string} may not be sent again yet', async function (this: Piazza, text: string) {
  const driver = await this.theirs
  await standsAs(driver, text, 'unsent')
  await eventuallyIs('Sending again being on offer', () => driver.forms.offers('Invia di nuovo'), false)
})

Then('the heading says that {person} talks with {string}', async function (this: Piazza, person: string, name: string) {
  await eventuallyIs('The heading', (await this.of(person)).conversation.heading, name)
})

Then('what was said leads to', async function (this: Piazza, table: DataTable) {
  const { conversation } = await this.theirs
  await eventually('Messages should be there', conversation.messages, ({ length }) => length > 0)
  await eventuallyIs(
    'The links',
    conversation.links,
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
