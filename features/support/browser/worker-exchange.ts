import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** How long a newer worker may take to replace the older one, which first ends its work, in milliseconds. */
const EXCHANGE = 10_000
const ABOUT_TO_TAKE_OVER = new Set(['installed', 'activating'])

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
  const until = performance.now() + EXCHANGE
  while ([...states.values()].some((state) => ABOUT_TO_TAKE_OVER.has(state)) && performance.now() < until)
    await delay(20)
  await devtools.detach()
}
