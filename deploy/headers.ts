import { type PolicyOptions, policy, REPORTS } from '#scripts/build/content-security-policy.ts'

/** One year, in seconds. */
const YEAR = 31_536_000

/** Features of the browser that the app uses, for its own pages alone. */
const USED = ['clipboard-write', 'fullscreen', 'geolocation', 'picture-in-picture']

/** Features of the browser that no page of the app uses. Each name is one that Chromium knows. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

export type HeaderOptions = PolicyOptions &
  Readonly<{
    /** Whether citizens reach the town by https. Only then does `Strict-Transport-Security` make sense. */
    isSecure: boolean
  }>

/** The headers of every answer, by name. The header is the only policy: the page of a town carries none. */
export const headersOf = ({ isSecure, ...options }: HeaderOptions): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy(options),
  ...(options.reports !== undefined && { 'Reporting-Endpoints': `${REPORTS}="${options.reports}"` }),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(', '),
  // A service of map tiles may want to know who asks: the origin, never the page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  ...(isSecure && { 'Strict-Transport-Security': `max-age=${YEAR}` }),
})
