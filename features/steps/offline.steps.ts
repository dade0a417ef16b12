import { strict as assert } from 'node:assert'
import { Given, Then, When } from '@cucumber/cucumber'
import { correct, withdraw } from '#features/support/edits.ts'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { hasHeard } from '#features/support/quiet.ts'
import { PASSWORD, usernameOf } from '#features/support/people.ts'
import { PLACES } from '#features/catalogue/pages.ts'
import type { Piazza } from '#features/support/world.ts'

/** How the age of what was read at the time of the features begins. */
const AGE = 'Dati di oggi alle 09:3'

Then('{person} reads {string}, as it was today', async function (this: Piazza, person: string, words: string) {
  const { shell } = await this.of(person)
  await eventuallyHas('What is to be read', shell.texts, words)
  await eventuallyHas('What is to be read', shell.texts, AGE)
})

Then('{person} reads {string}, as it is now', async function (this: Piazza, person: string, words: string) {
  const { shell } = await this.of(person)
  await eventually(
    `"${words}" should be read anew`,
    shell.texts,
    (texts) => texts.some((text) => text.includes(words)) && texts.every((text) => !text.includes(AGE)),
  )
})

When('the network is lost, and {person} taps {string}', async function (this: Piazza, person: string, action: string) {
  const { ground, forms } = await this.of(person)
  await ground.network(false)
  await forms.tap(action)
})

When('the network is lost, and comes back', async function (this: Piazza) {
  const { ground } = await this.theirs
  await ground.network(false)
  await ground.network(true)
})

Given("{person} has signed in on {person}'s device since", async function (this: Piazza, other: string, owner: string) {
  const { ground, session } = await this.of(owner)
  await ground.beSignedIn(usernameOf(other), PASSWORD, PLACES.Home)
  await eventually('The other should be known', session.knownAs, (name) => name === other)
})

Given('the network is lost, and the storage of what waits for it', async function (this: Piazza) {
  const { ground } = await this.theirs
  await ground.loseDatabase()
  await ground.network(false)
})

Then('what {person} read is on his/her device', async function (this: Piazza, person: string) {
  const { ground } = await this.of(person)
  await eventually('Something should be kept', ground.answersKept, (kept) => kept > 0)
})

Then('nothing that {person} read is on his/her device', async function (this: Piazza, person: string) {
  const { ground } = await this.of(person)
  await eventually('Nothing should be kept', ground.answersKept, (kept) => kept === 0)
})

const AGES: Readonly<Record<string, number>> = {
  'an hour': 1,
  'two hours': 2,
  'three hours': 3,
  'a day': 24,
  'three days': 72,
}

Given(
  /^(an hour|two hours|three hours|a day|three days) (?:has|have) passed since$/,
  async function (this: Piazza, age: string) {
    const { ground } = await this.theirs
    await eventually('Something should be kept', ground.answersKept, (kept) => kept >= 0)
    await ground.age(AGES[age] ?? 0)
  },
)

Given(
  '{string} has been withdrawn from {person} since, and {string} corrected to {string}',
  async function (this: Piazza, withdrawn: string, person: string, title: string, corrected: string) {
    const { ground } = await this.of(person)
    const name = this.nameOf(person)
    await ground.edit(async (world) => {
      await withdraw(world, name, withdrawn)
      await correct(world, name, title, corrected)
    })
  },
)

Then(
  '{person} reads {string}, as it was on {string}',
  async function (this: Piazza, person: string, words: string, day: string) {
    const { shell } = await this.of(person)
    await eventuallyHas('What is to be read', shell.texts, words)
    await eventuallyHas('What is to be read', shell.texts, `Dati di ${day} alle 09:3`)
  },
)

Then(
  '{person} reads {string} until the server has answered',
  async function (this: Piazza, person: string, words: string) {
    const { shell } = await this.of(person)
    await eventuallyHas('What is to be read', shell.texts, words)
    await this.assembly.recover()
    await eventually(`Nothing should be left of "${words}"`, shell.texts, (texts) =>
      texts.every((text) => !text.includes(words)),
    )
  },
)

Then(
  '{person} reads {string} before the server has answered',
  async function (this: Piazza, person: string, words: string) {
    const { shell } = await this.of(person)
    await eventuallyHas('What is to be read', shell.texts, words)
    await eventuallyIs('Waiting for the server', shell.isWaiting, true)
  },
)

Then(
  '{person} reads {string} before the server has answered, without a word of its age',
  async function (this: Piazza, person: string, words: string) {
    const { shell } = await this.of(person)
    await eventuallyHas('What is to be read', shell.texts, words)
    const texts = await shell.texts()
    await eventuallyIs('Waiting for the server', shell.isWaiting, true)
    assert.deepEqual(
      texts.filter((text) => text.includes('Dati di')),
      [],
    )
  },
)

Then(
  /^the server has been asked for the municipalities (once|twice)$/,
  async function (this: Piazza, times: 'once' | 'twice') {
    await hasHeard(await this.theirs, 'the municipalities', times === 'once' ? 1 : 2)
  },
)
