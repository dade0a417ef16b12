/** Finds a Chromium to run the app in, or installs one. On its own: `node scripts/chromium.ts` prints where it is. */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  MAC,
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Where Playwright keeps the browsers it downloads, and where a Chromium is inside one of them. */
const CACHES = [
  process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
]
const INSIDE = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
]

const isRoot = process.getuid?.() === 0

/** Root has no sandbox; the rest keeps the browser from talking to anyone but the app. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const isRunnable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const cached = (): readonly string[] =>
  CACHES.filter((cache) => cache !== '' && existsSync(cache)).flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => name.startsWith('chromium-'))
      .sort()
      .toReversed()
      .flatMap((name) => INSIDE.map((inside) => join(cache, name, inside))),
  )

const present = (): string | undefined =>
  [process.env['PIAZZA_CHROMIUM'] ?? '', process.env['CHROME_PATH'] ?? '', ...USUAL, ...cached()].find(
    (path) => path !== '' && isRunnable(path),
  )

const run = (command: string, ...parameters: readonly string[]): void => {
  console.log([command, ...parameters].join(' '))
  execFileSync(command, parameters, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** Somebody else may be installing something: we wait for our turn, in seconds. */
const TURN = ['-o', 'DPkg::Lock::Timeout=300']

const install = (): void => {
  if (isRoot && existsSync('/etc/debian_version')) {
    run('apt-get', ...TURN, 'update')
    run('apt-get', ...TURN, 'install', '-y', '--no-install-recommends', 'chromium')
  } else run('npx', 'playwright-core', 'install', 'chromium')
}

/**
 * The path of a Chromium: the one named in the environment, one in a usual place, or one installed now. Whoever starts
 * several processes finds it first and names it to them, so that they do not all install it at once.
 */
export const findChromium = async (): Promise<string> => {
  const known = present()
  if (known !== undefined) return known
  install()
  const installed = present()
  if (installed === undefined) throw new Error('No Chromium was found or installed: set PIAZZA_CHROMIUM to its path')
  return installed
}

if (import.meta.main) console.log(await findChromium())
