/**
 * Checks every screen in each of its states, on a phone and, except for failed parts, on a desktop: full, and for each
 * call that it reads with: pending, failed, drifted, unreachable and empty. Screens come from the routes, calls are
 * observed: new ones are included automatically. Full screens are checked at further sizes (400 % zoom, small, sideways,
 * doubled text) and mirrored as well; the four looks are spread over the sizes.
 * The tests of each submission leave to the whole one what says the same again: of a call that failed and one that found
 * no network, each place shows one; the further addresses of a screen, and states on a desktop, are looked at for their
 * layout alone at further sizes.
 * axe examines each state, in a pseudo-locale (LANG-01): each message is accented, in brackets and two fifths longer.
 * Text without brackets is hard-coded; clipped text, and a phone's page that scrolls horizontally, leave no room for
 * translations. A page with a failed call must show a failure.
 * `node scripts/test/faces.ts [--no-build] [--whole] [filter]` checks the places whose name contains the filter; with `--whole`
 * also the colours of full screens in each look on a phone and a desktop, and their words in each language.
 */
import type { Browser, Page } from 'playwright-core'
import { DEMO, PSEUDO } from '#scripts/build/builds.ts'
import { type Face, FULL, otherFaces } from './faces/faces.ts'
import { filterIn } from './faces/filter.ts'
import { inEveryLanguage } from './faces/languages.ts'
import { type Explored, type Findings, look, lookAtPart, pressAll, sendEmpty, silence } from './faces/looks.ts'
import { type Place, PLACES, screenOf, SURROUNDINGS } from './faces/places.ts'
import { AT_A_TIME, listening, requestsOf, signAllIn, type Visit as Round, within } from './faces/rounds.ts'
import {
  addressIn,
  drawn,
  EVERY_LOOK,
  FULL_SIZES,
  lender,
  PHONE,
  settle,
  settleAwaiting,
  show,
  type Size,
  SPARE_DESK,
} from './faces/visitors.ts'
import { sideBySide } from '#scripts/tools/side-by-side.ts'

/** The number of places reported per finding; the others are counted. */
const MOST_TOLD = 4

const parameters = process.argv.slice(2)
const isKept = parameters.includes('--no-build')
const isWhole = parameters.includes('--whole')
const filter = filterIn(parameters)
const WANTED = PLACES.filter(({ name }) => name.includes(filter))

/** A place in a state, at each size: the page is opened at the first size and resized to the next. */
type Visit = Round & Readonly<{ sizes: readonly [Size, ...Size[]] }>
/**
 * Drifted answers look like failed ones, and the matrix plays them headless: only the whole test looks at both. A call that
 * fails and one that has no network fill the same panel with other words: of these a place shows one, and the next the other.
 */
const isLookedAt = ({ name, isPanel }: Face, at: number): boolean =>
  isWhole || isPanel !== true || name.startsWith(at % 2 === 0 ? 'failed ' : 'offline ')

const laidOut = (size: Size): Size => (isWhole ? size : { ...size, part: 'layout' })

/** The first address of each screen for each reader. */
const FIRST = new Set(
  [...Map.groupBy(PLACES, (place) => `${screenOf(place)} ${place.who}`).values()].flatMap(([place]) => place ?? []),
)

/** The further sizes of a full place. */
const sizesOf = (place: Place): Visit['sizes'] => {
  const [size, ...others] = FULL_SIZES
  if (isWhole) return [size, ...others, ...EVERY_LOOK]
  return FIRST.has(place) ? FULL_SIZES : [laidOut(size), ...others.map(laidOut)]
}

/** The findings at one size. */
type Look = Readonly<{ size: Size; findings: Findings }>
type Seen = Readonly<{ looks: readonly Look[]; requests: readonly string[] }>

/** The first check of a place. */
const first = (place: Place): Visit => ({ place, face: FULL, sizes: [PHONE] })

const tally = { passed: 0, failed: 0 }
/** Each finding once, with all its locations. */
const told = new Map<string, string[]>()

const count = ({ place, face }: Pick<Visit, 'place' | 'face'>, { size, findings }: Look): void => {
  tally[findings.length === 0 ? 'passed' : 'failed'] += 1
  const name = `${place.name}, ${place.who}, ${face.name}, ${size.name}`
  for (const finding of findings) told.set(finding, [...new Set([...(told.get(finding) ?? []), name])])
}

