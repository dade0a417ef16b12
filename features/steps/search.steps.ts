import { Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import type { Piazza } from '#features/support/world.ts'

/** What the provinces stand under. */
const WHERE = 'Dove cercare'

When('{person} look/looks for {string}', async function (this: Piazza, person: string, words: string) {
  await (await this.of(person)).searchbox.type(words)
})

When(
  '{person} look/looks for {string}, and send/sends it',
  async function (this: Piazza, person: string, words: string) {
    const { searchbox } = await this.of(person)
    await searchbox.type(words)
    await searchbox.send()
  },
)

When('{person} look/looks only in {string}', async function (this: Piazza, person: string, province: string) {
  const { forms, page } = await this.of(person)
  await eventually(
    `"${province}" should be on offer`,
    () => page.choices(WHERE),
    (all) => all.includes(province),
  )
  await forms.flip(province)
})

When('{person} take/takes {string} from what was found', async function (this: Piazza, person: string, title: string) {
  const { forms, page } = await this.of(person)
  await eventually(`"${title}" should be found`, page.groups, (kinds) =>
    kinds.some(({ titles }) => titles.includes(title)),
  )
  await forms.tap(title)
})

Then(
  '{person} find/finds {string} under {string}',
  async function (this: Piazza, person: string, title: string, kind: string) {
    const { page } = await this.of(person)
    await eventually(`"${title}" should be under "${kind}"`, page.groups, (kinds) =>
      kinds.some(({ heading, titles }) => heading === kind && titles.includes(title)),
    )
  },
)

Then('the provinces on offer are {string}', async function (this: Piazza, provinces: string) {
  const { page } = await this.theirs
  await eventuallyIs('The provinces', async () => (await page.choices(WHERE)).join(', '), provinces)
})

Then('the search still says {string}', async function (this: Piazza, words: string) {
  const { searchbox } = await this.theirs
  await eventuallyIs('The field', searchbox.typed, words)
})

Then('{person} see/sees that the search has failed', async function (this: Piazza, person: string) {
  const { shell } = await this.of(person)
  await eventually('The search should have failed', shell.hasFailed, (failed) => failed)
})
