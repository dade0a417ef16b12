import { Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import type { Piazza } from '#features/support/world.ts'

const POSITION = 'Invia la mia posizione'

const shows = async (world: Piazza, words: string): Promise<void> => {
  await eventuallyHas('What the notice shows', (await world.theirs).page.texts, words)
}

Then('it comes from {string}', async function (this: Piazza, sender: string) {
  await shows(this, sender)
})

Then('it was received on {string}', async function (this: Piazza, moment: string) {
  await shows(this, moment)
})

Then('it is a notice of the kind {string}', async function (this: Piazza, kind: string) {
  await shows(this, kind)
})

Then('it shows {string}', async function (this: Piazza, words: string) {
  await shows(this, words)
})

When('{person} keep/keeps {string}', async function (this: Piazza, person: string, file: string) {
  await (await this.of(person)).forms.tap(`Scarica ${file}`)
})

When('{person} has/have {string} sent by e-mail', async function (this: Piazza, person: string, file: string) {
  await (await this.of(person)).forms.tap(`Invia per e-mail ${file}`)
})

Then('{person} has/have been given the file {string}', async function (this: Piazza, person: string, file: string) {
  await eventuallyIs('The files given', (await this.of(person)).ground.filesGiven, [file])
})

Then(
  '{person} has/have been given a file that ends in {string}',
  async function (this: Piazza, person: string, end: string) {
    const { ground } = await this.of(person)
    await eventually(`A file that ends in "${end}" should be given`, ground.filesGiven, (files) =>
      files.some((file) => file.endsWith(end)),
    )
  },
)

Then('{person} has/have been given no file', async function (this: Piazza, person: string) {
  const { shell, ground } = await this.of(person)
  await eventuallyIs('Being busy', shell.isWaiting, false)
  await eventuallyIs('The files given', ground.filesGiven, [])
})

When('{person} send/sends where he/she/they is/are', async function (this: Piazza, person: string) {
  await (await this.of(person)).forms.tap(POSITION)
})

Then('{person} can send it again', async function (this: Piazza, person: string) {
  const { forms, ground } = await this.of(person)
  await eventuallyIs('How often a position was sent', () => ground.heard('a position'), 1)
  await eventuallyIs('Being able to send a position', () => forms.offers(POSITION), true)
})

Then('{person} is/are told why his/her/their position is not known', async function (this: Piazza, person: string) {
  const { shell } = await this.of(person)
  await eventually('The position should be explained', shell.announcements, (told) =>
    told.some((words) => words.includes('posizione')),
  )
})
