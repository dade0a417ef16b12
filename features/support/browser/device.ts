import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import type { Configuration } from '#domain/town/configuration.ts'
import { pageOf } from '#adapters/configuration/page.ts'
import type { Circumstances } from '../assembly.ts'
import { type BrowserAge, LACKED, takeAway } from '../browser-age.ts'
import { NOW } from '../moment.ts'
import { PATIENCE } from '../eventually.ts'
import type { Notifying } from '../notification-tasks.ts'
import { type MapState, townMapHost } from '../town-map.ts'
import { NO_INTERCEPTION, type Interception } from '../interception.ts'
import { acquire, type PooledBrowser } from './browser-pool.ts'
import { networkOf } from './offline.ts'
import { standForNotifications } from './notification-stand-in.ts'
import { standForVoices } from './voices-stand-in.ts'
import type { Items } from './world-copy.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
/** The centre of Varese. */
const HERE = { latitude: 45.8206, longitude: 8.8251 }

/** How the browser reports a resource that failed to load. */
const ABSENCE =
  /Failed to (?:load (?:resource|module script)|fetch dynamically imported module)|error occurred when fetching the script|Unable to preload|Refused to apply style/
/** How the browser reports inline code that it did not run. */
const STOPPED = /inline (?:event handler|style)|(?:script|style)-src-attr forbids inline/

export type DeviceOptions = Circumstances &
  Readonly<{
    /** The origin of the app, without a final slash. */
    origin: string
    /** Query parameters of every address, for the demo's world. */
    search: Readonly<Record<string, string>>
    /** The addresses of an API in the network: the browser itself reports its refusals. Undefined for the demo's. */
    calls?: RegExp
    /** Whether pictures fail to load. */
    withoutPictures: boolean
    /** The town whose app it is; undefined for a build without a configuration. */
    town: Configuration | undefined
  }>

/** How long a page asks for no file until it has all that it fetches by itself, in milliseconds. */
const FILES_REST = 400
/** How long that is waited for at most: a page may ask for something again and again. */
const FILES_PATIENCE = PATIENCE

/** Lets a page rest by its own clock: what it had planned for a moment later has begun by then, however busy it is. */
const letRest = (page: Page): Promise<void> =>
  page
    .evaluate((rest) => new Promise<void>((resolve) => void setTimeout(resolve, rest)), FILES_REST)
    .catch(() => delay(FILES_REST))

/**
 * Waits until the open pages fetch nothing more. What a page needs next, and the store of what was read, come shortly
 * after the first touch: a citizen loses the network later than that, and a scenario would lose it in between.
 */
const untilFilesRest = async (context: BrowserContext): Promise<void> => {
  const until = performance.now() + FILES_PATIENCE
  let hasAsked = true
  const heard = (): void => {
    hasAsked = true
  }
  context.on('request', heard)
  while (hasAsked && performance.now() < until) {
    hasAsked = false
    await Promise.all([...context.pages().map(letRest), delay(FILES_REST)])
  }
  context.off('request', heard)
}

