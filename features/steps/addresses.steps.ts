import { Given, Then, When } from '@cucumber/cucumber'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { italianTo } from '#features/support/italian-to.ts'
import type { Piazza } from '#features/support/world.ts'

const THERE = /\d+ (?:indirizzi|quartieri)/

/** Waits until the choices are readable and no request is running. */
const seeAddresses = async ({ shell }: Driver): Promise<void> => {
  await eventually('The addresses should be there', shell.texts, (texts) => texts.some((text) => THERE.test(text)))
}

/** From the page of the municipality to the dialog before a subscription. */
const ask = async (world: Piazza, person: string, topic: string): Promise<Driver> => {
  const driver = await world.comeTo(person, 'the notices and topics of the Comune di Varese')
  await driver.forms.tap(`Iscriviti ${italianTo(topic)}`)
  return driver
}

When('{person} ask/asks to follow {string}', async function (this: Piazza, person: string, topic: string) {
  await ask(this, person, topic)
})

Given(
  '{person} has signed in and asks to follow {string}',
  async function (this: Piazza, person: string, topic: string) {
    await this.beSignedIn(person)
    await ask(this, person, topic)
  },
)

Given(
  '{person} has signed in and looks at the addresses of {string}',
  async function (this: Piazza, person: string, topic: string) {
    await this.beSignedIn(person)
    await seeAddresses(await ask(this, person, topic))
  },
)

/** A user who already follows a topic, and starts again. */
Given(
  '{person} has signed in, follows {string} no longer, and looks at its addresses again',
  async function (this: Piazza, person: string, topic: string) {
    const driver = await this.beSignedInAt(person, 'the notices and topics of the Comune di Varese')
    await driver.forms.tap(`Annulla iscrizione ${italianTo(topic)}`)
    await driver.shell.confirm()
    await eventuallyIs('The question', driver.shell.question, undefined)
    await driver.forms.tap(`Iscriviti ${italianTo(topic)}`)
    await seeAddresses(driver)
  },
)

When('{person} turn/turns {int} pages on', async function (this: Piazza, person: string, pages: number) {
  const { forms } = await this.of(person)
  for (let turned = 0; turned < pages; turned += 1) await forms.tap('Pagina successiva')
})

Then('{string} leads no further', async function (this: Piazza, action: string) {
  const { forms } = await this.theirs
  await eventuallyIs(`"${action}" being on offer`, () => forms.offers(action), false)
})
