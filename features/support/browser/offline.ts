import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Disposable, Page } from 'playwright-core'

/** A file of every host, which the app does not ask for. */
const PLAIN = '/robots.txt'
/** How often a page asks for it until the network answers. A scenario may have switched the servers off as well. */
const TRIES = 20

/** Runs in the page. */
const hideNetwork = (): void =>
  void Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })

const untilAnswered = async (page: Page): Promise<void> => {
  const isAnswered = () =>
    page.evaluate(
      (file) =>
        fetch(file, { cache: 'no-store' }).then(
          () => true,
          () => false,
        ),
      PLAIN,
    )
  for (let tries = 0; tries < TRIES && !(await isAnswered()); tries += 1) await delay(50)
}

/**
 * Takes the network of a browser away, and gives it back. Two things that Chromium's developer tools do when the machine is
 * busy are mended here, as no device does them: a page that begins without a network is told that there is one, and hears
 * nothing when it is back; and a page hears that the network is back while its requests still fail.
 */
export const networkOf = () => {
  let script: Disposable | undefined
  return {
    lose: async (context: BrowserContext): Promise<void> => {
      await context.setOffline(true)
      script ??= await context.addInitScript(hideNetwork)
    },
    find: async (context: BrowserContext): Promise<void> => {
      await script?.dispose()
      script = undefined
      const pages = context.pages().filter((page) => page.url().startsWith('http'))
      await Promise.all(pages.map((page) => page.evaluate(hideNetwork)))
      await context.setOffline(false)
      await Promise.all(
        pages.map(async (page) => {
          await untilAnswered(page)
          await page.evaluate(() => {
            Reflect.deleteProperty(navigator, 'onLine')
            dispatchEvent(new Event('online'))
          })
        }),
      )
    },
  }
}
