import { strict as assert } from 'node:assert'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Matter } from '#features/catalogue/catalogue.ts'
import type { Trouble } from '#features/support/assembly.ts'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { finallyIs, hasHeard, untilQuiet } from '#features/support/quiet.ts'
import { PASSWORD, usernameOf } from '#features/support/people.ts'
import { PLACES, type Place } from '#features/catalogue/pages.ts'
import { addressOf, placeOf } from '#features/support/places.ts'
import { agreeToSignIn } from '#features/support/sign-in-tasks.ts'
import { screenAt } from '#ui/base/screens.ts'
import type { Piazza } from '#features/support/world.ts'

Given('{person} has signed in', async function (this: Piazza, person: string) {
  await this.beSignedIn(person)
})

Given('{person} has signed in and come to {place}', async function (this: Piazza, person: string, place: Place) {
  await this.beSignedInAt(person, place)
})

Given(
  '{person} has signed in, and the server {trouble}',
  async function (this: Piazza, person: string, trouble: Trouble) {
    await this.beSignedIn(person)
    await this.assembly.trouble(trouble, undefined)
  },
)

Given(
  '{person} has signed in, and the server {trouble}, when asked for {matter}',
  async function (this: Piazza, person: string, trouble: Trouble, matter: Matter) {
    await this.beSignedIn(person)
    await this.assembly.trouble(trouble, matter)
  },
)

Given('{person} has signed in and allows his/her position', async function (this: Piazza, person: string) {
  await (await this.of(person)).ground.allowPosition()
  await this.beSignedIn(person)
})

Given('{person} has signed in on his/her way to {place}', async function (this: Piazza, person: string, place: Place) {
  const { shell, forms } = await this.of(person)
  await shell.go(place)
  await agreeToSignIn(await this.of(person))
  await this.signIn(person)
  await eventuallyIs('The address', shell.address, PLACES[place])
  // The old screen stays visible until the new one is loaded.
  await eventuallyIs('Whether the sign-in is still there', () => forms.offers('Accedi'), false)
  // A press before the new screen is loaded could hit the old one.
  await eventuallyIs('Anything under way', shell.isWaiting, false)
})

Given("Sara Bruni once signed in on {person}'s device, and left", async function (this: Piazza, person: string) {
  const { session, shell, ground } = await this.of(person)
  await ground.beSignedIn(usernameOf('Sara Bruni'), PASSWORD, PLACES.Home)
  await eventually('Sara should be signed in', session.knownAs, (name) => name !== undefined)
  await session.leave()
  await eventually('There should be a question', shell.question, (question) => question !== undefined)
  await shell.confirm()
  await eventuallyIs('Being anonymous', session.isAnonymous, true)
})

Given(
  'the session is lost while {person} taps {string}',
  async function (this: Piazza, person: string, action: string) {
    const { forms, shell } = await this.of(person)
    await this.assembly.trouble('refuses to renew the session', undefined)
    await forms.tap(action)
    await eventually('The sign-in should open', shell.address, (address) => screenAt(address) === 'signInAgain')
    await this.assembly.recover()
  },
)

Given(
  '{person} has lost his/her session on the way to {place}',
  async function (this: Piazza, person: string, place: Place) {
    const { shell } = await this.of(person)
    await this.assembly.trouble('refuses to renew the session', undefined)
    await shell.go(place)
    await eventually('The sign-in should open', shell.address, (address) => screenAt(address) === 'signInAgain')
    await this.assembly.recover()
  },
)

Given(
  '{person} has written down Bice as a new user, with the password {string}',
  async function (this: Piazza, person: string, password: string) {
    const { forms, shell } = await this.of(person)
    await shell.arrive(addressOf('the new user'))
    const entries = { 'Nome utente': 'bice.aaron', Nome: 'Bice', Cognome: 'Aaron', Password: password }
    for (const [field, value] of Object.entries(entries)) await forms.fill(field, value)
    await forms.fill('Ripeti la password', password)
  },
)

