import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** How long a newer worker may take to replace the older one, which first ends its work, in milliseconds. */
const EXCHANGE = 10_000
/** How long Chromium may take to say which workers there are, in milliseconds: it says nothing where there are none. */
const REPORT = 2_000
const TAKING_OVER = new Set(['new', 'installing', 'installed', 'activating'])

/**
 * Waits until no newer service worker is about to take over from the one that the last page of the app had. Chromium loses
 * a navigation that begins in that very moment: it waits for ever, with any worker of any site (1 in 200 exchanges).
 * Nobody closes and opens an app within it.
 */
export const untilWorkersExchanged = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  const states = new Map<string, string>()
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status)
  })
  await devtools.send('ServiceWorker.enable')
  const begun = performance.now()
  const isAbout = () =>
    states.size === 0
      ? performance.now() < begun + REPORT
      : [...states.values()].some((state) => TAKING_OVER.has(state))
  while (isAbout() && performance.now() < begun + EXCHANGE) await delay(20)
  await devtools.detach()
}
