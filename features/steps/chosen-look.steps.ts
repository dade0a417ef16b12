import { Then, When } from '@cucumber/cucumber'
import { eventually } from '#features/support/eventually.ts'
import { finallyIs } from '#features/support/quiet.ts'
import type { Piazza } from '#features/support/world.ts'

/** What opens the choice of a municipality, or fetches the map, is a button; everything else in the settings is a choice. */
const BUTTONS = /comune|mappa/

When('{person} chooses {string} in the settings', async function (this: Piazza, person: string, name: string) {
  const { shell, forms } = await this.of(person)
  await shell.chooseInMenu('Impostazioni')
  await (BUTTONS.test(name) ? forms.tap(name) : forms.flip(name))
})

When('{person} chooses {string} in the menu', async function (this: Piazza, person: string, name: string) {
  await (await this.of(person)).shell.chooseInMenu(name)
})

When(/^(?:his|her) device goes (light|dark)$/, async function (this: Piazza, scheme: 'light' | 'dark') {
  await (await this.theirs).sight.drawDevice({ scheme })
})

When('his/her device asks for more contrast', async function (this: Piazza) {
  await (await this.theirs).sight.drawDevice({ contrast: 'more' })
})

Then(/^the page is (light|dark)$/, async function (this: Piazza, look: 'light' | 'dark') {
  const driver = await this.theirs
  // What follows the device late would be dark at first.
  await finallyIs(driver, 'Being dark', driver.sight.isDark, look === 'dark')
})

Then('words stand out from it by {int} to 1 at least', async function (this: Piazza, least: number) {
  const { textContrast } = (await this.theirs).sight
  await eventually(`Words should stand out by ${least} to 1`, textContrast, (contrast) => contrast >= least)
})