/** State in memory is still there: the page is not loaded again. */
When('{person} goes on with the new user', async function (this: Piazza, person: string) {
  const { forms, session, shell } = await this.of(person)
  await eventually('The administrator should be known', session.knownAs, (name) => name !== undefined)
  await shell.go('the profile')
  await forms.tap('Gestione utenti')
  await forms.tap('Nuovo utente')
})

When('{person} signs in', async function (this: Piazza, person: string) {
  await this.signIn(person)
})

When(
  '{person} signs in again, and comes back later to {place}',
  async function (this: Piazza, person: string, place: Place) {
    await this.signIn(person)
    const { session, shell } = await this.of(person)
    await eventually('They should be signed in', session.knownAs, (name) => name !== undefined)
    await shell.arrive(addressOf(place))
  },
)

When('{person} signs in with the password {string}', async function (this: Piazza, person: string, password: string) {
  await this.signIn(person, password)
})

/** Starts the sign-out, and waits for the confirmation. */
const beginLeaving = async (world: Piazza, person: string): Promise<Driver> => {
  const driver = await world.of(person)
  await driver.session.leave()
  await eventually('There should be a question', driver.shell.question, (question) => question !== undefined)
  return driver
}

/** The question is on the device from then on. */
Given(
  '{person} is at {place}, and has thought better of leaving',
  async function (this: Piazza, person: string, place: Place) {
    await this.beSignedInAt(person, place)
    const { shell } = await beginLeaving(this, person)
    await shell.cancel()
    await eventuallyIs('The question', shell.question, undefined)
  },
)

/** The question may not come. */
When('{person} wants to leave', async function (this: Piazza, person: string) {
  const device = await this.of(person)
  await device.session.leave()
  await untilQuiet(device)
})

/** Some browsers remember that a file could not be fetched: there the page is loaded anew, and forgets what was asked. */
Then(
  '{person} is asked {string}, at the latest when he/she wants to leave again',
  { timeout: 60_000 },
  async function (this: Piazza, person: string, title: string) {
    const { shell, session } = await this.of(person)
    const asked = async () => {
      const question = await shell.question()
      if (question === undefined) await session.leave()
      return question?.title
    }
    await eventually(`The question should be "${title}"`, asked, (seen) => seen === title, 30_000)
  },
)

When('{person} leaves', async function (this: Piazza, person: string) {
  await beginLeaving(this, person)
})

When('{person} leaves and confirms', async function (this: Piazza, person: string) {
  const { shell } = await beginLeaving(this, person)
  await shell.confirm()
})

When('{person} leaves and confirms, and signs in again with a network', async function (this: Piazza, person: string) {
  const driver = await beginLeaving(this, person)
  const { shell, ground, session } = driver
  await shell.confirm()
  await eventuallyIs('Being anonymous', session.isAnonymous, true)
  await ground.network(true)
  // A page that lacked a part without the network is loaded anew.
  await untilQuiet(driver)
  await this.beSignedIn(person)
})

Then('{person} is/are known as {string}', async function (this: Piazza, person: string, name: string) {
  await eventuallyIs('The citizen', (await this.of(person)).session.knownAs, name)
})

Then('nobody is signed in', async function (this: Piazza) {
  await eventuallyIs('Being anonymous', (await this.theirs).session.isAnonymous, true)
})

Then('nobody is signed in in the second window either', async function (this: Piazza) {
  await eventuallyIs('Being anonymous', this.second.session.isAnonymous, true)
})

Then('{person} is asked to sign in', async function (this: Piazza, person: string) {
  const { shell, forms } = await this.of(person)
  // A dialog asks over what anybody sees; a page that is somebody's asks itself.
  await eventually(
    'There should be an invitation',
    async () => (await shell.question())?.title === 'Login utente' || (await forms.offers('Registrati')),
    (isInvited) => isInvited,
  )
})

Then('{person} is not asked to sign in', async function (this: Piazza, person: string) {
  const device = await this.of(person)
  await finallyIs(device, 'The question', device.shell.question, undefined)
})

When('{person} agrees to sign in', async function (this: Piazza, person: string) {
  await agreeToSignIn(await this.of(person))
})

