import * as Either from 'fp-ts/lib/Either.js'
import type { Device } from '#application/ports/device.ts'
import type { Positions } from '#application/ports/positions.ts'
import type { BrowserStorage } from './browser-storage.ts'
import { isUuid, randomUuid } from './uuid.ts'

/** The part of the navigator that is used; missing parts are read as unknown or not allowed. */
export type DeviceSource = Readonly<{
  userAgent?: string
  userAgentData?: Readonly<{ platform?: string; mobile?: boolean }>
  permissions?: Readonly<{
    query: (descriptor: { name: 'geolocation' | 'notifications' }) => Promise<{ state: string }>
  }>
}>

const CODE_KEY = 'device.code'
const PRIVACY_KEY = 'device.privacy'

/** [decided] The kind of use of the device, a field that the seed shows without values. */
const DEVICE_PROFILE = 'piazza'

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

const isGranted = async (source: DeviceSource, name: 'geolocation' | 'notifications'): Promise<boolean> => {
  try {
    return (await source.permissions?.query({ name }))?.state === 'granted'
  } catch {
    // Browsers that do not know a permission reject the query.
    return false
  }
}

/** The current device, as the browser describes it. Reading it never prompts the citizen (AUTH-13). */
export const createBrowserDevice = ({
  storage,
  positions,
  source = {},
}: Readonly<{ storage: BrowserStorage; positions: Positions; source?: DeviceSource | undefined }>): Device => {
  const registrationCode = (): string => {
    const kept = storage.read(CODE_KEY)
    if (isUuid(kept)) return kept
    const made = randomUuid()
    storage.writeOrRemember(CODE_KEY, made)
    return made
  }
  return {
    registrationCode,
    rememberPrivacy: (accepted) => storage.writeOrRemember(PRIVACY_KEY, accepted ? 'Y' : 'N'),
    read: async () => {
      const [allowsPosition, allowsNotices] = await Promise.all([
        isGranted(source, 'geolocation'),
        isGranted(source, 'notifications'),
      ])
      const position = allowsPosition ? await positions.current()() : undefined
      return {
        registrationCode: registrationCode(),
        position: position && Either.isRight(position) ? position.right : undefined,
        name: systemOf(source),
        type: typeOf(source),
        allowsNotices,
        allowsPosition,
        privacyAccepted: storage.read(PRIVACY_KEY) === 'Y',
        profile: DEVICE_PROFILE,
        active: true,
      }
    },
  }
}
