import { expect, test } from 'vitest'
import { inHandFirst, type RegisteredDevice, type RegisteredDeviceId } from './device.ts'

const device = (id: number, registrationCode: string): RegisteredDevice => ({
  id: id as RegisteredDeviceId,
  registrationCode,
  name: undefined,
  enabled: true,
})
const [phone, tablet, desk] = [device(1, 'phone'), device(2, 'tablet'), device(3, 'desk')]

test('the current device comes first, the others keep their order', () => {
  expect(inHandFirst([phone, tablet, desk], 'desk')).toEqual([desk, phone, tablet])
  expect(inHandFirst([phone, tablet], 'desk')).toEqual([phone, tablet])
})
