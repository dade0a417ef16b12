import * as Either from 'fp-ts/lib/Either.js'
import type { DeviceInfo } from '#domain/identity/device.ts'
import type { Positions } from '#application/ports/positions.ts'
import { DEVICE_PROFILE, type DeviceSource } from './browser-device.ts'

/** Coarse on purpose: the kind of system only, because the version would identify the device. */
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/android/i, 'Android'],
  [/iphone|ipad|ios/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac/i, 'macOS'],
  [/cros|chrome os/i, 'ChromeOS'],
  [/linux/i, 'Linux'],
]

const systemOf = ({ userAgentData, userAgent }: DeviceSource): string => {
  const told = userAgentData?.platform || (userAgent ?? '')
  return SYSTEMS.find(([pattern]) => pattern.test(told))?.[1] ?? 'Web'
}

const typeOf = ({ userAgentData, userAgent }: DeviceSource): string =>
  (userAgentData?.mobile ?? /mobi|android|iphone|ipad/i.test(userAgent ?? '')) ? 'mobile' : 'desktop'

type Permission = 'geolocation' | 'notifications'
type Permissions = NonNullable<DeviceSource['permissions']>

/** The answers of a browser so far: each stays up to date by itself, and Chromium keeps every one it gives. */
const asked = new WeakMap<Permissions, Map<Permission, ReturnType<Permissions['query']>>>()

const permission = (permissions: Permissions, name: Permission): ReturnType<Permissions['query']> => {
  const known = asked.get(permissions) ?? new Map()
  asked.set(permissions, known)
  const answer = known.get(name) ?? permissions.query({ name })
  known.set(name, answer)
  return answer
}

const isGranted = async ({ permissions }: DeviceSource, name: Permission): Promise<boolean> => {
  try {
    return permissions !== undefined && (await permission(permissions, name)).state === 'granted'
  } catch {
    // Browsers that do not know a permission reject the query.
    return false
  }
}

/** What the browser tells of the device. It asks for no permission (AUTH-13). */
export const describeDevice = async (
  source: DeviceSource,
  positions: Positions,
): Promise<Omit<DeviceInfo, 'registrationCode' | 'privacyAccepted'>> => {
  const [allowsPosition, allowsNotices] = await Promise.all([
    isGranted(source, 'geolocation'),
    isGranted(source, 'notifications'),
  ])
  const position = allowsPosition ? await positions.current()() : undefined
  return {
    position: position && Either.isRight(position) ? position.right : undefined,
    name: systemOf(source),
    type: typeOf(source),
    allowsNotices,
    allowsPosition,
    profile: DEVICE_PROFILE,
    active: undefined,
  }
}
