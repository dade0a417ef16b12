import { Given, Then, When } from '@cucumber/cucumber'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { usernameOf } from '#features/support/people.ts'
import type { Piazza } from '#features/support/world.ts'

const SEND = 'Invia le risposte'
const SEND_SO = 'Invia così'
const ANONYMOUS = 'Rispondi in forma anonima'

const sendAnswers = async (world: Piazza, person: string): Promise<void> => {
  const { forms } = await world.of(person)
  await forms.tap(SEND)
  // No scenario answers all questions: what is missing is said first.
  await forms.tap(SEND_SO)
}

const isClosed = async ({ page }: Driver): Promise<void> => {
  await eventuallyHas('What the survey says', page.texts, 'Risposte inviate')
}

/** Waits for a question before it is answered. */
const questionOf = async (world: Piazza, person: string, question: string) => {
  const { questions } = await world.of(person)
  await eventually(`"${question}" should be asked`, questions.all, (all) => all.some(({ text }) => text === question))
  return questions
}

const asksFor = (kind: 'rating' | 'words') =>
  async function (this: Piazza, question: string) {
    const { questions } = await this.theirs
    await eventually(`It should ask for ${kind} on "${question}"`, questions.all, (all) =>
      all.some((one) => one.text === question && one.kind === kind),
    )
  }

Then('it asks for a rating of {string}', asksFor('rating'))
Then('it asks for words on {string}', asksFor('words'))

When(
  '{person} rate/rates {string} with {int}',
  async function (this: Piazza, person: string, question: string, stars: number) {
    await (await questionOf(this, person, question)).rate(question, stars)
  },
)

When(
  '{person} rate/rates {string} with {int} and send/sends his/her/their answers',
  async function (this: Piazza, person: string, question: string, stars: number) {
    await (await questionOf(this, person, question)).rate(question, stars)
    await sendAnswers(this, person)
  },
)

/** Waits until the server has the answers: leaving earlier may lose them. */
Given(
  '{person} has/have rated {string} with {int} and sent his/her/their answers',
  async function (this: Piazza, person: string, question: string, stars: number) {
    await (await questionOf(this, person, question)).rate(question, stars)
    await sendAnswers(this, person)
    await isClosed(await this.of(person))
  },
)

Given(
  'without a network {person} has/have rated {string} with {int} and sent his/her/their answers',
  async function (this: Piazza, person: string, question: string, stars: number) {
    const { ground, shell } = await this.of(person)
    await ground.network(false)
    await (await questionOf(this, person, question)).rate(question, stars)
    await sendAnswers(this, person)
    await eventuallyHas('What is to be read', shell.texts, 'In attesa della rete')
  },
)

When(
  '{person} answer/answers {string} with {string}',
  async function (this: Piazza, person: string, question: string, words: string) {
    await (await questionOf(this, person, question)).answer(question, words)
  },
)

When('{person} send/sends his/her/their answers', async function (this: Piazza, person: string) {
  await sendAnswers(this, person)
})

When('{person} would rather not give his/her/their name', async function (this: Piazza, person: string) {
  await (await this.of(person)).forms.flip(ANONYMOUS)
})

Given(
  '{person} could not send that he/she/they rate/rates {string} with {int}',
  async function (this: Piazza, person: string, question: string, stars: number) {
    const { shell } = await this.of(person)
    const asked = await questionOf(this, person, question)
    await this.assembly.trouble('is out of reach', 'the answers')
    await asked.rate(question, stars)
    await sendAnswers(this, person)
    await eventually('The failure should be told', shell.announcements, (told) => told.length > 0)
    await this.assembly.recover()
  },
)

Given(
  '{person} had begun to answer {string} with a rating of {int} for {string}',
  async function (this: Piazza, person: string, survey: string, stars: number, question: string) {
    this.nameOf(person)
    await this.assembly.answeredBefore(survey, question, String(stars))
  },
)

When(
  '{person} has the survey {string} open in a second window',
  async function (this: Piazza, person: string, title: string) {
    const { ground } = await this.of(person)
    await this.openSecondWindow(person, await ground.addressOfNotice(title))
    await eventually('The second window should ask', this.second.questions.all, (all) => all.length > 0)
  },
)

Then(
  'in the second window the survey is closed, and {string} is rated {int}',
  async function (this: Piazza, question: string, stars: number) {
    await isClosed(this.second)
    await eventuallyIs(`The rating of "${question}"`, () => this.second.questions.rating(question), stars)
  },
)

Then('the survey is closed', async function (this: Piazza) {
  await isClosed(await this.theirs)
})

Then('{string} is rated {int}', async function (this: Piazza, question: string, stars: number) {
  const { questions } = await this.theirs
  await eventuallyIs(`The rating of "${question}"`, () => questions.rating(question), stars)
})

Then('{string} is answered {string}', async function (this: Piazza, question: string, words: string) {
  const { questions } = await this.theirs
  await eventuallyIs(`The answer to "${question}"`, () => questions.words(question), words)
})

Then('nothing can be answered any more', async function (this: Piazza) {
  const driver = await this.theirs
  await isClosed(driver)
  await eventuallyIs('Being able to answer', () => driver.forms.offers(SEND), false)
})

Then('his/her/their name goes with his/her/their answers', async function (this: Piazza) {
  const { forms } = await this.theirs
  await eventuallyIs('Leaving the name out', () => forms.isOn(ANONYMOUS), false)
})

Then('it does not offer to leave out his/her/their name', async function (this: Piazza) {
  const { questions, page } = await this.theirs
  await eventually('The survey should be there', questions.all, ({ length }) => length > 0)
  await eventually('Leaving the name out should not be on offer', page.texts, (texts) => !texts.includes(ANONYMOUS))
})

/** Reads the world, because no screen shows whether a name was sent. */
const answeredBy = async (world: Piazza, person: string, name: string | undefined): Promise<void> => {
  const driver = await world.of(person)
  const { page, ground } = driver
  await isClosed(driver)
  const survey = (await page.title()) ?? ''
  await eventuallyIs('The name that the server has', () => ground.answeredBy(survey), { name })
}

Then("the server has {person}'s answers with his/her/their name", async function (this: Piazza, person: string) {
  await answeredBy(this, person, usernameOf(this.nameOf(person)))
})

/** Wherever they are: what waited is sent from any page. */
Then("the server has {person}'s answers to {string}", async function (this: Piazza, person: string, survey: string) {
  const { ground } = await this.of(person)
  await eventuallyIs('Whose answers the server has', () => ground.answeredBy(survey), {
    name: usernameOf(this.nameOf(person)),
  })
})

Then("the server has {person}'s answers without his/her/their name", async function (this: Piazza, person: string) {
  await answeredBy(this, person, undefined)
})
