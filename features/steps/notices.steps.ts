import { Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { PLACES, placeOf } from '#features/support/places.ts'
import type { Driver } from '#features/support/driver.ts'
import type { Piazza } from '#features/support/world.ts'

/** The list, once it is loaded. */
const listOf = async (world: Piazza, person: string) => {
  const { notices } = await world.of(person)
  await eventually('There should be notices', notices.noticeTitles, (titles) => titles.length > 0)
  return notices
}

/** Opens a notice from the list, and the list first, unless it is open. */
const open = async (world: Piazza, person: string, title: string): Promise<void> => {
  const { shell } = await world.of(person)
  if (placeOf(await shell.address()) !== 'the notices') await shell.go('the notices')
  await (await listOf(world, person)).openNotice(title)
}

const isReading = async (world: Piazza, person: string, title: string): Promise<void> => {
  await eventuallyIs('The notice being read', (await world.of(person)).notices.noticeTitle, title)
}

const asked = async (world: Piazza, person: string): Promise<void> => {
  const { shell } = await world.of(person)
  await eventually('There should be a question', shell.question, (question) => question !== undefined)
}

const isGone = async (world: Piazza, title: string): Promise<void> => {
  const { shell, notices } = await world.theirs
  // An empty list while loading proves nothing: the list must be loaded.
  await eventuallyIs('Being busy', shell.isWaiting, false)
  await eventually(
    `The notices should be there, without "${title}"`,
    notices.noticeTitles,
    (titles) => titles.length > 0 && !titles.includes(title),
  )
}

const clearOut = async (world: Piazza, person: string): Promise<void> => {
  await (await listOf(world, person)).clearOut()
  await asked(world, person)
}

Given('{person} has/have opened {string}', async function (this: Piazza, person: string, title: string) {
  await open(this, person, title)
  await isReading(this, person, title)
})

Given('{person} has/have signed in and opened {string}', async function (this: Piazza, person: string, title: string) {
  await this.beSignedIn(person)
  await open(this, person, title)
  await isReading(this, person, title)
})

Given('nobody knows which activity sent {string}', async function (this: Piazza, title: string) {
  await this.assembly.withoutSender(title)
})

Given('{person} follow/follows a link to {string}', async function (this: Piazza, person: string, title: string) {
  const { shell, ground } = await this.of(person)
  await shell.arrive(await ground.addressOfNotice(title))
})

Given(
  '{person} follow/follows a link to {string}, and signs in for it',
  async function (this: Piazza, person: string, title: string) {
    const { shell, ground } = await this.of(person)
    await shell.arrive(await ground.addressOfNotice(title))
    await eventually('There should be a question', shell.question, (question) => question !== undefined)
    await shell.confirm()
    await this.signIn(person)
  },
)

When('{person} open/opens {string}', async function (this: Piazza, person: string, title: string) {
  await open(this, person, title)
})

Then('{person} is/are reading {string}', async function (this: Piazza, person: string, title: string) {
  await isReading(this, person, title)
})

Then('{string} is among his/her/their notices', async function (this: Piazza, title: string) {
  await eventuallyHas('The notices', (await this.theirs).notices.noticeTitles, title)
})

Then('{string} is no longer among his/her/their notices', async function (this: Piazza, title: string) {
  await isGone(this, title)
})

Then('his/her/their notices begin with {string}', async function (this: Piazza, title: string) {
  await eventuallyIs('The first notice', async () => (await (await this.theirs).notices.noticeTitles())[0], title)
})

Then('his/her/their notices no longer begin with {string}', async function (this: Piazza, title: string) {
  const { notices } = await this.theirs
  await eventually(
    `The notices should begin with another than "${title}"`,
    notices.noticeTitles,
    ([first]) => first !== undefined && first !== title,
  )
})

Then('his/her/their notices are in the order of the alphabet', async function (this: Piazza) {
  const { notices } = await this.theirs
  const { compare } = new Intl.Collator('it')
  await eventually(
    'The notices should be in the order of the alphabet',
    notices.noticeTitles,
    (titles) => titles.length > 1 && titles.every((title, at) => at === 0 || compare(titles[at - 1] ?? '', title) <= 0),
  )
})

Then(
  'they are gathered under {string} first and {string} next',
  async function (this: Piazza, first: string, next: string) {
    const { notices } = await this.theirs
    await eventuallyIs(
      'The first headings',
      async () => (await notices.noticeGroups()).slice(0, 2).map(({ heading }) => heading),
      [first, next],
    )
  },
)

Then('{string} is gathered under {string}', async function (this: Piazza, title: string, heading: string) {
  const { notices } = await this.theirs
  await eventually(`"${title}" should be under "${heading}"`, notices.noticeGroups, (groups) =>
    groups.some((group) => group.heading === heading && group.titles.includes(title)),
  )
})

When('{person} put/puts them in the order {string}', async function (this: Piazza, person: string, order: string) {
  await (await listOf(this, person)).order(order)
})

When('{person} gather/gathers them by {string}', async function (this: Piazza, person: string, grouping: string) {
  await (await listOf(this, person)).gather(grouping)
})

When('{person} look/looks only at {string}', async function (this: Piazza, person: string, tag: string) {
  await (await listOf(this, person)).lookOnlyAt(tag)
})

When('{person} look/looks at all of them', async function (this: Piazza, person: string) {
  await (await this.of(person)).notices.lookAtAll()
})

/** Distinct requested pages: Home also reads the newest notices. */
const pagesAsked = async ({ ground }: Driver) => {
  const asked = await ground.pagesAsked()
  return asked.filter(({ page }, at) => asked.findIndex((other) => other.page === page) === at)
}

Then(
  'there are {int} of them, and the first {int} have been fetched',
  async function (this: Piazza, all: number, first: number) {
    const theirs = await this.theirs
    await eventuallyIs('How many notices there are', theirs.notices.noticeTotal, all)
    await eventuallyIs('The pages asked for', () => pagesAsked(theirs), [{ page: 1, size: first }])
  },
)

When('{person} go/goes down to the last of them', async function (this: Piazza, person: string) {
  await (await this.of(person)).notices.goToLast()
})

Then('the last of them is there to read', async function (this: Piazza) {
  const theirs = await this.theirs
  await eventually('The last notice should be there', theirs.notices.lastTitle, (title) => title !== undefined)
  await eventuallyIs('The pages asked for', async () => (await pagesAsked(theirs)).map(({ page }) => page), [1, 2])
})

Then('{person} has/have {int} unread notices', async function (this: Piazza, person: string, unread: number) {
  await eventuallyIs('The unread notices', (await this.of(person)).notices.unreadCount, unread)
})

const throwAway = async (world: Piazza, person: string, title: string): Promise<void> => {
  const { notices } = await world.of(person)
  await eventuallyHas('The notices', notices.noticeTitles, title)
  await notices.throwAway(title)
  await asked(world, person)
}

When('{person} throw/throws away {string}', async function (this: Piazza, person: string, title: string) {
  await throwAway(this, person, title)
})

Given('{person} has/have thrown away {string}', async function (this: Piazza, person: string, title: string) {
  await throwAway(this, person, title)
  await (await this.of(person)).shell.confirm()
  await isGone(this, title)
})

When('{person} throw/throws it away and confirm/confirms', async function (this: Piazza, person: string) {
  const { shell, notices } = await this.of(person)
  await notices.throwAway(undefined)
  await asked(this, person)
  await shell.confirm()
})

Then(
  '{person} is/are asked {string} under {string}',
  async function (this: Piazza, person: string, text: string, title: string) {
    await eventuallyIs('The question', (await this.of(person)).shell.question, { title, text })
  },
)

Then('{person} is/are at the notices of {string}', async function (this: Piazza, person: string, sender: string) {
  const { shell, notices } = await this.of(person)
  await eventually('The place should be the notices of one sender', shell.address, (address) =>
    address.startsWith(`${PLACES['the notices']}?activity=`),
  )
  await eventually(
    `All notices should come from "${sender}"`,
    notices.noticeSenders,
    (senders) => senders.length > 0 && senders.every((one) => one === sender),
  )
})

When(
  '{person} pick/picks {string} and {string}',
  async function (this: Piazza, person: string, one: string, other: string) {
    const { notices } = await this.of(person)
    await eventuallyHas('The notices', notices.noticeTitles, one)
    await notices.pick(one)
    await notices.pick(other)
  },
)

When('{person} pick/picks all of them', async function (this: Piazza, person: string) {
  await (await listOf(this, person)).pickAll()
})

When(
  '{person} throw/throws away what he/she/they picked and confirm/confirms',
  async function (this: Piazza, person: string) {
    const { shell, notices } = await this.of(person)
    await notices.throwAwayPicked()
    await asked(this, person)
    await shell.confirm()
  },
)

Then('{string} and {string} are still picked', async function (this: Piazza, one: string, other: string) {
  const { notices } = await this.theirs
  await eventually('Both should be picked', notices.picked, (picked) => picked.includes(one) && picked.includes(other))
})

When('{person} clear/clears out his/her/their notices', async function (this: Piazza, person: string) {
  await clearOut(this, person)
})

When(
  '{person} clear/clears out his/her/their notices and confirm/confirms',
  async function (this: Piazza, person: string) {
    await clearOut(this, person)
    await (await this.of(person)).shell.confirm()
  },
)
