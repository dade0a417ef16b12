import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import { FRESH, freshFor } from '#application/ports/kept-first.ts'
import type { BrowserStorage } from '../browser/browser-storage.ts'
import { parseJson } from '../browser/json.ts'
import type { AnyCall } from './contract/call.ts'

/** When answers came, by their keys. The page reads it too, before the app is there (`src/ask-first.js`). */
const KEY = 'user.fresh'

/** [decided] The greatest number of answers that are noted: those that came last. */
const MOST = 40

const LONGEST = Math.max(...Object.values(FRESH))

/** What changes who one is and where one lives. */
const REWRITES = /^\/api\/(?:app\/)?users/

/** Which answers stand without being asked for again (ERR-12): noted beside the kept answers, for all tabs and for the page. */
export type Freshness = Readonly<{
  /** Whether a call has an answer that stands. */
  stands: (call: AnyCall, key: string) => boolean
  /** Its answer has come, and is kept. */
  note: (call: AnyCall, key: string) => void
  /** A write was taken, or may have been: what it changes is asked for anew. */
  wrote: (call: AnyCall) => void
}>

export const createFreshness = (
  storage: Pick<BrowserStorage, 'read' | 'write' | 'remove'>,
  now: () => number = Date.now,
): Freshness => {
  const noted = (): readonly (readonly [key: string, at: number])[] =>
    pipe(
      parseJson(storage.read(KEY)),
      Option.match(
        () => [],
        (value) => Object.entries(value ?? {}).flatMap(([key, at]) => (typeof at === 'number' ? [[key, at]] : [])),
      ),
    )
  const isYoung = (at: number | undefined, age: number): boolean => at !== undefined && at <= now() && now() - at < age
  const store = (notes: ReturnType<typeof noted>): void => {
    if (notes.length === 0) storage.remove(KEY)
    else storage.write(KEY, JSON.stringify(Object.fromEntries(notes.slice(-MOST))))
  }
  return {
    stands: (call, key) => isYoung(noted().find(([one]) => one === key)?.[1], freshFor(call)),
    note: (call, key) => {
      if (freshFor(call) === 0) return
      store([...noted().filter(([one, at]) => one !== key && isYoung(at, LONGEST)), [key, now()]])
    },
    wrote: ({ path }) => {
      if (REWRITES.test(path)) store(noted().filter(([key]) => !key.includes(' /api/')))
    },
  }
}
