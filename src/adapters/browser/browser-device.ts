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
export const DEVICE_PROFILE = 'piazza'

/** What is told of the device where the code that describes it cannot be loaded. */
const UNDESCRIBED = {
  position: undefined,
  name: 'Web',
  type: 'mobile',
  allowsNotices: false,
  allowsPosition: false,
  profile: DEVICE_PROFILE,
  active: undefined,
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
  const privacy = (): boolean | undefined => {
    const said = storage.read(PRIVACY_KEY)
    return said === undefined || said === null ? undefined : said === 'Y'
  }
  return {
    registrationCode,
    privacyChoice: privacy,
    rememberPrivacy: (accepted) => {
      if (accepted === undefined) storage.remove(PRIVACY_KEY)
      else storage.writeOrRemember(PRIVACY_KEY, accepted ? 'Y' : 'N')
    },
    read: async () => {
      // It is read after a sign-in: the first page does without.
      const described = await import('./describe-device.ts').then(
        ({ describeDevice }) => describeDevice(source, positions),
        () => UNDESCRIBED,
      )
      return { ...described, registrationCode: registrationCode(), privacyAccepted: privacy() }
    },
  }
}
