import { Then, When } from '@cucumber/cucumber'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { finallyIs, hasHeard, untilQuiet } from '#features/support/quiet.ts'
import type { Piazza } from '#features/support/world.ts'

/** How long a failure without a relevant text stays, in milliseconds. */
const NEARLY = 0.5

Then('{person} read/reads {string}', async function (this: Piazza, person: string, words: string) {
  await eventuallyHas('What is to be read', (await this.of(person)).shell.texts, words)
})

Then(
  '{person} read/reads {string} before {string}',
  async function (this: Piazza, person: string, first: string, next: string) {
    const { shell } = await this.of(person)
    await eventually(
      `"${first}" should be read before "${next}"`,
      async () => {
        const texts = await shell.texts()
        return [first, next].map((words) => texts.findIndex((text) => text.includes(words)))
      },
      ([one = -1, other = -1]) => one >= 0 && one < other,
    )
  },
)

const readsNothingOf = async (device: Driver, words: string): Promise<void> => {
  const { shell } = device
  await untilQuiet(device)
  await eventually(
    `Something should be to read, and nothing of "${words}"`,
    async () => [...(await shell.texts()), ...(await shell.announcedSoFar())],
    (texts) => texts.length > 0 && texts.every((text) => !text.includes(words)),
  )
}

Then('{person} read/reads nothing of {string}', async function (this: Piazza, person: string, words: string) {
  await readsNothingOf(await this.of(person), words)
})

Then(
  '{person} read/reads {string}, and nothing of {string}',
  async function (this: Piazza, person: string, words: string, absent: string) {
    const device = await this.of(person)
    await eventuallyHas('What is to be read', device.shell.texts, words)
    await readsNothingOf(device, absent)
  },
)

Then('{person} is/are told {string}', async function (this: Piazza, person: string, words: string) {
  await eventuallyHas('What is told', this.told(await this.of(person)), words)
})

const isNoLongerTold = async (device: Driver, words: string): Promise<void> => {
  await eventually(`Nothing should be told of "${words}"`, device.shell.announcements, (told) =>
    told.every((one) => !one.includes(words)),
  )
}

/** After a step that has seen it told. */
Then('{person} is/are no longer told {string}', async function (this: Piazza, person: string, words: string) {
  await isNoLongerTold(await this.of(person), words)
})

Then(
  '{person} is/are told {string}, and no longer {string}',
  async function (this: Piazza, person: string, words: string, before: string) {
    const device = await this.of(person)
    await eventuallyHas('What is told', device.shell.announcements, words)
    await isNoLongerTold(device, before)
  },
)

/** During that whole time, also for a repetition. */
Then('{person} has been told {string} once', async function (this: Piazza, person: string, words: string) {
  const device = await this.of(person)
  const told = async () => (await device.shell.announcedSoFar()).filter((one) => one.includes(words)).length
  await finallyIs(device, `How often "${words}" was told`, told, 1)
})

/** For screen readers: live regions, and the description of the focused element. */
Then('{person} hear/hears {string} once', async function (this: Piazza, person: string, words: string) {
  const { sight } = await this.of(person)
  await eventuallyIs(`How often "${words}" is heard`, () => sight.timesHeard(words), 1)
})

Then('{person} is/are told that it went wrong', async function (this: Piazza, person: string) {
  const device = await this.of(person)
  await eventually('Something should be told', this.told(device), (told) => told.length > 0)
})

Then('{person} has/have been told nothing', async function (this: Piazza, person: string) {
  const device = await this.of(person)
  await finallyIs(device, 'What was told', device.shell.announcedSoFar, [])
})

Then('the word is gone after {int} second(s), not before', async function (this: Piazza, seconds: number) {
  const { shell, ground } = await this.theirs
  const told = await eventually('Something should be told', shell.announcements, (words) => words.length > 0)
  await ground.pass(seconds - NEARLY)
  await eventuallyIs('What is told', shell.announcements, told)
  await ground.pass(2 * NEARLY)
  await eventuallyIs('What is told', shell.announcements, [])
})

Then('{person} see/sees that something is under way', async function (this: Piazza, person: string) {
  await eventuallyIs('Being busy', (await this.of(person)).shell.isWaiting, true)
})

Then('{person} see/sees that nothing is under way', async function (this: Piazza, person: string) {
  await eventuallyIs('Being busy', (await this.of(person)).shell.isWaiting, false)
})

Then('{person} see/sees that the notices/notice has/have failed', async function (this: Piazza, person: string) {
  await eventuallyIs('Having failed in its place', (await this.of(person)).shell.hasFailed, true)
})

Then('{person} see/sees that Home has failed', async function (this: Piazza, person: string) {
  await eventuallyIs('Having failed in its place', (await this.of(person)).shell.hasFailed, true)
})

Then('{person} wait/waits at {string}', async function (this: Piazza, person: string, title: string) {
  const device = await this.of(person)
  const { shell, session } = device
  await eventuallyHas('What is to be read', shell.texts, title)
  await eventuallyIs('Being busy', shell.isWaiting, true)
  await eventuallyIs('Who is known', session.knownAs, undefined)
  await hasHeard(device, 'the notices', this.askedBefore)
})

Then('{person} is/are told that he/she/they is/are offline', async function (this: Piazza, person: string) {
  await eventuallyIs('Saying that there is no network', (await this.of(person)).sight.saysOffline, true)
})

Then('{person} is/are no longer told that he/she/they is/are offline', async function (this: Piazza, person: string) {
  await eventuallyIs('Saying that there is no network', (await this.of(person)).sight.saysOffline, false)
})

When(
  "{person}'s window is {int} by {int}, with letters of {int} %",
  async function (this: Piazza, person: string, width: number, height: number, letters: number) {
    await (await this.of(person)).sight.resize(width, height, letters)
  },
)

Then('no message covers what {person} need/needs next', async function (this: Piazza, person: string) {
  const { sight } = await this.of(person)
  await eventuallyIs('What messages cover', sight.coveredNeeds, [])
})
