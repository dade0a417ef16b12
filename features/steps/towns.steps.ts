import { defineParameterType, Given, Then } from '@cucumber/cucumber'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { eventuallyIs } from '#features/support/eventually.ts'
import {
  MODULE_NAMES,
  type ModuleName,
  type Town,
  townCalled,
  TOWNS,
  townWithMap,
  townWithout,
} from '#features/support/towns.ts'
import type { Piazza } from '#features/support/world.ts'

defineParameterType({
  name: 'town',
  regexp: new RegExp(Object.keys(TOWNS).join('|')),
  transformer: (town: string) => town as Town,
})
defineParameterType({
  name: 'module',
  regexp: new RegExp(Object.keys(MODULE_NAMES).join('|')),
  transformer: (module: string) => module as ModuleName,
})

Given('this is the app of {town}', function (this: Piazza, town: Town) {
  this.assembly.town(townCalled(town))
})

Given('this is the app of Luino, which has its map in one file', function (this: Piazza) {
  this.assembly.town(townWithMap())
})

Given('this is the app of a town without {module}', function (this: Piazza, module: ModuleName) {
  this.assembly.town(townWithout(module))
})

Given(
  /^this is the app of a town that shows (everyone|nobody) who follows a topic$/,
  function (this: Piazza, followers: 'everyone' | 'nobody') {
    this.assembly.town({ ...DEFAULTS, modules: { followers } })
  },
)

Given('this is the app of a town with the words of Piazza', function (this: Piazza) {
  this.assembly.town(DEFAULTS)
})

Given(
  'this is the app of a town that wrote {string} for the address of its support',
  function (this: Piazza, mail: string) {
    this.assembly.town({ ...DEFAULTS, support: { mail } })
  },
)

Given('this is the app of a town that chose {string} for its links', function (this: Piazza, accent: string) {
  this.assembly.town({ ...DEFAULTS, colours: { accent } })
})

Then('its links have the colour {string}', async function (this: Piazza, colour: string) {
  await eventuallyIs('The colour of links', (await this.theirs).sight.linkColour, colour)
})
