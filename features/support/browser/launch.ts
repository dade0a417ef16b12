import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from '#scripts/chromium.ts'

let running: Promise<Browser> | undefined

/** A browser is up once it has shown a page: what it sets up with its first one, seconds on a busy machine, is no scenario's time. */
const launched = async (): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] })
  const first = await browser.newPage()
  await first.goto('about:blank')
  await first.close()
  return browser
}

/** One browser for all scenarios of a process; each scenario has devices of its own in it. */
export const theBrowser = (): Promise<Browser> => {
  running ??= launched()
  return running
}

export const closeBrowser = async (): Promise<void> => {
  await (await running)?.close()
  running = undefined
}
