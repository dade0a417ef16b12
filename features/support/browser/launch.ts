import { type Browser, chromium } from 'playwright-core'
import { findChromium, TEST_ARGUMENTS } from '#scripts/chromium.ts'

let running: Promise<Browser> | undefined

/**
 * A browser is ready once it has shown a page: its first page takes seconds on a busy machine, and must not count for a
 * scenario.
 */
const launched = async (): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...TEST_ARGUMENTS] })
  const first = await browser.newPage()
  await first.goto('about:blank')
  await first.close()
  return browser
}

/** One browser for all scenarios of a process; each scenario has its own devices in it. */
export const theBrowser = (): Promise<Browser> => {
  running ??= launched()
  return running
}

export const closeBrowser = async (): Promise<void> => {
  await (await running)?.close()
  running = undefined
}
