import type { SnapshotFrom } from 'xstate'
import { inHandFirst, type RegisteredDevice } from '#domain/identity/device.ts'
import type { deviceListMachine, devicesMachine } from './devices.machine.ts'

type Snapshot = SnapshotFrom<typeof devicesMachine>
type List = SnapshotFrom<typeof deviceListMachine>

/** A device as shown: the citizen's choice, even before the server confirms it. */
export type ShownDevice = Readonly<{
  /** The state by the last answer of the server. */
  device: RegisteredDevice
  /** Undefined where nobody says. */
  isOn: boolean | undefined
  isInHand: boolean
}>

/** The current device first (DEV-01). A device being switched or confirmed shows its new state (DEV-02). */
export const shownDevices = ({ context }: Snapshot, list: List): readonly ShownDevice[] => {
  const devices = list.context.rows.all.filter((row) => row !== undefined)
  const { switching, question, inHand } = context
  return inHandFirst(devices, inHand).map((device) => ({
    device,
    isOn:
      question?.act === 'switchOff' && question.device.id === device.id
        ? false
        : (switching.get(device.id) ?? device).enabled,
    isInHand: device.registrationCode === inHand,
  }))
}

/** Whether the confirmation concerns the current device. */
export const isAboutDeviceInHand = ({ context }: Snapshot): boolean =>
  context.question?.device.registrationCode === context.inHand
