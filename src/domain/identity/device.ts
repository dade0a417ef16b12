import type { Coordinates } from '#domain/places/coordinates.ts'
import type { Id } from '#domain/id.ts'
import type { Original } from '#domain/origin.ts'

/** The data of the current device that the server receives (AUTH-13). */
export type DeviceInfo = Readonly<{
  /** A UUID created once and stored on the device. */
  registrationCode: string
  /** Only when the citizen allows the position. */
  position: Coordinates | undefined
  name: string
  type: string
  allowsNotices: boolean
  allowsPosition: boolean
  /** What the citizen said on this device; undefined, and not sent, where nothing was said. */
  privacyAccepted: boolean | undefined
  /** The kind of use; the seed shows the field without values: [decided] the name of the app. */
  profile: string
  /** A new device is active; whether a known one is, only the server knows: then it is undefined, and not sent. */
  active: boolean | undefined
}>

export type RegisteredDeviceId = Id<'RegisteredDevice'>

/** A device as the server lists it among a user's devices (DEV-01). */
export type RegisteredDevice = Readonly<{
  id: RegisteredDeviceId
  registrationCode: string
  name: string | undefined
  /** Whether notices are sent to it; undefined where the server does not say. */
  enabled: boolean | undefined
}> &
  Original

/** The devices of a citizen in display order: the current one first, the others as the server lists them (DEV-01). */
export const inHandFirst = (devices: readonly RegisteredDevice[], inHand: string): readonly RegisteredDevice[] =>
  [true, false].flatMap((first) => devices.filter(({ registrationCode }) => (registrationCode === inHand) === first))
