import type { Browser, CDPSession } from 'playwright-core'
import { brotli } from '#scripts/compression.ts'

/** The downloads of a page's first load until it is idle, in bytes over the wire. */
export type FirstLoad = Readonly<{
  scripts: number
  everything: number
  byKind: Readonly<Record<string, number>>
  requests: number
}>

type Response = Readonly<{ url: string; mimeType: string; headers: Readonly<Record<string, string>> }>
type Fetched = { kind: string; response: Response | undefined; bytes: number; isDone: boolean }

/** How long no request may run before a page counts as idle, in milliseconds: longer than lazy parts wait. */
const REST = 1_500
const AT_MOST = 30_000
/** From how late on the app fetches ahead of need, in milliseconds: that is no part of the first load. */
const AHEAD = 3_000

/** The types that hosts compress. The simulated API does not: its answers are counted as compressed. */
const COMPRESSIBLE = /json|svg|javascript|css|html|text|manifest/

const kindOf = (kind: string, { mimeType, url }: Response): string => {
  if (/javascript/.test(mimeType) || kind === 'Script') return 'scripts'
  if (/css/.test(mimeType)) return 'styles'
  if (/font|woff/.test(mimeType) || url.endsWith('.woff2')) return 'fonts'
  if (/image|svg/.test(mimeType)) return 'images'
  if (/html/.test(mimeType)) return 'html'
  return /json/.test(mimeType) ? 'json' : 'other'
}

const overTheWire = async (session: CDPSession, id: string, { response, bytes }: Fetched): Promise<number> => {
  if (response === undefined) return bytes
  const isCompressed = Object.keys(response.headers).some((name) => name.toLowerCase() === 'content-encoding')
  if (isCompressed || !COMPRESSIBLE.test(response.mimeType)) return bytes
  try {
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId: id })
    const plain = Buffer.from(body, base64Encoded ? 'base64' : 'utf8')
    return bytes - plain.length + Math.min(plain.length, brotli(plain).length)
  } catch {
    return bytes
  }
}

/** In the page: resolves once the main thread is idle. */
const whenIdle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve()))
/** In the page: what would run later than this never runs, however slowly the page comes. */
const dropLater = (than: number): void => {
  const plain = window.setTimeout
  const soon = (run: TimerHandler, wait = 0, ...given: unknown[]) => (wait < than ? plain(run, wait, ...given) : 0)
  window.setTimeout = soon as typeof window.setTimeout
}
/** In the page: whether its content is loaded, and not only its skeleton. */
const hasContent = (): boolean =>
  document.querySelector('main p') !== null && !document.querySelector('[aria-busy=true]')

/**
 * Loads a page in a fresh browser context, without a cache, on a phone's screen. Counts headers and body of each
 * request over the wire until the content is loaded and no request has run for a while, which includes lazy parts.
 */
export const measureFirstLoad = async (browser: Browser, url: string): Promise<FirstLoad> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(dropLater, AHEAD)
  const session = await context.newCDPSession(page)
  const fetched = new Map<string, Fetched>()
  let last = performance.now()
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    last = performance.now()
    if (request.url.startsWith('http'))
      fetched.set(requestId, { kind: type ?? 'Other', response: undefined, bytes: 0, isDone: false })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = fetched.get(requestId)
    if (one) one.response = response
  })
  const end = (requestId: string, bytes: number) => {
    last = performance.now()
    const one = fetched.get(requestId)
    if (one) Object.assign(one, { bytes, isDone: true })
  }
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  const began = performance.now()
  await page.goto(url)
  const isResting = () => performance.now() - last > REST && [...fetched.values()].every(({ isDone }) => isDone)
  while (performance.now() - began < AT_MOST) {
    await page.evaluate(whenIdle)
    if (isResting() && (await page.evaluate(hasContent))) break
    await page.waitForTimeout(100)
  }

  const byKind: Record<string, number> = {}
  for (const [id, one] of fetched) {
    if (one.response === undefined) continue
    const kind = kindOf(one.kind, one.response)
    byKind[kind] = (byKind[kind] ?? 0) + (await overTheWire(session, id, one))
  }
  await context.close()
  return {
    scripts: byKind['scripts'] ?? 0,
    everything: Object.values(byKind).reduce((sum, bytes) => sum + bytes, 0),
    byKind,
    requests: fetched.size,
  }
}
