/**
 * Looks at every screen in each of its faces, on a phone and on a desk: full, and for each call that it reads with
 * awaited, failed, drifted, out of reach and with nothing in it. The screens are those of the routes, their calls those
 * that they are seen to make: whatever is new is taken in by itself.
 *
 * Each face is examined by axe, and it speaks a language that nobody speaks (LANG-01): each message is accented, in
 * brackets and two fifths longer. Text without brackets is hard-coded, text that is cut off has no room to be
 * translated, and a phone's page that scrolls sideways has none either.
 *
 * `node scripts/faces.ts [filter]` looks at the places whose name holds the filter.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'
import { type Face, FULL, otherFaces } from './faces/faces.ts'
import { listen } from './faces/in-page.ts'
import { type Findings, look, pressAll, sendEmpty } from './faces/looks.ts'
import { type Place, PLACES, SURROUNDINGS } from './faces/places.ts'
import { addressIn, DESK, openContext, PHONE, settle, settleAwaiting, signIn, type Size } from './faces/visitors.ts'
import { run } from './run.ts'
import { startStaticServer } from './static-server.ts'

const AT_A_TIME = 2
/** How many places a finding is told with; the others are counted. */
const MOST_TOLD = 4

const root = join(import.meta.dirname, '..')
const folder = join(root, '.cache', 'faces')
const filter = process.argv[2] ?? ''

type Visit = Readonly<{ place: Place; face: Face; size: Size }>
type Seen = Readonly<{ findings: Findings; requests: readonly string[] }>

const build = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const parameters = [vite, 'build', root, '--mode', 'demo', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const built = await run('build, faces', process.execPath, parameters, { env: { PIAZZA_PSEUDO: '1' } })
  if (built.code !== 0) throw new Error(`The build failed:\n${built.output}`)
}

const nameOf = ({ place, face, size }: Visit): string => `${place.name}, ${place.who}, ${face.name}, ${size.name}`

/** The first look at a place. */
const first = (place: Place): Visit => ({ place, face: FULL, size: PHONE })

const tally = { passed: 0, failed: 0 }
/** Each finding once, with all the visits it was made on. */
const told = new Map<string, string[]>()

const count = (visit: Visit, findings: Findings): void => {
  tally[findings.length === 0 ? 'passed' : 'failed'] += 1
  for (const finding of findings) told.set(finding, [...new Set([...(told.get(finding) ?? []), nameOf(visit)])])
}

const walkThrough = async (browser: Browser, origin: string): Promise<void> => {
  const stored = new Map(
    await Promise.all(SURROUNDINGS.map(async ({ who }) => [who, await signIn(browser, origin, who)] as const)),
  )
  const met = new Set<string>()

  const goSee = async ({ place, face, size }: Visit): Promise<Seen> => {
    const context = await openContext(browser, size, stored.get(place.who))
    try {
      await context.addInitScript(`(${String(listen)})(${JSON.stringify(face.emptied?.pattern)})`)
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      const address = addressIn(origin, place.path, face.fault)
      await page.goto(address)
      await (face.awaited ? settleAwaiting(page, face.awaited.pattern) : settle(page))
      const requests = await page.evaluate(() => [
        ...(globalThis as unknown as { piazzaCalls: Set<string> }).piazzaCalls,
      ])
      const findings = [...(await look(page))]
      if (face === FULL) {
        findings.push(...(await sendEmpty(page)))
        if (size === PHONE) findings.push(...(await pressAll(page, address, met)))
      }
      return { requests, findings: [...findings, ...errors.map((error) => `Uncaught: ${error}`)] }
    } finally {
      await context.close()
    }
  }

  /** Makes all visits, a few at a time, and gives what was asked of the backend on each. */
  const makeAll = async (visits: readonly Visit[]): Promise<ReadonlyMap<Visit, readonly string[]>> => {
    const waiting = [...visits]
    const asked = new Map<Visit, readonly string[]>()
    const makeNext = async (): Promise<void> => {
      for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
        const seen = await goSee(visit).catch((error: unknown) => ({ findings: [String(error)], requests: [] }))
        asked.set(visit, seen.requests)
        count(visit, seen.findings)
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, makeNext))
    return asked
  }

  const around = new Map([...(await makeAll(SURROUNDINGS.map(first)))].map(([{ place }, calls]) => [place.who, calls]))
  const wanted = PLACES.filter(({ name }) => name.includes(filter))
  const asked = await makeAll(wanted.map(first))
  const others = [...asked].flatMap(([{ place }, requests]) =>
    otherFaces(place, requests, around.get(place.who) ?? []).map((face) => ({ place, face })),
  )
  await makeAll([
    ...[...SURROUNDINGS, ...wanted].map((place) => ({ place, face: FULL, size: DESK })),
    ...[PHONE, DESK].flatMap((size) => others.map(({ place, face }) => ({ place, face, size }))),
  ])
}

await build()
const server = await startStaticServer(folder)
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGUMENTS] })
try {
  await walkThrough(browser, server.origin)
} finally {
  await browser.close()
  await server.close()
}
for (const [finding, visits] of told) {
  const more = visits.length > MOST_TOLD ? ` and ${visits.length - MOST_TOLD} more` : ''
  console.log(`FAIL ${finding}\n     at ${visits.slice(0, MOST_TOLD).join('; ')}${more}`)
}
console.log(`faces: ${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1
