import { Given, Then, When } from '@cucumber/cucumber'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { finallyIs } from '#features/support/quiet.ts'
import { VOICES } from '#features/support/reading-tasks.ts'
import type { Piazza } from '#features/support/world.ts'

for (const kind of ['with an Italian voice', 'with an English voice', 'without a voice'] as const)
  Given(`{person} has a phone ${kind}`, async function (this: Piazza, person: string) {
    await (await this.of(person)).reading.prepare(VOICES[kind])
  })

/** Ends once the voice speaks. */
const listen = async ({ forms, reading }: Driver): Promise<void> => {
  await forms.tap('Ascolta')
  await eventually('The voice should speak', reading.heard, (words) => words !== undefined)
}

When('{person} listen/listens to it', async function (this: Piazza, person: string) {
  await listen(await this.of(person))
})

When('{person} listen/listens to it, and pause/pauses', async function (this: Piazza, person: string) {
  const device = await this.of(person)
  await listen(device)
  await device.forms.tap('Pausa')
})

When('{person} come/comes back later, and listen/listens to it', async function (this: Piazza, person: string) {
  const device = await this.of(person)
  await device.shell.comeBack(undefined)
  await listen(device)
})

/** The most sentences of a page that a scenario listens to. */
const MOST_SENTENCES = 100

When('{person} skip/skips to {string}', async function (this: Piazza, person: string, words: string) {
  const { forms, reading } = await this.of(person)
  for (let left = MOST_SENTENCES; left > 0; left -= 1) {
    const heard = await reading.heard()
    if (heard?.includes(words) === true) return
    await forms.tap('Frase successiva')
    await eventually('The next one should be heard', reading.heard, (next) => next !== undefined && next !== heard)
  }
})

When('the voice comes to the end of {int} sentence(s)', async function (this: Piazza, count: number) {
  const { reading } = await this.theirs
  for (let left = count; left > 0; left -= 1) {
    await eventually('The voice should speak', reading.heard, (words) => words !== undefined)
    await reading.finish()
  }
})

When('his/her/their phone loses its voice', async function (this: Piazza) {
  await (await this.theirs).reading.lose()
})

Then('the voice says {string}', async function (this: Piazza, words: string) {
  await eventuallyIs('What is heard', (await this.theirs).reading.heard, words)
})

Then('the voice says something with {string}', async function (this: Piazza, words: string) {
  const { reading } = await this.theirs
  await eventually(`"${words}" should be heard`, reading.heard, (heard) => heard?.includes(words) === true)
})

Then('the voice speaks at {int} % of its speed', async function (this: Piazza, percent: number) {
  const { reading } = await this.theirs
  await eventuallyIs('The rate of the voice', async () => Math.round(((await reading.rate()) ?? 0) * 100), percent)
})

Then('{person} hear/hears nothing', async function (this: Piazza, person: string) {
  const device = await this.of(person)
  await finallyIs(device, 'What is heard', device.reading.heard, undefined)
})

Then('{person} can listen to it', async function (this: Piazza, person: string) {
  await eventuallyIs('Whether it is offered', (await this.of(person)).reading.isOffered, true)
})

Then('{person} cannot listen to it', async function (this: Piazza, person: string) {
  const device = await this.of(person)
  await finallyIs(device, 'Whether it is offered', device.reading.isOffered, false)
})

Then('{string} is marked in the text, in sight', async function (this: Piazza, words: string) {
  const { sight } = await this.theirs
  await eventuallyIs('What is marked', sight.readAloud.marked, { words, isInSight: true })
})

Then('nothing is marked, and {string} has the focus', async function (this: Piazza, words: string) {
  const { sight } = await this.theirs
  await eventuallyIs('What is marked', sight.readAloud.marked, undefined)
  await eventuallyIs('The focus', async () => (await sight.focus()).name, words)
})
