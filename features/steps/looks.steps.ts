import { defineParameterType, Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { finallyIs } from '#features/support/quiet.ts'
import type { AppPart } from '#features/support/sight.ts'
import type { Piazza } from '#features/support/world.ts'

/** The maximum cumulative layout shift of a page, the same as the budget of the first page. */
const STEADY = 0.02

Given('pictures do not come', async function (this: Piazza) {
  this.withoutPictures = true
})

defineParameterType({
  name: 'part',
  regexp: /the sign-in|the questions|the messages over the page|the town's map|its (?:beginning|interface|looks|words)/,
  transformer: (part: string) => part as AppPart,
})

Given('{part} has/have gone missing', async function (this: Piazza, part: AppPart) {
  await (await this.theirs).sight.losePart(part)
})

Given(
  '{part} has/have gone missing before {person} comes',
  async function (this: Piazza, part: AppPart, person: string) {
    await (await this.of(person)).sight.losePart(part)
  },
)

When('all parts of the app are there again, and the network comes back', async function (this: Piazza) {
  const { sight, ground } = await this.theirs
  await sight.findParts()
  await ground.network(true)
})

When('all parts of the app are there again, and {person} tries again', async function (this: Piazza, person: string) {
  const { sight, shell } = await this.of(person)
  await sight.findParts()
  await shell.tryAgain()
})

Then(
  'the app begins anew where {person} is, once, and {person} reads {string}',
  async function (this: Piazza, person: string, _reader: string, words: string) {
    const { shell, versions } = await this.of(person)
    await eventuallyIs('Having begun anew', versions.isRenewed, true)
    await eventuallyHas('What is to be read', shell.texts, words)
    await finallyIs(
      await this.of(person),
      'What is to be read',
      async () => (await shell.texts()).includes(words),
      true,
    )
  },
)

Then('no picture is broken', async function (this: Piazza) {
  const { sight } = await this.theirs
  await eventually(
    'There should be pictures, none of them broken',
    sight.pictures,
    (pictures) => pictures.length > 0 && pictures.every(({ broken }) => !broken),
  )
})

Then('nothing has moved', async function (this: Piazza) {
  await eventually('The page should not have moved', (await this.theirs).sight.shift, (shift) => shift <= STEADY)
})

Then('{string} goes by the initials {string}', async function (this: Piazza, title: string, initials: string) {
  const { sight } = await this.theirs
  await eventuallyIs('The initials', () => sight.initialsOf(title), initials)
})

Then(
  'what is told of {string} stops after {int} lines of {int} characters',
  async function (this: Piazza, title: string, lines: number, width: number) {
    const { sight } = await this.theirs
    await eventually(
      `At most ${lines} lines of ${width} characters should be told, and that there is more`,
      async () => (await sight.excerptOf(title)).join(' '),
      (told) => told.endsWith('…') && told.length > width && told.length <= lines * (width + 1),
    )
  },
)

When(
  '{person} take/takes {string} into his/her/their calendar',
  async function (this: Piazza, person: string, date: string) {
    await (await this.of(person)).forms.tap(`Aggiungi al calendario ${date}`)
  },
)

When('{person} look/looks at {string} from close by', async function (this: Piazza, person: string, picture: string) {
  await (await this.of(person)).sight.lookClosely(picture)
})

Then('{string} fills his/her/their sight', async function (this: Piazza, picture: string) {
  await eventuallyIs('What is seen from close by', (await this.theirs).sight.seenClosely, picture)
})

When('{person} print/prints it', async function (this: Piazza, person: string) {
  await (await this.of(person)).sight.print()
})

/** The maximum brightness of printed text, of 255. */
const DARK = 80

Then('all of it is on paper, in dark ink, and nothing to tap', async function (this: Piazza) {
  const { sight } = await this.theirs
  await eventually(
    'It should be on paper',
    sight.onPaper,
    ({ isCut, toTap, ink }) => !isCut && toTap === 0 && ink <= DARK,
  )
})

Then('{person} can watch its video', async function (this: Piazza, person: string) {
  await eventuallyIs('Having a video to play', (await this.of(person)).sight.hasVideo, true)
})

Then('{person} can find the way to its place', async function (this: Piazza, person: string) {
  // The directions lead to the coordinates.
  await eventually('There should be a way to the place', (await this.of(person)).sight.wayToPlace, (way) =>
    /^(?:geo:|https:\/\/).*\d+\.\d+,\d+\.\d+/.test(decodeURIComponent(way ?? '')),
  )
})

When(
  '{person} answer/answers {string} with {string} in bold',
  async function (this: Piazza, person: string, question: string, words: string) {
    await (await this.of(person)).sight.answerInBold(question, words)
  },
)

Then('{string} is answered {string} in bold', async function (this: Piazza, question: string, words: string) {
  const { sight } = await this.theirs
  await eventuallyIs('The words in bold', () => sight.boldWords(question), [words])
})

Then(
  'the room for {string} is between {int} and {int} px high',
  async function (this: Piazza, question: string, least: number, most: number) {
    const { sight } = await this.theirs
    await eventually(
      `The room should be between ${least} and ${most} px high`,
      () => sight.roomFor(question),
      (px) => px >= least && px <= most,
    )
  },
)

Then('only its words show', async function (this: Piazza) {
  const { page, sight } = await this.theirs
  await eventually('The notice should have words', page.texts, ({ length }) => length > 0)
  await eventuallyIs('What could run in the notice', sight.activeContent, [])
})

Then('nothing hidden has run', async function (this: Piazza) {
  await eventuallyIs('What has run', (await this.theirs).sight.mischief, [])
})
