/** Chromium and Firefox, driven by puppeteer: over the DevTools protocol, and over WebDriver BiDi without a geckodriver. */
import { launch, type Page } from 'puppeteer-core'
import { TEST_ARGUMENTS } from '#scripts/tools/chromium.ts'
import type { Engine, Point, Sent, Size, Tab } from './tab.ts'

const BROWSERS = { Chromium: 'chrome', Firefox: 'firefox' } as const
/** How long a page may take for anything on a busy machine, in milliseconds. */
const PATIENCE = 300_000

/** A browser without a screen has no mouse, and one on a screen has: what appears under a mouse is in all of them. */
const MOUSE = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
const MOUSE_OF_FIREFOX = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

const drag = async ({ mouse }: Page, [first, ...others]: readonly Point[]): Promise<void> => {
  if (first === undefined) return
  await mouse.move(first.x, first.y)
  await mouse.down()
  for (const { x, y } of others) await mouse.move(x, y)
  await mouse.up()
}

/** The window's size in Chromium: `setViewport` would also say whether it can be touched, and it would forget its mouse. */
const sizing = async (page: Page): Promise<Tab['resize']> => {
  const session = await page.createCDPSession()
  return async ({ width, height }) =>
    void (await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    }))
}

/** Starts a browser whose program is at a path. */
export const startPuppet = async (name: keyof typeof BROWSERS, executablePath: string): Promise<Engine> => {
  const browser = await launch({
    browser: BROWSERS[name],
    executablePath,
    headless: true,
    defaultViewport: null,
    protocolTimeout: PATIENCE,
    env: { ...process.env, TZ: 'Europe/Rome' },
    args: name === 'Chromium' ? [...TEST_ARGUMENTS, MOUSE] : [],
    ...(name === 'Firefox' && { extraPrefsFirefox: MOUSE_OF_FIREFOX }),
  })
  const device = async (size: Size): Promise<Tab> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    const resize = name === 'Chromium' ? await sizing(page) : (next: Size) => page.setViewport(next)
    await resize(size)
    return {
      engine: name,
      open: async (address) => void (await page.goto(address)),
      run: <Values extends readonly Sent[], Result>(work: (...values: Values) => Result, ...values: Values) =>
        page.evaluate(`(${String(work)})(...${JSON.stringify(values)})`) as Promise<Awaited<Result>>,
      resize,
      drag: (points) => drag(page, points),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      picture: () => page.screenshot(),
      close: () => context.close(),
    }
  }
  return { name, device, close: () => browser.close() }
}
