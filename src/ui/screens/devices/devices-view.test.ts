import { expect, test } from 'vitest'
import type { DevicesNow } from '#application/identity/devices/devices.flow.ts'
import type { RegisteredDeviceId } from '#domain/identity/device.ts'
import { devicesView } from './devices-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')

const nothing = () => {}
const listed = (isOn: boolean | undefined): DevicesNow => ({
  face: 'full',
  failure: undefined,
  leftOut: 0,
  devices: [
    {
      device: { id: 7 as RegisteredDeviceId, registrationCode: 'a', name: 'Telefono', enabled: isOn },
      isOn,
      isInHand: false,
    },
  ],
  flip: nothing,
  remove: nothing,
  question: undefined,
  retry: nothing,
  refresh: nothing,
  signIn: nothing,
})

test.each([
  [true, 'Attivo', true],
  [false, 'Non attivo', false],
  [undefined, 'Non sappiamo se è attivo', false],
])('A device that the server calls active (%s) reads "%s" (DEV-01, fault 55)', (isOn, hint, isShownOn) => {
  const { content } = devicesView(listed(isOn), speech)
  expect(content.kind === 'list' && content.rows.map(({ toggle }) => [toggle.hint, toggle.isOn])).toEqual([
    [hint, isShownOn],
  ])
})
