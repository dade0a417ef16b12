import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { build } from 'vite'
import { launchWithPort } from './chromium.ts'
import { median } from './figures.ts'

/** What a map costs; milliseconds. */
export type MapCosts = Readonly<{
  /** From opening the page to the frame that shows the places. */
  first: number
  /** A frame while a finger drags, on average. */
  pan: number
  /** The longest frame of a step of zooming in or out, on average: how long the map stands still for the eye. */
  zoom: number
  /** What such a step, with all its frames, takes of the page's own thread; on average. */
  busy: number
}>
export type MapRun = Readonly<Record<'bare' | 'ours', MapCosts>>

const ROOT = join(import.meta.dirname, '..')

/** Builds a page with our map and one with the library's own clusters, over the same places. */
export const buildMaps = async (): Promise<string> => {
  const outDir = join(ROOT, '.cache', 'bench', 'map')
  const root = join(import.meta.dirname, 'map')
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [join(root, 'bare.html'), join(root, 'ours.html')] },
    },
  })
  return outDir
}

type Watched = typeof globalThis & { lived: number[] | undefined }

/** Runs in the page: keeps the time between animation frames from now on. */
const watch = (): void => {
  const watched = globalThis as Watched
  const frames: number[] = []
  watched.lived = frames
  let last = 0
  const frame = (now: number) => {
    if (watched.lived !== frames) return
    if (last > 0) frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
const stopWatching = (): number[] => {
  const watched = globalThis as Watched
  const frames = watched.lived ?? []
  watched.lived = undefined
  return frames
}

const framesOf = async (page: Page, act: () => Promise<void>): Promise<readonly number[]> => {
  await page.evaluate(watch)
  await act()
  return page.evaluate(stopWatching)
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const VIEWPORT = { width: 900, height: 820 }
/** How long after the wheel a map is as it stays, in milliseconds: the library gathers only then. */
const SETTLED = 1_000
/** Towards the ground and away from it. */
const ZOOMS = [-1, -1, 1, 1, 1, -1]
const MIDDLE = { x: 450, y: 410 }

/** Drags the map to and fro, further than what is drawn at once. */
const drag = async (page: Page): Promise<void> => {
  for (const way of [-1, 1, -1, 1]) {
    await page.mouse.move(MIDDLE.x, MIDDLE.y)
    await page.mouse.down()
    await page.mouse.move(MIDDLE.x + way * 360, MIDDLE.y + way * 240, { steps: 40 })
    await page.mouse.up()
  }
}

/**
 * Zooms in, level after level, and out again. A frame is as long as the eye waits for the next one, whatever else the
 * machine is at; the busy time of the page's own thread tells of this page alone.
 */
const zoomInAndOut = async (page: Page, session: CDPSession): Promise<Pick<MapCosts, 'zoom' | 'busy'>> => {
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const zoom = async (way: number): Promise<void> => {
    await page.mouse.wheel(0, way * 240)
    await page.waitForTimeout(SETTLED)
  }
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.mouse.move(MIDDLE.x, MIDDLE.y)
  const before = await busy()
  for (const way of ZOOMS) await zoom(way)
  const spent = (await busy()) - before
  const longest: number[] = []
  for (const way of ZOOMS) longest.push(Math.max(...(await framesOf(page, () => zoom(way)))))
  return { zoom: mean(longest), busy: spent / ZOOMS.length }
}

const measure = async (browser: Browser, url: string): Promise<Omit<MapCosts, 'first'>> => {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto(url)
    await page.waitForFunction(() => document.documentElement.dataset['ready'])
    await page.locator('#map').focus()
    await page.waitForTimeout(500)
    return {
      pan: mean(await framesOf(page, () => drag(page))),
      ...(await zoomInAndOut(page, await context.newCDPSession(page))),
    }
  } finally {
    await context.close()
  }
}

type Tab = Readonly<{ id: string; title: string }>

/** How often a first drawing is measured in a round, each in a tab of its own: it is over in a blink. */
const FIRSTS = 3
/** Between looks at a tab, and after it before the next one, in milliseconds. */
const A_WHILE = 100
const LOOKS = 300

/**
 * From opening a page to the frame that shows its places, by the title of its tab. Nobody is attached to that tab: a
 * debugger holds each worker until it has been asked about it, for as long as the page's own thread is busy.
 */
const firstDrawing = async (port: number, url: string): Promise<number> => {
  const ask = async (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}/json/${path}`, { method })
  const { id } = (await (await ask(`new?${encodeURIComponent(url)}`, 'PUT')).json()) as Tab
  for (let look = 0; look < LOOKS; look += 1) {
    await wait(A_WHILE)
    const tabs = (await (await ask('list')).json()) as readonly Tab[]
    const drawn = /^ready (?<after>[\d.]+)$/.exec(tabs.find((tab) => tab.id === id)?.title ?? '')?.groups?.['after']
    if (drawn === undefined) continue
    await ask(`close/${id}`)
    await wait(A_WHILE)
    return Number(drawn)
  }
  throw new Error(`${url} drew nothing`)
}

/** Measures both maps in turns, so that what the machine does meanwhile befalls them alike. */
export const measureMaps = async (
  browser: Browser,
  origin: string,
  points: number,
  rounds: number,
): Promise<readonly MapRun[]> => {
  const runs: MapRun[] = []
  const bare = `${origin}/bare.html?points=${points}`
  const ours = `${origin}/ours.html?points=${points}`
  const { port, close } = await launchWithPort()
  try {
    // The first tab of a browser pays for the browser.
    await firstDrawing(port, bare)
    for (let round = 0; round < rounds; round += 1) {
      const firsts: Record<keyof MapRun, number[]> = { bare: [], ours: [] }
      for (let time = 0; time < FIRSTS; time += 1) {
        firsts.bare.push(await firstDrawing(port, bare))
        firsts.ours.push(await firstDrawing(port, ours))
      }
      runs.push({
        bare: { first: median(firsts.bare), ...(await measure(browser, bare)) },
        ours: { first: median(firsts.ours), ...(await measure(browser, ours)) },
      })
    }
    return runs
  } finally {
    await close()
  }
}

/** The median of one cost over the rounds. */
export const costOf = (
  runs: readonly MapRun[] | undefined,
  map: keyof MapRun,
  cost: keyof MapCosts,
): number | undefined => runs && median(runs.map((run) => run[map][cost]))
