import * as Option from 'fp-ts/lib/Option.js'
import { FRESH, freshFor, TOLD_FOR } from '#application/ports/kept-first.ts'
import type { BrowserStorage } from '../browser/browser-storage.ts'
import { parseJson } from '../browser/json.ts'
import { isAboutCitizen } from './about-citizen.ts'
import { VISITOR } from './answer-key.ts'
import type { AnyCall } from './contract/call.ts'

/**
 * Where it is noted when answers came, by their keys: those of a citizen go with the session. The page reads it too, before
 * the app is there (`src/ask-first.js`).
 */
const placeOf = (key: string) => (key.startsWith(`${VISITOR} `) ? 'device.fresh' : 'user.fresh')

/** [decided] The greatest number of answers that are noted: those that came last. */
const MOST = 60

const LONGEST_STANDING = Math.max(TOLD_FOR, ...Object.values(FRESH))

/** Which answers stand without being asked for again (ERR-12): noted beside the kept answers, for all tabs and for the page. */
export type Freshness = Readonly<{
  /** From when the answer of a call is that stands, in whichever tab it came; undefined where none stands. */
  standsSince: (call: AnyCall, key: string) => number | undefined
  /** Its answer is kept since then. */
  note: (call: AnyCall, key: string, at: number) => void
  /** A write was taken, or may have been: what it changes is asked for anew. */
  wrote: (call: AnyCall) => void
  /** Whether the server was told the same lately, by the app itself (AUTH-13). */
  wasTold: (call: AnyCall, owner: string, told: string) => boolean
  /** It has just been told. */
  noteTold: (call: AnyCall, owner: string, told: string) => void
}>

/** The length of a text, and a number made of it (FNV-1a): the same for the same text, and nobody reads the text in it. */
const digestOf = (text: string): string => {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return `${text.length}.${(hash >>> 0).toString(36)}`
}

const toldKey = ({ method, path }: AnyCall, owner: string, told: string): string =>
  `${owner} ${method} ${path} ${digestOf(told)}`

export const createFreshness = (
  storage: Pick<BrowserStorage, 'read' | 'write' | 'remove'>,
  now: () => number = Date.now,
): Freshness => {
  type Place = ReturnType<typeof placeOf>
  const noted = (place: Place): readonly (readonly [key: string, at: number])[] => {
    const kept = Object.entries(Option.toUndefined(parseJson(storage.read(place))) ?? {})
    return kept.flatMap(([key, at]) => (typeof at === 'number' ? [[key, at]] : []))
  }
  const isYoung = (at: number | undefined, age: number): boolean => at !== undefined && at <= now() && now() - at < age
  const store = (place: Place, notes: ReturnType<typeof noted>): void => {
    if (notes.length === 0) storage.remove(place)
    else storage.write(place, JSON.stringify(Object.fromEntries(notes.slice(-MOST))))
  }
  const add = (key: string, at: number): void => {
    const place = placeOf(key)
    store(place, [...noted(place).filter(([one, from]) => one !== key && isYoung(from, LONGEST_STANDING)), [key, at]])
  }
  const notedAt = (key: string): number | undefined => noted(placeOf(key)).find(([one]) => one === key)?.[1]
  return {
    standsSince: (call, key) => {
      const at = notedAt(key)
      return isYoung(at, freshFor(call)) ? at : undefined
    },
    note: (call, key, at) => {
      if (freshFor(call) > 0) add(key, at)
    },
    wrote: (call) => {
      if (!isAboutCitizen(call)) return
      const left = noted('user.fresh').filter(([key]) => !key.includes(' /api/'))
      store('user.fresh', left)
    },
    wasTold: (call, owner, told) => isYoung(notedAt(toldKey(call, owner, told)), TOLD_FOR),
    noteTold: (call, owner, told) => add(toldKey(call, owner, told), now()),
  }
}
