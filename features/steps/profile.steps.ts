import { type DataTable, defineParameterType, Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyHas, eventuallyIs } from '#features/support/eventually.ts'
import { hasHeard } from '#features/support/quiet.ts'
import type { Driver } from '#features/support/driver.ts'
import { type PictureKind, PICTURES } from '#features/support/pictures.ts'
import { addressOf } from '#features/support/places.ts'
import type { Piazza } from '#features/support/world.ts'

defineParameterType({
  name: 'picture',
  regexp: new RegExp(PICTURES.join('|')),
  transformer: (kind: string) => kind as PictureKind,
})

/** From the profile to its form. */
const openForm = async ({ forms }: Driver): Promise<void> => {
  await forms.tap('I miei dati')
  await forms.tap('Modifica i dati')
  await eventuallyIs('The country', () => forms.valueOf('Nazione'), 'Italia')
}

/** Opens the form of the profile, as a citizen does. */
const beginChanging = async (world: Piazza, person: string): Promise<void> => {
  const driver = await world.beSignedIn(person)
  await driver.shell.arrive(addressOf('the profile'))
  await openForm(driver)
}

Given('{person} is changing his/her data', async function (this: Piazza, person: string) {
  await beginChanging(this, person)
})

Given(
  '{person} is changing his/her data, and has written {string} as {string}',
  async function (this: Piazza, person: string, value: string, field: string) {
    await beginChanging(this, person)
    await (await this.of(person)).forms.fill(field, value)
  },
)

Given(
  '{person} has changed his/her surname to {string}, and only the name was not taken',
  async function (this: Piazza, person: string, surname: string) {
    await beginChanging(this, person)
    await this.assembly.trouble('breaks down', 'another name')
    const { forms, shell } = await this.of(person)
    await forms.fill('Cognome', surname)
    await forms.tap('Salva')
    await eventuallyHas('What is to be read', shell.texts, 'Manca solo il nome')
  },
)

Given(
  '{person} has saved {string} as {string} without a network',
  async function (this: Piazza, person: string, value: string, field: string) {
    await beginChanging(this, person)
    const { forms, shell, ground } = await this.of(person)
    await ground.network(false)
    await forms.fill(field, value)
    await forms.tap('Salva')
    await eventuallyHas('What is to be read', shell.texts, 'In attesa della rete')
  },
)

Given(
  '{person} has tried in vain to save {string} as {string}',
  async function (this: Piazza, person: string, value: string, field: string) {
    const { forms, ground } = await this.of(person)
    await forms.fill(field, value)
    await forms.tap('Salva')
    await eventuallyIs('How often the profile was sent', () => ground.heard('saved personal data'), 1)
    // Between the try and the look whether it arrived nothing is under way.
    await eventuallyIs('Offering to save again', () => forms.offers('Salva'), true)
  },
)

/** State in memory is still there: the page is not loaded again. */
When('{person} goes on changing his/her data', async function (this: Piazza, person: string) {
  const driver = await this.of(person)
  await eventually('The citizen should be known', driver.session.knownAs, (name) => name !== undefined)
  await driver.shell.go('the profile')
  await openForm(driver)
})

/** Waits until the chosen photo is visible. */
const choosePhoto = async ({ picture }: Driver): Promise<void> => {
  await picture.choose('a photo')
  await eventuallyIs('What stands for the citizen', picture.likeness, 'preview')
}

Given(
  '{person} is changing his/her data, and has chosen a photo for himself/herself',
  async function (this: Piazza, person: string) {
    await beginChanging(this, person)
    await choosePhoto(await this.of(person))
  },
)

Given('{person} has a photo of himself/herself', async function (this: Piazza, person: string) {
  await beginChanging(this, person)
  const driver = await this.of(person)
  await choosePhoto(driver)
  await driver.forms.tap('Salva')
  await eventuallyIs('What stands for the citizen', driver.picture.likenessAbove, 'picture')
})

Given('{person} has begun to look for {string}', async function (this: Piazza, person: string, words: string) {
  const { forms, ground } = await this.of(person)
  await forms.fill('Cerca l’indirizzo', words)
  await eventuallyIs('How often an address was looked for', () => ground.heard('an address'), 1)
})