Given('{person} has/have {place} open in two windows', async function (this: Piazza, person: string, place: Place) {
  await this.beSignedInAt(person, place)
  await this.openSecondWindow(person, addressOf(place))
  await eventually('The second window should know', this.second.session.knownAs, (name) => name !== undefined)
  await untilQuiet(this.second)
})

Given('the session has aged, and the server is slow to renew it', async function (this: Piazza) {
  await this.assembly.trouble('takes the session for expired, once', undefined)
  await this.assembly.trouble('is slow', 'a renewal of the session')
})

/** The second window comes first, and renews the session; the other one waits for it. */
When('both windows go to {place}', async function (this: Piazza, place: Place) {
  const first = await this.theirs
  for (const window of [this.second, first]) {
    await window.shell.go(place)
    await hasHeard(window, 'a renewal of the session', 1)
  }
})

When('the window that renews it dies', async function (this: Piazza) {
  await this.second.sight.die()
})

Then('both windows show {string}', async function (this: Piazza, words: string) {
  for (const { shell } of [this.second, await this.theirs])
    await eventuallyHas('What is to be read', shell.texts, words)
})

Then(
  'in the second window {person} is known, and nothing of {string} is to be read',
  async function (this: Piazza, person: string, words: string) {
    const { session, shell } = this.second
    await eventuallyIs('The citizen of the second window', session.knownAs, person)
    await untilQuiet(this.second)
    assert.doesNotMatch((await shell.texts()).join('\n'), new RegExp(words))
  },
)

Then('in the second window {person} reads {string}', async function (this: Piazza, _: string, words: string) {
  await eventuallyHas('What is to be read in the second window', this.second.shell.texts, words)
})

Then(
  'in the second window {person} reads nothing of {string}',
  async function (this: Piazza, _: string, words: string) {
    await eventually(
      `"${words}" should be gone`,
      this.second.shell.texts,
      (texts) => texts.length > 0 && !texts.some((text) => text.includes(words)),
    )
  },
)

When('{person} has/have {place} open in a second window', async function (this: Piazza, person: string, place: Place) {
  await this.openSecondWindow(person, addressOf(place))
  await eventually(
    'The second window should know the citizen',
    this.second.session.knownAs,
    (name) => name !== undefined,
  )
})

Given(
  '{person} has added La locandiera without a network, and has its page open in a second window',
  async function (this: Piazza, person: string) {
    const { forms, ground, shell } = await this.beSignedInAt(person, 'the event La locandiera')
    // The question about leaving is on the device from then on.
    await beginLeaving(this, person)
    await shell.cancel()
    await eventuallyIs('The question', shell.question, undefined)
    await this.openSecondWindow(person, addressOf('the event La locandiera'))
    await eventually('The second window should know', this.second.session.knownAs, (name) => name !== undefined)
    await untilQuiet(this.second)
    await ground.network(false)
    await forms.tap('Aggiungi al mio calendario')
    await eventuallyHas('What is to be read', shell.texts, 'In attesa della rete')
  },
)

When('the network comes back, but the server accepts no session in either window', async function (this: Piazza) {
  const { ground, shell } = await this.theirs
  await this.assembly.trouble('accepts no session', undefined)
  await this.assembly.trouble('refuses to renew the session', undefined)
  await ground.network(true)
  for (const one of [shell, this.second.shell])
    await eventually('The sign-in should open', one.address, (address) => screenAt(address) === 'signInAgain')
})

Then('in the second window {person} is at {place}', async function (this: Piazza, _: string, place: Place) {
  const { shell } = this.second
  await eventuallyIs('The place', async () => placeOf(await shell.address()), place)
})

/** Either window may send it: the calendar is read once it has gone. */
Then('{person} finds {string} in his/her calendar', async function (this: Piazza, person: string, event: string) {
  const { ground, shell } = await this.of(person)
  await eventually(
    'It should be sent',
    () => ground.heard('a kept event'),
    (times) => times > 0,
  )
  for (const window of [this.second, await this.of(person)]) await untilQuiet(window)
  await this.comeTo(person, 'the calendar')
  await eventuallyHas('What is to be read', shell.texts, event)
})
