import { Given, Then } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import type { Trouble } from '#features/support/assembly.ts'
import type { Place } from '#features/catalogue/pages.ts'
import { addressOf } from '#features/support/places.ts'
import type { Piazza } from '#features/support/world.ts'

Then('the way back leads to {place}', async function (this: Piazza, place: Place) {
  const { ground } = await this.theirs
  // The demo appends its own parameters to the URL.
  await eventually(
    `The way back should lead to ${place}`,
    async () => (await ground.wayBack()) ?? '',
    (address) => address.startsWith(addressOf(place)),
  )
})

/** The content has been read before any failure. */
Given(
  '{person} has come to the parking of Varese and read it, and the server {trouble}, when asked for a sheet',
  async function (this: Piazza, person: string, trouble: Trouble) {
    const { shell } = await this.comeTo(person, 'the parking of Varese')
    await eventually('The room should be there to read', shell.texts, (texts) =>
      texts.some((text) => text.includes('posti liberi')),
    )
    await this.assembly.trouble(trouble, 'a sheet')
  },
)

Given('{person} is attending to the board', async function (this: Piazza, person: string) {
  await (await this.of(person)).sight.board.attend()
})

Then('{person} is told once of {string}', async function (this: Piazza, person: string, words: string) {
  const { board } = (await this.of(person)).sight
  await eventuallyIs(`How often "${words}" is told`, () => board.timesTold(words), 1)
})

Then('all flights are where they were', async function (this: Piazza) {
  await eventuallyIs('The flights that moved', (await this.theirs).sight.board.moved, [])
})

Then('{int} things of the sheet go by a drawn sign', async function (this: Piazza, count: number) {
  const { places } = (await this.theirs).sight
  await eventuallyIs('Those with a drawn sign', async () => (await places.drawn()).length, count)
})

Given(
  '{person} has opened {string} in the list and closed it again',
  async function (this: Piazza, person: string, title: string) {
    const { shell, forms } = await this.of(person)
    const closed = (await shell.texts()).length
    await forms.tap(title)
    await eventually(`"${title}" should say more`, shell.texts, ({ length }) => length > closed)
    await forms.tap(title)
    await eventually(`"${title}" should say no more`, shell.texts, ({ length }) => length === closed)
  },
)
