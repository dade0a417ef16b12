import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { NOW } from '../moment.ts'
import { NO_TAPPING, type Tapping } from '../tap.ts'
import { holdTime } from './held-time.ts'
import { clear, forgetFiles, furnish, type KeptBrowser, unpack } from './kept-browser.ts'
import { theBrowser } from './launch.ts'
import { tapPages, type Told } from './tapped-page.ts'
import type { Items } from './twin.ts'

/** Whoever hears what the pages of a browser tell. */
export type Ear = Told &
  Readonly<{
    error: (stack: string) => void
    complaint: (words: string) => void
    file: (name: string) => void
  }>

const ignore = (): void => {}
const DEAF: Ear = {
  request: ignore,
  announcement: ignore,
  violation: ignore,
  error: ignore,
  complaint: ignore,
  file: ignore,
}

export type Wish = Readonly<{
  options: BrowserContextOptions
  /** Where the app is served, without a slash at the end. */
  origin: string
  /** What the browser keeps of the app when it is opened. */
  items: Items
  ear: Ear
  /** Time passes only when it is let pass. Nobody else gets a browser whose time was held. */
  holdsTime: boolean
}>

/** A browser for as long as it is lent. */
export type Loan = Readonly<{
  context: BrowserContext
  /** The page for the next window: the one that is there already, then new ones. */
  page: () => Promise<Page>
  tap: (tapping: Tapping) => Promise<void>
  /** Lets time pass, in milliseconds, where it is held. */
  pass: ((milliseconds: number) => Promise<void>) | undefined
  forgetFiles: () => Promise<void>
  /** Whoever is next gets it if it is sound. */
  giveBack: (isSound: boolean) => Promise<void>
}>

type Tapped = {
  readonly kept: KeptBrowser
  readonly tap: Loan['tap']
  readonly pass: Loan['pass']
  ear: Ear
  hasCrashed: boolean
}

/** Browsers that wait for whoever is next, by what cannot be changed about them later. */
const waiting = new Map<string, Tapped[]>()

const listen = (page: Page, whoever: Pick<Tapped, 'ear' | 'hasCrashed'>): void => {
  page.on('download', (download) => whoever.ear.file(download.suggestedFilename()))
  page.on('pageerror', (error) => whoever.ear.error(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') whoever.ear.complaint(message.text())
  })
  page.on('crash', () => {
    whoever.hasCrashed = true
  })
}

const another = async ({ options, holdsTime }: Wish): Promise<Tapped> => {
  const kept = await unpack(await theBrowser(), options)
  const { context, page } = kept
  const whoever = { ear: DEAF, hasCrashed: false }
  listen(page, whoever)
  context.on('page', (other) => listen(other, whoever))
  const tap = await tapPages(context, {
    request: (call) => whoever.ear.request(call),
    announcement: (words) => whoever.ear.announcement(words),
    violation: (what) => whoever.ear.violation(what),
  })
  if (!holdsTime) await context.clock.setFixedTime(NOW)
  return Object.assign(whoever, { kept, tap, pass: holdsTime ? await holdTime(context) : undefined })
}

/** A browser that nobody else has, as good as new. */
export const borrow = async (wish: Wish): Promise<Loan> => {
  const kind = JSON.stringify(wish.options)
  const idle = waiting.get(kind) ?? []
  waiting.set(kind, idle)
  const lent = (wish.holdsTime ? undefined : idle.pop()) ?? (await another(wish))
  const { kept, tap, pass } = lent
  await furnish(kept, wish.origin, wish.items)
  lent.ear = wish.ear
  let isTaken = false
  return {
    context: kept.context,
    page: async () => {
      if (isTaken) return kept.context.newPage()
      isTaken = true
      return kept.page
    },
    tap,
    pass,
    forgetFiles: () => forgetFiles(kept),
    giveBack: async (isSound) => {
      lent.ear = DEAF
      const clean = async (): Promise<boolean> => {
        await tap(NO_TAPPING)
        await clear(kept, wish.origin)
        return true
      }
      const isGood = isSound && !wish.holdsTime && !lent.hasCrashed && !kept.page.isClosed()
      if (isGood && (await clean().catch(() => false))) idle.push(lent)
      else await kept.context.close()
    },
  }
}
