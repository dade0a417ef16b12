import { QUIET } from '../quiet.ts'

/** The timers of this process that run out soon, within the time after which all counts as quiet. */
const due = new Set<unknown>()
const { setTimeout, clearTimeout } = globalThis

const noting = (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]): NodeJS.Timeout => {
  if (delay > QUIET) return setTimeout(run, delay, ...values)
  const handle = setTimeout(() => {
    due.delete(handle)
    run(...values)
  }, delay)
  due.add(handle)
  return handle
}
const clearing = (handle?: NodeJS.Timeout): void => {
  due.delete(handle)
  clearTimeout(handle)
}
Object.assign(globalThis, { setTimeout: noting, clearTimeout: clearing })

/** Whether a timer is pending that was set to run out soon. Timers that a scenario holds run out when it lets them. */
export const isTimerDue = (): boolean => due.size > 0
