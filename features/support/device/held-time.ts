import './due-timers.ts'

/** The timers of this process while a scenario holds time: they run when it lets time pass, in their order. */
type Timer = Readonly<{ at: number; run: () => void }>
/** What Node gives for a timer, as far as anyone here asks for it. */
type Handle = Readonly<{ ref: () => Handle; unref: () => Handle; hasRef: () => boolean; refresh: () => Handle }>

const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }
const realSignal = { timeout: AbortSignal.timeout }
let now = 0
const timers = new Map<Handle, Timer>()

const setTimeout = (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]): Handle => {
  const handle: Handle = { ref: () => handle, unref: () => handle, hasRef: () => false, refresh: () => handle }
  timers.set(handle, { at: now + delay, run: () => run(...values) })
  return handle
}
const clearTimeout = (handle: Handle): void => void timers.delete(handle)
const timeout = (delay: number): AbortSignal => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), delay)
  return controller.signal
}

export const holdTime = (): void => {
  Object.assign(globalThis, { setTimeout, clearTimeout })
  Object.assign(AbortSignal, { timeout })
}

export const passTime = async (milliseconds: number): Promise<void> => {
  const end = now + milliseconds
  for (;;) {
    const [handle, due] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0] ?? []
    if (handle === undefined || due === undefined) break
    timers.delete(handle)
    now = due.at
    due.run()
    // What a timer sets going may set the next one.
    await new Promise((resolve) => setImmediate(resolve))
  }
  now = end
}

export const releaseTime = (): void => {
  Object.assign(globalThis, real)
  Object.assign(AbortSignal, realSignal)
  timers.clear()
}
