/** Opens every screen of the production build with Prism alone as the API: it answers from the examples of the document. */
import { readFileSync, rmSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import { keptAfterSignIn } from '#features/support/browser/direct-sign-in.ts'
import type { Items } from '#features/support/browser/world-copy.ts'
import { PASSWORD } from '#mocks/seed/people.ts'
import { DEFAULT_NOW } from '#mocks/world.ts'
import { searchPath } from '#ui/app/screens.ts'
import { findChromium, TEST_ARGUMENTS } from '../chromium.ts'
import { type Place, PLACES, screenOf, type Who } from '../faces/places.ts'
import { copySite } from '../plain-site.ts'
import { madeRelease } from '../release.ts'
import { startStaticServer } from '../static-server.ts'
import { DOCUMENT, startPrism, stopPrism } from './command.ts'

const PORT = 4012
/** How long a screen may take to be full, in milliseconds. */
const PATIENCE = 20_000

/** Screens that show the example of the document, or anything, at another address than their first one. */
const ADDRESSES: Readonly<Record<string, string>> = { search: searchPath('biblioteca'), sheet: '/e015/21?country=1' }
/** It opens only in the middle of a sign-in. */
const LEFT = 'forcedPassword'

const addressed = (place: Place): Place => {
  const path = ADDRESSES[screenOf(place)]
  return path === undefined ? place : { ...place, path, name: `${screenOf(place)} ${path}` }
}
const VISITED: readonly Place[] = PLACES.filter(
  (place) => (place.isShownInAllFaces && screenOf(place) !== LEFT) || place.name === 'home signed in',
).map(addressed)

/** Messages that are no content: of an empty part, or an unknown page. */
const EMPTY_KEY = /^(?!reminder|myTown)[a-zA-Z]+\.(?:empty|none|no[A-Z]\w*|nothing\w*)$/
const messages = JSON.parse(readFileSync('src/ui/messages/it.json', 'utf8')) as Readonly<Record<string, string>>
const EMPTY: readonly string[] = Object.entries(messages).flatMap(([key, text]) =>
  (EMPTY_KEY.test(key) || key === 'notFound.title') && !text.includes('{') && text.length > 3 ? [text] : [],
)

/** Runs in the page: what keeps a screen from being full. The page of a list may be behind that of a thing, without the id. */
const lacks = (empty: readonly string[]): readonly string[] => {
  const main = document.querySelector<HTMLElement>('main#contenuto')
  const parts = [...(main?.querySelectorAll('p, h1, h2, h3, span, li, [role=alert]') ?? [])]
  const told = parts.map((part) => ({ text: part.textContent.trim(), isAlert: part.role === 'alert' }))
  return [
    ...(main === null || main.innerText.trim() === '' ? ['nothing is there'] : []),
    ...(main?.querySelector('[aria-busy=true]') ? ['something is still loading'] : []),
    ...told
      .filter(({ text, isAlert }) => text !== '' && (isAlert || empty.includes(text)))
      .map(({ text }) => `it says "${text}"`),
  ]
}

/** Goes down the page, where parts load once they are in sight. */
const goDown = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
}

const look = async (context: BrowserContext, origin: string, { path }: Place): Promise<readonly string[]> => {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(`uncaught: ${message}`))
  // A call that the document does not answer, other than a picture.
  page.on('response', (response) => {
    if (
      response.url().includes(`:${PORT}/`) &&
      response.status() >= 400 &&
      response.request().resourceType() === 'fetch'
    )
      errors.push(`${response.request().method()} ${new URL(response.url()).pathname} answers ${response.status()}`)
  })
  try {
    await page.goto(origin + path)
    await page.waitForLoadState('networkidle')
    await goDown(page)
    const until = Date.now() + PATIENCE
    let lacking = await page.evaluate(lacks, EMPTY)
    while (lacking.length > 0 && Date.now() < until) {
      await page.waitForTimeout(200)
      lacking = await page.evaluate(lacks, EMPTY)
    }
    const isElsewhere = new URL(page.url()).pathname !== new URL(origin + path).pathname
    return [...lacking, ...errors, ...(isElsewhere ? [`it leads to ${new URL(page.url()).pathname}`] : [])]
  } finally {
    await page.close()
  }
}

/** Every screen, and what keeps it from being full. */
export const openScreens = async (): Promise<readonly string[]> => {
  const api = `http://127.0.0.1:${PORT}`
  const town: Configuration = { ...DEFAULTS, api }
  const folder = copySite(await madeRelease(true), town)
  const site = await startStaticServer(folder)
  const prism = await startPrism(['mock', DOCUMENT, '--port', String(PORT)])
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...TEST_ARGUMENTS] })
  const contextOf = async (who: Who): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'it-IT',
      serviceWorkers: 'block',
    })
    await context.clock.setFixedTime(DEFAULT_NOW)
    if (who === 'visitor') return context
    const items: Items = await keptAfterSignIn(api, fetch, who, PASSWORD)
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, items)
    if (who === 'amministratore')
      await context.route('**/api/users/me', (route) =>
        route.continue({ headers: { ...route.request().headers(), prefer: 'example=administrator' } }),
      )
    return context
  }
  const wrong: string[] = []
  try {
    for (const who of new Set(VISITED.map((place) => place.who))) {
      const context = await contextOf(who)
      for (const place of VISITED.filter((one) => one.who === who)) {
        const lacking = await look(context, site.origin, place)
        console.log(`${lacking.length === 0 ? 'full' : 'FAIL'} ${place.name}`)
        wrong.push(...lacking.map((one) => `${place.name}: ${one}`))
      }
      await context.close()
    }
  } finally {
    await browser.close()
    stopPrism(prism)
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`screens: ${VISITED.length} opened, ${new Set(wrong.map((line) => line.split(':')[0])).size} not full`)
  return wrong
}
