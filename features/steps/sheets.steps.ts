import { Given, Then } from '@cucumber/cucumber'
import { eventually } from '#features/support/eventually.ts'
import type { Trouble } from '#features/support/assembly.ts'
import { addressOf, type Place } from '#features/support/places.ts'
import type { Piazza } from '#features/support/world.ts'

Then('the way back leads to {place}', async function (this: Piazza, place: Place) {
  const { ground } = await this.theirs
  // The demo keeps its own words in the address, after those of the place.
  await eventually(
    `The way back should lead to ${place}`,
    async () => (await ground.wayBack()) ?? '',
    (address) => address.startsWith(addressOf(place)),
  )
})

/** What is there has been read before anything goes wrong. */
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
