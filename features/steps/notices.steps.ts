import { Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { startPicking } from '#features/support/page.ts'
import { PLACES } from '#features/catalogue/pages.ts'
import { placeOf } from '#features/support/places.ts'
import { untilQuiet } from '#features/support/quiet.ts'
import { FETCHING } from '#features/support/version-tasks.ts'
import type { Driver } from '#features/support/driver.ts'
import { agreeToSignIn } from '#features/support/sign-in-tasks.ts'
import type { Piazza } from '#features/support/world.ts'

const titlesOf = async ({ rows }: Driver['page']): Promise<readonly string[]> => (await rows()).map(({ name }) => name)

/** The list, once it is loaded. */
const listOf = async (world: Piazza, person: string) => {
  const driver = await world.of(person)
  await eventually('There should be notices', driver.page.rows, (rows) => rows.length > 0)
  return driver
}

const FILTER = 'Filtra e ordina'

/** Opens the filters, chooses, and shows the list again. */
const arrange = async (world: Piazza, person: string, choose: (driver: Driver) => Promise<void>): Promise<void> => {
  const driver = await listOf(world, person)
  const active = `${FILTER}, filtri attivi`
  await driver.forms.tap((await driver.forms.offers(active)) ? active : FILTER)
  await choose(driver)
  await driver.forms.tap('Mostra le notifiche')
}

/** Opens a notice from the list, and the list first, unless it is open. */
const open = async (world: Piazza, person: string, title: string): Promise<void> => {
  const { shell } = await world.of(person)
  if (placeOf(await shell.address()) !== 'the notices') await shell.go('the notices')
  await (await listOf(world, person)).page.open(title)
  await eventually('A notice should be open', shell.address, (address) => /^\/noticeSent\/\d+/.test(address))
}

const isReading = async (world: Piazza, person: string, title: string): Promise<void> => {
  await eventuallyIs('The notice being read', (await world.of(person)).page.title, title)
}

const asked = async (world: Piazza, person: string): Promise<void> => {
  const { shell } = await world.of(person)
  await eventually('There should be a question', shell.question, (question) => question !== undefined)
}

const isGone = async (world: Piazza, title: string): Promise<void> => {
  const { shell, page } = await world.theirs
  // An empty list while loading proves nothing: the list must be loaded.
  await eventuallyIs('Being busy', shell.isWaiting, false)
  await eventually(
    `The notices should be there, without "${title}"`,
    () => titlesOf(page),
    (titles) => titles.length > 0 && !titles.includes(title),
  )
}

const clearOut = async (world: Piazza, person: string): Promise<void> => {
  const driver = await listOf(world, person)
  await startPicking(driver)
  await driver.forms.tap('Elimina tutte le notifiche')
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

Given(
  '{person} has/have signed in and opened {string}, with Piazza on his/her device',
  FETCHING,
  async function (this: Piazza, person: string, title: string) {
    const { versions } = await this.beSignedIn(person)
    await open(this, person, title)
    await isReading(this, person, title)
    await versions.settleOnDevice()
  },
)

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
    await agreeToSignIn(await this.of(person))
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
  const { page } = await this.theirs
  await eventuallyHas('The notices', () => titlesOf(page), title)
})

Then('{string} is no longer among his/her/their notices', async function (this: Piazza, title: string) {
  await isGone(this, title)
})

Then('his/her/their notices begin with {string}', async function (this: Piazza, title: string) {
  const { page } = await this.theirs
  await eventuallyIs('The first notice', async () => (await titlesOf(page))[0], title)
})

Then('his/her/their notices no longer begin with {string}', async function (this: Piazza, title: string) {
  const { page } = await this.theirs
  await eventually(
    `The notices should begin with another than "${title}"`,
    () => titlesOf(page),
    ([first]) => first !== undefined && first !== title,
  )
})

Then('his/her/their notices are in the order of the alphabet', async function (this: Piazza) {
  const { page } = await this.theirs
  const { compare } = new Intl.Collator('it')
  await eventually(
    'The notices should be in the order of the alphabet',
    // When it came is heard beside the title of one that has a namesake.
    async () => (await titlesOf(page)).map((heard) => heard.split('\n')[0] ?? ''),
    (titles) => titles.length > 1 && titles.every((title, at) => at === 0 || compare(titles[at - 1] ?? '', title) <= 0),
  )
})

