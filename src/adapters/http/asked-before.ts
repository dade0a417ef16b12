import type { AskedBefore } from './client/send.ts'

/** A call that the page itself has made before the app was there (`src/ask-first.js`). */
type Asked = Readonly<{ answer: Promise<Response>; headers: Readonly<Record<string, string>>; at: number }>

/** Where the page leaves its calls, by their address; null for what the app has asked for. */
export type PageAsked = { piazzaAsked?: Record<string, Asked | null> }

/** How long an answer may be under way or lie there until it is taken, in milliseconds: later it is asked for anew. */
const FRESH = 60_000

const sameHeaders = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean => {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/**
 * Takes the answer that a page asked for before the app was there: for the same address, token and language, and for the
 * first call alone that the app makes there. Whoever asks again wants to know how things stand now. What the app has asked
 * for first, as what was kept on the device told it who asks, the page asks for no more. Undefined where there is none, and for what was asked for long ago.
 */
export const takeAskedBefore = (page: PageAsked, now: () => number = Date.now): AskedBefore => {
  const asked = new Set<string>()
  return (url, { method, headers }) => {
    if (method !== 'GET') return undefined
    const isFirst = !asked.has(url)
    asked.add(url)
    const known = page.piazzaAsked?.[url]
    // It is used once, whatever comes of it.
    if (page.piazzaAsked) page.piazzaAsked[url] = null
    if (!known) return undefined
    const isFresh = isFirst && Math.abs(now() - known.at) < FRESH
    return isFresh && sameHeaders(known.headers, headers as Readonly<Record<string, string>>) ? known.answer : undefined
  }
}
