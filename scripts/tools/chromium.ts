/**
 * Finds a Chromium, or installs one. Tests prefer the headless shell: it has the same engine, and needs a quarter less
 * processor time. `node scripts/tools/chromium.ts` prints the path.
 */
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { beginRun, isRoot } from './tidy.ts'

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const SHELLS = ['/usr/bin/chromium-headless-shell']

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  MAC,
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The folder of Playwright's browsers, and the path of Chromium inside one of them. */
const CACHES = [
  process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
]
const INSIDE_SHELL = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-mac/headless_shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
]
const INSIDE = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
]

/** Root cannot use the sandbox; the other options stop the browser's own network traffic. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * For tests alone. A page of a test lives for a second or two: V8 spends more on optimizing its code than the optimized
 * code saves. What is measured and what people see keeps both optimizing compilers.
 */
export const TEST_ARGUMENTS: readonly string[] = [...CHROMIUM_ARGUMENTS, '--js-flags=--no-opt --no-maglev']

const isRunnable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const cached = (kind: string, inside: readonly string[]): readonly string[] =>
  CACHES.filter((cache) => cache !== '' && existsSync(cache)).flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => name.startsWith(`${kind}-`))
      .sort()
      .toReversed()
      .flatMap((name) => inside.map((path) => join(cache, name, path))),
  )

type Kind = 'shell' | 'whole'

const named = (): readonly string[] => [process.env['PIAZZA_CHROMIUM'] ?? '', process.env['CHROME_PATH'] ?? '']
const PLACES: Readonly<Record<Kind, () => readonly string[]>> = {
  shell: () => [...SHELLS, ...cached('chromium_headless_shell', INSIDE_SHELL)],
  whole: () => [...USUAL, ...cached('chromium', INSIDE)],
}

const present = (...kinds: readonly Kind[]): string | undefined =>
  [...named(), ...kinds.flatMap((kind) => PLACES[kind]())].find((path) => path !== '' && isRunnable(path))

const run = (command: string, ...parameters: readonly string[]): void => {
  console.log([command, ...parameters].join(' '))
  execFileSync(command, parameters, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** Another process may be installing packages: waits for the lock, and limits the silence of a server. In seconds. */
const TURN = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::http::Timeout=30']

/** Whether packages can be installed without asking. */
export const isDebian = isRoot && existsSync('/etc/debian_version')

/**
 * Installs a package of Debian. An installation that was cut off before (a machine switched off) makes apt-get refuse
 * every other one: dpkg first finishes what it began, which does nothing on a machine in order.
 */
export const installFromDebian = (name: string): void => {
  run('dpkg', '--configure', '-a')
  run('apt-get', ...TURN, 'update')
  run('apt-get', ...TURN, 'install', '-y', '--no-install-recommends', '--no-remove', name)
}

/** Not every Debian has the shell; the whole browser always exists. */
const installShell = (): void => {
  try {
    installFromDebian('chromium-headless-shell')
  } catch (error) {
    console.log(`No headless shell: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const download = (): void => {
  try {
    run('npx', 'playwright-core', 'install', 'chromium')
  } catch (error) {
    console.log(`No download: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const install = (kind: Kind): void => {
  if (!isDebian) return download()
  if (kind === 'shell') installShell()
  if (present('shell') !== undefined && kind === 'shell') return
  try {
    installFromDebian('chromium')
  } catch (error) {
    console.log(`No package of Debian: ${error instanceof Error ? error.message : String(error)}`)
    download()
  }
}

/** Why nothing can be played in Chromium, in words that follow 'because'. */
export const NO_CHROMIUM = 'no Chromium was found or could be installed (PIAZZA_CHROMIUM may name one)'

const found = (path: string | undefined): string => {
  if (path === undefined) throw new Error(`Nothing is played, because ${NO_CHROMIUM}`)
  return path
}

/**
 * The path of a Chromium for tests: from the environment, from the usual places, or installed now; undefined where it
 * cannot be installed. A CI machine (`CI`) gets the shell beside a whole one. A caller that starts several processes
 * resolves it first and passes it on, so that it is installed once.
 */
export const chromiumIfAny = (): string | undefined => {
  // The profiles of browsers are among the temporary files of the run.
  beginRun()
  if (present('shell', 'whole') === undefined) install('shell')
  else if (isDebian && process.env['CI'] !== undefined && present('shell') === undefined) installShell()
  return present('shell', 'whole')
}

/** The same, where nothing can be done without it. */
export const findChromium = (): string => found(chromiumIfAny())

/** The path of a whole Chromium: for measurements and screenshots. */
export const findWholeChromium = (): string => {
  beginRun()
  if (present('whole') === undefined) install('whole')
  return found(present('whole', 'shell'))
}

if (import.meta.main) {
  const path = chromiumIfAny()
  console.log(path ?? NO_CHROMIUM)
  process.exitCode = path === undefined ? 1 : 0
}