Then('{person} read/reads all of', async function (this: Piazza, person: string, table: DataTable) {
  const { shell } = await this.of(person)
  for (const [words = ''] of table.raw()) await eventuallyHas('What is to be read', shell.texts, words)
})

Then('{person} see/sees that his/her data have failed', async function (this: Piazza, person: string) {
  await eventuallyIs('Having failed in its place', (await this.of(person)).shell.hasFailed, true)
})

When(
  '{person} choose/chooses {picture} for himself/herself',
  async function (this: Piazza, person: string, kind: PictureKind) {
    await (await this.of(person)).picture.choose(kind)
  },
)

Then('{person} see/sees what the photo will be like', async function (this: Piazza, person: string) {
  await eventuallyIs('What stands for the citizen', (await this.of(person)).picture.likeness, 'preview')
})

Then('his/her photo stands for him/her on every page', async function (this: Piazza) {
  await eventuallyIs('What stands for the citizen', (await this.theirs).picture.likenessAbove, 'picture')
})

Then('{person} is known as {string}, with his/her photo', async function (this: Piazza, person: string, name: string) {
  const { session, picture } = await this.of(person)
  await eventuallyIs('The citizen', session.knownAs, name)
  await eventuallyIs('What stands for the citizen', picture.likenessAbove, 'picture')
})

Then('his/her initials stand for him/her on every page', async function (this: Piazza) {
  await eventuallyIs('What stands for the citizen', (await this.theirs).picture.likenessAbove, 'initials')
})

Then('his/her initials stand for him/her', async function (this: Piazza) {
  await eventuallyIs('What stands for the citizen', (await this.theirs).picture.likeness, 'initials')
})

Then(
  '{person} is/are offered the address {string}, but not {string}',
  async function (this: Piazza, person: string, offered: string, absent: string) {
    const { page } = await this.of(person)
    await eventually(
      `There should be addresses with "${offered}" on offer, and none with "${absent}"`,
      page.options,
      (all) => all.some((one) => one.includes(offered)) && all.every((one) => !one.includes(absent)),
    )
  },
)

Then('{person} is/are offered the address {string}', async function (this: Piazza, person: string, address: string) {
  await eventuallyHas('The addresses on offer', (await this.of(person)).page.options, address)
})

When('{person} take/takes the address {string}', async function (this: Piazza, person: string, address: string) {
  const { page } = await this.of(person)
  await eventuallyHas('The addresses on offer', page.options, address)
  await page.takeOption(address)
})

When('the keyboard is at {string}', async function (this: Piazza, field: string) {
  await (await this.theirs).sight.profile.focusOn(field)
})

When(
  '{person} press/presses {string} {int} times',
  async function (this: Piazza, person: string, key: string, times: number) {
    const { sight } = await this.of(person)
    for (let time = 0; time < times; time += 1) await sight.press(key)
  },
)

Then(
  'his/her photo is {word} at the top and {word} at the bottom',
  async function (this: Piazza, top: string, bottom: string) {
    const { sight } = await this.theirs
    await eventuallyIs('The colours of the photo', sight.profile.coloursAbove, [top, bottom])
  },
)

Then('his/her data were sent once', async function (this: Piazza) {
  await hasHeard(await this.theirs, 'saved personal data', 1)
})

Then('his/her data were never sent', async function (this: Piazza) {
  await hasHeard(await this.theirs, 'saved personal data', 0)
})

When(
  '{person} choose/chooses a photo that the camera has laid on its side',
  async function (this: Piazza, person: string) {
    await (await this.of(person)).sight.profile.chooseSidewaysPhoto()
  },
)

When('{person} want/wants to close the app', async function (this: Piazza, person: string) {
  await (await this.of(person)).sight.profile.wantToClose()
})

Then('the device asks whether to leave', async function (this: Piazza) {
  await eventually('The device should ask', (await this.theirs).sight.profile.isAskedByDevice, (asked) => asked)
})
