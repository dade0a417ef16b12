import type { Browser } from 'playwright-core'
import { takePhone } from './phone.ts'

/** Slow 4G as the DevTools protocol takes it: throughput in bytes per second, latency in milliseconds. */
const SLOW_4G = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 }

/** The polling interval of the page, in milliseconds; the default polls in every frame, which costs time. */
const POLLED = 200

type Watched = typeof globalThis & { firstEntry?: number }

/**
 * Runs in the page before its own scripts: records when the first frame with an entry was painted, in milliseconds
 * since the start of the navigation. `title` is the entry's title in the API. It observes DOM changes, and requests no
 * additional frames.
 */
const watchFirstEntry = (title: string): void => {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => ((globalThis as Watched).firstEntry = performance.now()))
  port1.start()
  const watcher = new MutationObserver(() => {
    if (![...document.querySelectorAll('main li')].some(({ textContent }) => textContent.includes(title))) return
    watcher.disconnect()
    // The message is processed once this frame has been laid out and painted.
    requestAnimationFrame(() => port2.postMessage(undefined))
  })
  watcher.observe(document, { childList: true, characterData: true, subtree: true })
}

/** The title of Home's first entry in the API. */
export const firstEntryOf = async (api: string): Promise<string> => {
  const response = await fetch(`${api}/app/configurations/app/home`)
  const { data } = (await response.json()) as { data: readonly Readonly<{ title: string }>[] }
  const title = data[0]?.title
  if (title === undefined) throw new Error('The API has no entries for Home')
  return title
}

/**
 * The wait for the first entry of Home from the API, in milliseconds: a first visit on slow 4G with a processor four
 * times slower than this machine's. A splash and a skeleton do not count.
 */
export const measureFirstEntry = async (browser: Browser, url: string, title: string): Promise<number> => {
  const { page, session, slow, context } = await takePhone(browser)
  try {
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await slow()
    await page.addInitScript(watchFirstEntry, title)
    await page.goto(url, { waitUntil: 'commit' })
    const shown = await page.waitForFunction(() => (globalThis as Watched).firstEntry, undefined, { polling: POLLED })
    return Number(await shown.jsonValue())
  } finally {
    await context.close()
  }
}
