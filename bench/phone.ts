import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

/** A page on a phone's screen with a processor four times slower than this machine's. */
export type Phone = Readonly<{ page: Page; session: CDPSession; context: BrowserContext; slow: () => Promise<void> }>

/** The assumed slowdown of a phone. */
const SLOWER = 4

/** Slow 4G as the DevTools protocol takes it: throughput in bytes per second, latency in milliseconds. */
export const SLOW_4G = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}

/** Lets a page run as slowly as on a phone. */
export const slowDown = (session: CDPSession): Promise<void> =>
  session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER }).then(() => undefined)

/** A phone with an empty storage, at full speed. */
export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  })

/** Opens a phone with an empty storage. It runs at full speed until `slow` is called. */
export const takePhone = async (browser: Browser): Promise<Phone> => {
  const context = await openPhone(browser)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const session = await context.newCDPSession(page)
  return {
    page,
    session,
    context,
    slow: () => slowDown(session),
  }
}
