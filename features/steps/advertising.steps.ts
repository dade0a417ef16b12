import { Given, Then, When } from '@cucumber/cucumber'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { finallyIs } from '#features/support/quiet.ts'
import type { Place } from '#features/catalogue/pages.ts'
import type { Piazza } from '#features/support/world.ts'

Given(
  '{person} has/have come to {place}, where things may move',
  async function (this: Piazza, person: string, place: Place) {
    const { ground } = await this.comeTo(person, place)
    await ground.letMove()
  },
)

/** The advertisements of the page: the mark, the title and the text of each. */
const advertised =
  ({ page }: Driver) =>
  async () =>
    (await page.banners()).map(([mark = '', title = '', text = '']) => ({ mark, title, text }))

const isAdvertised = async (world: Piazza, title: string): Promise<void> => {
  await eventually(`"${title}" should be advertised`, advertised(await world.theirs), (all) =>
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
  const all = advertised(await this.theirs)
  await eventuallyIs('What is advertised first', async () => (await all())[0]?.title, title)
})

Then('all that is advertised there says {string}', async function (this: Piazza, mark: string) {
  await eventually(
    `All should say "${mark}"`,
    advertised(await this.theirs),
    (all) => all.length > 0 && all.every((one) => one.mark === mark),
  )
})

Then('all that is advertised there is about {string}', async function (this: Piazza, town: string) {
  await eventually(
    `All should be about "${town}"`,
    advertised(await this.theirs),
    (all) => all.length > 0 && all.every(({ text }) => text.startsWith(`${town}:`)),
  )
})

Then('nothing is advertised there', async function (this: Piazza) {
  const theirs = await this.theirs
  await finallyIs(theirs, 'What is advertised', advertised(theirs), [])
})

Then('nothing is advertised there, and nothing is said of it', async function (this: Piazza) {
  const theirs = await this.theirs
  await finallyIs(theirs, 'What is advertised', advertised(theirs), [])
  const { shell } = theirs
  await eventuallyIs('What was announced', shell.announcedSoFar, [])
  await eventuallyIs('Having failed in its place', shell.hasFailed, false)
})

When(
  '{person} follow/follows {string}, which is advertised',
  async function (this: Piazza, person: string, title: string) {
    await isAdvertised(this, title)
    await (await this.of(person)).page.follow(title)
  },
)

When(
  '{person} stop/stops what is advertised when it says {string}',
  async function (this: Piazza, person: string, title: string) {
    const { forms } = await this.of(person)
    await isAdvertised(this, title)
    await forms.tap('Ferma gli annunci')
  },
)

When(
  '{person} let/lets it go on, and {int} seconds go by',
  async function (this: Piazza, person: string, seconds: number) {
    const { forms, ground } = await this.of(person)
    await forms.tap('Riprendi gli annunci')
    await ground.pass(seconds)
  },
)
