import { Given, Then, When } from '@cucumber/cucumber'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { addressOf } from '#features/support/places.ts'
import { italianTo } from '#features/support/italian-to.ts'
import type { Piazza } from '#features/support/world.ts'

/** The names of the button that follows a topic: of one with a password, one that waits, one that was refused. */
const waysToFollow = (topic: string): readonly string[] => [
  `Iscriviti ${italianTo(topic)}`,
  `Iscriviti con password ${italianTo(topic)}`,
  `In attesa: controlla la richiesta per ${topic}`,
  `Non accettata: riprova a iscriverti ${italianTo(topic)}`,
]
const leave = (topic: string) => `Annulla iscrizione ${italianTo(topic)}`

/** The button that follows a topic, by the name that it has now; by the first name while there is none. */
const wayToFollow = async ({ forms }: Driver, topic: string): Promise<string> => {
  const ways = waysToFollow(topic)
  for (const way of ways) if (await forms.offers(way)) return way
  return ways[0] ?? topic
}
const mayFollow = async (device: Driver, topic: string): Promise<boolean> =>
  device.forms.offers(await wayToFollow(device, topic))

const follows = (device: Driver, topic: string) =>
  eventuallyIs(`Following "${topic}"`, () => device.forms.offers(leave(topic)), true)
const followsNot = (device: Driver, topic: string) =>
  eventuallyIs(`Being free to follow "${topic}"`, () => mayFollow(device, topic), true)

const beAtTopics = async (world: Piazza, person: string): Promise<Driver> => {
  const device = await world.of(person)
  await device.shell.arrive(addressOf('the notices and topics of the Comune di Varese'))
  await eventuallyHas('What is to be read', device.shell.texts, 'Avvisi generali')
  return device
}

Given('{person} has come to the topics of the Comune di Varese', async function (this: Piazza, person: string) {
  await beAtTopics(this, person)
})

Given(
  '{person} has signed in and come to the topics of the Comune di Varese',
  async function (this: Piazza, person: string) {
    await this.beSignedIn(person)
    await beAtTopics(this, person)
  },
)

Given(
  '{person} follows {string} of the Comune di Varese',
  async function (this: Piazza, person: string, topic: string) {
    await this.beSignedIn(person)
    const device = await beAtTopics(this, person)
    await device.forms.tap(await wayToFollow(device, topic))
    await follows(device, topic)
  },
)

Given(
  '{person} has the topics of the Comune di Varese open in two windows',
  async function (this: Piazza, person: string) {
    await this.beSignedIn(person)
    await beAtTopics(this, person)
    await this.openSecondWindow(person, addressOf('the notices and topics of the Comune di Varese'))
    await followsNot(this.second, 'Avvisi generali')
  },
)

When('{person} want/wants to follow {string}', async function (this: Piazza, person: string, topic: string) {
  const device = await this.of(person)
  await device.forms.tap(await wayToFollow(device, topic))
})

When('{person} taps twice to follow {string}', async function (this: Piazza, person: string, topic: string) {
  const device = await this.of(person)
  await device.forms.tapTwice(await wayToFollow(device, topic))
})

When('{person} want/wants to follow {string} no longer', async function (this: Piazza, person: string, topic: string) {
  await (await this.of(person)).forms.tap(leave(topic))
})

When('in the second window {person} wants to follow {string}', async function (this: Piazza, _: string, topic: string) {
  await this.second.forms.tap(await wayToFollow(this.second, topic))
})

When(
  'in the second window {person} follows {string} no longer',
  async function (this: Piazza, _: string, topic: string) {
    const { forms, shell } = this.second
    await forms.tap(leave(topic))
    await eventually('There should be a question', shell.question, (question) => question !== undefined)
    await shell.confirm()
    await followsNot(this.second, topic)
  },
)

Then('{person} follows {string}', async function (this: Piazza, person: string, topic: string) {
  await follows(await this.of(person), topic)
})

Then('{person} does not follow {string}', async function (this: Piazza, person: string, topic: string) {
  await followsNot(await this.of(person), topic)
})

Then('in the second window {person} is told {string}', async function (this: Piazza, _: string, words: string) {
  await eventuallyHas('What is told', this.told(this.second), words)
})

Then('in the second window {person} follows {string}', async function (this: Piazza, _: string, topic: string) {
  await follows(this.second, topic)
})

Then('{person} has no way to follow {string}', async function (this: Piazza, person: string, topic: string) {
  const { forms, shell } = await this.of(person)
  await eventuallyHas('What is to be read', shell.texts, topic)
  for (const way of [...waysToFollow(topic), leave(topic)])
    await eventuallyIs(`"${way}"`, () => forms.offers(way), false)
})

Then('{person} is back at {string}', async function (this: Piazza, person: string, topic: string) {
  await eventuallyIs('The topic', (await this.of(person)).page.at, topic)
})

const ask = async (world: Piazza, person: string, topic: string, title: string): Promise<void> => {
  await world.beSignedIn(person)
  const device = await beAtTopics(world, person)
  await device.forms.tap(await wayToFollow(device, topic))
  await eventuallyHas('What is to be read', device.shell.texts, title)
}

Given('{person} is asked for the password of {string}', async function (this: Piazza, person: string, topic: string) {
  await ask(this, person, topic, 'Serve la password')
})

Given('{person} is asked who wants access to {string}', async function (this: Piazza, person: string, topic: string) {
  await ask(this, person, topic, 'Richiedi l’accesso')
})

When('{person} mends the password to {string}', async function (this: Piazza, person: string, password: string) {
  const { forms } = await this.of(person)
  await forms.fill('Password', password)
  await forms.tap('Iscriviti')
})

When(
  'the server is well again, and {person} want/wants to follow {string}',
  async function (this: Piazza, person: string, topic: string) {
    await this.assembly.recover()
    const device = await this.of(person)
    await device.forms.tap(await wayToFollow(device, topic))
  },
)

/** The typed text is preserved when it is sent again. */
When(
  'the server is well again, and {person} taps {string} with {string} as it is',
  async function (this: Piazza, person: string, action: string, field: string) {
    const { forms, shell } = await this.of(person)
    await eventuallyIs('Being busy', shell.isWaiting, false)
    const typed = await forms.valueOf(field)
    if (typed === '') throw new Error(`"${field}" is empty`)
    // A server that is well before the refusal is known would still take it.
    await eventually(
      `"${action}" should be on offer`,
      () => forms.offers(action),
      (isOffered) => isOffered,
    )
    await this.assembly.recover()
    await forms.tap(action)
  },
)

/** Next to the previous announcement. */
Then('{person} is told that it went wrong once more', async function (this: Piazza, person: string) {
  const { shell } = await this.of(person)
  await eventually(
    'A failure should be told',
    shell.announcements,
    (told) => told.filter((words) => !words.includes('Iscrizione riuscita')).length > 0,
  )
})
