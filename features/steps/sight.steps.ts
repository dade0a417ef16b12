import { Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import type { Sight } from '#features/support/sight.ts'
import type { Piazza } from '#features/support/world.ts'

/** Widths and heights on the screen, in CSS pixels. */
const RAIL_WIDE = 200
const ROUNDING = 0.5

const sightOf = async (world: Piazza, called = 'they'): Promise<Sight> => (await world.of(called)).sight

Then('the ways at the bottom are {string}', async function (this: Piazza, ways: string) {
  const { bottomWays } = (await this.theirs).shell
  await eventuallyIs('The ways at the bottom', async () => (await bottomWays()).join(', '), ways)
})

Then('{string} is marked as where he/she/they is/are', async function (this: Piazza, way: string) {
  await eventuallyIs('The way marked', (await this.theirs).shell.currentWay, way)
})

Then('nothing is at the bottom', async function (this: Piazza) {
  const { sideWays } = await sightOf(this)
  await eventually('There should be ways at the side', sideWays, ({ length }) => length > 0)
  await eventuallyIs('The ways at the bottom', (await this.theirs).shell.bottomWays, [])
})

When('{person} call/calls up the ways at the side', async function (this: Piazza, person: string) {
  await (await sightOf(this, person)).callSideWays()
})

When('{person} put/puts them away', async function (this: Piazza, person: string) {
  await (await sightOf(this, person)).putSideWaysAway()
})

Then('{string} is offered at the side', async function (this: Piazza, way: string) {
  await eventuallyHas('The ways at the side', (await sightOf(this)).sideWays, way)
})

Then('the ways at the side are away', async function (this: Piazza) {
  await eventuallyIs('The ways at the side', (await sightOf(this)).sideWays, [])
})

When('{person} reach/reaches the ways at the side by mouse', async function (this: Piazza, person: string) {
  await (await sightOf(this, person)).reachSideWays('mouse')
})

When('{person} reach/reaches the ways at the side by keyboard', async function (this: Piazza, person: string) {
  await (await sightOf(this, person)).reachSideWays('keyboard')
})

When('{person} make/makes the window narrower', async function (this: Piazza, person: string) {
  await (await sightOf(this, person)).makeNarrower()
})

Then('the ways at the side are narrow', async function (this: Piazza) {
  const { sideWidth } = await sightOf(this)
  await eventually(`The ways at the side should be under ${RAIL_WIDE} px wide`, sideWidth, (px) => px < RAIL_WIDE)
})

Then('the ways at the side are wide', async function (this: Piazza) {
  const { sideWidth } = await sightOf(this)
  await eventually(`The ways at the side should be at least ${RAIL_WIDE} px wide`, sideWidth, (px) => px >= RAIL_WIDE)
})

Then('no ways are on show', async function (this: Piazza) {
  const { sideWays } = await sightOf(this)
  const { bottomWays } = (await this.theirs).shell
  await eventuallyIs('The ways', async () => [...(await bottomWays()), ...(await sideWays())], [])
})

Then('the bar at the top is {int} px high', async function (this: Piazza, height: number) {
  const { topHeight } = await sightOf(this)
  await eventually(`The bar should be ${height} px high`, topHeight, (px) => Math.abs(px - height) <= ROUNDING)
})

const shows = (things: readonly string[], thing: string): boolean => things.some((seen) => seen.includes(thing))

Then(
  'the bar at the top shows the way back, the logo and his/her/their initials {string}',
  async function (this: Piazza, initials: string) {
    const { topShows } = await sightOf(this)
    await eventually('The bar should show all three', topShows, (things) =>
      ['Indietro', 'Logo', initials].every((thing) => shows(things, thing)),
    )
  },
)

Then(
  'the bar at the top shows his/her/their initials {string}, and no way back',
  async function (this: Piazza, initials: string) {
    const { topShows } = await sightOf(this)
    await eventually(
      'The bar should show no way back',
      topShows,
      (things) => shows(things, initials) && !shows(things, 'Indietro'),
    )
  },
)

When('{person} want/wants to search', async function (this: Piazza, person: string) {
  await (await sightOf(this, person)).startSearching()
})

When('{person} open/opens the menu', async function (this: Piazza, person: string) {
  await (await this.of(person)).shell.openMenu()
})

Then('the menu offers {string}', async function (this: Piazza, items: string) {
  const { menu } = (await this.theirs).shell
  await eventuallyIs('The menu', async () => (await menu()).join(', '), items)
})

When('{person} press/presses beside it, on {string}', async function (this: Piazza, person: string, words: string) {
  await (await sightOf(this, person)).pressPlaceOf(words)
})

Then('the menu is away', async function (this: Piazza) {
  await eventuallyIs('The menu', (await this.theirs).shell.menu, [])
})

Given('the device of {person} is {int} day(s) ahead', async function (this: Piazza, person: string, days: number) {
  await (await sightOf(this, person)).beAhead(days)
})

Given('{person} has the oldest browser that Piazza supports', async function (this: Piazza, person: string) {
  await (await sightOf(this, person)).beAged('oldest')
})

Given('{person} has a browser older than Piazza supports', async function (this: Piazza, person: string) {
  await (await sightOf(this, person)).beAged('older')
})

Then('all that {person} finds is {string}', async function (this: Piazza, person: string, titles: string) {
  const { warned } = await sightOf(this, person)
  await eventuallyIs('The titles', async () => (await warned()).join(', '), titles)
})

Then('the title of the page counts {int}', async function (this: Piazza, count: number) {
  await eventually(`The title should count ${count}`, (await sightOf(this)).pageTitle, (title) =>
    title.includes(`(${count})`),
  )
})

Then('search engines are asked to leave this page out', async function (this: Piazza) {
  await eventuallyIs('Whether it is left out', (await sightOf(this)).isLeftOut, true)
})

Then('search engines may keep this page', async function (this: Piazza) {
  await eventuallyIs('Whether it is left out', (await sightOf(this)).isLeftOut, false)
})

Then('the icon of the app counts {int}', async function (this: Piazza, count: number) {
  await eventuallyIs('The count on the icon', (await sightOf(this)).iconCount, count)
})

When('{person} press/presses {string}', async function (this: Piazza, person: string, key: string) {
  await (await sightOf(this, person)).press(key)
})

Then('the question is at most {int} px wide', async function (this: Piazza, width: number) {
  const { questionWidth } = await sightOf(this)
  await eventually(`The question should be at most ${width} px wide`, questionWidth, (px) => px > 0 && px <= width)
})

Then('the keyboard stays within the question', async function (this: Piazza) {
  const { press, focus } = await sightOf(this)
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await press(key)
    await eventually(`The focus should stay after ${key}`, focus, ({ inQuestion }) => inQuestion)
  }
})

Then('the keyboard is back where it was', async function (this: Piazza) {
  const { focus } = await sightOf(this)
  await eventually('The focus should be on what had asked', focus, ({ name, inQuestion }) => name !== '' && !inQuestion)
})

When('{person} go/goes back as the device does', async function (this: Piazza, person: string) {
  await (await sightOf(this, person)).deviceBack()
})

When('{person} rest/rests on the message', async function (this: Piazza, person: string) {
  await (await sightOf(this, person)).restOnAnnouncement()
})

When('{person} put/puts the message away', async function (this: Piazza, person: string) {
  await (await sightOf(this, person)).putAnnouncementAway()
})

Then('no message is on show', async function (this: Piazza) {
  await eventuallyIs('The messages', (await this.theirs).shell.announcements, [])
})

Then('everything kept on his/her/their device is under the name of the app', async function (this: Piazza) {
  const { keptOnDevice } = await sightOf(this)
  await eventually(
    'Everything should be under the name of the app',
    keptOnDevice,
    (keys) => keys.length > 0 && keys.every((key) => key.startsWith('piazza.')),
  )
})
