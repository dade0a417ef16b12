import { Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import type { Piazza } from '#features/support/world.ts'
import { SCREENS } from '#ui/base/screens.ts'

Given('{person} is on Home and begins to count his/her/their taps', async function (this: Piazza, person: string) {
  const { shell, page, sight } = await this.of(person)
  await shell.arrive(SCREENS.home.path)
  await eventually('Home should be there', page.groups, ({ length }) => length > 0)
  await sight.taps.count()
})

When('{person} taps into the search, and sends {string}', async function (this: Piazza, person: string, words: string) {
  const { searchbox, sight } = await this.of(person)
  await sight.taps.intoSearch()
  await searchbox.type(words)
  await searchbox.send()
})

Then('{person} has needed {int} tap(s)', async function (this: Piazza, person: string, taps: number) {
  await eventuallyIs('The taps', (await this.of(person)).sight.taps.counted, taps)
})
