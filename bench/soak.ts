/**
 * A citizen walks through the app for ten minutes, and what the page holds must not grow: JavaScript heap, nodes of
 * the DOM, listeners and workers at the end may exceed those after the first minute by 5 %, and no actor may be left
 * over. The first lap, which goes everywhere once, precedes the first minute: until then the code of every screen and
 * what is kept by design (answers, texts, toasts) are still arriving.
 * `npm run soak -- [--minutes 10] [--seed 1]`. The production build is measured, against the simulated backend.
 */
import { parseArgs } from 'node:util'
import { chanceOf } from '#mocks/seed/chance.ts'
import { startStaticServer } from '#scripts/tools/static-server.ts'
import { startApi } from './api.ts'
import { buildProduction } from './builds.ts'
import { launchChromium } from './chromium.ts'
import { type Figure, isKept, tableOf } from './figures.ts'
import { type Memory, openMemory, readAtRest } from './soak/memory.ts'
import { comeToRest, signIn, unvisited, walkALap } from './soak/walk.ts'

/** What the figures of the end may be, as a ratio to those after the first minute. */
const GROWTH = 1.05
const MINUTE = 60_000
/**
 * V8 compiles functions again after some hundred calls, drops the bytecode of those that rest, and keeps what it learns
 * of their types, all in the same heap: for an hour this grows and shrinks by more than what the app itself may. Without
 * it, a function has its memory from the first call on.
 */
const STEADY_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode --no-lazy-feedback-allocation'
/** A busy machine may take long to show a page, in milliseconds. */
const PATIENCE = 60_000

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
})
const minutes = Number(values.minutes)

const leftOver = (now: Memory, before: Memory): readonly string[] =>
  Object.entries(now.actors).flatMap(([name, count]) => {
    const more = count - (before.actors[name] ?? 0)
    return more > 0 ? [`${more} ${name}`] : []
  })

const figuresOf = (now: Memory, before: Memory): readonly Figure[] =>
  (['heap', 'nodes', 'listeners', 'workers'] as const).map((name) => ({
    name,
    unit: name === 'heap' ? 'kB' : '',
    measured: now[name],
    floor: before[name] === 0 ? undefined : before[name],
    budget: before[name] === 0 ? { kind: 'exactly', value: 0 } : { kind: 'times', value: GROWTH },
  }))

const api = await startApi()
const site = await startStaticServer(await buildProduction(`http://localhost:${api.port}`))
const browser = await launchChromium(STEADY_CODE)
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const defects: string[] = []
  page.on('pageerror', ({ message }) => defects.push(message))
  const hands = { page, chance: chanceOf(Number(values.seed)) }
  await page.goto(`${site.origin}/login`)
  await signIn('mario.rossi')(hands)
  const read = await openMemory(page)
  const readings: Memory[] = []
  const tell = async (name: string): Promise<Memory> => {
    await comeToRest(hands)
    const memory = await readAtRest(read)
    const running = Object.values(memory.actors).reduce((sum, count) => sum + count, 0)
    console.log(
      `${name}: heap ${(memory.heap / 1e6).toFixed(2)} MB, ${memory.nodes} nodes, ${memory.listeners} listeners, ` +
        `${memory.workers} workers, ${running} actors`,
    )
    return memory
  }
  await walkALap(hands, () => true)
  await tell('first lap')
  for (let minute = 1; minute <= minutes; minute += 1) {
    const end = performance.now() + MINUTE
    while (performance.now() < end) await walkALap(hands, () => performance.now() < end)
    readings.push(await tell(`minute ${minute}`))
  }

  const [before, now] = [readings[0], readings.at(-1)]
  if (before === undefined || now === undefined) throw new Error('Nothing was read')
  const figures = figuresOf(now, before)
  console.log(tableOf(figures))
  const faults = [
    ...figures.filter((figure) => !isKept(figure)).map(({ name }) => `${name} grow`),
    ...leftOver(now, before).map((actors) => `${actors} left over`),
    ...unvisited().map((name) => `${name} was not visited`),
    ...defects.map((message) => `uncaught: ${message}`),
  ]
  for (const fault of faults) console.log(`FAIL ${fault}`)
  console.log(`soak: ${faults.length === 0 ? 'kept' : 'broken'} after ${minutes} minutes, seed ${values.seed}`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await Promise.all([api.close(), site.close()])
}
