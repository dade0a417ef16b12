import { strict as assert } from 'node:assert'
import { Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyHas, eventuallyIs, PATIENCE } from '#features/support/eventually.ts'
import type { Mistake } from '#features/support/assembly.ts'
import type { Place } from '#features/catalogue/pages.ts'
import { addressOf, placeOf } from '#features/support/places.ts'
import { finallyIs } from '#features/support/quiet.ts'
import { FETCHING } from '#features/support/version-tasks.ts'
import type { Piazza } from '#features/support/world.ts'

/** Files that a build consists of: the page, its icon, and what has a hash in its name. */
const OF_THE_BUILD = /^\/(?:index\.html|icon\.svg|img\/piazza\.svg|assets\/[\w.-]+\.(?:js|css|woff2))$/

Given(
  '{person} has come to {place}, with Piazza on his/her device',
  FETCHING,
  async function (this: Piazza, person: string, place: Place) {
    const { versions } = await this.comeTo(person, place)
    await versions.settleOnDevice()
  },
)

Given(
  '{person} has signed in and come to {place}, with Piazza on his/her device',
  FETCHING,
  async function (this: Piazza, person: string, place: Place) {
    const { versions } = await this.beSignedInAt(person, place)
    await versions.settleOnDevice()
  },
)

Given(
  '{person} is changing his/her data, with Piazza on his/her device',
  FETCHING,
  async function (this: Piazza, person: string) {
    const { forms, versions } = await this.beSignedInAt(person, 'the personal data')
    await versions.settleOnDevice()
    await forms.tap('Modifica i dati')
  },
)

Given("{person}'s browser keeps no apps", async function (this: Piazza, person: string) {
  await (await this.of(person)).versions.keepNothing()
})

Given('{person} has an iPhone', async function (this: Piazza, person: string) {
  await (await this.of(person)).versions.installByHand()
})

Given(
  '{person} has come to {place}, for the third time on this device',
  async function (this: Piazza, person: string, place: Place) {
    await (await this.of(person)).ground.keepVisits(2)
    await this.comeTo(person, place)
  },
)

When('{person} come/comes back, and the code of Piazza takes its time', async function (this: Piazza, person: string) {
  const { versions } = await this.of(person)
  await versions.untilKept()
  await versions.comeBackBeforeCode(undefined)
})

When(
  '{person} come/comes back later to {place}, and the code of Piazza takes its time',
  async function (this: Piazza, person: string, place: Place) {
    await (await this.of(person)).versions.comeBackBeforeCode(addressOf(place))
  },
)

Then(
  '{person} see/sees nothing change at {place} as the code of Piazza comes',
  async function (this: Piazza, person: string, place: Place) {
    const { versions } = await this.of(person)
    assert.deepEqual(await versions.changesOfFirstScreen(addressOf(place)), [])
  },
)

When(
  '{person} looks closely and comes back, and the code of Piazza takes its time',
  async function (this: Piazza, person: string) {
    const { versions } = await this.of(person)
    await versions.untilKept()
    await versions.lookClosely()
    await versions.comeBackBeforeCode(undefined)
  },
)

When('the code of Piazza has come', async function (this: Piazza) {
  await (await this.theirs).versions.letCodeCome()
})

const seeAtOnce = async ({ versions }: Awaited<Piazza['theirs']>, words: string): Promise<void> => {
  await eventually(`"${words}" should stand there`, versions.lastSeen, (seen) => seen.includes(words))
}

Then('{person} see/sees at once {string}', async function (this: Piazza, person: string, words: string) {
  await seeAtOnce(await this.of(person), words)
})

Then('{person} sees at once what stood there, and it looks the same', async function (this: Piazza, person: string) {
  const { versions } = await this.of(person)
  await eventually('Something should stand there', versions.lastSeen, (words) => words !== '')
  await eventuallyIs('What looks otherwise', versions.otherLooks, [])
})

Given('{person} has been shown at once {string}', async function (this: Piazza, person: string, words: string) {
  const theirs = await this.of(person)
  await theirs.versions.untilKept()
  await theirs.versions.comeBackBeforeCode(undefined)
  await seeAtOnce(theirs, words)
  await theirs.versions.letCodeCome()
})

Then(
  '{person} see/sees nothing at once, but read/reads {string}',
  async function (this: Piazza, person: string, words: string) {
    const { shell, versions } = await this.of(person)
    await eventually(`"${words}" should be read`, shell.texts, (texts) => texts.some((text) => text.includes(words)))
    await eventuallyIs('What stands there', versions.lastSeen, '')
  },
)

Then('{person} see/sees nothing at once', async function (this: Piazza, person: string) {
  await eventuallyIs('What stands there', (await this.of(person)).versions.lastSeen, '')
})

When('a newer version of Piazza is published', FETCHING, async function (this: Piazza) {
  await this.assembly.publish()
})

Given('Piazza is served with its configuration in a file', async function (this: Piazza) {
  await this.assembly.serveCarelessly(false)
})

