import { Given, Then, When } from '@cucumber/cucumber'
import type { Matter } from '#features/catalogue/catalogue.ts'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { finallyIs, hasHeard } from '#features/support/quiet.ts'
import { PASSWORD } from '#features/support/people.ts'
import { type Place, PLACES } from '#features/catalogue/pages.ts'
import type { Piazza } from '#features/support/world.ts'

const NEW = 'Nuova password'
const REPEATED = 'Ripeti la nuova password'
const OLD = 'Vecchia password'

/** The page after a sign-in that requires a new password. */
const SENT_ON: ReadonlySet<string> = new Set([
  PLACES['the forced password change'] as string,
  PLACES['the new password for migrated accounts'],
])

const fillNew = async ({ forms }: Driver, password: string, repeated = password): Promise<void> => {
  await forms.fill(NEW, password)
  await forms.fill(REPEATED, repeated)
}

const isSentOn = async (world: Piazza, person: string): Promise<void> => {
  await world.signIn(person)
  const { shell } = await world.of(person)
  await eventually('A new password should be asked for', shell.address, (address) => SENT_ON.has(address))
}

Given('{person} has been sent from the sign-in to a new password', async function (this: Piazza, person: string) {
  await this.comeTo(person, 'the sign-in')
  await isSentOn(this, person)
})

Given('{person} has been sent on to a new password', async function (this: Piazza, person: string) {
  await isSentOn(this, person)
})

Given('{person} has tried the code {string}', async function (this: Piazza, person: string, code: string) {
  const { forms } = await this.of(person)
  await forms.fill('Codice', code)
  await forms.tap('Continua')
  await eventually(
    'The code should be judged',
    () => forms.problemOf('Codice'),
    (problem) => problem !== undefined,
  )
})

Given('{person} has asked for a code as {string}', async function (this: Piazza, person: string, username: string) {
  const { forms } = await this.of(person)
  await forms.fill('Nome utente', username)
  await forms.tap('Invia il codice')
})

Given('{person} has tried to change his/her password without a network', async function (this: Piazza, person: string) {
  const driver = await this.comeTo(person, 'the password change')
  await driver.forms.fill(OLD, PASSWORD)
  await fillNew(driver, 'Varese2027!')
  // What says how things went comes after the first touch.
  await driver.ground.network(false)
  await driver.forms.tap('Cambia password')
  await eventuallyHas('What is to be read', driver.shell.texts, 'Non inviato')
})

Given('{person} has left', async function (this: Piazza, person: string) {
  const { session, shell } = await this.of(person)
  await eventually('It should be told', shell.announcements, (told) => told.length > 0)
  await session.leave()
  await eventually('There should be a question', shell.question, (question) => question !== undefined)
  await shell.confirm()
  await eventuallyIs('Being anonymous', session.isAnonymous, true)
})

Given('{person} comes to {place}', async function (this: Piazza, person: string, place: Place) {
  if (place === 'the forced password change') {
    await this.comeTo(person, 'the sign-in')
    return isSentOn(this, person)
  }
  await this.beSignedInAt(person, place)
})

When(
  '{person} takes the new password {string} by the code {string}',
  async function (this: Piazza, person: string, password: string, code: string) {
    const driver = await this.of(person)
    await driver.forms.tap('Invia il codice')
    await driver.forms.fill('Codice', code)
    await driver.forms.tap('Continua')
    await fillNew(driver, password)
    await driver.forms.tap('Salva la nuova password')
  },
)

When('{person} takes the new password {string}', async function (this: Piazza, person: string, password: string) {
  const driver = await this.of(person)
  await fillNew(driver, password)
  await driver.forms.tap('Cambia password e accedi')
})

When(
  '{person} asks to change {string} into {string}, repeated as {string}',
  async function (this: Piazza, person: string, old: string, password: string, repeated: string) {
    const driver = await this.of(person)
    await driver.forms.fill(OLD, old)
    await fillNew(driver, password, repeated)
    await driver.forms.tap('Cambia password')
  },
)

When(
  '{person} comes to the sign-in and signs in with the password {string}',
  async function (this: Piazza, person: string, password: string) {
    await this.comeTo(person, 'the sign-in')
    await this.signIn(person, password)
  },
)

When(
  '{person} deletes his/her account with the password {string}',
  async function (this: Piazza, person: string, password: string) {
    const { forms } = await this.of(person)
    await forms.fill('La tua password', password)
    await forms.tap('Elimina il mio account')
  },
)

