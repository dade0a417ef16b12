import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { DeviceQuestion } from '#application/devices/devices.machine.ts'
import type { ShownDevice } from '#application/devices/devices.selectors.ts'
import type { RegisteredDevice } from '#domain/identity/device.ts'
import type { Sentence } from '#ui/app/failure-texts.ts'

const messages = defineMessages({
  inHand: { id: 'devices.inHand' },
  unnamed: { id: 'devices.unnamed' },
  on: { id: 'devices.on' },
  off: { id: 'devices.off' },
  deleteTitle: { id: 'devices.deleteTitle' },
  deleteText: { id: 'devices.deleteText' },
  deleteInHandText: { id: 'devices.deleteInHandText' },
  switchOffTitle: { id: 'devices.switchOffTitle' },
  switchOffText: { id: 'devices.switchOffText' },
})

/** What a device is called: the name it gave itself, or a friendly default. */
export const ownName = ({ name }: RegisteredDevice): Sentence => name ?? messages.unnamed

/** What stands beside its switch: the one in hand is known by being in hand. */
export const switchLabel = ({ device, isInHand }: ShownDevice): Sentence =>
  isInHand ? messages.inHand : ownName(device)

/** Enabled or not enabled, in words (DEV-01). */
export const stateText = ({ isOn }: Pick<ShownDevice, 'isOn'>): MessageDescriptor => (isOn ? messages.on : messages.off)

/** What is asked before a device is deleted (DEV-03) or the one in hand is switched off; the text may name the device. */
export const questionTexts = (
  { act }: DeviceQuestion,
  isInHand: boolean,
): Readonly<{ title: MessageDescriptor; text: MessageDescriptor }> =>
  act === 'switchOff'
    ? { title: messages.switchOffTitle, text: messages.switchOffText }
    : { title: messages.deleteTitle, text: isInHand ? messages.deleteInHandText : messages.deleteText }
