import { Given, Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import type { Piazza } from '#features/support/world.ts'
import { SCREENS } from '#ui/base/screens.ts'

Given('{person} is on Home with the desk open', async function (this: Piazza, person: string) {
  const { shell, page, sight } = await this.of(person)
  await shell.arrive(SCREENS.home.path)
  await eventually('Home should be there', page.groups, ({ length }) => length > 0)
  await sight.desk.open()
})

Given('{person} has opened the desk', async function (this: Piazza, person: string) {
  await (await this.of(person)).sight.desk.open()
})

Then('the desk covers nothing of the page', async function (this: Piazza) {
  await eventuallyIs('What the desk covers', (await this.theirs).sight.desk.covers, [])
})

Then('the desk is beside the page', async function (this: Piazza) {
  await eventuallyIs('Whether it is beside the page', (await this.theirs).sight.desk.isBeside, true)
})

Then('{person} can close the desk, and is where he/she/they opened it', async function (this: Piazza, person: string) {
  const { desk } = (await this.of(person)).sight
  await desk.close()
  await eventuallyIs('Whether the button has the focus', desk.hasHandleFocus, true)
})

When('{person} becomes {string} at the desk', async function (this: Piazza, person: string, username: string) {
  await (await this.of(person)).sight.desk.become(username)
})

Then('the desk calls him/her/them {string}', async function (this: Piazza, username: string) {
  const { desk } = (await this.theirs).sight
  await eventually(`It should be "${username}"`, desk.calls, (lines) => lines.includes(username))
})

Then('the desk says {string}', async function (this: Piazza, words: string) {
  const { desk } = (await this.theirs).sight
  await eventually(`The desk should say "${words}"`, desk.texts, (lines) => lines.some((line) => line.includes(words)))
})

Then('the desk says {string} of a call', async function (this: Piazza, words: string) {
  const { desk } = (await this.theirs).sight
  await eventually(`A call should be "${words}"`, desk.texts, (lines) =>
    lines.some((line) => line.endsWith(`· ${words}`)),
  )
})

When('{person} chooses {string} at the desk', async function (this: Piazza, person: string, fault: string) {
  await (await this.of(person)).sight.desk.choose(fault)
})

When(
  '{person} chooses {string} at the desk, and begins anew',
  async function (this: Piazza, person: string, fault: string) {
    const { desk } = (await this.of(person)).sight
    await desk.choose(fault)
    await desk.press('Aggiorna la pagina')
  },
)

When('{person} unfolds {string} at the desk', async function (this: Piazza, person: string, title: string) {
  await (await this.of(person)).sight.desk.unfold(title)
})

When(
  '{person} unfolds {string} and presses {string} at the desk',
  async function (this: Piazza, person: string, title: string, name: string) {
    const { desk } = (await this.of(person)).sight
    await desk.unfold(title)
    await desk.press(name)
  },
)

Then('the drawing of it is lit at {string}', async function (this: Piazza, state: string) {
  const { desk } = (await this.theirs).sight
  await eventually(`"${state}" should be lit`, desk.litStates, (states) =>
    states.some((name) => name.split('.').includes(state)),
  )
})

When(
  '{person} begins the guided tour, and goes on {int} times',
  async function (this: Piazza, person: string, times: number) {
    const { desk } = (await this.of(person)).sight
    await desk.press('Visita guidata')
    for (let stop = 1; stop <= times; stop += 1) {
      await eventually(`It should be stop ${stop}`, desk.texts, (lines) =>
        lines.some((line) => line.startsWith(`Tappa ${stop} di`)),
      )
      await desk.press('Avanti')
    }
  },
)

When('{person} begins from the start at the desk', async function (this: Piazza, person: string) {
  await (await this.of(person)).sight.desk.press('Ricomincia da capo')
})

Then(
  'the link that the desk gives him/her/them shows twice the same picture',
  { timeout: 60_000 },
  async function (this: Piazza) {
    const [first, second] = await (await this.theirs).sight.desk.picturesOfLink()
    if (first === undefined || first !== second) throw new Error('The two pictures differ')
  },
)
