/**
 * The performance budgets, as ratios to a minimal page of the same kind, all measured in one run on one machine:
 * absolute times differ between machines, ratios hardly. Prints the table, writes `reports/bench.json`, and fails when
 * a budget is broken. `npm run bench -- [rounds] [--only part] [--stop name] [--film]`; by default three rounds and
 * every part. `--stop` takes the first screens whose name begins so. `--film` writes what stands on them each half second,
 * as pictures, to `reports/strip`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { type StaticServer, startStaticServer } from '#scripts/tools/static-server.ts'
import { startApi } from './api.ts'
import { buildDemo, buildFloor, buildProduction } from './builds.ts'
import { launchChromium } from './chromium.ts'
import { type Figure, isKept, median, ratioOf, tableOf } from './figures.ts'
import { figuresOfFilled, measureFilled } from './filled/rounds.ts'
import { auditInTurns } from './lighthouse.ts'
import { measureConversation } from './conversation.ts'
import { measureLongFloor, measureLongList } from './long-list.ts'
import { buildMaps, costOf, type MapCosts, type MapRun, measureMaps } from './map.ts'
import { weighRoutes } from './routes.ts'
import { FLOOR_TAPS, MAP_TAPS, measureTaps, PIAZZA_TAPS } from './taps.ts'

/** The parts that can be measured alone, and their titles in the table. */
const PARTS = {
  filled: 'first screens',
  taps: 'taps',
  notices: '10,000 notices',
  conversation: '5,000 messages',
  maps: 'maps',
  lighthouse: 'lighthouse',
  routes: 'routes',
} as const
type Part = keyof typeof PARTS

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, stop: { type: 'string' }, film: { type: 'boolean', default: false } },
})
const rounds = Number(positionals[0] ?? 3)
const only = values.only
if (only !== undefined && !(only in PARTS)) throw new Error(`--only takes one of: ${Object.keys(PARTS).join(', ')}`)
const isAsked = (part: Part): boolean => only === undefined || only === part
const say = (text: string) => console.error(text)

const api = await startApi()
const apiOrigin = `http://localhost:${api.port}`

/** The measured pages, each built and served when the first part needs it. */
const BUILDS = {
  floor: () => buildFloor('floor'),
  filledFloor: () => buildFloor('floor-filled'),
  longFloor: () => buildFloor('floor-list'),
  production: () => buildProduction(apiOrigin),
  demo: () => buildDemo(),
  maps: () => buildMaps(),
} as const
type Site = Readonly<{ folder: string; server: StaticServer }>
const sites = new Map<keyof typeof BUILDS, Promise<Site>>()

const siteOf = (name: keyof typeof BUILDS): Promise<Site> => {
  const start = async () => {
    say(`build of ${name} …`)
    const folder = await BUILDS[name]()
    return { folder, server: await startStaticServer(folder) }
  }
  const site = sites.get(name) ?? start()
  sites.set(name, site)
  return site
}
const originOf = async (name: keyof typeof BUILDS): Promise<string> => (await siteOf(name)).server.origin

