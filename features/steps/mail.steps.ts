import { Then, When } from '@cucumber/cucumber'
import { eventually } from '#features/support/eventually.ts'
import type { MailSeen } from '#features/support/page.ts'
import type { Piazza } from '#features/support/world.ts'

When('{person} go/goes to the end of the page', async function (this: Piazza, person: string) {
  await (await this.of(person)).page.goToEnd()
})

const opens = async (world: Piazza, link: string, what: string, is: (mail: MailSeen) => boolean): Promise<void> => {
  const { page } = await world.theirs
  await eventually(
    `"${link}" should open an e-mail ${what}`,
    () => page.mailOf(link),
    (mail) => mail !== undefined && is(mail),
  )
}

Then('{string} opens an e-mail to {string}', async function (this: Piazza, link: string, to: string) {
  await opens(this, link, `to ${to}`, (mail) => mail.to === to)
})

Then(
  '{string} opens an e-mail to {string} about {string}',
  async function (this: Piazza, link: string, to: string, subject: string) {
    await opens(this, link, `to ${to} about ${subject}`, (mail) => mail.to === to && mail.subject === subject)
  },
)

Then('the e-mail of {string} says {string}', async function (this: Piazza, link: string, words: string) {
  await opens(this, link, `that says ${words}`, ({ text }) => text.includes(words))
})

Then('the e-mail of {string} says nothing of {string}', async function (this: Piazza, link: string, words: string) {
  await opens(this, link, `that says nothing of ${words}`, ({ text }) => text !== '' && !text.includes(words))
})
