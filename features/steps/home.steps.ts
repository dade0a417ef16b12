import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import { type Aim, AIMS } from '#features/support/aims.ts'
import { finallyIs } from '#features/support/quiet.ts'
import type { Piazza } from '#features/support/world.ts'

const UNREAD_NOTICES = /\d+ notific\S+ da leggere/

Given('{string} on Home leads to {aim}', async function (this: Piazza, entry: string, aim: Aim) {
  await this.assembly.homeEntryAt(entry, AIMS[aim])
})

Then('the kinds on Home are {string}', async function (this: Piazza, kinds: string) {
  const { page } = await this.theirs
  await eventuallyIs('The kinds', async () => (await page.groups()).map(({ heading }) => heading).join(', '), kinds)
})

Then('Home offers {string} under {string}', async function (this: Piazza, entry: string, kind: string) {
  const { page } = await this.theirs
  await eventually(`"${entry}" should be under "${kind}"`, page.groups, (kinds) =>
    kinds.some(({ heading, titles }) => heading === kind && titles.includes(entry)),
  )
})

Then('Home does not offer {string}', async function (this: Piazza, entry: string) {
  const { page } = await this.theirs
  await eventually(
    `Home should be there without "${entry}"`,
    page.groups,
    (kinds) => kinds.length > 0 && kinds.every(({ titles }) => !titles.includes(entry)),
  )
})

When('{person} take/takes {string} on Home', async function (this: Piazza, person: string, entry: string) {
  await (await this.of(person)).page.follow(entry)
})

Then('Home shows something under {string}', async function (this: Piazza, heading: string) {
  const { page } = await this.theirs
  await eventually(`Something should be under "${heading}"`, page.lateGroups, (panels) =>
    panels.some((panel) => panel.heading === heading && panel.titles.length > 0),
  )
})

Then('Home shows nothing under {string}', async function (this: Piazza, heading: string) {
  const { page } = await this.theirs
  await eventually(`Nothing should be under "${heading}"`, page.lateGroups, (panels) =>
    panels.some((panel) => panel.heading === heading && panel.titles.length === 0),
  )
})

Then('Home shows {string} under his/her unread notices', async function (this: Piazza, title: string) {
  const { page } = await this.theirs
  await eventually(`"${title}" should be among the unread notices`, page.lateGroups, (panels) =>
    panels.some((panel) => UNREAD_NOTICES.test(panel.heading) && panel.titles.includes(title)),
  )
})

Then('Home shows {string} first under his/her unread notices', async function (this: Piazza, title: string) {
  const { page } = await this.theirs
  await eventually(`"${title}" should be the first unread notice`, page.lateGroups, (panels) =>
    panels.some((panel) => UNREAD_NOTICES.test(panel.heading) && panel.titles[0] === title),
  )
})

Then('what Home says of today is, in this order', async function (this: Piazza, table: DataTable) {
  const { page } = await this.theirs
  const expected = table.raw().map(([heading = '']) => heading)
  await eventuallyIs(
    'What Home says of today',
    async () => (await page.lateGroups()).map(({ heading }) => heading).join(', '),
    expected.join(', '),
  )
})

Then('Home shows {string} under {string}', async function (this: Piazza, title: string, heading: string) {
  const { page } = await this.theirs
  await eventually(`"${title}" should be under "${heading}"`, page.lateGroups, (panels) =>
    panels.some((panel) => panel.heading === heading && panel.titles.includes(title)),
  )
})

Then('Home has nothing under {string}', async function (this: Piazza, heading: string) {
  const device = await this.theirs
  const isThere = async () => {
    const panels = await device.page.lateGroups()
    return panels.length === 0 || panels.some((panel) => panel.heading === heading)
  }
  await finallyIs(device, `Whether "${heading}" is on Home`, isThere, false)
})