const settleIn = (page: Page, { awaited }: Face): Promise<void> =>
  awaited ? settleAwaiting(page, awaited.pattern) : settle(page)

const lookHere = (page: Page, { part }: Size): Promise<Findings> =>
  part === undefined ? look(page) : lookAtPart(page, part)

const walkThrough = async (browser: Browser, origin: string): Promise<void> => {
  const lend = lender(browser, origin)
  const stored = await signAllIn(lend, origin)
  const explored: Explored = { buttons: new Set(), overlays: new Set() }

  const lookAt = async (page: Page, { place, face, sizes: [size, ...others] }: Visit): Promise<Seen> => {
    const errors: string[] = []
    const hear = (error: Error) => errors.push(`Uncaught: ${error.message}`)
    page.on('pageerror', hear)
    try {
      const address = addressIn(origin, place.path, face.fault)
      await page.goto(address)
      if (size !== PHONE) await show(page, size)
      await settleIn(page, face)
      const requests = await requestsOf(page)
      const findings = [...(await lookHere(page, size)), ...(face.owns ? await silence(page, face.owns) : [])]
      if (face === FULL) {
        findings.push(...(await sendEmpty(page)))
        if (size === PHONE)
          findings.push(...(await pressAll(page, address, `${screenOf(place)} ${place.who}`, explored)))
      }
      const looks = [{ size, findings: [...findings, ...errors.splice(0)] }]
      for (const other of others) {
        await show(page, other)
        await (other.part === undefined ? settleIn(page, face) : drawn(page))
        looks.push({ size: other, findings: [...(await lookHere(page, other)), ...errors.splice(0)] })
      }
      return { looks, requests }
    } finally {
      page.off('pageerror', hear)
    }
  }

  const goSee = async (visit: Visit): Promise<Seen> => {
    const [size, ...others] = visit.sizes
    // A window that is resized belongs to a desktop with a mouse.
    const hasTouch = size === PHONE && others.length === 0
    const broken = (error: unknown): Seen => ({
      looks: visit.sizes.map((one) => ({ size: one, findings: [String(error)] })),
      requests: [],
    })
    return lend({ size, hasTouch }, stored.get(visit.place.who) ?? {}, (page) =>
      listening(page, visit.face, () => lookAt(page, visit)),
    ).catch(broken)
  }

  /** Runs all visits, some in parallel, and returns the requests of each. */
  const makeAll = async (visits: readonly Visit[]): Promise<ReadonlyMap<Visit, readonly string[]>> => {
    const asked = new Map<Visit, readonly string[]>()
    await sideBySide(visits, AT_A_TIME, async (visit) => {
      const { looks, requests } = await goSee(visit)
      asked.set(visit, requests)
      for (const one of looks) count(visit, one)
    })
    return asked
  }

  const around = new Map([...(await makeAll(SURROUNDINGS.map(first)))].map(([{ place }, calls]) => [place.who, calls]))
  const asked = await makeAll(WANTED.map(first))
  await makeAll([
    ...[...SURROUNDINGS, ...WANTED].map((place): Visit => ({
      place,
      face: FULL,
      sizes: sizesOf(place),
    })),
    ...[...asked].flatMap(([{ place }, requests], at) =>
      otherFaces(place, requests, around.get(place.who) ?? [])
        .filter((face, index) => isLookedAt(face, at + index))
        .map((face): Visit => ({
          place,
          face,
          // A failed part looks the same at all sizes: its text has the least room on a phone.
          sizes: face.isPanel ? [PHONE] : [PHONE, laidOut(SPARE_DESK)],
        })),
    ),
  ])
}

const speakAll = async (browser: Browser, origin: string): Promise<void> => {
  const check = await inEveryLanguage(browser, origin, (place, size, findings) =>
    count({ place, face: FULL }, { size, findings }),
  )
  await sideBySide(WANTED, AT_A_TIME, (place) =>
    check(place).catch((error: unknown) => count({ place, face: FULL }, { size: PHONE, findings: [String(error)] })),
  )
}

await within(PSEUDO, isKept, walkThrough)
if (isWhole) await within(DEMO, isKept, speakAll)
for (const [finding, visits] of told) {
  const more = visits.length > MOST_TOLD ? ` and ${visits.length - MOST_TOLD} more` : ''
  console.log(`FAIL ${finding}\n     at ${visits.slice(0, MOST_TOLD).join('; ')}${more}`)
}
console.log(`faces: ${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1
