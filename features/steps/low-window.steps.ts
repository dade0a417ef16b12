import { Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { untilQuiet } from '#features/support/quiet.ts'
import type { Piazza } from '#features/support/world.ts'

/** How far a turn of the wheel goes, in pixels. */
const TURN = 150

When('{person} zoom/zooms in to 400 %', async function (this: Piazza, person: string) {
  await (await this.of(person)).sight.zoomIn()
})

When(/^(?:he|she|they) reads? (on|back)$/, async function (this: Piazza, way: 'on' | 'back') {
  const driver = await this.theirs
  await untilQuiet(driver)
  await driver.sight.scrollBy(way === 'on' ? TURN : -TURN)
})

When('{person} go/goes {int} stops on by keyboard', async function (this: Piazza, person: string, count: number) {
  const driver = await this.of(person)
  await untilQuiet(driver)
  for (let stop = 0; stop < count; stop += 1) await driver.sight.press('Tab')
})

Then('each of {int} stops back is in sight', async function (this: Piazza, count: number) {
  const { press, focus } = (await this.theirs).sight
  for (let stop = 1; stop <= count; stop += 1) {
    await press('Shift+Tab')
    await eventually(`Stop ${stop} on the way back should be in sight`, focus, ({ inSight }) => inSight)
  }
})

Then('what {person} read/reads has the whole window', async function (this: Piazza, person: string) {
  const { sight } = await this.of(person)
  await eventuallyIs('The part of the window', sight.room, 1)
})

Then('what {person} read/reads shares the window with the bars', async function (this: Piazza, person: string) {
  const { sight } = await this.of(person)
  await eventually('The bars should have their part', sight.room, (room) => room > 0 && room < 0.75)
})
