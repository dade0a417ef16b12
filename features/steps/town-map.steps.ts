import { defineParameterType, Given, Then, When } from '@cucumber/cucumber'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { PLACES } from '#features/catalogue/pages.ts'
import { finallyIs } from '#features/support/quiet.ts'
import { MAP_STATES, type MapState } from '#features/support/town-map.ts'
import type { Piazza } from '#features/support/world.ts'

defineParameterType({
  name: 'mapState',
  regexp: new RegExp(MAP_STATES.join('|')),
  transformer: (state: string) => state as MapState,
})

Given("the town's map {mapState}", async function (this: Piazza, next: MapState) {
  await (await this.theirs).ground.townMap(next)
})

const mapIsHere = async ({ shell, ground }: Driver): Promise<void> => {
  await eventuallyHas('What is to be read', shell.texts, 'Rimuovi la mappa')
  await eventually('A map should be kept', ground.keptMap, (bytes) => bytes !== undefined)
}

const keepMap = async (driver: Driver): Promise<void> => {
  await driver.shell.chooseInMenu('Impostazioni')
  await driver.forms.tap('Scarica la mappa')
  await mapIsHere(driver)
}

Given("{person} has kept the town's map", async function (this: Piazza, person: string) {
  await keepMap(await this.of(person))
})

Given('{person} has kept what finds room of a large map of the town', async function (this: Piazza, person: string) {
  const driver = await this.of(person)
  await driver.ground.townMap('is larger than what is kept')
  await keepMap(driver)
})

When('{person} chooses {string} in the settings, and then {string}', async function (this: Piazza, person, one, next) {
  const { shell, forms } = await this.of(person)
  await shell.chooseInMenu('Impostazioni')
  await forms.tap(one)
  await forms.tap(next)
})

When('{person} chooses {string} in the settings, and leaves them', async function (this: Piazza, person, name) {
  const { shell, forms } = await this.of(person)
  await shell.chooseInMenu('Impostazioni')
  await forms.tap(name)
  await shell.go('Home')
})

Then('{person} keeps it once the network is there again', async function (this: Piazza, person: string) {
  const driver = await this.of(person)
  await driver.ground.network(true)
  await driver.forms.tap('Riprova')
  await mapIsHere(driver)
})

Then('nothing of the map is on his/her device', async function (this: Piazza) {
  await eventuallyIs('The size of the kept map', (await this.theirs).ground.keptMap, undefined)
})

Then('{person} sees the old one in his/her next visit, and then the new one', async function (this: Piazza, person) {
  const driver = await this.of(person)
  const { shell, sight, ground } = driver
  const before = await ground.keptMap()
  await shell.comeBack(PLACES['the map of the contacts of Luino'])
  await eventuallyIs('Whether the map shows water', sight.placesMap.hasWater, true)
  await eventually('Another map should be kept', ground.keptMap, (bytes) => bytes !== undefined && bytes !== before)
  await shell.comeBack(PLACES['the map of the contacts of Luino'])
  await eventuallyHas('What is to be read', shell.texts, '25 luoghi sulla mappa')
  await finallyIs(driver, 'Whether the map shows water', sight.placesMap.hasWater, false)
})
