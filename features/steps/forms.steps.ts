import { type DataTable, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import type { Piazza } from '#features/support/world.ts'

When(
  '{person} fill/fills in {string} with {string}',
  async function (this: Piazza, person: string, field: string, value: string) {
    await (await this.of(person)).forms.fill(field, value)
  },
)

/** Fields beside what is typed into them. */
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

When('{person} tap/taps {string} twice', async function (this: Piazza, person: string, action: string) {
  await (await this.of(person)).forms.tapTwice(action)
})

Then('{string} says {string}', async function (this: Piazza, field: string, value: string) {
  const { forms } = await this.theirs
  await eventuallyIs(`"${field}"`, () => forms.valueOf(field), value)
})

/** What was typed is still there. */
Then('he/she/they still has/have', async function (this: Piazza, table: DataTable) {
  const { forms } = await this.theirs
  for (const [field = '', value] of table.raw()) await eventuallyIs(`"${field}"`, () => forms.valueOf(field), value)
})

Then('beside {string} he/she/they reads/read {string}', async function (this: Piazza, field: string, problem: string) {
  const { forms } = await this.theirs
  await eventuallyIs(`What is wrong with "${field}"`, () => forms.problemOf(field), problem)
})

Then('{string} is on', async function (this: Piazza, choice: string) {
  const { forms } = await this.theirs
  await eventuallyIs(`"${choice}" being on`, () => forms.isOn(choice), true)
})

Then('{string} is off', async function (this: Piazza, choice: string) {
  const { forms } = await this.theirs
  await eventuallyIs(`"${choice}" being on`, () => forms.isOn(choice), false)
})

Then('{person} can tap {string}', async function (this: Piazza, person: string, action: string) {
  const { forms } = await this.of(person)
  await eventually(
    `"${action}" should be on offer`,
    () => forms.offers(action),
    (offered) => offered,
  )
})
