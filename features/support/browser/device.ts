import type { BrowserContext, Page } from 'playwright-core'
import type { Circumstances } from '../assembly.ts'
import { NOW } from '../moment.ts'
import { NO_TAPPING, type Tapping } from '../tap.ts'
import { holdTime } from './held-time.ts'
import { theBrowser } from './launch.ts'
import { tapPages } from './tapped-page.ts'
import type { Items } from './twin.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
/** The middle of Varese. */
const HERE = { latitude: 45.8206, longitude: 8.8251 }

/** How the browser tells that something has not come. */
const ABSENCE = /Failed to (?:load resource|fetch dynamically imported module)|Unable to preload CSS/
/** How the browser tells that it has not run something written into content. */
const STOPPED = /inline (?:event handler|style)|(?:script|style)-src-attr forbids inline/

export type DeviceOptions = Circumstances &
  Readonly<{
    /** Where the app is served, without a slash at the end. */
    origin: string
    /** What every address is opened with, for the demo's world. */
    search: Readonly<Record<string, string>>
    /** Whether pictures fail to come. */
    withoutPictures: boolean
  }>

/** A browser of someone's own. It is switched on with its first page, so that Givens can prepare what it keeps. */
export const createDevice = (options: DeviceOptions) => {
  const { origin, search, isDesktop, isForeign, holdsTime, withoutPictures, meetsHostility } = options
  const prepared: { items: Items; allowsPosition: boolean; tapping: Tapping } = {
    items: {},
    allowsPosition: false,
    tapping: NO_TAPPING,
  }
  const requests: string[] = []
  const announcements: string[] = []
  const complaints: string[] = []
  const files: string[] = []
  let retap: ((tapping: Tapping) => Promise<void>) | undefined
  let context: BrowserContext | undefined
  let letPass: ((milliseconds: number) => Promise<void>) | undefined
  /** Whether something is kept from coming, so that the browser complains of it. */
  let isMissing = withoutPictures

  const listen = (page: Page): void => {
    page.on('download', (download) => files.push(download.suggestedFilename()))
    page.on('pageerror', (error) => complaints.push(`Uncaught: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      const isAbsence = isMissing && ABSENCE.test(message.text())
      const isStopped = meetsHostility && STOPPED.test(message.text())
      if (message.type() === 'error' && !isStopped && !isAbsence) complaints.push(`Console: ${message.text()}`)
    })
  }

  const switchOn = async (): Promise<BrowserContext> => {
    const localStorage = Object.entries(prepared.items).map(([name, value]) => ({ name, value }))
    const browser = await theBrowser()
    const made = await browser.newContext({
      viewport: isDesktop ? DESK : PHONE,
      hasTouch: !isDesktop,
      locale: isForeign ? 'de-DE' : 'it-IT',
      timezoneId: 'Europe/Rome',
      reducedMotion: 'reduce',
      geolocation: HERE,
      permissions: ['clipboard-write', ...(prepared.allowsPosition ? ['geolocation'] : [])],
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    })
    made.setDefaultTimeout(10_000)
    made.on('page', listen)
    retap = await tapPages(made, {
      request: (call) => requests.push(call),
      announcement: (words) => announcements.push(words),
      violation: (what) => {
        if (!(meetsHostility && STOPPED.test(what))) complaints.push(`Content security policy: ${what}`)
      },
    })
    await retap(prepared.tapping)
    if (holdsTime) letPass = await holdTime(made)
    else await made.clock.setFixedTime(NOW)
    if (withoutPictures) await made.route(/\.(?:svg|png|jpe?g|webp)$/, (route) => route.abort())
    return made
  }

  return {
    prepared,
    requests,
    announcements,
    complaints,
    files,
    context: async (): Promise<BrowserContext> => {
      context ??= await switchOn()
      return context
    },
    /** From now on what has such an address does not come. */
    lose: async (address: RegExp): Promise<void> => {
      isMissing = true
      await context?.route(address, (route) => route.abort())
    },
    tap: async (tapping: Tapping): Promise<void> => {
      prepared.tapping = tapping
      await retap?.(tapping)
    },
    /** The whole address of a place of the app. */
    addressOf: (path: string): string => {
      const url = new URL(path, origin)
      for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value)
      return url.href
    },
    /** The path and query of an address, without what the demo's world was asked for with. */
    pathOf: (address: string): string => {
      const url = new URL(address)
      for (const name of Object.keys(search)) url.searchParams.delete(name)
      return url.pathname + url.search
    },
    connect: async (there: boolean): Promise<void> => {
      isMissing ||= !there
      await context?.setOffline(!there)
    },
    pass: async (milliseconds: number): Promise<void> => {
      if (!letPass) throw new Error('Time passes by itself here: the scenario does not hold it')
      await letPass(milliseconds)
    },
    switchOff: async (): Promise<void> => {
      await context?.close()
    },
  }
}

export type Device = ReturnType<typeof createDevice>