Then(
  'they are gathered under {string} first and {string} next',
  async function (this: Piazza, first: string, next: string) {
    const { page } = await this.theirs
    await eventuallyIs(
      'The first headings',
      async () => (await page.groups()).slice(0, 2).map(({ heading }) => heading),
      [first, next],
    )
  },
)

Then('{string} is gathered under {string}', async function (this: Piazza, title: string, heading: string) {
  const { page } = await this.theirs
  await eventually(`"${title}" should be under "${heading}"`, page.groups, (groups) =>
    groups.some((group) => group.heading === heading && group.titles.includes(title)),
  )
})

When('{person} put/puts them in the order {string}', async function (this: Piazza, person: string, order: string) {
  await arrange(this, person, ({ forms }) => forms.fill('Ordina', order))
})

When('{person} gather/gathers them by {string}', async function (this: Piazza, person: string, grouping: string) {
  await arrange(this, person, ({ forms }) => forms.fill('Raggruppa', grouping))
})

When('{person} look/looks only at {string}', async function (this: Piazza, person: string, tag: string) {
  await arrange(this, person, ({ forms }) => forms.flip(tag))
})

When('{person} look/looks at all of them', async function (this: Piazza, person: string) {
  await (await this.of(person)).forms.flip('Tutte')
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
    await eventuallyIs('How many notices there are', theirs.page.total, all)
    await eventuallyIs('The pages asked for', () => pagesAsked(theirs), [{ page: 1, size: first }])
  },
)

When('{person} go/goes down to the last of them', async function (this: Piazza, person: string) {
  await (await this.of(person)).page.goToLast()
})

Then('the last of them is there to read', async function (this: Piazza) {
  const theirs = await this.theirs
  await eventually('The last notice should be there', theirs.page.last, (title) => title !== undefined)
  await eventuallyIs('The pages asked for', async () => (await pagesAsked(theirs)).map(({ page }) => page), [1, 2])
})

/** Minute by minute: what is asked for in one is answered before the next. */
When('nobody touches Piazza for {int} minutes', async function (this: Piazza, minutes: number) {
  const driver = await this.theirs
  for (let minute = 0; minute < minutes; minute += 1) {
    await driver.ground.pass(60)
    await untilQuiet(driver)
  }
})

Then('{person} has/have {int} unread notices', async function (this: Piazza, person: string, unread: number) {
  await eventuallyIs('The unread notices', (await this.of(person)).shell.unread, unread)
})

const throwAway = async (world: Piazza, person: string, title: string): Promise<void> => {
  const { page } = await world.of(person)
  await eventuallyHas('The notices', () => titlesOf(page), title)
  await page.remove(title)
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
  const { shell, forms } = await this.of(person)
  await forms.tap('Elimina notifica')
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
  const { shell, page } = await this.of(person)
  await eventually('The place should be the notices of one sender', shell.address, (address) =>
    address.startsWith(`${PLACES['the notices']}?activity=`),
  )
  await eventually(
    `All notices should come from "${sender}"`,
    page.rows,
    (rows) => rows.length > 0 && rows.every(({ others: [from] }) => from === sender),
  )
})

When(
  '{person} pick/picks {string} and {string}',
  async function (this: Piazza, person: string, one: string, other: string) {
    const driver = await this.of(person)
    await eventuallyHas('The notices', () => titlesOf(driver.page), one)
    await startPicking(driver)
    await driver.page.pick(one)
    await driver.page.pick(other)
  },
)

When('{person} pick/picks all of them', async function (this: Piazza, person: string) {
  const driver = await listOf(this, person)
  await startPicking(driver)
  await driver.forms.tap('Seleziona tutte')
})

When(
  '{person} throw/throws away what he/she/they picked and confirm/confirms',
  async function (this: Piazza, person: string) {
    const { shell, forms } = await this.of(person)
    await forms.tap('Elimina')
    await asked(this, person)
    await shell.confirm()
  },
)

Then('{string} and {string} are still picked', async function (this: Piazza, one: string, other: string) {
  const { page } = await this.theirs
  await eventually('Both should be picked', page.rows, (rows) =>
    [one, other].every((name) => rows.some((row) => row.name === name && row.isPicked)),
  )
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

Then('there are only {int} notices', async function (this: Piazza, count: number) {
  await eventuallyIs('The number of notices', async () => (await titlesOf((await this.theirs).page)).length, count)
})
