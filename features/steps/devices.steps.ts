import { Then, When } from '@cucumber/cucumber'
import { eventually, eventuallyIs } from '#features/support/eventually.ts'
import type { Piazza } from '#features/support/world.ts'

When('{person} tap/taps the switch of {string} twice', async function (this: Piazza, person: string, device: string) {
  await (await this.of(person)).forms.flipTwice(device)
})

Then(
  '{person} read/reads nothing of {string} on his/her/their devices',
  async function (this: Piazza, person: string, device: string) {
    const { shell } = await this.of(person)
    await eventually(
      `The devices should be there without "${device}"`,
      shell.texts,
      (texts) => texts.includes('Tablet in cucina') && !texts.includes(device),
    )
  },
)

Then('the keyboard is on {string}', async function (this: Piazza, name: string) {
  const { sight } = await this.theirs
  await eventuallyIs('What has the focus', async () => (await sight.focus()).name, name)
})

Then('the keyboard is on {string}, in sight', async function (this: Piazza, name: string) {
  const { focus } = (await this.theirs).sight
  await eventually('It should have the focus, and be in sight', focus, (now) => now.name === name && now.inSight)
})
