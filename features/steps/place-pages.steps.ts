import { Then } from '@cucumber/cucumber'
import type { Matter } from '#features/catalogue/catalogue.ts'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { hasHeard } from '#features/support/quiet.ts'
import { townOfRun } from '#features/support/towns.ts'
import type { Piazza } from '#features/support/world.ts'

Then('{person} see/sees that a part of the page has failed', async function (this: Piazza, person: string) {
  await eventuallyIs('Having failed in its place', (await this.of(person)).shell.hasFailed, true)
})

/** Waits until no request is running. */
Then('the server has heard once of {matter}', async function (this: Piazza, matter: Matter) {
  await hasHeard(await this.theirs, matter, 1)
})

Then('no picture of the page is broken', async function (this: Piazza) {
  await eventuallyIs('The broken pictures', (await this.theirs).sight.places.brokenPictures, [])
})

Then('nothing in the page can run, nor has run', async function (this: Piazza) {
  const { places, pageTitle } = (await this.theirs).sight
  await eventuallyIs('What could run', places.activeContent, [])
  await eventually('The title should be the page’s own', pageTitle, (title) =>
    title.endsWith(`Bar Pasticceria Centrale · ${townOfRun().name}`),
  )
})

Then('the title of the page is {string}', async function (this: Piazza, title: string) {
  await eventually(`The title should be ${title}`, (await this.theirs).sight.pageTitle, (seen) =>
    seen.includes(`${title} · `),
  )
})
