import { Then, When } from '@cucumber/cucumber'
import { eventually } from '#features/support/eventually.ts'
import { finallyIs } from '#features/support/quiet.ts'
import type { Piazza } from '#features/support/world.ts'

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

Then('{string} is marked in the menu', async function (this: Piazza, name: string) {
  const { shell } = await this.theirs
  await shell.openMenu()
  const marked = async () => Object.entries(await shell.menuChoices()).flatMap(([one, { isOn }]) => (isOn ? [one] : []))
  // One look and one language: marking another one takes the mark from the one before.
  await eventually(
    `"${name}" should be marked, with one of the other kind`,
    marked,
    (names) => names.length === 2 && names.includes(name),
  )
})

Then('words stand out from it by {int} to 1 at least', async function (this: Piazza, least: number) {
  const { textContrast } = (await this.theirs).sight
  await eventually(`Words should stand out by ${least} to 1`, textContrast, (contrast) => contrast >= least)
})
