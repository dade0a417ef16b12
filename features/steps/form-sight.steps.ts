import { type DataTable, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { usernameOf } from '#features/support/people.ts'
import type { FormSight } from '#features/support/sight.ts'
import { townOfRun } from '#features/support/towns.ts'
import type { Piazza } from '#features/support/world.ts'

/** Steps about forms and lists that only a browser, a keyboard or assistive technology can check. */
const sightOf = async (world: Piazza, called = 'they'): Promise<FormSight> => (await world.of(called)).sight.forms

/** Fields, their `autocomplete`, and the keyboard of a phone. */
Then('the device knows what goes where, and by which keyboard', async function (this: Piazza, table: DataTable) {
  const forms = await sightOf(this)
  for (const [field = '', purpose, keyboard] of table.raw()) {
    await eventuallyIs(`What goes into "${field}"`, () => forms.purposeOf(field), purpose)
    await eventuallyIs(`The keyboard for "${field}"`, () => forms.keyboardOf(field), keyboard)
  }
})

Then('nothing corrects what is typed into {string}', async function (this: Piazza, field: string) {
  const forms = await sightOf(this)
  await eventuallyIs(`"${field}" being left alone`, () => forms.isLeftAlone(field), true)
})

Then('{string} must be filled in', async function (this: Piazza, field: string) {
  const forms = await sightOf(this)
  await eventuallyIs(`"${field}" being required`, () => forms.isRequired(field), true)
})

Then('{string} may be left empty', async function (this: Piazza, field: string) {
  const forms = await sightOf(this)
  await eventuallyIs(`"${field}" being required`, () => forms.isRequired(field), false)
})

Then('{string} cannot be changed', async function (this: Piazza, field: string) {
  const forms = await sightOf(this)
  await eventuallyIs(`"${field}" being fixed`, () => forms.isFixed(field), true)
})

Then('at {string} he/she/they hears/hear {string}', async function (this: Piazza, field: string, words: string) {
  const forms = await sightOf(this)
  await eventually(
    `"${words}" should be heard at "${field}"`,
    () => forms.description(field),
    (heard) => heard.includes(words),
  )
})

Then('{person} hear/hears at once {string}', async function (this: Piazza, person: string, words: string) {
  await eventuallyHas('What is heard at once', (await sightOf(this, person)).alarms, words)
})

Then('{person} hear/hears {string}', async function (this: Piazza, person: string, words: string) {
  await eventuallyHas('What is heard', (await sightOf(this, person)).news, words)
})

When('{person} move/moves on to {string}', async function (this: Piazza, person: string, field: string) {
  await (await sightOf(this, person)).goTo(field)
})

/** The unread count precedes the name. */
Then('the title of the page says {string}', async function (this: Piazza, name: string) {
  const whole = `${name} · ${townOfRun().name}`
  await eventually('The title should have the name', (await this.theirs).sight.pageTitle, (title) =>
    [whole, `(3) ${whole}`].includes(title),
  )
})

/** The button is present but disabled. */
Then('{person} cannot tap {string}', async function (this: Piazza, person: string, action: string) {
  const forms = await sightOf(this, person)
  await eventuallyIs(`"${action}" being held back`, () => forms.isHeldBack(action), true)
})

Then('{string} leads to {string}', async function (this: Piazza, link: string, address: string) {
  const forms = await sightOf(this)
  await eventuallyIs(`Where "${link}" leads`, () => forms.addressOf(link), address)
})

Then('the table is sorted by {string}', async function (this: Piazza, column: string) {
  await eventuallyIs('What the table is sorted by', async () => (await (await sightOf(this)).sortedBy()).join(), column)
})

Then('{string} is number {int} of {int}', async function (this: Piazza, words: string, place: number, size: number) {
  const forms = await sightOf(this)
  await eventuallyIs(`The place of "${words}"`, () => forms.placeInList(words), `${place} of ${size}`)
})

Then('{string} is marked among the addresses', async function (this: Piazza, address: string) {
  await eventually(
    'An address should be marked',
    (await sightOf(this)).markedOption,
    (marked) => marked?.startsWith(address) === true,
  )
})

Then('no addresses are on offer', async function (this: Piazza) {
  await eventuallyIs('The addresses on offer', (await this.theirs).page.options, [])
})

When(
  '{person} choose/chooses a photo that is red to the left and blue to the right',
  async function (this: Piazza, person: string) {
    await (await this.of(person)).sight.profile.chooseWidePhoto()
  },
)

When('{person} push/pushes the photo to the right', async function (this: Piazza, person: string) {
  await (await this.of(person)).sight.profile.push(0.9, 0)
})

When('{person} push/pushes the photo down', async function (this: Piazza, person: string) {
  await (await this.of(person)).sight.profile.push(0, 0.9)
})

Then(
  'the photo as he/she sees it is {word} at the top and {word} at the bottom',
  async function (this: Piazza, top: string, bottom: string) {
    const { sight } = await this.theirs
    await eventuallyIs('The colours in sight', sight.profile.coloursAhead, [top, bottom])
  },
)

const PHOTOS = 'image/jpeg,image/png,image/webp'

When('{person} chooses one of the photos on his/her device', async function (this: Piazza, person: string) {
  const { sight } = await this.of(person)
  const offered = await sight.profile.chooseBy('Scegli una foto')
  await eventuallyIs('What is on offer', async () => offered, { kinds: PHOTOS, isCamera: false })
})

When('{person} takes a photo with his/her camera', async function (this: Piazza, person: string) {
  const { sight } = await this.of(person)
  const offered = await sight.profile.chooseBy('Scatta una foto')
  await eventuallyIs('What is on offer', async () => offered, { kinds: PHOTOS, isCamera: true })
})

When('his/her photo is no longer where the municipality keeps it', async function (this: Piazza) {
  await (await this.theirs).sight.profile.losePhoto(usernameOf(this.nameOf('he')))
})

Then('the picture for everyone stands for him/her above and on the page', async function (this: Piazza) {
  const { sight } = await this.theirs
  await eventually(
    'There should be two pictures, both the one for everyone',
    sight.profile.standIns,
    (pictures) => pictures.length === 2 && pictures.every((picture) => picture.endsWith('/profile/img_default.png')),
  )
})

Then('{person} is/are seen by his/her initials alone', async function (this: Piazza, person: string) {
  const { sight, picture } = await this.of(person)
  await eventuallyIs('What stands for the citizen', picture.likeness, 'initials')
  await eventuallyIs('The pictures that stand for the citizen', sight.profile.standIns, [])
})
