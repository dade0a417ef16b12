import type { BrowserContext, Page } from 'playwright-core'
import type { Circumstances } from '../assembly.ts'
import { type BrowserAge, LACKED, takeAway } from '../browser-age.ts'
import { NOW } from '../moment.ts'
import type { Notifying } from '../notification-tasks.ts'
import { NO_TAPPING, type Tapping } from '../tap.ts'
import { borrow, type Loan } from './lent-browser.ts'
import { standForNotifications } from './notification-tasks.ts'
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
  const prepared: {
    items: Items
    allowsPosition: boolean
    tapping: Tapping
    /** How far its time is ahead of the world's, in milliseconds. */
    ahead: number
    /** How old its browser is, where it is not today's. */
    age?: BrowserAge
    /** How it stands to notifications; undefined where nobody looks into them. */
    notifying?: Readonly<{ notifying: Notifying | undefined }>
  } = {
    ahead: 0,
    items: {},
    allowsPosition: false,
    tapping: NO_TAPPING,
  }
  const requests: string[] = []
  const announcements: string[] = []
  const complaints: string[] = []
  const files: string[] = []
  let switched: Promise<Loan> | undefined
  /** Whether something is kept from coming, so that the browser complains of it. */
  let isMissing = withoutPictures
  /** Whether the browser is as good as before for whoever has it next. */
  let isSound = !meetsHostility

  const switchOn = async (): Promise<Loan> => {
    const loan = await borrow({
      options: {
        viewport: isDesktop ? DESK : PHONE,
        hasTouch: !isDesktop,
        locale: isForeign ? 'de-DE' : 'it-IT',
        timezoneId: 'Europe/Rome',
        reducedMotion: 'reduce',
        geolocation: HERE,
        permissions: ['clipboard-write', ...(prepared.allowsPosition ? ['geolocation'] : [])],
      },
      origin,
      items: prepared.items,
      holdsTime,
      ear: {
        request: (call) => requests.push(call),
        announcement: (words) => announcements.push(words),
        violation: (what) => {
          if (!(meetsHostility && STOPPED.test(what))) complaints.push(`Content security policy: ${what}`)
        },
        error: (stack) => {
          // What the app does where it cannot run is no defect, once the citizen has been told.
          if (prepared.age !== 'older') complaints.push(`Uncaught: ${stack}`)
        },
        complaint: (words) => {
          const isAbsence = isMissing && ABSENCE.test(words)
          const isStopped = meetsHostility && STOPPED.test(words)
          if (!isStopped && !isAbsence) complaints.push(`Console: ${words}`)
        },
        file: (name) => files.push(name),
      },
    })
    await loan.tap(prepared.tapping)
    if (prepared.ahead !== 0) {
      isSound = false
      await loan.context.clock.setFixedTime(Date.parse(NOW) + prepared.ahead)
    }
    if (prepared.age) {
      isSound = false
      await loan.context.addInitScript(takeAway, LACKED[prepared.age])
    }
    if (prepared.notifying) {
      isSound = false
      await standForNotifications(loan.context, prepared.notifying.notifying)
    }
    if (withoutPictures) await lose(loan, /\.(?:svg|png|jpe?g|webp)$/)
    return loan
  }
  const theLoan = (): Promise<Loan> => {
    switched ??= switchOn()
    return switched
  }
  const lose = async ({ context, forgetFiles }: Loan, address: RegExp): Promise<void> => {
    isSound = false
    await forgetFiles()
    await context.route(address, (route) => route.abort())
  }

  return {
    prepared,
    requests,
    announcements,
    complaints,
    files,
    context: async (): Promise<BrowserContext> => (await theLoan()).context,
    /** The page for a new window. */
    page: async (): Promise<Page> => (await theLoan()).page(),
    /** From now on what has such an address does not come. */
    lose: async (address: RegExp): Promise<void> => {
      isMissing = true
      if (switched) await lose(await switched, address)
    },
    tap: async (tapping: Tapping): Promise<void> => {
      prepared.tapping = tapping
      await (await switched)?.tap(tapping)
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
      const loan = await switched
      if (!there) await loan?.forgetFiles()
      await loan?.context.setOffline(!there)
    },
    pass: async (milliseconds: number): Promise<void> => {
      const pass = (await switched)?.pass
      if (!pass) throw new Error('Time passes by itself here: the scenario does not hold it')
      await pass(milliseconds)
    },
    /** Something was done to it, or went wrong on it, that nobody else should meet. */
    spend: (): void => {
      isSound = false
    },
    switchOff: async (): Promise<void> => {
      const loan = await switched
      switched = undefined
      await loan?.giveBack(isSound)
    },
  }
}

export type Device = ReturnType<typeof createDevice>
