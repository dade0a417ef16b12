import { Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { addressOf, type Language, type Place } from '#features/support/places.ts'
import type { Piazza } from '#features/support/world.ts'

/** Home of a language is its prefix, with or without a slash after it. */
const bare = (address: string): string => address.replace(/(.)\/$/, '$1')

Then('the page says that it is in {string}', async function (this: Piazza, code: string) {
  await eventuallyIs('The language of the page', (await this.theirs).sight.language, code)
})

Then(
  '{person} is/are at {place} in {language}',
  async function (this: Piazza, person: string, place: Place, language: Language) {
    const { sight } = await this.of(person)
    await eventuallyIs(
      'The address',
      async () => bare(await sight.addressWithLanguage()),
      bare(addressOf(place, language)),
    )
  },
)

Then('the ways at the bottom stay in {language}', async function (this: Piazza, language: Language) {
  const { sight } = await this.theirs
  const prefix = addressOf('Home', language)
  await eventually(
    `All ways should stay in ${language}`,
    sight.bottomAddresses,
    (addresses) =>
      addresses.length > 0 && addresses.every((address) => address === prefix || address.startsWith(`${prefix}/`)),
  )
})

When('{person} choose/chooses {string}', async function (this: Piazza, person: string, language: string) {
  await (await this.of(person)).sight.chooseLanguage(language)
})

Then('{person} is/are offered no languages', async function (this: Piazza, person: string) {
  const { sight } = await this.of(person)
  await eventually('The bar at the top should be there', sight.topShows, (things) => things.length > 0)
  await eventuallyIs('The languages on offer', sight.languagesOffered, [])
})
