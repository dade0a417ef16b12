import { Given, Then, When } from '@cucumber/cucumber'
import type { Matter } from '#features/catalogue/catalogue.ts'
import type { Trouble } from '#features/support/assembly.ts'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import type { Place } from '#features/catalogue/pages.ts'
import { addressOf } from '#features/support/places.ts'
import { hasHeard } from '#features/support/quiet.ts'
import type { Piazza } from '#features/support/world.ts'

Given('the server {trouble}', async function (this: Piazza, trouble: Trouble) {
  await this.assembly.trouble(trouble, undefined)
})

Given('the server {trouble}, when asked for {matter}', async function (this: Piazza, trouble: Trouble, matter: Matter) {
  await this.assembly.trouble(trouble, matter)
})

/** It holds the answer back until it has answered, and that is the trouble. */
Given(
  'the server is slow, and {trouble}, when asked for {matter}',
  async function (this: Piazza, trouble: Trouble, matter: Matter) {
    await this.assembly.trouble(trouble, matter)
    await this.assembly.trouble('is slow', matter)
  },
)

When('the server is well again', async function (this: Piazza) {
  await this.assembly.recover()
})

When('the server is well again, and {person} try/tries again', async function (this: Piazza, person: string) {
  await this.assembly.recover()
  await (await this.of(person)).shell.tryAgain()
})

When(
  'the server is well again, and {person} tap/taps {string}',
  async function (this: Piazza, person: string, action: string) {
    await this.assembly.recover()
    await (await this.of(person)).forms.tap(action)
  },
)

When(
  'the server is well again, and {person} flip/flips {string}',
  async function (this: Piazza, person: string, choice: string) {
    await this.assembly.recover()
    await (await this.of(person)).forms.flip(choice)
  },
)

When('the server is well again, and {person} sign/signs in', async function (this: Piazza, person: string) {
  await this.assembly.recover()
  await this.signIn(person)
})

/** A slow server holds its answers back until here. */
When('the server has answered', async function (this: Piazza) {
  await this.assembly.recover()
  const { shell } = await this.theirs
  await eventually('The server should have answered', shell.isWaiting, (waiting) => !waiting)
})

When(
  '{person} goes to {place}, and the server has answered',
  async function (this: Piazza, person: string, place: Place) {
    const { shell } = await this.of(person)
    await shell.go(place)
    await this.assembly.recover()
    await eventually('The server should have answered', shell.isWaiting, (waiting) => !waiting)
  },
)

When('the network is lost', async function (this: Piazza) {
  await (await this.theirs).ground.network(false)
})

When(
  'the network is there again, and {person} come/comes back later to {place}',
  async function (this: Piazza, person: string, place: Place) {
    const { ground, shell } = await this.of(person)
    await ground.network(true)
    await shell.comeBack(addressOf(place))
  },
)

When(
  'the server is well again, and {person} come/comes back later to {place}',
  async function (this: Piazza, person: string, place: Place) {
    await this.assembly.recover()
    await (await this.of(person)).shell.comeBack(addressOf(place))
  },
)

When('the network is lost, and {person} confirm/confirms', async function (this: Piazza, person: string) {
  const { ground, shell } = await this.of(person)
  await ground.network(false)
  await shell.confirm()
})

When('the network comes back', async function (this: Piazza) {
  await (await this.theirs).ground.network(true)
})

When('{int} seconds go by', async function (this: Piazza, seconds: number) {
  await (await this.theirs).ground.pass(seconds)
})

/** Reads the world, because no screen shows what the server received. */
const heard = async (world: Piazza, matter: Matter, times: number): Promise<void> =>
  hasHeard(await world.theirs, matter, times)

Then('the session has been renewed once', async function (this: Piazza) {
  await heard(this, 'a renewal of the session', 1)
})

Then('the server has been told that he/she left', async function (this: Piazza) {
  await heard(this, 'the sign-out', 1)
})

Then('the server was never told that he/she left', async function (this: Piazza) {
  const { session } = await this.theirs
  await eventuallyIs('Being anonymous', session.isAnonymous, true)
  await heard(this, 'the sign-out', 0)
})

Then('the server has heard of his/her device before and after the sign-in', async function (this: Piazza) {
  await heard(this, 'the device before the sign-in', 1)
  await heard(this, 'the device after the sign-in', 1)
})
