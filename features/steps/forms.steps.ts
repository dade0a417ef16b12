import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import type { Piazza } from '#features/support/world.ts'

When(
  '{person} fill/fills in {string} with {string}',
  async function (this: Piazza, person: string, field: string, value: string) {
    await (await this.of(person)).forms.fill(field, value)
  },
)

/** Fields and the typed texts. */
When('{person} fill/fills in', async function (this: Piazza, person: string, table: DataTable) {
  const { forms } = await this.of(person)
  for (const [field = '', value = ''] of table.raw()) await forms.fill(field, value)
})

When('{person} flip/flips {string}', async function (this: Piazza, person: string, choice: string) {
  await (await this.of(person)).forms.flip(choice)
})

When('{person} tap/taps {string}', async function (this: Piazza, person: string, action: string) {
  await (await this.of(person)).forms.tap(action)
})

When(
  '{person} fill/fills in {string} with {string} and tap/taps {string}',
  async function (this: Piazza, person: string, field: string, value: string, action: string) {
    const { forms } = await this.of(person)
    await forms.fill(field, value)
    await forms.tap(action)
  },
)

When(
  '{person} flip/flips {string} and {string}',
  async function (this: Piazza, person: string, one: string, other: string) {
    const { forms } = await this.of(person)
    await forms.flip(one)
    await forms.flip(other)
  },
)

When('{person} tap/taps {string} twice', async function (this: Piazza, person: string, action: string) {
  await (await this.of(person)).forms.tapTwice(action)
})

for (const [words, isOpen] of [
  ['can', true],
  ['cannot', false],
] as const)
  Then(`{person} ${words} write over {string}`, async function (this: Piazza, person: string, field: string) {
    const { forms } = await this.of(person)
    await eventuallyIs(`Whether "${field}" can be written`, () => forms.isOpen(field), isOpen)
  })

const says = async ({ forms }: Driver, field: string, value: string): Promise<void> => {
  await eventuallyIs(`"${field}"`, () => forms.valueOf(field), value)
}

/** Fields and their values. */
const sayAll = async (driver: Driver, table: DataTable): Promise<void> => {
  for (const [field = '', value = ''] of table.raw()) await says(driver, field, value)
}

const isWrong = async ({ forms }: Driver, field: string, problem: string): Promise<void> => {
  await eventuallyIs(`What is wrong with "${field}"`, () => forms.problemOf(field), problem)
}

const isSwitched = async ({ forms }: Driver, choice: string, on: boolean): Promise<void> => {
  await eventuallyIs(`"${choice}" being on`, () => forms.isOn(choice), on)
}

const isOffered = async ({ forms }: Driver, action: string): Promise<void> => {
  await eventually(
    `"${action}" should be on offer`,
    () => forms.offers(action),
    (offered) => offered,
  )
}

Then('{string} says {string}', async function (this: Piazza, field: string, value: string) {
  await says(await this.theirs, field, value)
})

/** Edited fields. */
Then('{person} find/finds', async function (this: Piazza, person: string, table: DataTable) {
  await sayAll(await this.of(person), table)
})

/** The typed text is preserved. */
Then('{person} still has/have', async function (this: Piazza, person: string, table: DataTable) {
  await sayAll(await this.of(person), table)
})

/** The failure is shown, and the typed text is preserved. */
Then(
  '{person} read/reads {string}, and {string} still says {string}',
  async function (this: Piazza, person: string, words: string, field: string, value: string) {
    const driver = await this.of(person)
    await eventuallyHas('What is to be read', driver.shell.texts, words)
    await says(driver, field, value)
  },
)

Then(
  '{person} wait/waits, and {string} still says {string}',
  async function (this: Piazza, person: string, field: string, value: string) {
    const driver = await this.of(person)
    await eventuallyIs('Being busy', driver.shell.isWaiting, true)
    await says(driver, field, value)
  },
)

Then('beside {string} he/she/they reads/read {string}', async function (this: Piazza, field: string, problem: string) {
  await isWrong(await this.theirs, field, problem)
})

/** Fields and their errors. */
Then('beside each field {person} read/reads', async function (this: Piazza, person: string, table: DataTable) {
  const driver = await this.of(person)
  for (const [field = '', problem = ''] of table.raw()) await isWrong(driver, field, problem)
})

Then('{string} is on', async function (this: Piazza, choice: string) {
  await isSwitched(await this.theirs, choice, true)
})

Then('{string} and {string} are on', async function (this: Piazza, one: string, other: string) {
  await isSwitched(await this.theirs, one, true)
  await isSwitched(await this.theirs, other, true)
})

Then('{string} is on, though the server has not answered', async function (this: Piazza, choice: string) {
  const driver = await this.theirs
  await isSwitched(driver, choice, true)
  await eventuallyIs('Being busy', driver.shell.isWaiting, true)
})

Then('{string} is off', async function (this: Piazza, choice: string) {
  await isSwitched(await this.theirs, choice, false)
})

Then('{string} is off and {string} is on', async function (this: Piazza, off: string, on: string) {
  await isSwitched(await this.theirs, off, false)
  await isSwitched(await this.theirs, on, true)
})

Then(
  '{string} is off again, and {person} read/reads {string}',
  async function (this: Piazza, choice: string, person: string, words: string) {
    const driver = await this.of(person)
    await eventuallyHas('What is to be read', driver.shell.texts, words)
    await isSwitched(driver, choice, false)
  },
)

Then('{person} can tap {string}', async function (this: Piazza, person: string, action: string) {
  await isOffered(await this.of(person), action)
})

Then(
  '{person} can tap {string}, and still has/have',
  async function (this: Piazza, person: string, action: string, table: DataTable) {
    const driver = await this.of(person)
    await sayAll(driver, table)
    await isOffered(driver, action)
  },
)
