import type { Coordinates } from '#domain/places/coordinates.ts'
import type { Id } from '#domain/id.ts'

/** What the server is told of the device in hand (AUTH-13). */
export type DeviceInfo = Readonly<{
  /** A UUID made once and kept on the device. */
  registrationCode: string
  /** Only when the citizen allows the position. */
  position: Coordinates | undefined
  name: string
  type: string
  allowsNotices: boolean
  allowsPosition: boolean
  privacyAccepted: boolean
  /** What the device is used as; the seed shows the field and no values: [decided] the app's own name. */
  profile: string
  active: boolean
}>

export type RegisteredDeviceId = Id<'RegisteredDevice'>

/** A device as the server lists it among a user's devices (DEV-01). */
export type RegisteredDevice = Readonly<{
  id: RegisteredDeviceId
  registrationCode: string
  name: string | undefined
  enabled: boolean
}>

/** A citizen's devices in the order they are shown: the one in hand first, the others as the server lists them (DEV-01). */
export const inHandFirst = (devices: readonly RegisteredDevice[], inHand: string): readonly RegisteredDevice[] =>
  [true, false].flatMap((first) => devices.filter(({ registrationCode }) => (registrationCode === inHand) === first))
