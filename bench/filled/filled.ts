import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { openPhone, SLOW_4G, slowDown } from '../phone.ts'
import { film, type Strip } from './strip.ts'
import { keptBy, type Stop, type Tokens, tokensOf } from './stops.ts'
import { type Asked, textsOf, type Watched, watchFilled, watchedFor, type Watching } from './watch.ts'

/** What a visit of an address costs. */
export type Visit = Readonly<{
  /** From the navigation until the first screen is filled for good, in milliseconds. */
  filled: number
  /** The longest task until then, in milliseconds. */
  longest: number
  /** The sum of all layout shifts while the page was looked at. */
  shifted: number
  /** How often a skeleton was in sight that stood in nothing busy. */
  mute: number
  /** Code and styles over the wire until then, in bytes. */
  code: number
  /** How often the API was asked until then. */
  calls: number
}>

/** A page is looked at for so long, in milliseconds: what comes late counts for the shifts. */
export const LOOKED_AT = 15_000
/** How long a page is to stay filled before it counts as such, in milliseconds. */
const FOR_GOOD = 2_000
const AT_MOST = 90_000
const DAY = 86_400_000
/** How long the first visit lasts of a profile of yesterday, in milliseconds: the app stores itself a while after its page. */
const STAY = 9_000

/** How long a page is silent that has asked for all, in milliseconds: what waits for a timer is waited for. */
const SILENCE = 6_000

/** The calls of an address and the texts of their answers, as Piazza itself asks for them. */
export type Learnt = Readonly<{ calls: readonly string[]; texts: readonly string[] }>

type Given = Readonly<{ browser: Browser; api: string; stop: Stop }>

/** In the page, before its scripts: what the device keeps. It is not written again over what the app has changed. */
const keep = (kept: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(kept))
    if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
}

/** In the page, before its scripts: the clock is ahead by some time. */
const moveClock = (by: number): void => {
  const plain = Date
  const now = () => plain.now() + by
  globalThis.Date = new Proxy(plain, {
    construct: (target, given: []) => (given.length === 0 ? new target(now()) : new target(...given)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

const watchedOf = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as Watching).watched ?? { turns: [], longest: 0, shifted: 0, mute: 0 })

/** Waits until a page is filled for good, and for some time after the navigation. Fails where it never is. */
const untilFilled = async (page: Page, atLeast: number): Promise<Watched & Readonly<{ filled: number }>> => {
  const began = performance.now()
  for (;;) {
    const watched = await watchedOf(page)
    const last = watched.turns.at(-1)
    const now = await page.evaluate(() => performance.now())
    if (last?.isFilled === true && now - last.at > FOR_GOOD && now > atLeast) return { ...watched, filled: last.at }
    if (performance.now() - began > AT_MOST) throw new Error(`${page.url()} was not filled`)
    await wait(250)
  }
}

type Traffic = Readonly<{ session: CDPSession; until: (filled: number) => Readonly<{ code: number; calls: number }> }>

/** Counts what comes over the wire, by the moment when it had come. */
const countTraffic = async (session: CDPSession, api: string): Promise<Traffic> => {
  const kinds = new Map<string, 'code' | 'call'>()
  const sent = new Map<string, number>()
  const came: { at: number; kind: 'code' | 'call'; bytes: number }[] = []
  let start = 0
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    start ||= timestamp
    sent.set(requestId, timestamp)
    if (request.url.startsWith(api) && request.method === 'GET' && !request.url.includes('/img/'))
      kinds.set(requestId, 'call')
    else if (/\.(?:js|css)(?:\?|$)/.test(request.url)) kinds.set(requestId, 'code')
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) came.push({ at: (timestamp - start) * 1_000, kind, bytes: encodedDataLength })
  })
  return {
    session,
    until: (filled) => {
      const before = came.filter(({ at }) => at <= filled)
      return {
        code: before.reduce((sum, { kind, bytes }) => sum + (kind === 'code' ? bytes : 0), 0),
        calls: before.filter(({ kind }) => kind === 'call').length,
      }
    },
  }
}

