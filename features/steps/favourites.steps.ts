import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import type { Piazza } from '#features/support/world.ts'
import { screenAt } from '#ui/base/screens.ts'

/** What the heart beside something is called. */
const heart = (name: string): string => `${name} nei preferiti`

/** Adds an item of the page to the favourites, checks it, and waits until no request is running. */
const choose = async (world: Piazza, person: string, name: string): Promise<void> => {
  const { forms, shell } = await world.of(person)
  await forms.flip(heart(name))
  await eventuallyIs(`"${name}" being a favourite`, () => forms.isOn(heart(name)), true)
  await eventuallyIs('Being busy', shell.isWaiting, false)
}

Given(
  '{person} has signed in and chosen {string} as a favourite',
  async function (this: Piazza, person: string, name: string) {
    await this.beSignedInAt(person, 'the activities')
    await choose(this, person, name)
  },
)

Given('the session is lost while {person} opens his/her favourites', async function (this: Piazza, person: string) {
  const { shell, ground } = await this.of(person)
  await eventuallyIs('How often the favourites were asked for', () => ground.heard('the favourites'), 1)
  await eventuallyIs('Being busy', shell.isWaiting, false)
  await this.assembly.trouble('accepts no session', 'the favourites')
  await shell.go('the favourites')
  await eventually('The sign-in should open', shell.address, (address) => screenAt(address) === 'signInAgain')
  await this.assembly.recover()
})

When('{person} signs in and opens his/her favourites', async function (this: Piazza, person: string) {
  await this.signIn(person)
  const { session, shell } = await this.of(person)
  await eventually('They should be signed in', session.knownAs, (name) => name !== undefined)
  await shell.go('the favourites')
})

When('{person} choose/chooses {string} as a favourite', async function (this: Piazza, person: string, name: string) {
  await choose(this, person, name)
})

When('{person} tap/taps the heart of {string}', async function (this: Piazza, person: string, name: string) {
  await (await this.of(person)).forms.flip(heart(name))
})

When('{person} tap/taps the heart of {string} twice', async function (this: Piazza, person: string, name: string) {
  await (await this.of(person)).forms.flipTwice(heart(name))
})

When('{person} take/takes it back', async function (this: Piazza, person: string) {
  await (await this.of(person)).shell.takeBack()
})

When('{person} look/looks at {string} there', async function (this: Piazza, person: string, tab: string) {
  const { page } = await this.of(person)
  await eventually(`The tab "${tab}" should be there`, page.tabs, (tabs) => tabs.some((one) => one.startsWith(tab)))
  await page.lookAt(tab)
})

When(
  '{person} press/presses the heart of {string} by keyboard',
  async function (this: Piazza, person: string, name: string) {
    await (await this.of(person)).sight.favourites.pressHeart(name)
  },
)

When('{person} take/takes it back by keyboard', async function (this: Piazza, person: string) {
  await (await this.of(person)).sight.favourites.takeBack()
})

Then('the keyboard is at the heart of {string}', async function (this: Piazza, name: string) {
  const { sight } = await this.theirs
  await eventually(
    `The keyboard should be at the heart of "${name}"`,
    sight.focus,
    (focus) => focus.name === heart(name),
  )
})

Then('{string} is a favourite', async function (this: Piazza, name: string) {
  const { forms } = await this.theirs
  await eventuallyIs(`"${name}" being a favourite`, () => forms.isOn(heart(name)), true)
})

Then('{string} is no favourite', async function (this: Piazza, name: string) {
  const { forms } = await this.theirs
  await eventuallyIs(`"${name}" being a favourite`, () => forms.isOn(heart(name)), false)
})

/** All rows in order. */
Then('{person} find/finds the favourites', async function (this: Piazza, person: string, table: DataTable) {
  const { page } = await this.of(person)
  await eventuallyIs('The favourites', page.names, table.raw().flat())
})

Then('the tabs are {string}', async function (this: Piazza, tabs: string) {
  const { page } = await this.theirs
  await eventuallyIs('The tabs', page.tabs, tabs.split(', '))
})

Then('{person} see/sees that the favourites have failed', async function (this: Piazza, person: string) {
  await eventuallyIs('Having failed in its place', (await this.of(person)).shell.hasFailed, true)
})
