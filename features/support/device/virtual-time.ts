import { type Clock, install } from '@sinonjs/fake-timers'
import { chanceFrom } from '#application/kit/testing/cut-offs.ts'
import { waitIn } from '../time.ts'

/**
 * The time of everything that runs headless. It stands still until somebody waits. Then whatever is pending takes its
 * turn, one after the other: answers of the server, messages between tabs and locks in an order that comes from a seed,
 * and timers, each at its moment.
 */

/** How long no timer may run out until all counts as idle, in milliseconds: the debounce of the app is 400. */
const QUIET = 450
/** How long at most one waits for idleness: an answer that is held back is asked for again and again. */
const AT_MOST = 2_000
/** The part of the turns that a timer takes which is due soon, while an answer is pending too. */
const HASTE = 0.25
/** Turns of the event loop in which nothing may be pending. What is pending natively is not listed, so that one is too few. */
const CALM = 4
/** Steps without anything happening after which nothing is left: a reading may start something. */
const IDLE = 3

const { setImmediate: soon } = globalThis
const native = {
  timeout: AbortSignal.timeout,
  random: Math.random,
  values: crypto.getRandomValues,
  performance: globalThis.performance,
}

/** The seed of the order in which everything takes its turn. */
export const SEED = Number(process.env['PIAZZA_SEED'] ?? 1)

type Running = Readonly<{
  clock: Clock
  chance: () => number
  pending: (() => void)[]
  isHeld: boolean
  delays: boolean
}>
let running: Running | undefined

const now = (): Running => {
  if (!running) throw new Error('No virtual time runs')
  return running
}
const turn = (): Promise<void> => new Promise((resolve) => soon(resolve))
const isWorking = (): boolean =>
  process.getActiveResourcesInfo().some((name) => name === 'Immediate' || name.startsWith('FS'))

/** Waits until this process has nothing to do but what takes its turn; true when there was something. */
export const drain = async (): Promise<boolean> => {
  let worked = false
  for (let calm = 0; calm < CALM;) {
    await turn()
    const works = isWorking()
    worked ||= works
    calm = works ? 0 : calm + 1
  }
  return worked
}

/** Waits until it is its turn, or until the signal is aborted. Without virtual time it is at once. */
export const inTurn = (signal?: AbortSignal | null): Promise<void> =>
  new Promise((resolve) => {
    if (running === undefined || signal?.aborted === true) resolve()
    running?.pending.push(resolve)
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })

/** One of what is pending takes its turn; false when nothing is pending. */
const letGo = ({ pending, chance }: Running): boolean => {
  const [go] = pending.splice(Math.floor(chance() * pending.length), 1)
  go?.()
  return go !== undefined
}

/** What is next takes its turn: what is pending, or a timer that is due until the deadline. */
const proceed = (deadline: number): boolean => {
  const it = now()
  const { clock, chance, pending } = it
  const due = clock.timerHeap?.peek()?.callAt ?? Infinity
  const mayPass = due <= deadline
  if (mayPass && (pending.length === 0 || (due <= clock.now + QUIET && chance() < HASTE))) clock.next()
  else return letGo(it)
  return true
}

/** One of what is pending takes its turn, or a timer that is due soon. */
export const takeTurn = (): boolean => proceed(now().clock.now + QUIET)

let idle = 0
const step = async (deadline: number): Promise<boolean> => {
  const worked = await drain()
  const happens = proceed(now().isHeld ? -1 : deadline)
  idle = worked || happens ? 0 : idle + 1
  return idle < IDLE
}

/** Waits until nothing happens any more by itself within the time of a debounce. */
export const quiet = async (): Promise<void> => {
  const { clock, isHeld } = now()
  const end = clock.now + AT_MOST
  for (;;) {
    const worked = await drain()
    const happens = proceed(isHeld ? -1 : Math.min(end, clock.now + QUIET))
    if (!worked && !happens) return
  }
}

/** Lets the time pass, with all that happens in it, in milliseconds. */
export const passTime = async (milliseconds: number): Promise<void> => {
  const { clock } = now()
  const end = clock.now + milliseconds
  do await drain()
  while (proceed(end))
  clock.tick(end - clock.now)
  await drain()
}

/** What a request waits for before it arrives: with `delays`, its turn, so that others may overtake it. */
export const onTheWay = (signal?: AbortSignal | null): Promise<void> =>
  running?.delays === true ? inTurn(signal) : Promise.resolve()

type Options = Readonly<{ isHeld?: boolean; seed?: number; delays?: boolean }>

/** Starts a virtual time at a moment. A held one passes only with `passTime`. */
export const startTime = (moment: number, { isHeld = false, seed = SEED, delays = false }: Options = {}): void => {
  endTime()
  const clock = install({
    now: moment,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    ignoreMissingTimers: true,
    shouldClearNativeTimers: true,
  })
  const chance = chanceFrom(seed)
  AbortSignal.timeout = (delay) => {
    const controller = new AbortController()
    clock.setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), delay)
    return controller.signal
  }
  const random = chanceFrom(seed)
  Math.random = random
  crypto.getRandomValues = (array) => {
    if (ArrayBuffer.isView(array)) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      bytes.set(Array.from(bytes, () => Math.floor(random() * 256)))
    }
    return array
  }
  // Cucumber measures with the object that this replaces.
  Object.assign(globalThis, { performance: { now: () => clock.now - moment } })
  running = { clock, chance, pending: [], isHeld, delays }
  idle = 0
  waitIn({ now: () => clock.now, step, quiet })
}

/** The time of the machine counts again; what is still pending never happens. */
export const endTime = (): void => {
  running?.clock.uninstall()
  running = undefined
  AbortSignal.timeout = native.timeout
  Math.random = native.random
  crypto.getRandomValues = native.values
  Object.assign(globalThis, { performance: native.performance })
  waitIn()
}
