import { Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import type { Piazza } from '#features/support/world.ts'

Given('nothing can be drawn any more', async function (this: Piazza) {
  await (await this.theirs).sight.placesMap.breakDrawing()
})

When('{person} tap/taps the middle of the map', async function (this: Piazza, person: string) {
  await (await this.of(person)).sight.placesMap.tapMiddle()
})

Given(
  '{person} has come to the map of the contacts of Luino by keyboard',
  async function (this: Piazza, person: string) {
    await this.comeTo(person, 'the map of the contacts of Luino')
    await (await this.theirs).sight.placesMap.reachList()
  },
)

Then('the list marks what the sheet tells of', async function (this: Piazza) {
  const { placesMap } = (await this.theirs).sight
  const told = await eventually('There should be a sheet', placesMap.sheet, (title) => title !== undefined)
  await eventuallyIs('The marked place', placesMap.marked, told)
})

Then('she sees water under the place(s)', async function (this: Piazza) {
  await eventuallyIs('Whether the map shows water', (await this.theirs).sight.placesMap.hasWater, true)
})

Then('she sees no water under the places', async function (this: Piazza) {
  await eventuallyIs('Whether the map shows water', (await this.theirs).sight.placesMap.hasWater, false)
})
