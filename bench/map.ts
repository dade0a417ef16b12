import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { build } from 'vite'
import { launchWithPort } from './chromium.ts'
import { median } from './figures.ts'

/** The costs of a map; milliseconds. */
export type MapCosts = Readonly<{
  /** From opening the page to the frame that shows the places. */
  first: number
  /** The average frame during a drag. */
  pan: number
  /** The longest frame of a zoom step, on average. */
  zoom: number
  /** The busy time of the main thread per zoom step, on average. */
  busy: number
}>
export type MapRun = Readonly<Record<'bare' | 'ours', MapCosts>>

const ROOT = join(import.meta.dirname, '..')

/** Builds a page with our map and one with the library's own clusters, with the same places. */
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

/** Runs in the page: records the time between animation frames from now on. */
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
/** How long after a wheel event a map is stable, in milliseconds: the library clusters only then. */
const SETTLED = 1_000
/** In and out. */
const ZOOMS = [-1, -1, 1, 1, 1, -1]
const MIDDLE = { x: 450, y: 410 }

/** Drags the map back and forth, beyond the area that is drawn in advance. */
const drag = async (page: Page): Promise<void> => {
  for (const way of [-1, 1, -1, 1]) {
    await page.mouse.move(MIDDLE.x, MIDDLE.y)
    await page.mouse.down()
    await page.mouse.move(MIDDLE.x + way * 360, MIDDLE.y + way * 240, { steps: 40 })
    await page.mouse.up()
  }
}

/**
 * Zooms in, step by step, and out again. A frame is the time until the next one, whatever else the machine does; the
 * busy time of the main thread concerns this page only.
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

/** The number of first drawings per round, each in a new tab, because a single one is too short to measure. */
const FIRSTS = 3
/** The polling interval of a tab, and the pause after it, in milliseconds. */
const A_WHILE = 100
const LOOKS = 300

/**
 * From opening a page to the frame that shows its places, by the title of its tab. No debugger is attached to that tab:
 * a debugger would delay each worker while the main thread is busy.
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

/** Measures both maps in turn, so that the load of the machine affects both equally. */
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
    // The first tab of a browser includes the start of the browser.
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
