import * as Either from 'fp-ts/lib/Either.js'
import type { Presence } from '#application/ports/device-state.ts'
import type { RequestFailure } from '#application/ports/failure.ts'

/** Mulberry32: the same seed gives the same run. */
export const chanceFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type Fault =
  | 'none'
  | 'request lost'
  | 'answer lost'
  | 'error'
  | 'error after'
  | 'refusal'
  | 'session over'
  | 'silence'
/** The faults of one request, by their share of a hundred. */
const SHARES: readonly (readonly [Fault, number])[] = [
  ['none', 46],
  ['request lost', 12],
  ['answer lost', 18],
  ['error', 8],
  ['error after', 5],
  ['refusal', 4],
  ['session over', 4],
  ['silence', 3],
]
const FAILURES: Readonly<Record<Exclude<Fault, 'none' | 'silence'>, readonly RequestFailure[]>> = {
  'request lost': [{ _tag: 'Unreachable' }],
  'answer lost': [
    { _tag: 'Unreachable' },
    { _tag: 'TimedOut' },
    { _tag: 'Undecodable', call: '', path: '', expected: '', actual: '' },
  ],
  error: [{ _tag: 'Refused', status: 500, message: undefined }],
  'error after': [{ _tag: 'Refused', status: 502, message: undefined }],
  refusal: [{ _tag: 'Refused', status: 409, message: 'No' }],
  'session over': [{ _tag: 'SignedOut' }],
}

/** The faults of a run, until `isTroubled` is false. */
export const createTroubles = (chance: () => number) => {
  const world = { isTroubled: true }
  return {
    world,
    draw: (isOnline: boolean): Fault => {
      if (!isOnline) return 'request lost'
      if (!world.isTroubled) return 'none'
      let left = chance() * 100
      return SHARES.find(([, share]) => (left -= share) < 0)?.[0] ?? 'none'
    },
    failing: (fault: Exclude<Fault, 'none' | 'silence'>): Either.Either<RequestFailure, never> => {
      const all = FAILURES[fault]
      return Either.left(all[Math.floor(chance() * all.length)] ?? { _tag: 'Unreachable' })
    },
    /** A wait of fewer turns than this. */
    pause: async (most: number): Promise<void> => turns(Math.floor(chance() * most)),
  }
}

/** A network that comes and goes. */
export const createNetwork = () => {
  const watchers = new Set<() => void>()
  const network = { isOnline: true }
  const presence: Presence = {
    isOnline: () => network.isOnline,
    isVisible: () => true,
    watch: (listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
  }
  const connect = (isOnline: boolean): void => {
    network.isOnline = isOnline
    for (const watcher of watchers) watcher()
  }
  return { network, presence, connect }
}

/** The lock of a device: one tab works at a time. The signal ends the wait; who has waited in vain gives nobody a turn. */
export const createLock = () => {
  const queue: (() => void)[] = []
  let isTaken = false
  return async (work: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    // Whoever ends a turn hands it to the next in the queue: it is not free in between.
    const isMine = !signal.aborted && (!isTaken || (await queued(queue, signal)))
    if (!isMine) return
    isTaken = true
    if (!signal.aborted) await work()
    const next = queue.shift()
    if (next) next()
    else isTaken = false
  }
}

/** Whether the turn came before the signal ended the wait. */
const queued = (queue: (() => void)[], signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const turn = (): void => resolve(true)
    queue.push(turn)
    signal.addEventListener(
      'abort',
      () => {
        const place = queue.indexOf(turn)
        if (place < 0) return
        queue.splice(place, 1)
        resolve(false)
      },
      { once: true },
    )
  })

export const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}
