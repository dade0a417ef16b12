/** A walk through the screens where a device is asked for something. */
import { isDeepStrictEqual } from 'node:util'
import { citizenAt } from '../three-engines/citizen.ts'
import { pointOf, settled } from '../three-engines/find.ts'
import { type Seen, store, visit } from '../three-engines/in-page.ts'
import { troubleOf } from '../three-engines/likeness.ts'
import { QUIETLY } from '../three-engines/patience.ts'
import { type Engine, PHONE, type Point, type Tab } from '../three-engines/tab.ts'
import { openTown } from '../three-engines/town.ts'
import { choosePicture, closeMessages } from './in-page.ts'
import { type Refusal, STEP } from './steps.ts'
import { allowAll } from './whole-device.ts'

/** The addresses, in their order, and what is done there: what is not offered stays undone. */
const WAYS: readonly string[] = [
  '/',
  '/event',
  '/activity/3/event/3',
  STEP.share,
  STEP.saveFile,
  STEP.remind,
  '/noticeSent',
  '/noticeSent/1',
  STEP.listen,
  STEP.sendPosition,
  STEP.showPosition,
  STEP.sharePlace,
  '/activity/1?tab=notices',
  '/country/1',
  '/e015/17?country=1',
  '/search?q=biblioteca',
  STEP.reportPosition,
  '/chat/1',
  '/favorite',
  '/profile',
  '/profile/events',
  '/profile/devices',
  '/legal',
  STEP.editProfile,
  STEP.choosePicture,
]
/** How long a page is waited for that does not show yet what it must, in milliseconds. */
const PATIENCE = 60_000
/** How often a button is looked for that must be there, and one that need not. */
const [LOOKS, FEW_LOOKS] = [200, 5]
/** How long nothing changes on a page of which nobody knows yet what it shows, in milliseconds. */
const QUIET_FOR_LONG = 1_500

/** What was seen after a step, whether its button was there, and what was wrong; `came` is the title before it. */
export type Walked = Readonly<{
  what: string
  came: string
  texts: readonly string[]
  isOffered: boolean
  wrong: readonly string[]
}>

/** How many notices are unread stands before a title: it may come a moment later. */
const COUNT = /^\(\d+\) /
export const titleOf = ([title = '']: readonly string[]): string => title.replace(COUNT, '')

/** Where a button can be pressed once it has come to rest; undefined where there is none. */
const restingPoint = async (tab: Tab, name: string, looks: number): Promise<Point | undefined> => {
  for (let look = 0; look < looks; look += 1) {
    const before = await tab.run(pointOf, name)
    await tab.run(settled)
    const after = await tab.run(pointOf, name)
    if (after !== null && isDeepStrictEqual(before, after)) return after
  }
  return undefined
}

/** Both looks at one page: what the later one shows, and what was wrong in either. */
const both = (one: Seen, other: Seen): Seen => ({
  ...other,
  errors: [...one.errors, ...other.errors],
  loading: [...one.loading, ...other.loading],
  cramped: [...one.cramped, ...other.cramped],
})

/**
 * Walks on a device that has everything but what a refusal takes away. `like` is what was seen where nothing is refused:
 * each page is waited for until it is the same one.
 */
export const walk = async (
  { act, later = 0, says, lacks = [] }: Pick<Refusal, 'act' | 'later' | 'says' | 'lacks'>,
  engine: Engine,
  release: string,
  who: string,
  like?: readonly Walked[],
): Promise<readonly Walked[]> => {
  const town = await openTown(release, `(${String(allowAll)})();(${String(act)})()`)
  const tab = await engine.device(PHONE)
  const walked: Walked[] = []
  const saidAfter = (what: string): string | undefined => says?.[what as keyof typeof says]
  /** Time passes where something must be said in the end; everywhere, where nothing must. */
  const patienceAt = (what: string) => (says && saidAfter(what) === undefined ? QUIETLY : { ...QUIETLY, later })
  /** Nobody knows yet what a page shows where nothing is refused. */
  const patient = { ...QUIETLY, quiet: QUIET_FOR_LONG }
  /** Does what a step is about, and tells whether it is offered. */
  const does = async (what: string, press: string, isExpected: boolean): Promise<boolean> => {
    if (what === STEP.choosePicture) return tab.run(choosePicture)
    const point = await restingPoint(tab, press, isExpected ? LOOKS : FEW_LOOKS)
    if (point !== undefined) await tab.drag([point])
    return point !== undefined
  }
  /** Looks again until a page shows what it must and nothing loads any more: a busy machine takes its time. */
  const sees = async (first: Seen, isThere: (texts: readonly string[]) => boolean): Promise<Seen> => {
    const end = Date.now() + PATIENCE
    let seen = first
    while ((!isThere(seen.texts) || seen.loading.length > 0) && Date.now() < end) {
      const next = await tab.run(visit, null, QUIETLY)
      seen = { ...next, errors: [...seen.errors, ...next.errors] }
    }
    return seen
  }
  try {
    if (who !== 'visitor') {
      await tab.open(`${town.origin}/legal`)
      await tab.run(store, await town.storedFor(who))
    }
    await tab.open(`${town.origin}/`)
    const citizen = citizenAt(tab)
    await citizen.rests()
    for (const [at, what] of WAYS.entries()) {
      const [path = '', press] = what.split(', ')
      // The picture is chosen on the page that the step before it has opened.
      const page = what === STEP.choosePicture ? null : path
      const expected = like?.[at]
      const came = await sees(
        await tab.run(visit, page, like === undefined ? patient : says ? QUIETLY : patienceAt(what)),
        (texts) => expected === undefined || titleOf(texts) === expected.came,
      )
      const isExpected =
        (expected === undefined ? who !== 'visitor' : expected.isOffered) && !lacks.some((one) => one === what)
      const isOffered = press === undefined || (await does(what, press, isExpected))
      const said = saidAfter(what)
      const after = async (): Promise<Seen> =>
        sees(
          await tab.run(visit, null, like === undefined ? patient : patienceAt(what)),
          (texts) =>
            (said === undefined || texts.some((text) => text.includes(said))) &&
            (expected === undefined || titleOf(texts) === titleOf(expected.texts)),
        )
      const seen = press !== undefined && isOffered ? both(came, await after()) : came
      walked.push({ what, came: titleOf(came.texts), texts: seen.texts, isOffered, wrong: troubleOf(seen) })
      if (press === undefined) continue
      // The time stands still: a message would stay, and lie over the next page.
      await tab.run(closeMessages)
      if (what !== STEP.editProfile) await tab.press('Escape')
      // A dialog takes its entry out of the history when it closes.
      await citizen.rests()
    }
    return walked
  } finally {
    await tab.close()
    await town.close()
  }
}
