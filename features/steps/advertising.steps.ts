import { Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { finallyIs } from '#features/support/quiet.ts'
import type { Place } from '#features/support/places.ts'
import type { Piazza } from '#features/support/world.ts'

Given(
  '{person} has/have come to {place}, where things may move',
  async function (this: Piazza, person: string, place: Place) {
    const { advertising } = await this.comeTo(person, place)
    await advertising.letMove()
  },
)

const isAdvertised = async (world: Piazza, title: string): Promise<void> => {
  const { advertising } = await world.theirs
  await eventually(`"${title}" should be advertised`, advertising.advertised, (all) =>
    all.some((one) => one.title === title),
  )
}

Then('{string} is advertised there', async function (this: Piazza, title: string) {
  await isAdvertised(this, title)
})

Then('{string} and {string} are advertised there', async function (this: Piazza, one: string, other: string) {
  await isAdvertised(this, one)
  await isAdvertised(this, other)
})

Then('{string} is still advertised there', async function (this: Piazza, title: string) {
  const { advertising } = await this.theirs
  await eventuallyIs('What is advertised first', async () => (await advertising.advertised())[0]?.title, title)
})

Then('all that is advertised there says {string}', async function (this: Piazza, mark: string) {
  const { advertising } = await this.theirs
  await eventually(
    `All should say "${mark}"`,
    advertising.advertised,
    (all) => all.length > 0 && all.every((one) => one.mark === mark),
  )
})

Then('all that is advertised there is about {string}', async function (this: Piazza, town: string) {
  const { advertising } = await this.theirs
  await eventually(
    `All should be about "${town}"`,
    advertising.advertised,
    (all) => all.length > 0 && all.every(({ text }) => text.startsWith(`${town}:`)),
  )
})

Then('nothing is advertised there', async function (this: Piazza) {
  const theirs = await this.theirs
  await finallyIs(theirs, 'What is advertised', theirs.advertising.advertised, [])
})

Then('nothing is advertised there, and nothing is said of it', async function (this: Piazza) {
  const theirs = await this.theirs
  const { advertising, shell } = theirs
  await finallyIs(theirs, 'What is advertised', advertising.advertised, [])
  await eventuallyIs('What was announced', shell.announcedSoFar, [])
  await eventuallyIs('Having failed in its place', shell.hasFailed, false)
})

When(
  '{person} follow/follows {string}, which is advertised',
  async function (this: Piazza, person: string, title: string) {
    await (await this.of(person)).advertising.follow(title)
  },
)

When(
  '{person} stop/stops what is advertised when it says {string}',
  async function (this: Piazza, person: string, title: string) {
    const { advertising } = await this.of(person)
    await isAdvertised(this, title)
    await advertising.stop()
  },
)

When(
  '{person} let/lets it go on, and {int} seconds go by',
  async function (this: Piazza, person: string, seconds: number) {
    const { advertising, ground } = await this.of(person)
    await advertising.resume()
    await ground.pass(seconds)
  },
)