const slowly = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await slowDown(session)
  return session
}

/** Opens an address once as it is, without a wait, and learns what it asks for until it is filled. */
export const learn = async ({ browser, api, stop }: Given, site: string): Promise<Learnt> => {
  const context = await openPhone(browser)
  try {
    const calls = new Set<string>()
    const texts = new Set<string>()
    await context.addInitScript(keep, keptBy(stop.comer, await tokensOf(api)))
    const page = await context.newPage()
    let heard = performance.now()
    page.on('response', (response) => {
      heard = performance.now()
      const url = response.url()
      if (!url.startsWith(api) || url.includes('/img/') || response.request().method() !== 'GET') return
      calls.add(url)
      response
        .json()
        .then((json: unknown) => textsOf(json).forEach((text) => texts.add(text)))
        .catch(() => {})
    })
    await page.goto(site + stop.address)
    while (performance.now() - heard < SILENCE) await wait(250)
    return { calls: [...calls], texts: [...texts] }
  } finally {
    await context.close()
  }
}

const visit = async (
  context: BrowserContext,
  api: string,
  url: string,
  texts: readonly string[],
  lookedAt: number,
  strip?: Strip,
): Promise<Visit> => {
  const page = await context.newPage()
  await page.addInitScript(watchFilled, watchedFor(texts))
  const session = await slowly(page)
  const traffic = await countTraffic(session, api)
  const end = strip && (await film(session, strip))
  await page.goto(url, { waitUntil: 'commit', timeout: AT_MOST })
  await end?.(await page.evaluate(() => performance.timeOrigin))
  const { filled, longest, shifted, mute } = await untilFilled(page, lookedAt)
  return { filled, longest, shifted, mute, ...traffic.until(filled) }
}

/** A first visit: nothing is on the device but who comes. */
export const visitFirst = async (
  { browser, api, stop }: Given,
  site: string,
  { texts }: Learnt,
  lookedAt = 0,
  strip?: Strip,
): Promise<Visit> => {
  const context = await openPhone(browser)
  try {
    await context.addInitScript(keep, keptBy(stop.comer, await tokensOf(api)))
    return await visit(context, api, site + stop.address, texts, lookedAt, strip)
  } finally {
    await context.close()
  }
}

/** The bare page that asks for the same at once. */
export const visitBare = async (
  { browser, api, stop: { comer } }: Given,
  site: string,
  { calls, texts }: Learnt,
): Promise<Visit> => {
  const context = await openPhone(browser)
  try {
    const { token } = await tokensOf(api)
    const asked: Asked = { calls, token: comer === 'mario' ? token : undefined }
    await context.addInitScript((given) => Object.assign(globalThis, { asked: given }), asked)
    return await visit(context, api, site, texts, 0)
  } finally {
    await context.close()
  }
}

/** In the page: resolves once the worker serves what is opened next. */
const untilStored = (): Promise<void> => navigator.serviceWorker.ready.then(() => undefined)

const advance = (api: string, by: number) => fetch(`${api}/__clock?advance=${by}`, { method: 'POST' })

/** A second visit a day later: the worker and what was read are on the device. */
export const visitAgain = async (
  { browser, api, stop }: Given,
  site: string,
  { texts }: Learnt,
  lookedAt = 0,
  strip?: Strip,
): Promise<Visit> => {
  const context = await openPhone(browser)
  const tokens: Tokens = await tokensOf(api)
  try {
    await context.addInitScript(keep, keptBy(stop.comer, tokens))
    const page = await context.newPage()
    await page.goto(site + stop.address)
    await wait(STAY)
    await page.evaluate(untilStored)
    await page.close()
    await advance(api, DAY)
    await context.addInitScript(moveClock, DAY)
    return await visit(context, api, site + stop.address, texts, lookedAt, strip)
  } finally {
    await context.close()
    await advance(api, -DAY)
  }
}
