import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

/** A page on a phone's screen with a processor four times slower than this machine's. */
export type Phone = Readonly<{ page: Page; session: CDPSession; context: BrowserContext; slow: () => Promise<void> }>

/** The assumed slowdown of a phone. */
const SLOWER = 4

/** Opens a phone with an empty storage. It runs at full speed until `slow` is called. */
export const takePhone = async (browser: Browser): Promise<Phone> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const session = await context.newCDPSession(page)
  return {
    page,
    session,
    context,
    slow: () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER }).then(() => undefined),
  }
}
