import { Given, Then, When } from '@cucumber/cucumber'
import type { Driver } from '#features/support/driver.ts'
import { eventually, eventuallyHas } from '#features/support/eventually.ts'
import { finallyIs } from '#features/support/quiet.ts'
import { NOTIFYING } from '#features/support/notification-tasks.ts'
import { TODAY } from '#features/support/moment.ts'
import type { Piazza } from '#features/support/world.ts'

for (const notifying of ['would allow', 'would refuse', 'has allowed', 'has refused'] as const)
  Given(`{person} ${notifying} notifications`, async function (this: Piazza, person: string) {
    await (await this.of(person)).notifications.prepare(NOTIFYING[notifying])
  })

Given('{person} has a browser without notifications', async function (this: Piazza, person: string) {
  await (await this.of(person)).notifications.prepare(undefined)
})

/** In the open dialog of a reminder: today at a time. It ends once the server has saved it. */
const remindToday = async ({ forms, shell }: Driver, time: string): Promise<void> => {
  await forms.fill('Quando te lo ricordiamo?', 'In un altro momento')
  await forms.fill('Giorno', TODAY)
  await forms.fill('Ora', time)
  await forms.tap('Salva')
  await eventuallyHas('What is to be read', shell.texts, `Promemoria: oggi alle ${time}`)
  await eventually('Nothing should be under way', shell.isWaiting, (waiting) => !waiting)
}

When('{person} ask/asks to be reminded today at {string}', async function (this: Piazza, person: string, time: string) {
  await remindToday(await this.of(person), time)
})

When(
  '{person} ask/asks to be reminded today at {string}, and {int} seconds go by',
  async function (this: Piazza, person: string, time: string, seconds: number) {
    const device = await this.of(person)
    await remindToday(device, time)
    await device.ground.pass(seconds)
  },
)

When(
  '{person} clear/clears the reminder of {string}, and {int} seconds go by',
  async function (this: Piazza, person: string, event: string, seconds: number) {
    const device = await this.of(person)
    const { forms, shell, ground } = device
    await forms.tap(`Promemoria di ${event}`)
    await forms.fill('Quando te lo ricordiamo?', 'Nessun promemoria')
    await forms.tap('Salva')
    await eventuallyHas('What is told', this.told(device), 'Promemoria eliminato')
    await eventually('Nothing should be under way', shell.isWaiting, (waiting) => !waiting)
    await ground.pass(seconds)
  },
)

When(
  '{person} confirm/confirms, and {int} seconds go by',
  async function (this: Piazza, person: string, seconds: number) {
    const device = await this.of(person)
    const { shell, ground } = device
    await shell.confirm()
    await eventuallyHas('What is told', this.told(device), 'Evento tolto dal tuo calendario')
    await eventually('Nothing should be under way', shell.isWaiting, (waiting) => !waiting)
    await ground.pass(seconds)
  },
)

When('{person} press/presses the notification', async function (this: Piazza, person: string) {
  await (await this.of(person)).notifications.press()
})

When(
  '{int} seconds go by, and {person} press/presses the notification',
  async function (this: Piazza, seconds: number, person: string) {
    const device = await this.of(person)
    await device.ground.pass(seconds)
    await eventually('Something should be shown', device.notifications.shown, (shown) => shown.length > 0)
    await device.notifications.press()
  },
)

Then('{person} has been notified once: {string}', async function (this: Piazza, person: string, words: string) {
  const device = await this.of(person)
  await finallyIs(device, 'What the device has shown', device.notifications.shown, [words])
})

Then('{person} has been notified of nothing', async function (this: Piazza, person: string) {
  const device = await this.of(person)
  await finallyIs(device, 'What the device has shown', device.notifications.shown, [])
})

Then('{person} has never been asked about notifications', async function (this: Piazza, person: string) {
  const device = await this.of(person)
  await finallyIs(device, 'How often it was asked', device.notifications.timesAsked, 0)
})