/** Measures one part; if it fails, its figures are missing and the other parts are measured anyway. */
const attempt = async <A>(part: Part, take: () => Promise<A>): Promise<A | undefined> => {
  if (!isAsked(part)) return undefined
  say(`${PARTS[part]} …`)
  try {
    return await take()
  } catch (error) {
    say(`  could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

/** Measures the compared pages in turn, so that the load of the machine affects all of them equally. */
const inTurns = async <A>(take: () => Promise<A>): Promise<readonly A[]> => {
  const runs: A[] = []
  for (let round = 0; round < rounds; round += 1) runs.push(await take())
  return runs
}

const measure = async (browser: Browser) => ({
  filled: await attempt('filled', async () => {
    const [bare, piazza] = [await originOf('filledFloor'), await originOf('production')]
    return measureFilled(browser, { api: apiOrigin, bare, piazza }, rounds, {
      only: values.stop,
      films: values.film,
    })
  }),
  taps: await attempt('taps', async () => {
    const [floor, production] = [await originOf('floor'), await originOf('production')]
    return inTurns(async () => ({
      floor: await measureTaps(browser, floor, FLOOR_TAPS),
      production: await measureTaps(browser, production, PIAZZA_TAPS),
      map: await measureTaps(browser, `${production}/contact?view=map`, MAP_TAPS),
    }))
  }),
  list: await attempt('notices', async () => {
    const [floor, demo] = [await originOf('longFloor'), await originOf('demo')]
    return inTurns(async () => ({
      floor: await measureLongFloor(browser, floor),
      ours: await measureLongList(browser, demo),
    }))
  }),
  talk: await attempt('conversation', async () => {
    const [floor, demo] = [await originOf('longFloor'), await originOf('demo')]
    return inTurns(async () => ({
      floor: await measureLongFloor(browser, floor),
      ours: await measureConversation(browser, demo),
    }))
  }),
  maps: await attempt('maps', async () => {
    const maps = await originOf('maps')
    return {
      10_000: await measureMaps(browser, maps, 10_000, rounds),
      100_000: await measureMaps(browser, maps, 100_000, rounds),
    }
  }),
  audits: await attempt('lighthouse', async () =>
    auditInTurns(
      { floor: await originOf('floor'), production: await originOf('production'), demo: await originOf('demo') },
      rounds,
    ),
  ),
  routes: await attempt('routes', async () => weighRoutes((await siteOf('production')).folder)),
})
type Measured = Awaited<ReturnType<typeof measure>>
type Audited = keyof NonNullable<Measured['audits']>

/** The median of a figure over the rounds; undefined when it could not be measured. */
const middle = <Run>(runs: readonly Run[] | undefined, pick: (run: Run) => number): number | undefined =>
  runs && median(runs.map(pick))

const times = (value: number) => ({ kind: 'times', value }) as const
const atMost = (value: number) => ({ kind: 'atMost', value }) as const
const atLeast = (value: number) => ({ kind: 'atLeast', value }) as const

/** Our map compared with one that uses the library's own clusters, with the same places. */
const mapFigure = (name: string, runs: readonly MapRun[] | undefined, cost: keyof MapCosts, most: number): Figure => ({
  name,
  unit: 'ms',
  measured: costOf(runs, 'ours', cost),
  floor: costOf(runs, 'bare', cost),
  budget: times(most),
})

/** The budgets by part, each with its purpose. */
const figuresOf = ({ filled, taps, list, talk, maps, audits, routes }: Measured) => {
  const lcp = (page: Audited) => middle(audits?.[page], ({ lcp }) => lcp)
  const score = (category: 'performance' | 'accessibility' | 'best-practices' | 'seo') => ({
    unit: 'score' as const,
    measured: middle(audits?.production, ({ scores }) => scores[category]),
    floor: middle(audits?.floor, ({ scores }) => scores[category]),
  })
  const paint = { unit: 'ms', floor: lcp('floor') } as const
  return {
    filled: filled?.flatMap(figuresOfFilled) ?? [
      { name: 'first screens', unit: 'ms', measured: undefined, budget: times(1) },
    ],
    taps: [
      {
        name: 'first page: worst tap, 4x CPU',
        unit: 'ms',
        measured: middle(taps, ({ production }) => production.worst),
        floor: middle(taps, ({ floor }) => floor.worst),
        budget: times(1.5),
      },
      {
        name: 'map: tap to sheet, 4x CPU',
        unit: 'ms',
        measured: middle(taps, ({ map }) => map.worst),
        floor: middle(taps, ({ floor }) => floor.worst),
        budget: times(1.5),
      },
    ],
    lighthouse: [
      { name: 'first page: LCP', ...paint, measured: lcp('production'), budget: times(1.6) },
      { name: 'demo: LCP', ...paint, measured: lcp('demo'), budget: times(2.2) },
      {
        name: 'first page: CLS',
        unit: '',
        measured: audits && Math.max(...audits.production.map(({ cls }) => cls)),
        budget: atMost(0.01),
      },
      { name: 'Lighthouse: performance', ...score('performance'), budget: atLeast(97) },
      { name: 'Lighthouse: accessibility', ...score('accessibility'), budget: atLeast(100) },
      { name: 'Lighthouse: best practices', ...score('best-practices'), budget: atLeast(100) },
      { name: 'Lighthouse: SEO', ...score('seo'), budget: atLeast(100) },
    ],
    notices: [
      {
        name: '10,000 notices, 4x CPU: mount',
        unit: 'ms',
        measured: middle(list, ({ ours }) => ours.mount),
        floor: middle(list, ({ floor }) => floor.mount),
        budget: atMost(400),
      },
      {
        name: '10,000 notices, 4x CPU: median frame',
        unit: 'ms',
        measured: middle(list, ({ ours }) => ours.medianFrame),
        floor: middle(list, ({ floor }) => floor.medianFrame),
        budget: atMost(17),
      },
      {
        name: '10,000 notices: rows at once',
        unit: 'rows',
        measured: list && Math.max(...list.map(({ ours }) => ours.mostRows)),
        budget: atMost(150),
      },
      {
        name: '10,000 notices: told to listeners',
        unit: 'rows',
        measured: middle(list, ({ ours }) => ours.setSize),
        budget: { kind: 'exactly', value: 10_000 },
      },
    ],
    conversation: [
      {
        name: '5,000 messages, 4x CPU: mount',
        unit: 'ms',
        measured: middle(talk, ({ ours }) => ours.mount),
        floor: middle(talk, ({ floor }) => floor.mount),
        budget: atMost(400),
      },
      {
        name: '5,000 messages, 4x CPU: median frame',
        unit: 'ms',
        measured: middle(talk, ({ ours }) => ours.medianFrame),
        floor: middle(talk, ({ floor }) => floor.medianFrame),
        budget: atMost(17),
      },
      {
        name: '5,000 messages: rows at once',
        unit: 'rows',
        measured: talk && Math.max(...talk.map(({ ours }) => ours.mostRows)),
        budget: atMost(150),
      },
      {
        name: '5,000 messages, 4x CPU: a letter typed',
        unit: 'ms',
        measured: middle(talk, ({ ours }) => ours.typing),
        budget: atMost(50),
      },
    ],
    maps: [
      mapFigure('map, 10,000 places: first render', maps?.[10_000], 'first', 1.1),
      mapFigure('map, 10,000 places: frame while dragging', maps?.[10_000], 'pan', 1.1),
      mapFigure('map, 10,000 places: longest frame of a zoom', maps?.[10_000], 'zoom', 1.1),
      mapFigure('map, 100,000 places: longest frame of a zoom', maps?.[100_000], 'zoom', 0.3),
    ],
    routes: [
      {
        name: 'map: routes that bring OpenLayers along',
        unit: '',
        measured: routes?.filter(({ drawsMaps }) => drawsMaps).length,
        budget: { kind: 'exactly', value: 0 },
      },
      ...(routes ?? []).map(({ screen, bytes }) => ({
        name: `route: ${screen}`,
        unit: 'kB' as const,
        measured: bytes,
        budget: atMost(40_000),
      })),
    ],
  } satisfies Readonly<Record<Part, readonly Figure[]>>
}

/** Details that explain the figures. */
const tellDetails = ({ taps, list, audits }: Measured): void => {
  const slowest = taps?.at(-1)?.production.each.toSorted((a, b) => b.duration - a.duration)
  if (slowest)
    console.log(
      `Slowest taps, ms: ${slowest
        .slice(0, 5)
        .map(({ name, duration }) => `${name} ${duration}`)
        .join(', ')}`,
    )
  for (const { ours } of list ?? [])
    console.log(
      `Notices: mount ${ours.mount.toFixed(0)} ms, of which ${ours.untilAnswered.toFixed(0)} until answered; frames ` +
        `${ours.medianFrame.toFixed(1)} median, ${ours.slowFrame.toFixed(1)} p95, ${ours.worstFrame.toFixed(1)} worst; ` +
        `${ours.distance} px`,
    )
  const shortcomings = new Set(audits?.production.flatMap(({ shortcomings }) => shortcomings))
  if (shortcomings.size > 0) console.log(`Lighthouse would like:\n  ${[...shortcomings].join('\n  ')}`)
}

const report = (measured: Measured, figures: readonly Figure[], version: string): void => {
  mkdirSync('reports', { recursive: true })
  const machine = {
    processor: cpus()[0]?.model,
    cores: availableParallelism(),
    load: loadavg()[0],
    node: process.version,
    chromium: version,
  }
  const told = figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), ok: isKept(figure) }))
  const content = { at: new Date().toISOString(), machine, rounds, figures: told, measured }
  writeFileSync('reports/bench.json', `${JSON.stringify(content, undefined, 2)}\n`)
}

const browser = await launchChromium()
try {
  const measured = await measure(browser)
  const figures = Object.entries<readonly Figure[]>(figuresOf(measured)).flatMap(([part, some]) =>
    isAsked(part as Part) ? some : [],
  )
  console.log(tableOf(figures))
  tellDetails(measured)
  report(measured, figures, browser.version())
  const broken = figures.filter((figure) => !isKept(figure))
  console.log(`\nbench: ${figures.length - broken.length} kept, ${broken.length} broken`)
  process.exitCode = broken.length === 0 ? 0 : 1
} finally {
  await browser.close()
  const served = await Promise.allSettled(sites.values())
  await Promise.all(
    [api, ...served.flatMap((site) => (site.status === 'fulfilled' ? site.value.server : []))].map(({ close }) =>
      close(),
    ),
  )
}
