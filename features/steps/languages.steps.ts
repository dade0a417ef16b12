import { Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { finallyIs } from '#features/support/quiet.ts'
import type { Place } from '#features/catalogue/pages.ts'
import { addressOf, codeOf, type Language } from '#features/support/places.ts'
import type { Piazza } from '#features/support/world.ts'

/** Home of a language is its prefix, with or without a final slash. */
const bare = (address: string): string => address.replace(/(.)\/$/, '$1')

Then('the page says that it is in {string}', async function (this: Piazza, code: string) {
  await eventuallyIs('The language of the page', (await this.theirs).languages.spoken, code)
})

Then(
  '{person} is/are at {place} in {language}',
  async function (this: Piazza, person: string, place: Place, language: Language) {
    const { languages } = await this.of(person)
    await eventuallyIs('The address', async () => bare(await languages.address()), bare(addressOf(place, language)))
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
  await (await this.of(person)).languages.choose(language)
})

Then('{person} is/are offered no languages', async function (this: Piazza, person: string) {
  const { languages, session, shell } = await this.of(person)
  await eventually('They should be known', session.knownAs, (name) => name !== undefined)
  await eventually('Nothing should be under way', shell.isWaiting, (waiting) => !waiting)
  await eventuallyIs('The languages on offer', languages.offered, [])
})

Given("{person}'s device keeps {string} as its language", async function (this: Piazza, person: string, code: string) {
  await (await this.of(person)).languages.keep(code)
})

Given("{person}'s telephone speaks {string}", async function (this: Piazza, person: string, tag: string) {
  await (await this.of(person)).languages.speak(tag)
})

Given(
  'his/her/their way back is kept at {place} in {language}',
  async function (this: Piazza, place: Place, language: Language) {
    await (await this.theirs).ground.keepWayBack(addressOf(place, language))
  },
)

When('{person} open/opens the languages', async function (this: Piazza, person: string) {
  await (await this.of(person)).sight.languages.open()
})

When(
  'the server is well again, and {person} ask/asks for the languages again',
  async function (this: Piazza, person: string) {
    await this.assembly.recover()
    await (await this.of(person)).sight.languages.askAgain()
  },
)

When(
  '{person} take/takes {string} at the foot/head of the page',
  async function (this: Piazza, person: string, name: string) {
    await (await this.of(person)).languages.takeLink(name)
  },
)

Then('the languages on offer are {string}', async function (this: Piazza, names: string) {
  const { offered } = (await this.theirs).languages
  await eventuallyIs('The languages on offer', async () => (await offered()).join(', '), names)
})

Then('the languages on offer are {string}, each with its flag', async function (this: Piazza, names: string) {
  const { languages } = (await this.theirs).sight
  await eventually(
    `The languages should be ${names}, each with its flag`,
    languages.onOffer,
    (offered) => offered.map(({ name }) => name).join(', ') === names && offered.every(({ hasFlag }) => hasFlag),
  )
})

Then('{string} is the language marked', async function (this: Piazza, name: string) {
  const { languages } = (await this.theirs).sight
  await eventuallyIs(
    'The languages marked',
    async () => (await languages.onOffer()).filter(({ isMarked }) => isMarked).map((one) => one.name),
    [name],
  )
})

Then('the languages say {string}', async function (this: Piazza, words: string) {
  const { languages } = (await this.theirs).sight
  await eventually(`The languages should say "${words}"`, languages.words, (said) => said.includes(words))
})

Then('his/her/their device keeps {string} as its language', async function (this: Piazza, code: string) {
  await eventuallyIs('The language kept', (await this.theirs).languages.kept, code)
})

Then('the page is to be had in {string} alone', async function (this: Piazza, names: string) {
  const driver = await this.theirs
  await finallyIs(driver, 'The languages of the page', async () => (await driver.languages.links()).join(', '), names)
})

Then('the page is called {string}', async function (this: Piazza, name: string) {
  const { pageTitle } = (await this.theirs).sight
  await eventually(`The page should be called "${name}"`, pageTitle, (title) => title.includes(name))
})

Then('{string} is read out in {language}', async function (this: Piazza, words: string, language: Language) {
  const { sight } = await this.theirs
  await eventuallyIs(`The voice of "${words}"`, () => sight.languages.voiceOf(words), codeOf(language))
})
