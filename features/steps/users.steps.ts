import { Given, Then } from '@cucumber/cucumber'
import type { Matter } from '#features/catalogue/catalogue.ts'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { hasHeard } from '#features/support/quiet.ts'
import type { Piazza } from '#features/support/world.ts'

/** From the list to one of its users; the form is loaded once the surname is there. */
const comeToUser = async (world: Piazza, person: string, name: string, surname: string): Promise<Driver> => {
  const driver = await world.beSignedInAt(person, 'the user management')
  await driver.forms.tap(`${name} ${surname}`)
  await eventuallyIs('The surname', () => driver.forms.valueOf('Cognome'), surname)
  return driver
}

Given(
  '{person} has signed in and come to the user {word} {word}',
  async function (this: Piazza, person: string, name: string, surname: string) {
    await comeToUser(this, person, name, surname)
  },
)

Given(
  '{person} has signed in and come to the user {word} {word}, and has written {string} as {string}',
  async function (this: Piazza, person: string, name: string, surname: string, value: string, field: string) {
    const { forms } = await comeToUser(this, person, name, surname)
    await forms.fill(field, value)
  },
)

Then('{string} comes before {string} there', async function (this: Piazza, first: string, next: string) {
  const { shell } = await this.theirs
  await eventually(
    `"${first}" should come before "${next}", each the whole of a text`,
    async () => (await shell.texts()).filter((text) => text === first || text === next),
    ([one, other]) => one === first && other === next,
  )
})

Then('{string} is no longer there', async function (this: Piazza, words: string) {
  const { shell } = await this.theirs
  // An empty page while loading proves nothing: users and their total must be there.
  await eventually(
    `There should be users, but not "${words}"`,
    shell.texts,
    (texts) => texts.some((text) => /^\d+ utent[ei]$/.test(text)) && !texts.includes(words),
  )
})

Then(
  '{person} see/sees that the users/user/followers/addresses has/have failed',
  async function (this: Piazza, person: string) {
    await eventuallyIs('Having failed in its place', (await this.of(person)).shell.hasFailed, true)
  },
)

/** No screen shows what the server received. */
Then('the server has never been asked for {matter}', async function (this: Piazza, matter: Matter) {
  await hasHeard(await this.theirs, matter, 0)
})

Then(
  'the server has been asked for {matter} {int} times',
  async function (this: Piazza, matter: Matter, times: number) {
    await hasHeard(await this.theirs, matter, times)
  },
)
