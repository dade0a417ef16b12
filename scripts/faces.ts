/**
 * Walks through every screen in a language that nobody speaks (LANG-01): each message is accented, in brackets and two
 * fifths longer. Text without brackets is hard-coded, text that is cut off has no room to be translated, and a phone's
 * page that scrolls sideways has none either. `node scripts/pseudo.ts [filter]` walks the places whose name holds the
 * filter.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'
import { type Finding, inspect, listen } from './pseudo/in-page.ts'
import { type Place, PLACES, type Who } from './pseudo/places.ts'
import { run } from './run.ts'
import { startStaticServer } from './static-server.ts'

/** The moment of the world and of the page's own clock. */
const NOW = '2026-11-20T09:00:00Z'
const PASSWORD = 'Piazza2026!'
const AT_A_TIME = 2
/** How many buttons of one screen are pressed, one after the other. */
const MOST_PRESSES = 8
/** How long a page may take to come to rest before it is looked at as it is, in milliseconds. */
const PATIENCE = 4_000

const PHONE_WIDTH = 360
const RAIL = { x: 20, y: 300 } as const
const SIZES = [
  { name: 'phone', width: PHONE_WIDTH, height: 800, hasTouch: true },
  { name: 'desk', width: 1440, height: 900, hasTouch: false },
] as const
type Size = (typeof SIZES)[number]

/**
 * Text that is no message: the name of the app, languages as their own speakers call them, and the one word that
 * react-aria brings itself, in the language of the page, for those who close what lies over it by ear.
 */
const SAME = ['Piazza', 'Italiano', 'Español', 'Ignora']

/**
 * Where text of the interface may be cut off: what a row's last line carries is a beginning only, and a rail that
 * nobody reaches for, because a question lies over it, shows signs alone (SHELL-12).
 */
const CLIPPED = ['[class*=list-row_metaWords]', '[class*=frame_rail]:not(:hover, :focus-within)']

/** Whole documents, which each language has a file of its own for. */
const DOCUMENTS = ['[class*=policy-document]']

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache', 'pseudo')
const filter = process.argv[2] ?? ''

const build = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const parameters = [vite, 'build', root, '--mode', 'demo', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const built = await run('build, pseudo-locale', process.execPath, parameters, { env: { PIAZZA_PSEUDO: '1' } })
  if (built.code !== 0) throw new Error(`The build failed:\n${built.output}`)
}

const addressIn = (origin: string, path: string, fault?: string): string => {
  const address = new URL(path, origin)
  address.searchParams.set('now', NOW)
  address.searchParams.set('latency', '0')
  if (fault !== undefined) address.searchParams.set('fault', fault)
  return address.href
}

const openContext = async (browser: Browser, { width, height, hasTouch }: Size, stored?: State) => {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    ...(stored && { storageState: stored }),
  })
  context.setDefaultTimeout(10_000)
  await context.clock.setFixedTime(NOW)
  await context.addInitScript(`(${String(listen)})()`)
  return context
}
type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Content has come, and nothing is under way any more. What waits for ever is looked at as it waits. */
const settle = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page
    .waitForFunction(
      () =>
        document.querySelector('main [aria-busy=true], [role=progressbar]') === null &&
        document.querySelector('main')?.textContent !== '',
      undefined,
      { timeout: PATIENCE },
    )
    .catch(() => undefined)
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

const signIn = async (browser: Browser, origin: string, who: Who): Promise<State | undefined> => {
  if (who === 'visitor') return undefined
  const context = await openContext(browser, SIZES[0])
  const page = await context.newPage()
  await page.goto(addressIn(origin, '/login'))
  await page.locator('input[autocomplete=username]').fill(who)
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD)
  await page.locator('main button[type=submit]').click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await settle(page)
  const stored = await context.storageState()
  await context.close()
  return stored
}

const look = async (page: Page): Promise<readonly Finding[]> => {
  // The rail shows its words when it is reached for (SHELL-12).
  if ((page.viewportSize()?.width ?? 0) > PHONE_WIDTH) await page.mouse.move(RAIL.x, RAIL.y)
  return page.evaluate(inspect, { same: SAME, clipped: CLIPPED, documents: DOCUMENTS })
}

