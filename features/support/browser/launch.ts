import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from '#scripts/chromium.ts'

let running: Promise<Browser> | undefined

/** One browser for all scenarios of a process; each scenario has devices of its own in it. */
export const theBrowser = (): Promise<Browser> => {
  running ??= findChromium().then((executablePath) =>
    chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] }),
  )
  return running
}

export const closeBrowser = async (): Promise<void> => {
  await (await running)?.close()
  running = undefined
}
