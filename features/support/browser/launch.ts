import { type Browser, chromium } from 'playwright-core'
import { findChromium, TEST_ARGUMENTS } from '#scripts/tools/chromium.ts'

let running: Promise<Browser> | undefined

/** How long the first page of a browser may take on a busy machine, in milliseconds. */
const COLD_START = 45_000

/**
 * A browser is ready once it has shown the app: its first page takes seconds on a busy machine, and must not count for a
 * scenario.
 */
const launched = async (origin: string): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...TEST_ARGUMENTS] })
  const first = await browser.newPage()
  await first.goto(origin, { timeout: COLD_START })
  await first.getByRole('heading', { level: 1 }).first().waitFor({ timeout: COLD_START })
  await first.close()
  return browser
}

/** One browser for all scenarios of a process, which share the origin of the app. Each scenario has its own devices in it. */
export const theBrowser = (origin: string): Promise<Browser> => {
  running ??= launched(origin)
  return running
}

export const closeBrowser = async (): Promise<void> => {
  await (await running)?.close()
  running = undefined
}
