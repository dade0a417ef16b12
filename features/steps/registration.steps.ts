import { Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { PASSWORD } from '#features/support/people.ts'
import type { Piazza } from '#features/support/world.ts'

const ACTIVATION = '/profile/activate'

When(
  '{person} fill/fills in the registration as {string}',
  async function (this: Piazza, person: string, username: string) {
    const { forms } = await this.of(person)
    const entries = { 'Nome utente': username, Nome: 'Giulia', Cognome: 'Colombo', 'E-mail': 'giulia@example.it' }
    for (const [field, value] of Object.entries(entries)) await forms.fill(field, value)
    for (const document of ['sull’app', 'sulla privacy']) await forms.flip(`Accetto l’informativa ${document}`)
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

Then('no registration has been sent', async function (this: Piazza) {
  const { ground } = await this.theirs
  await eventuallyIs('How often the server heard of a registration', () => ground.heard('a registration'), 0)
})

Then('the registration has been sent once', async function (this: Piazza) {
  const { ground } = await this.theirs
  await eventuallyIs('How often the server heard of a registration', () => ground.heard('a registration'), 1)
})

Then('the server has been asked about one username', async function (this: Piazza) {
  const { ground } = await this.theirs
  await eventuallyIs('How often the server heard of a username', () => ground.heard('a username'), 1)
})

Then('nothing has been activated', async function (this: Piazza) {
  const { ground } = await this.theirs
  await eventuallyIs('How often the server heard of an activation', () => ground.heard('an activation'), 0)
})

Then('{person} see/sees that the agreements have failed', async function (this: Piazza, person: string) {
  await eventuallyIs('Having failed in its place', (await this.of(person)).shell.hasFailed, true)
})

Then('{person} is/are reading the document {string}', async function (this: Piazza, person: string, title: string) {
  const { sight } = await this.of(person)
  await eventuallyIs('The document in sight', sight.documents.title, title)
})

Then('the document has the heading {string}', async function (this: Piazza, heading: string) {
  const { sight } = await this.theirs
  await eventually(`The document should have the heading "${heading}"`, sight.documents.headings, (headings) =>
    headings.includes(heading),
  )
})

Then('no document is open any more', async function (this: Piazza) {
  await eventuallyIs('The document in sight', (await this.theirs).sight.documents.title, undefined)
})
