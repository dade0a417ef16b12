import { type DataTable, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import type { Piazza } from '#features/support/world.ts'

Then('{person} see/sees the events', async function (this: Piazza, person: string, table: DataTable) {
  const { page } = await this.of(person)
  const expected = table.raw().map(([heading = '', titles = '']) => ({ heading, titles: titles.split(', ') }))
  await eventuallyIs('The events of the day', page.groups, expected)
})

When('{person} show/shows the filters', async function (this: Piazza, person: string) {
  const { filters } = await this.of(person)
  await eventuallyIs('The filters being shown', filters.areShown, false)
  await filters.toggle()
  await eventuallyIs('The filters being shown', filters.areShown, true)
})

When('{person} hide/hides the filters', async function (this: Piazza, person: string) {
  const { filters } = await this.of(person)
  await eventuallyIs('The filters being shown', filters.areShown, true)
  await filters.toggle()
})

Then('the filters are {word}', async function (this: Piazza, how: string) {
  await eventuallyIs('The filters being shown', (await this.theirs).filters.areShown, how === 'shown')
})

Then('the tour tells {person} {string}', async function (this: Piazza, person: string, words: string) {
  await eventually(`The tour should say "${words}"`, (await this.of(person)).filters.tour, (said) =>
    (said ?? '').startsWith(words),
  )
})

When('{person} close/closes the tour', async function (this: Piazza, person: string) {
  const { filters } = await this.of(person)
  await eventually('The tour should be on show', filters.tour, (said) => said !== undefined)
  await filters.closeTour()
})

/** Requires the toggle: a screen that is not loaded shows no tour either. */
Then('no tour is on show', async function (this: Piazza) {
  const { filters, page } = await this.theirs
  await eventually('The events should be there', page.groups, ({ length }) => length > 0)
  await eventuallyIs('The tour', filters.tour, undefined)
})