Then('the server has heard of {matter} once', async function (this: Piazza, matter: Matter) {
  await hasHeard(await this.theirs, matter, 1)
})

Then('the server has heard of {matter} twice', async function (this: Piazza, matter: Matter) {
  await hasHeard(await this.theirs, matter, 2)
})

Then('the server has never heard of {matter}', async function (this: Piazza, matter: Matter) {
  await hasHeard(await this.theirs, matter, 0)
})

/** The form is present and enabled, with its content. */
const hasKept = async ({ forms }: Driver): Promise<void> => {
  await eventuallyIs(`"${OLD}"`, () => forms.valueOf(OLD), 'Piazza2026!')
  await eventuallyIs(`"${NEW}"`, () => forms.valueOf(NEW), 'Varese2027!')
  await eventuallyIs(`"${REPEATED}"`, () => forms.valueOf(REPEATED), 'Varese2027!')
}

Then('{person} has lost nothing of the change, and can send it again', async function (this: Piazza, person: string) {
  const driver = await this.of(person)
  const sent = await driver.ground.heard('a changed password')
  await hasKept(driver)
  await driver.forms.tap('Cambia password')
  await eventuallyIs('Sent again', () => driver.ground.heard('a changed password'), sent + 1)
})

Then('{person} waits, and what he/she typed stays', async function (this: Piazza, person: string) {
  const driver = await this.of(person)
  await eventuallyIs('Being busy', driver.shell.isWaiting, true)
  await hasKept(driver)
  await eventuallyIs('Sent once', () => driver.ground.heard('a changed password'), 1)
})

When('{person} shows {string}', async function (this: Piazza, person: string, field: string) {
  await (await this.of(person)).sight.secrets.show(field)
})

When('{person} hides {string}', async function (this: Piazza, person: string, field: string) {
  await (await this.of(person)).sight.secrets.hide(field)
})

Then('{string} is hidden from view', async function (this: Piazza, field: string) {
  const { secrets } = (await this.theirs).sight
  await eventuallyIs(`"${field}" being hidden`, () => secrets.isHidden(field), true)
})

Then('{string} is to be read', async function (this: Piazza, field: string) {
  const { secrets } = (await this.theirs).sight
  await eventuallyIs(`"${field}" being hidden`, () => secrets.isHidden(field), false)
})

const places = new WeakMap<Piazza, unknown>()

When(
  /^(he|she) types into "([^"]*)" with the shift key (locked|free)$/,
  async function (this: Piazza, person: string, field: string, key: string) {
    const { secrets } = (await this.of(person)).sight
    places.set(this, await secrets.place(REPEATED))
    await secrets.typeWithShift(field, key === 'locked')
  },
)

Then(
  '{person} is warned {string} there, and nothing has moved',
  async function (this: Piazza, person: string, words: string) {
    const { secrets } = (await this.of(person)).sight
    await eventually(
      'There should be a warning',
      () => secrets.warning(NEW),
      (warning) => warning.includes(words),
    )
    await eventuallyIs('Where the next field is', async () => secrets.place(REPEATED), places.get(this))
  },
)

Then(/^nobody warns (?:him|her) there$/, async function (this: Piazza) {
  const theirs = await this.theirs
  await finallyIs(theirs, 'The warning', () => theirs.sight.secrets.warning(NEW), '')
})

When(
  '{person} pastes {string} into {string}',
  async function (this: Piazza, person: string, words: string, field: string) {
    await (await this.of(person)).sight.secrets.paste(field, words)
  },
)

Then('password managers are told of {string}', async function (this: Piazza, username: string) {
  const { secrets } = (await this.theirs).sight
  await eventuallyIs('The username for password managers', secrets.usernameForManagers, username)
})

Then('the passwords there are for managers {string}', async function (this: Piazza, kinds: string) {
  const { secrets } = (await this.theirs).sight
  await eventuallyIs('What managers are asked for', async () => (await secrets.kindsForManagers()).join(', '), kinds)
})

Then('nothing of his/hers is kept on his/her device', async function (this: Piazza) {
  const { sight } = await this.theirs
  await eventually('Nothing of the user should be kept', sight.keptOnDevice, (keys) =>
    keys.every((key) => !key.startsWith('piazza.user.')),
  )
})
