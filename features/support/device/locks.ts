import type { Locks } from '#adapters/http/client/locks.ts'
import { inTurn } from './virtual-time.ts'

const end = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** The locks of a device: one of its windows works at a time, and a window that is closed gives back what it has. */
export const createLocks = () => {
  const lines = new Map<string, Promise<unknown>>()
  return (closed: AbortSignal): Locks => ({
    request: (name, { signal }, work) =>
      new Promise((resolve, reject) => {
        let hasBegun = false
        const give = async (): Promise<void> => {
          await inTurn()
          if (signal.aborted || closed.aborted) return
          hasBegun = true
          const done = work()
          done.then(resolve, reject)
          await Promise.race([done.catch(() => {}), end(closed)])
        }
        signal.addEventListener('abort', () => hasBegun || reject(signal.reason), { once: true })
        lines.set(name, (lines.get(name) ?? Promise.resolve()).then(give))
      }),
  })
}