/** Empties what can be typed in, and sends it: what a form says of it comes up. */
const sendEmpty = async (page: Page): Promise<readonly Finding[]> => {
  const submit = page.locator('main button[type=submit]:visible').first()
  if ((await submit.count()) === 0) return []
  for (const field of await page.locator('main form input:visible').all())
    if (await field.evaluate((input: HTMLInputElement) => /^(?:text|email|tel|password|search)$/.test(input.type)))
      await field.fill('').catch(() => undefined)
  await submit.click({ timeout: 1_000 }).catch(() => undefined)
  await settle(page)
  return look(page)
}

/** Presses what can be pressed, one after the other: menus, sheets and questions come up, and go with Esc. */
const pressAll = async (page: Page, address: string): Promise<readonly Finding[]> => {
  const found: Finding[] = []
  const here = page.url()
  const buttons = page.locator(
    'header button:visible, main button:visible:not([type=submit]), main [role=switch]:visible',
  )
  const names = new Set<string>()
  for (let index = 0, pressed = 0; index < (await buttons.count()) && pressed < MOST_PRESSES; index += 1) {
    const button = buttons.nth(index)
    const name = await button
      .evaluate((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.id, undefined, { timeout: 500 })
      .catch(() => '')
    if (names.has(name)) continue
    names.add(name)
    pressed += 1
    await button.click({ timeout: 500, force: true, noWaitAfter: true }).catch(() => undefined)
    await settle(page)
    found.push(...(await look(page)))
    await page.keyboard.press('Escape')
    if (page.url() !== here) {
      await page.goto(address)
      await settle(page)
    }
  }
  return found
}

const visit = async (
  context: BrowserContext,
  origin: string,
  place: Place,
  size: Size,
): Promise<readonly Finding[]> => {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  try {
    const address = addressIn(origin, place.path, place.fault)
    await page.goto(address)
    await settle(page)
    const found = [...(await look(page))]
    if (place.fault === undefined) {
      found.push(...(await sendEmpty(page)))
      if (size.name === 'phone') found.push(...(await pressAll(page, address)))
    }
    if (errors[0] !== undefined) throw new Error(errors[0])
    return found
  } finally {
    await page.close()
  }
}

await build()
const server = await startStaticServer(folder)
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGUMENTS] })
let failed = 0
let passed = 0
try {
  const wanted = PLACES.filter(({ name }) => name.includes(filter))
  // What a screen says when it fails is the same on a desk.
  const waiting = SIZES.flatMap((size) =>
    wanted.filter(({ fault }) => fault === undefined || size.name === 'phone').map((place) => ({ place, size })),
  )
  const people = [...new Set(wanted.map(({ who }) => who))]
  const stored = new Map(
    await Promise.all(people.map(async (who) => [who, await signIn(browser, server.origin, who)] as const)),
  )
  const told = new Map<string, string[]>()
  const walk = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { place, size } = next
      const called = `${place.name}, ${place.who}, ${size.name}`
      // A world of its own for each place: what was done in another one is not met here.
      const context = await openContext(browser, size, stored.get(place.who))
      try {
        const found = await visit(context, server.origin, place, size)
        if (found.length === 0) passed += 1
        else failed += 1
        for (const { kind, text, where } of found) {
          const what = `${kind}: "${text}" in ${where}`
          told.set(what, [...new Set([...(told.get(what) ?? []), called])])
        }
      } catch (error) {
        failed += 1
        console.log(`FAIL ${called}: ${String(error)}`)
      } finally {
        await context.close()
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, walk))
  for (const [what, places] of told)
    console.log(
      `FAIL ${what}\n     at ${places.slice(0, 4).join('; ')}${places.length > 4 ? ` and ${places.length - 4} more` : ''}`,
    )
} finally {
  await browser.close()
  await server.close()
}
console.log(`pseudo-locale: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
