/** What a citizen does in a tab, with pointer and keyboard, and what they wait for. */
import { isDeepStrictEqual } from 'node:util'
import type { Held } from '#features/support/browser/held-time.ts'
import { isNew, leave, pointOf, selectAll, settled, textOf, valueInHand } from './find.ts'
import { takeErrors, visit } from './in-page.ts'
import { QUIETLY } from './patience.ts'
import type { Point, Tab } from './tab.ts'

/** How long a citizen waits for anything on a busy machine, and between two looks, in milliseconds. */
const PATIENCE = 60_000
const A_LOOK = 60
/** How much time passes at once, in milliseconds: less than any request may take. */
const A_STEP = 5_000

/** What is waited for never came. */
const never = async (tab: Tab, what: string): Promise<Error> =>
  new Error(`${what}; the page says: ${(await tab.run(textOf)).slice(0, 400)}`)

/** Runs in the page: lets time pass, in milliseconds. */
const pass = (time: number): Promise<void> => (globalThis as unknown as Held).piazzaTime.pass(time)

export type Citizen = Readonly<{
  tab: Tab
  /** What went wrong in the pages until now. */
  errors: () => Promise<readonly string[]>
  /** Waits until a look at the page gives something else than undefined, null and false, and returns it. */
  until: <Found>(what: string, look: () => Promise<Found | undefined | null | false>) => Promise<Found>
  sees: (...texts: readonly string[]) => Promise<void>
  seesNoMore: (text: string) => Promise<void>
  /** Where the thing of a name can be pressed. '…' stands for any words at one end of a name. */
  point: (name: string) => Promise<Point>
  taps: (name: string) => Promise<void>
  writes: (field: string, text: string) => Promise<void>
  /** Opens the page anew, as the button of the browser does. */
  opensAnew: () => Promise<void>
  /** Goes to an address of the app, as by a link. */
  goes: (path: string) => Promise<void>
  /** Waits until nothing changes any more. */
  rests: () => Promise<void>
  /** Lets time pass, in milliseconds. */
  waits: (milliseconds: number) => Promise<void>
}>

export const citizenAt = (tab: Tab): Citizen => {
  const until: Citizen['until'] = async (what, look) => {
    const end = Date.now() + PATIENCE
    for (;;) {
      const found = await look()
      if (found !== undefined && found !== null && found !== false) return found
      if (Date.now() > end) throw await never(tab, what)
      await new Promise((resolve) => setTimeout(resolve, A_LOOK))
    }
  }
  const says = async (text: string): Promise<boolean> => (await tab.run(textOf)).includes(text)
  const point: Citizen['point'] = (name) =>
    until(`"${name}" cannot be pressed`, async () => {
      // A sheet that is still moving is waited for.
      const before = await tab.run(pointOf, name)
      await tab.run(settled)
      const after = await tab.run(pointOf, name)
      return isDeepStrictEqual(before, after) && after
    })
  const kept: string[] = []
  const rests = async (): Promise<void> => void kept.push(...(await tab.run(visit, null, QUIETLY)).errors)
  const errors: Citizen['errors'] = async () => {
    kept.push(...(await tab.run(takeErrors)))
    return kept
  }
  const taps: Citizen['taps'] = async (name) => tab.drag([await point(name)])
  return {
    tab,
    errors,
    until,
    sees: async (...texts) => {
      for (const text of texts) await until(`"${text}" is not there`, () => says(text))
    },
    seesNoMore: async (text) => void (await until(`"${text}" is still there`, async () => !(await says(text)))),
    point,
    taps,
    rests,
    writes: async (field, text) => {
      // A page that has just come still moves the focus to its title.
      await rests()
      await taps(field)
      await tab.run(selectAll)
      await tab.type(text)
      await until(`"${field}" does not say "${text}"`, async () => (await tab.run(valueInHand)).includes(text))
    },
    opensAnew: async () => {
      await errors()
      await tab.run(leave)
      // Nothing can be asked of a page that is just going.
      await until('the page does not come back', () => tab.run(isNew).catch(() => false))
    },
    goes: (path) => tab.run((to: string) => history.pushState(null, '', to), path),
    waits: async (milliseconds) => {
      // A request that waits would be given up, also one that begins meanwhile: it is answered in the time of a step.
      for (let left = milliseconds; left > 0; left -= A_STEP) {
        await rests()
        await tab.run(pass, Math.min(left, A_STEP))
      }
      await rests()
    },
  }
}
