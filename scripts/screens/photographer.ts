import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { fillIn, type Scene, type Who } from './scene.ts'

export type Size = Readonly<{ width: number; height: number; isPhone: boolean }>
/** The screen sizes. */
export const SIZES: readonly Size[] = [
  { width: 360, height: 800, isPhone: true },
  { width: 390, height: 844, isPhone: true },
  { width: 768, height: 1024, isPhone: true },
  { width: 1440, height: 900, isPhone: false },
  // A desktop at 400 % zoom.
  { width: 320, height: 256, isPhone: true },
]

/** The moment of all screenshots, for the world and for the page's own clock. */
const NOW = '2026-11-20T09:00:00Z'

/** How the app and the device draw. */
export type Look = Readonly<{ isLight: boolean; hasContrast: boolean }>

type State = Awaited<ReturnType<BrowserContext['storageState']>>
export type Shot = Readonly<{ scene: Scene; size: Size; file: string; problem: string | undefined }>

export const nameOf = ({ screen, state }: Scene, { width }: Size): string => `${screen}-${state}-${width}.png`

const addressIn = (origin: string, path: string, fault?: string): string => {
  const address = new URL(path, origin)
  address.searchParams.set('now', NOW)
  address.searchParams.set('latency', '0')
  if (fault !== undefined) address.searchParams.set('fault', fault)
  return address.href
}

const openContext = async (browser: Browser, { width, height, isPhone }: Size, storageState?: State) => {
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: 1,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  })
  context.setDefaultTimeout(20_000)
  await context.clock.setFixedTime(NOW)
  return context
}

/** Signs a person in once; every later screenshot starts with the resulting storage. */
export const signInOnce = async (browser: Browser, origin: string, who: Who): Promise<State | undefined> => {
  if (who === 'nobody') return undefined
  const context = await openContext(browser, { width: 390, height: 844, isPhone: true })
  try {
    const page = await context.newPage()
    await page.goto(addressIn(origin, '/login'))
    await fillIn(page, who, 'Piazza2026!')
    await page.getByText(/^Ciao, /).waitFor()
    return await context.storageState()
  } finally {
    await context.close()
  }
}

/** Waits until the page is stable: content, pictures and fonts are loaded. */
const settle = async (page: Page, isWaiting: boolean): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!isWaiting)
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true], [role=progressbar]') === null)
  await page.evaluate(async () => {
    await document.fonts.ready
    const pending = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
    await Promise.all(pending.map((image) => image.decode().catch(() => undefined)))
  })
  await page.waitForTimeout(300 + ((await page.locator('canvas').count()) > 0 ? 700 : 0))
}

/** Takes one screenshot. A failed one shows the last state of the page, with the reason. */
export const shoot = async (
  browser: Browser,
  origin: string,
  folder: string,
  scene: Scene,
  size: Size,
  { isLight, hasContrast }: Look,
  stored: State | undefined,
): Promise<Shot> => {
  const context = await openContext(browser, size, stored)
  if (isLight) await context.addInitScript(() => localStorage.setItem('piazza.device.look', 'light'))
  const page = await context.newPage()
  if (hasContrast) await page.emulateMedia({ contrast: 'more' })
  const file = nameOf(scene, size)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`))
  try {
    await page.goto(addressIn(origin, scene.path, scene.fault))
    await settle(page, scene.isWaiting ?? false)
    if (scene.act !== undefined) {
      await scene.act(page)
      await settle(page, scene.isWaiting ?? false)
    }
  } catch (error) {
    errors.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
  await page.screenshot({ path: join(folder, file) })
  await context.close()
  return { scene, size, file, problem: errors.length > 0 ? errors.join('; ') : undefined }
}
