import { type DataTable, Then, When } from '@cucumber/cucumber'
import { eventually } from '#features/support/eventually.ts'
import type { Sight } from '#features/support/sight.ts'
import type { Piazza } from '#features/support/world.ts'

/** The maximum number of Tab stops. */
const FARTHEST = 60

/** Tabs to the element with this name. */
const walkTo = async ({ press, focus }: Sight, name: string, step = 'Tab'): Promise<void> => {
  for (let stop = 0; stop < FARTHEST && (await focus()).name !== name; stop += 1) await press(step)
  await eventually(`The keyboard should reach "${name}"`, focus, (at) => at.name === name)
}

When(
  '{person} walk/walks by keyboard to {string} and press/presses {string}',
  async function (this: Piazza, person: string, name: string, key: string) {
    const { sight } = await this.of(person)
    await walkTo(sight, name)
    await sight.press(key)
  },
)

When(
  '{person} walk/walks back by keyboard to {string} and press/presses {string}',
  async function (this: Piazza, person: string, name: string, key: string) {
    const { sight } = await this.of(person)
    await walkTo(sight, name, 'Shift+Tab')
    await sight.press(key)
  },
)

Then('key by key the keyboard comes to', async function (this: Piazza, table: DataTable) {
  const { press, focus } = (await this.theirs).sight
  for (const [key = '', name = ''] of table.raw()) {
    await press(key)
    await eventually(`"${key}" should lead to "${name}"`, focus, (at) => at.name === name)
  }
})

When(
  '{person} type/types {string} by keyboard into {string}',
  async function (this: Piazza, person: string, words: string, field: string) {
    const { sight } = await this.of(person)
    await walkTo(sight, field)
    for (const letter of words) await sight.press(letter === ' ' ? 'Space' : letter)
  },
)
