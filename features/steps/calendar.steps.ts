import { Given } from '@cucumber/cucumber'
import { eventually } from '#features/support/eventually.ts'
import type { Piazza } from '#features/support/world.ts'

Given(
  '{person} has signed in and is asked when to be reminded of {string}',
  async function (this: Piazza, person: string, event: string) {
    const { forms } = await this.beSignedInAt(person, 'the calendar')
    await forms.tap(`Promemoria di ${event}`)
    await eventually(
      'There should be a choice',
      () => forms.valueOf('Quando te lo ricordiamo?'),
      (choice) => choice !== '',
    )
  },
)
