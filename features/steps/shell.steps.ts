import { Given, Then, When } from '@cucumber/cucumber'
import type { Matter } from '#features/catalogue/catalogue.ts'
import type { Trouble } from '#features/support/assembly.ts'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import type { Place } from '#features/catalogue/pages.ts'
import { addressOf, type Language } from '#features/support/places.ts'
import type { Piazza } from '#features/support/world.ts'

Given('{person} has/have come to {place}', async function (this: Piazza, person: string, place: Place) {
  await this.comeTo(person, place)
})

Given(
  '{person} has/have come to {place}, and the server {trouble}, when asked for {matter}',
  async function (this: Piazza, person: string, place: Place, trouble: Trouble, matter: Matter) {
    await this.comeTo(person, place)
    await this.assembly.trouble(trouble, matter)
  },
)

Given('{person} follow/follows a link to {place}', async function (this: Piazza, person: string, place: Place) {
  await (await this.of(person)).shell.arrive(addressOf(place))
})

Given(
  '{person} follow/follows a link to {place} in {language}',
  async function (this: Piazza, person: string, place: Place, language: Language) {
    await (await this.of(person)).shell.arrive(addressOf(place, language))
  },
)

Given('his/her/their way back is kept at {place}', async function (this: Piazza, place: Place) {
  await (await this.theirs).ground.keepWayBack(addressOf(place))
})

Given('someone has changed his/her/their way back to {string}', async function (this: Piazza, address: string) {
  await (await this.theirs).ground.keepWayBack(address)
})

Given('his/her/their device has no room left', async function (this: Piazza) {
  await (await this.theirs).ground.fillDevice()
})

When('{person} arrive/arrives at {place}', async function (this: Piazza, person: string, place: Place) {
  await (await this.of(person)).shell.arrive(addressOf(place))
})

When('{person} come/comes back later', async function (this: Piazza, person: string) {
  await (await this.of(person)).shell.comeBack(undefined)
})

When('{person} come/comes back later to {place}', async function (this: Piazza, person: string, place: Place) {
  const { ground, shell } = await this.of(person)
  this.askedBefore = await ground.heard('the notices')
  await shell.comeBack(addressOf(place))
})

When('{person} go/goes/open/opens (to ){place}', async function (this: Piazza, person: string, place: Place) {
  await (await this.of(person)).shell.go(place)
})

When('{person} go/goes back', async function (this: Piazza, person: string) {
  await (await this.of(person)).shell.goBack()
})

When('{person} take/takes the way Home', async function (this: Piazza, person: string) {
  await (await this.of(person)).shell.takeTheWayHome()
})

When('{person} confirm/confirms', async function (this: Piazza, person: string) {
  await (await this.of(person)).shell.confirm()
})

When('{person} cancel/cancels', async function (this: Piazza, person: string) {
  await (await this.of(person)).shell.cancel()
})

Then('{person} is/are at {place}', async function (this: Piazza, person: string, place: Place) {
  await this.beAt(person, place)
})

Then('{person} is/are asked nothing more', async function (this: Piazza, person: string) {
  // The steps that open a confirmation wait for it, so its absence here is meaningful.
  await eventuallyIs('What is asked', (await this.of(person)).shell.question, undefined)
})

Then('{person} is/are asked {string}', async function (this: Piazza, person: string, title: string) {
  const { shell } = await this.of(person)
  await eventuallyIs('The question', async () => (await shell.question())?.title, title)
})

Then('no way back is kept any more', async function (this: Piazza) {
  await eventuallyIs('The way back', (await this.theirs).ground.wayBack, undefined)
})

/** Waits until the navigation is present before it looks for an entry. */
const waysOf = async (world: Piazza) =>
  eventually('There should be ways on offer', (await world.theirs).shell.ways, (ways) => ways.length > 0)

When('{person} look/looks at the ways on offer', async function (this: Piazza, person: string) {
  this.nameOf(person)
  await waysOf(this)
})

Then('{string} is offered there', async function (this: Piazza, way: string) {
  const { shell } = await this.theirs
  await eventually(`"${way}" should be on offer`, shell.ways, (ways) => ways.includes(way))
})

Then('{string} is not offered there', async function (this: Piazza, way: string) {
  await waysOf(this)
  const { shell } = await this.theirs
  await eventually(`"${way}" should not be on offer`, shell.ways, (ways) => ways.length > 0 && !ways.includes(way))
})
