import { Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import type { DirectoryListSight } from '#features/support/sight.ts'
import type { Piazza } from '#features/support/world.ts'

/** The row at the top at the last look, per scenario. */
const lastTop = new WeakMap<Piazza, number>()

const topNow = async ({ top }: DirectoryListSight): Promise<number> =>
  Number(await eventually('There should be a list', top, (row) => row !== undefined))

const sightOf = async (world: Piazza): Promise<DirectoryListSight> => (await world.theirs).sight.directoryList

Then('{person} see/sees that the list has failed', async function (this: Piazza, person: string) {
  await eventuallyIs('Having failed in its place', (await this.of(person)).shell.hasFailed, true)
})

When('{person} scroll/scrolls past {int} places', async function (this: Piazza, person: string, count: number) {
  const { sight } = await this.of(person)
  await sight.directoryList.scrollPast(count)
  await eventuallyIs('The place at the top', sight.directoryList.top, count + 1)
  lastTop.set(this, count + 1)
})

When('{person} go/goes into the place at the top, and back', async function (this: Piazza, person: string) {
  const { shell, sight } = await this.of(person)
  const top = await topNow(sight.directoryList)
  lastTop.set(this, top)
  const list = await shell.address()
  await sight.directoryList.goInto(top)
  await eventually('They should be elsewhere', shell.address, (address) => address !== list)
  await shell.goBack()
  await eventuallyIs('The address', shell.address, list)
})

When(
  '{person} scroll/scrolls past {int} places, and tap/taps the one at the top at once',
  async function (this: Piazza, person: string, count: number) {
    const { sight } = await this.of(person)
    await sight.directoryList.scrollPast(count)
    await sight.directoryList.goInto(count + 1)
    lastTop.set(this, count + 1)
  },
)

Then('{person} is elsewhere', async function (this: Piazza, person: string) {
  const { shell, sight } = await this.of(person)
  await eventuallyIs('The list', sight.directoryList.top, undefined)
  await eventually('They should be at one place', shell.address, (address) => /^\/contact\/\d+$/.test(address))
})

When('{person} take/takes the link to page {int}', async function (this: Piazza, person: string, page: number) {
  await (await this.of(person)).sight.directoryList.takePage(page)
})

Then('the same place is at the top as before', async function (this: Piazza) {
  await eventuallyIs('The place at the top', (await sightOf(this)).top, lastTop.get(this))
})

Then('place {int} is at the top', async function (this: Piazza, row: number) {
  await eventuallyIs('The place at the top', (await sightOf(this)).top, row)
})

Then('the focus is on that place', async function (this: Piazza) {
  await eventuallyIs('The place with the focus', (await sightOf(this)).focused, lastTop.get(this))
})

Then('the focus is on place {int}', async function (this: Piazza, row: number) {
  await eventuallyIs('The place with the focus', (await sightOf(this)).focused, row)
})