When('Piazza is served, but {mistake}', async function (this: Piazza, mistake: Mistake) {
  await this.assembly.serveCarelessly(false, mistake)
})

When('a newer version of Piazza is served, but {mistake}', async function (this: Piazza, mistake: Mistake) {
  await this.assembly.serveCarelessly(true, mistake)
})

When('the mistake is mended', async function (this: Piazza) {
  await this.assembly.serveCarelessly(true)
})

When('the mistake is mended, and {person} try/tries again', async function (this: Piazza, person: string) {
  await this.assembly.serveCarelessly(false)
  await (await this.of(person)).shell.tryAgain()
})

When(
  "a page has come in the place of the app's scripts on {person}'s device",
  async function (this: Piazza, person: string) {
    await (await this.of(person)).versions.spoil()
  },
)

Then(
  'in each of {int} visits to {place}, {person} reads {string}',
  FETCHING,
  async function (this: Piazza, visits: number, place: Place, person: string, words: string) {
    const { shell, versions } = await this.of(person)
    for (let visit = 1; visit <= visits; visit += 1) {
      await versions.visit(addressOf(place))
      await eventually(
        `"${words}" should be read in visit ${visit}`,
        shell.texts,
        (texts) => texts.some((text) => text.includes(words)),
        3 * PATIENCE,
      )
      await versions.untilChecked()
    }
  },
)

Given('{person} has {place} open in another window', async function (this: Piazza, person: string, place: Place) {
  await this.openSecondWindow(person, addressOf(place))
  await eventuallyIs('Where it is', async () => placeOf(await this.second.shell.address()), place)
})

Then('the other window has not begun anew, and goes to {place}', async function (this: Piazza, place: Place) {
  const { versions } = await this.theirs
  await eventually(
    'The window of the offer should have begun anew',
    versions.isRenewed,
    (isRenewed) => isRenewed,
    60_000,
  )
  await this.second.shell.go(place)
  await eventuallyIs('Where it is', async () => placeOf(await this.second.shell.address()), place)
  await eventually('Something should be read', this.second.shell.texts, ({ length }) => length > 0)
  await eventuallyIs('A failure', this.second.shell.hasFailed, false)
  await eventuallyIs('Having begun anew', this.second.versions.isRenewed, false)
})

Then('in the other window {person} is told {string}', async function (this: Piazza, _: string, words: string) {
  await eventuallyHas('What is told', this.told(this.second), words)
})

When('every server has been switched off', async function (this: Piazza) {
  await this.assembly.switchOff()
})

When(
  '{person} tap/taps {string}, and take/takes the offer {string}',
  async function (this: Piazza, person: string, action: string, offer: string) {
    const { forms, shell } = await this.of(person)
    await forms.tap(action)
    await eventuallyHas('What is told', shell.announcements, offer)
    await shell.takeOffer()
  },
)

/** The app looks again some seconds later whether something is written. */
Then('{person} is offered it in the end', async function (this: Piazza, person: string) {
  const { shell } = await this.of(person)
  await eventually(
    'The newer version should be offered',
    shell.announcements,
    (told) => told.some((words) => words.includes('Nuova versione disponibile')),
    3 * PATIENCE,
  )
})

When('{person} take/takes the offer', async function (this: Piazza, person: string) {
  await (await this.of(person)).shell.takeOffer()
})

Then(
  'Piazza has begun anew, and {person} is at {place}',
  FETCHING,
  async function (this: Piazza, person: string, place: Place) {
    const { versions } = await this.of(person)
    await eventually('Piazza should have begun anew', versions.isRenewed, (isRenewed) => isRenewed, 60_000)
    await this.beAt(person, place)
  },
)

Then(
  'Piazza has begun anew, and {person} reads {string}',
  async function (this: Piazza, person: string, words: string) {
    const { shell, versions } = await this.of(person)
    await eventuallyIs('Having begun anew', versions.isRenewed, true)
    await eventuallyHas('What is to be read', shell.texts, words)
  },
)

When('his/her browser is ready to install Piazza', async function (this: Piazza) {
  const { versions } = await this.theirs
  await versions.becomeInstallable()
})

Then('his/her browser asks him/her whether to install Piazza', async function (this: Piazza) {
  await eventuallyIs('How often it was asked', (await this.theirs).versions.installDialogs, 1)
})

Then('in his/her next visit {person} is not offered it again', async function (this: Piazza, person: string) {
  const device = await this.of(person)
  await device.shell.comeBack(addressOf('Home'))
  await device.versions.becomeInstallable()
  await finallyIs(device, 'What is offered', device.shell.announcements, [])
})

Then('nothing but the files of Piazza is kept by his/her browser', async function (this: Piazza) {
  const { ground } = await this.theirs
  await eventually(
    'Only files of the build should be kept',
    ground.keptFiles,
    (files) => files.length > 0 && files.every((file) => OF_THE_BUILD.test(new URL(file).pathname)),
  )
})
