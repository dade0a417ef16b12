import { Given, Then, When } from '@cucumber/cucumber'
import type { Matter } from '#features/catalogue/catalogue.ts'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { hasHeard } from '#features/support/quiet.ts'
import { PASSWORD } from '#features/support/people.ts'
import type { Piazza } from '#features/support/world.ts'

const ACTIVATION = '/profile/activate'

const fillIn = async ({ forms }: Driver, username: string): Promise<void> => {
  const entries = { 'Nome utente': username, Nome: 'Giulia', Cognome: 'Colombo', 'E-mail': 'giulia@example.it' }
  for (const [field, value] of Object.entries(entries)) await forms.fill(field, value)
  for (const document of ['sull’app', 'sulla privacy']) await forms.flip(`Ho letto l’informativa ${document}`)
}

/** From the first field to the form of the code. */
const register = async (world: Piazza, person: string, username: string): Promise<Driver> => {
  const driver = await world.comeTo(person, 'the registration')
  await fillIn(driver, username)
  await driver.forms.tap('Registrati')
  await world.beAt(person, 'the activation')
  return driver
}

When(
  '{person} fill/fills in the registration as {string}',
  async function (this: Piazza, person: string, username: string) {
    await fillIn(await this.of(person), username)
  },
)

Given(
  '{person} has/have filled in the registration as {string}',
  async function (this: Piazza, person: string, username: string) {
    await fillIn(await this.comeTo(person, 'the registration'), username)
  },
)

Given('{person} has/have registered as {string}', async function (this: Piazza, person: string, username: string) {
  await register(this, person, username)
})

Given(
  '{person} has/have registered as {string}, and has/have activated her/his/their account',
  async function (this: Piazza, person: string, username: string) {
    const { forms } = await register(this, person, username)
    await forms.fill('Codice di attivazione', 'ATTIVA-1')
    await forms.tap('Attiva l’account')
    await this.beAt(person, 'the sign-in')
  },
)

When('{person} sign/signs in as {string}', async function (this: Piazza, person: string, username: string) {
  await (await this.of(person)).session.signIn(username, PASSWORD)
})

Given(
  '{person} follow/follows an activation link with the code {string}',
  async function (this: Piazza, person: string, code: string) {
    await (await this.of(person)).shell.arrive(`${ACTIVATION}?code=${code}`)
  },
)

When(
  '{person} goes back while {matter} is on its way, and the server has answered',
  async function (this: Piazza, person: string, matter: Matter) {
    const driver = await this.of(person)
    await hasHeard(driver, matter, 1)
    const left = await driver.shell.address()
    await driver.shell.goBack()
    await eventually('The page should have been left', driver.shell.address, (address) => address !== left)
    await this.assembly.recover()
    await eventually('The server should have answered', driver.shell.isWaiting, (waiting) => !waiting)
  },
)

Then('no registration has been sent', async function (this: Piazza) {
  await hasHeard(await this.theirs, 'a registration', 0)
})

Then('the registration has been sent once', async function (this: Piazza) {
  await hasHeard(await this.theirs, 'a registration', 1)
})

Then('the server has been asked about one username', async function (this: Piazza) {
  await hasHeard(await this.theirs, 'a username', 1)
})

Then('nothing has been activated', async function (this: Piazza) {
  await hasHeard(await this.theirs, 'an activation', 0)
})

Then('{person} see/sees that the agreements have failed', async function (this: Piazza, person: string) {
  const { shell } = await this.of(person)
  await eventuallyIs('Having failed in its place', shell.hasFailed, true)
  // There are two: the other one has failed as well.
  await eventuallyIs('Waiting for the server', shell.isWaiting, false)
})

Then('{person} is/are reading the document {string}', async function (this: Piazza, person: string, title: string) {
  const { sight } = await this.of(person)
  await eventuallyIs('The document in sight', sight.documents.title, title)
})

Then(
  '{person} is/are reading the document {string}, with the heading {string}',
  async function (this: Piazza, person: string, title: string, heading: string) {
    const { documents } = (await this.of(person)).sight
    await eventuallyIs('The document in sight', documents.title, title)
    await eventually(`The document should have the heading "${heading}"`, documents.headings, (headings) =>
      headings.includes(heading),
    )
  },
)

Then('no document is open any more', async function (this: Piazza) {
  await eventuallyIs('The document in sight', (await this.theirs).sight.documents.title, undefined)
})
