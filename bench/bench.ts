/**
 * What the app costs, as ratios to the least a page of its kind can cost, all measured in one run on one machine:
 * absolute times differ between machines, ratios hardly. Prints the table, writes `reports/bench.json`, and fails when a
 * budget is broken. `node bench/bench.ts [rounds]`; three rounds unless told otherwise.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Browser } from 'playwright-core'
import { startServer } from '#mocks/server.ts'
import { startStaticServer } from '#scripts/static-server.ts'
import { buildDemo, buildFloor, buildProduction } from './builds.ts'
import { launchChromium } from './chromium.ts'
import { type Figure, isKept, median, ratioOf, tableOf } from './figures.ts'
import { measureFirstLoad } from './first-load.ts'
import { auditInTurns } from './lighthouse.ts'
import { measureConversation } from './conversation.ts'
import { measureLongFloor, measureLongList } from './long-list.ts'
import { buildMaps, costOf, type MapCosts, type MapRun, measureMaps } from './map.ts'
import { type RouteWeight, weighRoutes } from './routes.ts'
import { FLOOR_TAPS, MAP_TAPS, measureTaps, PIAZZA_TAPS, type Taps } from './taps.ts'

const rounds = Number(process.argv[2] ?? 3)
const say = (text: string) => console.error(text)

/** A part of the run; when it fails its figures are missing and the others are taken all the same. */
const attempt = async <A>(name: string, take: () => Promise<A>): Promise<A | undefined> => {
  say(`${name} …`)
  try {
    return await take()
  } catch (error) {
    say(`  could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

type Audited = Readonly<{ floor: string; production: string; demo: string }>
type Pages = Audited & Readonly<{ longFloor: string; maps: string }>

const firstLoads = async (browser: Browser, { floor, production, demo }: Pages) => ({
  floor: await measureFirstLoad(browser, floor),
  production: await measureFirstLoad(browser, production),
  demo: await measureFirstLoad(browser, demo),
})

const tapsInTurns = async (browser: Browser, { floor, production }: Pages) => {
  const runs: { floor: Taps; production: Taps; map: Taps }[] = []
  for (let round = 0; round < rounds; round += 1)
    runs.push({
      floor: await measureTaps(browser, floor, FLOOR_TAPS),
      production: await measureTaps(browser, production, PIAZZA_TAPS),
      map: await measureTaps(browser, `${production}/contact?view=map`, MAP_TAPS),
    })
  return runs
}

const measure = async (browser: Browser, pages: Pages) => {
  const loads = await attempt('first loads', () => firstLoads(browser, pages))
  const taps = await attempt('taps', () => tapsInTurns(browser, pages))
  const list = await attempt('10,000 notices', async () => {
    const runs = []
    for (let round = 0; round < rounds; round += 1)
      runs.push({
        floor: await measureLongFloor(browser, pages.longFloor),
        ours: await measureLongList(browser, pages.demo),
      })
    return { floor: runs.map(({ floor }) => floor), ours: runs.map(({ ours }) => ours) }
  })
  const talk = await attempt('5,000 messages', async () => {
    const runs = []
    for (let round = 0; round < rounds; round += 1) runs.push(await measureConversation(browser, pages.demo))
    return runs
  })
  const maps = await attempt('maps', async () => ({
    10_000: await measureMaps(browser, pages.maps, 10_000, rounds),
    100_000: await measureMaps(browser, pages.maps, 100_000, rounds),
  }))
  const audits = await attempt('lighthouse', () =>
    auditInTurns({ floor: pages.floor, production: pages.production, demo: pages.demo }, rounds),
  )
  return { loads, taps, list, talk, maps, audits }
}
type Measured = Awaited<ReturnType<typeof measure>>

/** The median of a figure over the rounds; missing when they could not be taken. */
const middle = <Run>(runs: readonly Run[] | undefined, pick: (run: Run) => number): number | undefined =>
  runs && median(runs.map(pick))

const times = (value: number) => ({ kind: 'times', value }) as const
const atMost = (value: number) => ({ kind: 'atMost', value }) as const
const atLeast = (value: number) => ({ kind: 'atLeast', value }) as const

/** Our map against one of the library's own clusters, over the same places. */
const mapFigure = (name: string, runs: readonly MapRun[] | undefined, cost: keyof MapCosts, most: number): Figure => ({
  name,
  unit: 'ms',
  measured: costOf(runs, 'ours', cost),
  floor: costOf(runs, 'bare', cost),
  budget: times(most),
})

/** The budgets, each beside what it is for. */
const figuresOf = (
  { loads, taps, list, talk, maps, audits }: Measured,
  routes: readonly RouteWeight[],
): readonly Figure[] => {
  const lcp = (page: keyof Audited) => middle(audits?.[page], ({ lcp }) => lcp)
  const score = (category: 'performance' | 'accessibility' | 'best-practices' | 'seo') => ({
    unit: 'score' as const,
    measured: middle(audits?.production, ({ scores }) => scores[category]),
    floor: middle(audits?.floor, ({ scores }) => scores[category]),
  })
  const longFloor = (cost: 'mount' | 'medianFrame') => middle(list?.floor, (run) => run[cost])
  const js = { unit: 'kB', floor: loads?.floor.scripts } as const
  const paint = { unit: 'ms', floor: lcp('floor') } as const
  return [
    { name: 'first page: JavaScript', ...js, measured: loads?.production.scripts, budget: times(2.4) },
    { name: 'first page: everything', unit: 'kB', measured: loads?.production.everything, budget: atMost(180_000) },
    { name: 'first page: LCP', ...paint, measured: lcp('production'), budget: times(1.6) },
    {
      name: 'first page: worst tap, 4x CPU',
      unit: 'ms',
      measured: middle(taps, ({ production }) => production.worst),
      floor: middle(taps, ({ floor }) => floor.worst),
      budget: times(1.5),
    },
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
    { name: 'demo: JavaScript', ...js, measured: loads?.demo.scripts, budget: times(4) },
    { name: 'demo: LCP', ...paint, measured: lcp('demo'), budget: times(2.2) },
    {
      name: '10,000 notices, 4x CPU: mount',
      unit: 'ms',
      measured: middle(list?.ours, ({ mount }) => mount),
      floor: longFloor('mount'),
      budget: atMost(400),
    },
    {
      name: '10,000 notices, 4x CPU: median frame',
      unit: 'ms',
      measured: middle(list?.ours, ({ medianFrame }) => medianFrame),
      floor: longFloor('medianFrame'),
      budget: atMost(17),
    },
    {
      name: '10,000 notices: rows at once',
      unit: 'rows',
      measured: list && Math.max(...list.ours.map(({ mostRows }) => mostRows)),
      budget: atMost(150),
    },
    {
      name: '10,000 notices: told to listeners',
      unit: 'rows',
      measured: middle(list?.ours, ({ setSize }) => setSize),
      budget: { kind: 'exactly', value: 10_000 },
    },
    {
      name: '5,000 messages, 4x CPU: mount',
      unit: 'ms',
      measured: middle(talk, ({ mount }) => mount),
      floor: longFloor('mount'),
      budget: atMost(400),
    },
    {
      name: '5,000 messages, 4x CPU: median frame',
      unit: 'ms',
      measured: middle(talk, ({ medianFrame }) => medianFrame),
      floor: longFloor('medianFrame'),
      budget: atMost(17),
    },
    {
      name: '5,000 messages: rows at once',
      unit: 'rows',
      measured: talk && Math.max(...talk.map(({ mostRows }) => mostRows)),
      budget: atMost(150),
    },
    {
      name: '5,000 messages, 4x CPU: a letter typed',
      unit: 'ms',
      measured: middle(talk, ({ typing }) => typing),
      budget: atMost(50),
    },
    mapFigure('map, 10,000 places: first render', maps?.[10_000], 'first', 1.1),
    mapFigure('map, 10,000 places: frame while dragging', maps?.[10_000], 'pan', 1.1),
    mapFigure('map, 10,000 places: longest frame of a zoom', maps?.[10_000], 'zoom', 1.1),
    mapFigure('map, 100,000 places: longest frame of a zoom', maps?.[100_000], 'zoom', 0.3),
    {
      name: 'map: tap to sheet, 4x CPU',
      unit: 'ms',
      measured: middle(taps, ({ map }) => map.worst),
      floor: middle(taps, ({ floor }) => floor.worst),
      budget: times(1.5),
    },
    {
      name: 'map: routes that bring OpenLayers along',
      unit: '',
      measured: routes.filter(({ drawsMaps }) => drawsMaps).length,
      budget: { kind: 'exactly', value: 0 },
    },
    ...routes.map(({ screen, bytes }) => ({
      name: `route: ${basename(screen, '.tsx')}`,
      unit: 'kB' as const,
      measured: bytes,
      budget: atMost(40_000),
    })),
  ]
}

const kilobytes = (kinds: Readonly<Record<string, number>> = {}): string =>
  Object.entries(kinds)
    .map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`)
    .join(', ')

/** What stands behind the figures that ask for an explanation. */
const tellDetails = ({ loads, taps, list, audits }: Measured): void => {
  console.log(`\nFirst load, kB over the wire: ${kilobytes(loads?.production.byKind)}`)
  const slowest =
    taps
      ?.at(-1)
      ?.production.each.toSorted((a, b) => b.duration - a.duration)
      .slice(0, 5) ?? []
  console.log(`Slowest taps, ms: ${slowest.map(({ name, duration }) => `${name} ${duration}`).join(', ')}`)
  for (const { mount, untilAnswered, medianFrame, slowFrame, worstFrame, distance } of list?.ours ?? [])
    console.log(
      `Notices: mount ${mount.toFixed(0)} ms, of which ${untilAnswered.toFixed(0)} until answered; frames ` +
        `${medianFrame.toFixed(1)} median, ${slowFrame.toFixed(1)} p95, ${worstFrame.toFixed(1)} worst; ${distance} px`,
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

say('builds …')
const api = await startServer({
  port: 0,
  now: Date.now(),
  seed: 1,
  scale: 1,
  latency: 0,
  ticks: () => performance.now(),
})
const productionFolder = await buildProduction(`http://localhost:${api.port}`)
const servers = {
  floor: await startStaticServer(await buildFloor('floor')),
  longFloor: await startStaticServer(await buildFloor('floor-list')),
  production: await startStaticServer(productionFolder),
  demo: await startStaticServer(await buildDemo()),
  maps: await startStaticServer(await buildMaps()),
}
const browser = await launchChromium()
try {
  const { floor, longFloor, production, demo, maps } = servers
  const measured = await measure(browser, {
    floor: floor.origin,
    longFloor: longFloor.origin,
    production: production.origin,
    demo: demo.origin,
    maps: maps.origin,
  })
  const figures = figuresOf(measured, weighRoutes(productionFolder))
  console.log(tableOf(figures))
  tellDetails(measured)
  report(measured, figures, browser.version())
  const broken = figures.filter((figure) => !isKept(figure))
  console.log(`\nbench: ${figures.length - broken.length} kept, ${broken.length} broken`)
  process.exitCode = broken.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await Promise.all([api, ...Object.values(servers)].map(({ close }) => close()))
}