/** The browser of one person. It starts with its first page, so that Given steps can prepare its storage. */
export const createDevice = (options: DeviceOptions) => {
  const { origin, calls, search, isDesktop, isForeign, holdsTime, withoutPictures, meetsHostility, town } = options
  const prepared: {
    items: Items
    allowsPosition: boolean
    /** The language of the browser, where a step says it. */
    speaks?: string
    interception: Interception
    /** How far its clock is ahead of the world's, in milliseconds. */
    ahead: number
    /** The age of its browser; undefined for a current one. */
    age?: BrowserAge
    /** Whether its browser keeps the files of the app, which takes a while. */
    keepsApp: boolean
    /** Whether its browser says, as an iPhone's does, that the page does not run as an installed app. */
    installsByHand?: boolean
    /** Requests that fail. */
    readonly lost: RegExp[]
    /** The permission for notifications; undefined where no step reads them. */
    notifying?: Readonly<{ notifying: Notifying | undefined }>
    /** The voices, as BCP 47 tags; undefined where no step reads aloud. */
    voices?: readonly string[]
  } = {
    keepsApp: options.isProduction,
    ahead: 0,
    lost: [],
    items: {},
    allowsPosition: false,
    interception: NO_INTERCEPTION,
  }
  const requests: string[] = []
  const announcements: string[] = []
  const complaints: string[] = []
  const files: string[] = []
  let switched: Promise<PooledBrowser> | undefined
  /** Whether a request is blocked on purpose, so that the browser reports a failed load. */
  let isMissing = withoutPictures
  let isOffline = false
  const network = networkOf()
  const townMap = townMapHost()
  /** Whether the browser can go back to the pool. */
  let isReusable = !meetsHostility

  const switchOn = async (): Promise<PooledBrowser> => {
    const pooled = await acquire({
      options: {
        viewport: isDesktop ? DESK : PHONE,
        hasTouch: !isDesktop,
        locale: prepared.speaks ?? (isForeign ? 'de-DE' : 'it-IT'),
        timezoneId: 'Europe/Rome',
        reducedMotion: 'reduce',
        geolocation: HERE,
        serviceWorkers: prepared.keepsApp ? 'allow' : 'block',
        permissions: ['clipboard-write', ...(prepared.allowsPosition ? ['geolocation'] : [])],
      },
      origin,
      items: prepared.items,
      holdsTime,
      listener: {
        request: (call) => requests.push(call),
        announcement: (words) => announcements.push(words),
        violation: (what) => {
          if (!(meetsHostility && STOPPED.test(what))) complaints.push(`Content security policy: ${what}`)
        },
        error: (stack) => {
          // An error in a browser that cannot run the app is no defect: the citizen reads a message.
          if (prepared.age !== 'older' && !(isMissing && ABSENCE.test(stack))) complaints.push(`Uncaught: ${stack}`)
        },
        complaint: (words, address) => {
          const isAbsence = (isMissing || calls?.test(address) === true) && ABSENCE.test(words)
          const isStopped = meetsHostility && STOPPED.test(words)
          if (!isStopped && !isAbsence) complaints.push(`Console: ${words}`)
        },
        file: (name) => files.push(name),
      },
    })
    await pooled.intercept(prepared.interception)
    if (prepared.ahead !== 0) {
      isReusable = false
      await pooled.context.clock.setFixedTime(Date.parse(NOW) + prepared.ahead)
    }
    if (prepared.age) {
      isReusable = false
      await pooled.context.addInitScript(takeAway, LACKED[prepared.age])
    }
    if (prepared.installsByHand) {
      isReusable = false
      await pooled.context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'standalone', { value: false }),
      )
    }
    if (prepared.notifying) {
      isReusable = false
      await standForNotifications(pooled.context, prepared.notifying.notifying)
    }
    if (prepared.voices) {
      isReusable = false
      await standForVoices(pooled.context, prepared.voices)
    }
    if (town) await install(pooled, town)
    if (withoutPictures) prepared.lost.push(/\.(?:svg|png|jpe?g|webp)$/)
    for (const address of prepared.lost) await lose(pooled, address)
    return pooled
  }
  const pooledBrowser = (): Promise<PooledBrowser> => {
    switched ??= switchOn()
    return switched
  }
  /** Serves every page as the deployment of a town does. */
  const install = async ({ context }: PooledBrowser, configuration: Configuration): Promise<void> => {
    isReusable = false
    await context.route(`${origin}/**`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = pageOf(configuration, await response.text())
      return route.fulfill({ status: response.status(), contentType: 'text/html', body })
    })
    if (configuration.tiles) await serveTownMap(context, origin + configuration.tiles.url)
  }
  /** Serves the map of a town, as far as the device has a network. */
  const serveTownMap = (context: BrowserContext, address: string): Promise<unknown> =>
    context.route(address, async (route) => {
      if (isOffline) return route.abort('internetdisconnected')
      const request = route.request()
      const answer = await townMap.answer({ method: request.method(), range: request.headers()['range'] })
      // One that was called off meanwhile needs no answer.
      return route.fulfill({ ...answer, body: Buffer.from(answer.body) }).catch(() => {})
    })
  const lose = async ({ context, forgetFiles }: PooledBrowser, address: RegExp): Promise<void> => {
    isReusable = false
    await forgetFiles()
    await context.route(address, (route) => route.abort())
  }

  return {
    prepared,
    requests,
    announcements,
    complaints,
    files,
    context: async (): Promise<BrowserContext> => (await pooledBrowser()).context,
    /** The page for a new tab. */
    page: async (): Promise<Page> => (await pooledBrowser()).page(),
    /** Blocks every request whose address matches, from now on. */
    lose: async (address: RegExp): Promise<void> => {
      isMissing = true
      prepared.lost.push(address)
      if (switched) await lose(await switched, address)
    },
    /** What has become of the town's map on its host. */
    townMap: (next: MapState): void => {
      isMissing ||= next === 'is gone'
      townMap.become(next)
    },
    /** Servers are gone on purpose: the browser reports what they no longer answer. */
    expectAbsence: (): void => {
      isMissing = true
    },
    /** Lets every request through again, once the page has asked in vain for what it needs by now. */
    find: async (): Promise<void> => {
      const { context } = await pooledBrowser()
      await untilFilesRest(context)
      await context.unrouteAll()
    },
    intercept: async (interception: Interception): Promise<void> => {
      prepared.interception = interception
      await (await switched)?.intercept(interception)
    },
    /** The absolute URL of a path of the app. */
    addressOf: (path: string): string => {
      const url = new URL(path, origin)
      for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value)
      return url.href
    },
    /** The path and query of a URL, without the parameters of the demo's world. */
    pathOf: (address: string): string => {
      const url = new URL(address)
      for (const name of Object.keys(search)) url.searchParams.delete(name)
      return url.pathname + url.search
    },
    connect: async (there: boolean): Promise<void> => {
      isMissing ||= !there
      isOffline = !there
      const pooled = await switched
      if (!there) {
        if (pooled) await untilFilesRest(pooled.context)
        await pooled?.forgetFiles()
      }
      if (pooled) await (there ? network.find(pooled.context) : network.lose(pooled.context))
    },
    pass: async (milliseconds: number): Promise<void> => {
      const pooled = await switched
      if (!pooled?.pass) throw new Error('The scenario does not hold the time: it cannot be advanced')
      // What the page has just asked its device or the server for is answered before the time that it is given.
      await untilFilesRest(pooled.context)
      await pooled.pass(milliseconds)
    },
    /** Marks the browser as not reusable: something was changed on it, or went wrong on it. */
    markDirty: (): void => {
      isReusable = false
    },
    switchOff: async (): Promise<void> => {
      const pooled = await switched
      switched = undefined
      if (pooled && isOffline) await network.find(pooled.context)
      await pooled?.release(isReusable)
    },
  }
}

export type Device = ReturnType<typeof createDevice>
