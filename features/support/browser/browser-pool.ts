import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { NOW } from '../moment.ts'
import { NO_INTERCEPTION, type Interception } from '../interception.ts'
import { holdTime } from './held-time.ts'
import { clear, forgetFiles, furnish, type KeptBrowser, unpack } from './kept-browser.ts'
import { theBrowser } from './launch.ts'
import { interceptPages, type PageReports } from './intercepted-page.ts'
import type { Items } from './world-copy.ts'

/** Receives what the pages of a browser report. */
export type PageListener = PageReports &
  Readonly<{
    error: (stack: string) => void
    /** What the console says, and the address that it says it of. */
    complaint: (words: string, address: string) => void
    file: (name: string) => void
  }>

const ignore = (): void => {}
const NO_LISTENER: PageListener = {
  request: ignore,
  announcement: ignore,
  violation: ignore,
  error: ignore,
  complaint: ignore,
  file: ignore,
}

export type BrowserRequest = Readonly<{
  options: BrowserContextOptions
  /** The origin of the app, without a final slash. */
  origin: string
  /** What the local storage of the app holds at the start. */
  items: Items
  listener: PageListener
  /** Time advances only through `pass`. A browser whose time was held is not reused. */
  holdsTime: boolean
}>

/** A browser of the pool while one device uses it. */
export type PooledBrowser = Readonly<{
  context: BrowserContext
  /** The page for the next tab: the existing one first, then new ones. */
  page: () => Promise<Page>
  intercept: (interception: Interception) => Promise<void>
  /** Advances the clock, in milliseconds; undefined where time is not held. */
  pass: ((milliseconds: number) => Promise<void>) | undefined
  forgetFiles: () => Promise<void>
  /** Returns the browser to the pool if it is reusable, and closes it otherwise. */
  release: (isReusable: boolean) => Promise<void>
}>

type PoolEntry = {
  readonly kept: KeptBrowser
  readonly intercept: PooledBrowser['intercept']
  readonly pass: PooledBrowser['pass']
  listener: PageListener
  hasCrashed: boolean
}

/** Idle browsers, keyed by the options that cannot change after launch. */
const waiting = new Map<string, PoolEntry[]>()

const listen = (page: Page, entry: Pick<PoolEntry, 'listener' | 'hasCrashed'>): void => {
  page.on('download', (download) => entry.listener.file(download.suggestedFilename()))
  page.on('pageerror', (error) => entry.listener.error(`${error.message}\n${error.stack ?? ''}`))
  page.on('console', (message) => {
    if (message.type() === 'error') entry.listener.complaint(message.text(), message.location().url)
  })
  page.on('crash', () => {
    entry.hasCrashed = true
  })
}

const createEntry = async ({ options, origin, holdsTime }: BrowserRequest): Promise<PoolEntry> => {
  const kept = await unpack(await theBrowser(origin), options)
  const { context, page } = kept
  const entry = { listener: NO_LISTENER, hasCrashed: false }
  listen(page, entry)
  context.on('page', (other) => listen(other, entry))
  const intercept = await interceptPages(context, {
    request: (call) => entry.listener.request(call),
    announcement: (words) => entry.listener.announcement(words),
    violation: (what) => entry.listener.violation(what),
  })
  if (!holdsTime) await context.clock.setFixedTime(NOW)
  return Object.assign(entry, { kept, intercept, pass: holdsTime ? await holdTime(context) : undefined })
}

/** Takes an idle browser of the pool, or launches one. Its storage holds only the given items. */
export const acquire = async (wanted: BrowserRequest): Promise<PooledBrowser> => {
  const kind = JSON.stringify(wanted.options)
  const idle = waiting.get(kind) ?? []
  waiting.set(kind, idle)
  const entry = (wanted.holdsTime ? undefined : idle.pop()) ?? (await createEntry(wanted))
  const { kept, intercept, pass } = entry
  await furnish(kept, wanted.origin, wanted.items)
  entry.listener = wanted.listener
  let isTaken = false
  return {
    context: kept.context,
    page: async () => {
      if (isTaken) return kept.context.newPage()
      isTaken = true
      return kept.page
    },
    intercept,
    pass,
    forgetFiles: () => forgetFiles(kept),
    release: async (isReusable) => {
      entry.listener = NO_LISTENER
      const clean = async (): Promise<boolean> => {
        await intercept(NO_INTERCEPTION)
        await clear(kept, wanted.origin)
        return true
      }
      const isGood = isReusable && !wanted.holdsTime && !entry.hasCrashed && !kept.page.isClosed()
      if (isGood && (await clean().catch(() => false))) idle.push(entry)
      else await kept.context.close()
    },
  }
}
