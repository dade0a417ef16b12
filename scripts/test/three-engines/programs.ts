/** The programs of the engines, which Debian packages; where they are missing, root on Debian installs them. */
import { globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium, installFromDebian, isDebian } from '#scripts/tools/chromium.ts'
import { startPuppet } from './puppet.ts'
import type { Engine, EngineName } from './tab.ts'
import { startWebKit } from './webkit.ts'

/** A program of the path, by its first name that exists. */
const program = (...names: readonly string[]): string | undefined =>
  names.flatMap((name) => globSync((process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))))[0]

const MINI_BROWSERS = [
  '/usr/lib/*/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib*/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
]

const firefox = (): string | undefined => process.env['PIAZZA_FIREFOX'] ?? program('firefox-esr', 'firefox')
const webKit = () => {
  const [driver, screen, browser] = [program('WebKitWebDriver'), program('Xvfb'), globSync(MINI_BROWSERS)[0]]
  return driver === undefined || screen === undefined || browser === undefined ? undefined : { driver, screen, browser }
}

/** An engine that may be missing: what starts it, and the packages of Debian that bring it. */
type Offer = Readonly<{ packages: readonly string[]; start: () => (() => Promise<Engine>) | undefined }>

const OFFERS: Readonly<Record<Exclude<EngineName, 'Chromium'>, Offer>> = {
  Firefox: {
    packages: ['firefox-esr'],
    start: () => {
      const path = firefox()
      return path === undefined ? undefined : () => startPuppet('Firefox', path)
    },
  },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: () => {
      const programs = webKit()
      return programs && (() => startWebKit(programs))
    },
  },
}

const install = (packages: readonly string[]): void => {
  try {
    for (const one of packages) installFromDebian(one)
  } catch (error) {
    console.log(`${packages.join(' and ')}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Starts every engine that this machine has or can install, Chromium first, so many times, and says in a sentence what it
 * leaves out. What lies behind another tab or window is drawn late or never: each of a set shows one page at a time.
 */
export const startEngines = async (sets: number): Promise<readonly (readonly Engine[])[]> => {
  const chromium = findChromium()
  const starts = [() => startPuppet('Chromium', chromium)]
  for (const [name, { packages, start }] of Object.entries(OFFERS)) {
    if (start() === undefined && isDebian) install(packages)
    const starting = start()
    if (starting !== undefined) starts.push(starting)
    else
      console.log(
        `${name} is left out: it needs ${packages.join(' and ')} of Debian, and this user cannot install them`,
      )
  }
  return Promise.all(Array.from({ length: sets }, () => Promise.all(starts.map((begin) => begin()))))
}
