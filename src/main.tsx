import { onceLoaded } from '#ui/base/once-loaded.ts'
import '#ui/theme/global.css.ts'
import { loadAnew } from '#adapters/browser/load-anew.ts'
import { browserEnvironment } from '#adapters/container/environment.ts'
import { fetchShownFirst, loadAdapters } from '#adapters/container/load-adapters.ts'
import type { ReportReceiver } from '#adapters/diagnostics/deviation-reports.ts'
import { startPiazza } from '#application/app/piazza.ts'
import { wallClock } from '#domain/time/calendar.ts'
import { type Configuration, DEFAULTS } from '#domain/town/configuration.ts'
import { browserTab, followAddress } from '#ui/app/browser-tab.ts'
import { startHeadless } from '#ui/app/headless.ts'
import { openWithPage } from '#ui/app/open-early.ts'
import { takeServerHost } from '#ui/components/server-host.ts'
import { openingAddress, splitLanguage, tellLanguage } from '#ui/language/languages.ts'
import { startDemo } from '#demo/start.ts'
import { describesSituation } from '#mocks/asked.ts'
import { DEMO_TOWN } from '#mocks/town.ts'

/** An address of the demo may describe a situation, which is prepared before its page is opened. */
const isArriving = import.meta.env.MODE === 'demo' && describesSituation(location.search)

/** The demo answers its own requests: they wait for the simulated backend, the first rendering does not. */
const demo = import.meta.env.MODE === 'demo' && !isArriving ? startDemo() : undefined

/** What a page without a configuration of its own shows. The demo answers the search for addresses too. */
const BUILD: Configuration = {
  ...DEFAULTS,
  ...(import.meta.env.MODE === 'demo' && DEMO_TOWN),
  api: (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, ''),
  places: import.meta.env.VITE_PLACES_URL ?? (import.meta.env.MODE === 'demo' ? '/places' : undefined),
  tiles: import.meta.env.VITE_TILES_URL
    ? { url: import.meta.env.VITE_TILES_URL, attribution: import.meta.env.VITE_TILES_ATTRIBUTION ?? '' }
    : undefined,
}

/** Production builds have a service worker, where the browser has them. */
const updates =
  import.meta.env.MODE === 'production' && 'serviceWorker' in navigator
    ? { workers: navigator.serviceWorker, page: document, reload: () => loadAnew(() => location.reload()) }
    : undefined

/** The interface loads in parallel: the headless app requests the data of the first screen before React is there. */
const drawing = import('#ui/app/draw.tsx')

/** How long after the first page the app looks for newer versions and offers its installation, in milliseconds. */
const AFTER_PAGE = 3_000
const loadOffers = () => import('#application/app/updates/offers.flow.ts')

/** A town's page carries its configuration (`pageOf`), whose codec is no part of the first page. */
const block = document.getElementById('configuration')

/** Starts the app for a town; it is drawn once `painting` is done. Deviations go to the receiver of `reports`. */
const start = (configuration: Configuration, painting?: Promise<void>, reports?: ReportReceiver): void => {
  takeServerHost(configuration.api, configuration.wire?.pictures)
  const ports = loadAdapters({
    ...browserEnvironment(configuration),
    reports,
    updates,
    // The name of the entry contains the hash of the build.
    renewal: {
      build: import.meta.url,
      location,
      fetch: (address, init) => globalThis.fetch(address, init),
      files: globalThis.caches,
    },
    ...(demo && { now: demo.clock.now, fetch: demo.fetch, asksEachTime: true }),
    // Drawn by hand for the town of the demo: others have their tiles, or a plain ground.
    ...(import.meta.env.MODE === 'demo' &&
      block === null && {
        drawn: async () => (await import('#demo/landscape/landscape-ground.ts')).vareseGround,
      }),
  })

  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) =>
      ports.diagnostics.note({
        kind: 'defect',
        error: (event as Partial<ErrorEvent>).error ?? (event as Partial<PromiseRejectionEvent>).reason,
      }),
    )

  const address = location.pathname + location.search
  const opening = openingAddress(address, ports.preferences, configuration)
  if (opening !== address) history.replaceState(null, '', opening)
  const { language } = splitLanguage(location.pathname)
  // The document says its language from the beginning: what is asked for before the first rendering is asked for in it.
  tellLanguage(document.documentElement, language)

  const look = ports.preferences.look()
  if (look !== 'dark') browserTab.draw(look)

  // The adapters of what is asked for come beside the screen that asks.
  void fetchShownFirst().catch(() => {})

  const piazza = demo ? demo.watch(startPiazza(ports), ports) : startPiazza(ports)
  const headless = startHeadless(
    { ports, piazza },
    {
      ...browserTab,
      go: (to, options) => void drawing.then(({ go }) => go(to, options)),
      goBack: (course) => void drawing.then(({ goBack }) => goBack(course)),
      readLanguage: (spoken) => drawing.then(({ readLanguage }) => readLanguage(spoken)),
      enter: (to) => void drawing.then(({ enter }) => enter(to)),
    },
  )
  followAddress(headless)
  void headless.myTown().catch(() => {})
  const early = openWithPage(location.pathname, { ports, piazza, headless })
  const drawn = Promise.all([drawing, painting, early]).then(([{ draw }]) => draw({ piazza, ports, headless }))
  // Its data of time zones take a slow phone 60 ms: they are read while the code of the screen is on its way.
  void nextTask().then(() => wallClock(ports.clock.now()))
  void drawn.then(() => onceLoaded(loadOffers, ({ openOffers }) => openOffers({ piazza, ports }), AFTER_PAGE))
}

/** Another task: between reading the code and starting the app the browser paints and answers. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

if (isArriving) void import('#demo/arrive.ts').then(({ arrive }) => arrive(BUILD))
else if (block) void import('./town.ts').then(({ readTown }) => nextTask().then(() => readTown(block, BUILD, start)))
else void nextTask().then(() => start(BUILD, demo?.room))
