import type { SnapshotFrom } from 'xstate'
import { inHandFirst, type RegisteredDevice } from '#domain/identity/device.ts'
import type { deviceListMachine, DeviceQuestion, devicesMachine } from './devices.machine.ts'

export { listFace as devicesFace, listFailure as devicesFailure } from '#application/kit/list.selectors.ts'

type Snapshot = SnapshotFrom<typeof devicesMachine>
type List = SnapshotFrom<typeof deviceListMachine>

/** A device as it is shown: on or off as the citizen left it, even while the server has not agreed yet. */
export type ShownDevice = Readonly<{
  /** As the server last said. */
  device: RegisteredDevice
  isOn: boolean
  isInHand: boolean
}>

/** The one in hand first (DEV-01). What is being switched, or asked about, shows what it shall be (DEV-02). */
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

export const deviceListActor = (snapshot: Snapshot) => snapshot.children.list
export const confirmationActor = (snapshot: Snapshot) => snapshot.children.confirmation
export const deviceQuestion = (snapshot: Snapshot): DeviceQuestion | undefined => snapshot.context.question
/** Whether what a question is about is the device in hand. */
export const isAboutDeviceInHand = ({ context }: Snapshot): boolean =>
  context.question?.device.registrationCode === context.inHand
