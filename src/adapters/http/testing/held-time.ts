/** For tests: time passes only as a test advances it (`vi.advanceTimersByTimeAsync`). */
import { vi } from 'vitest'

/** Vitest's fake timers leave `AbortSignal.timeout` out, which would then wait for as long as it says. */
export const holdTime = (): void => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const ending = new AbortController()
    setTimeout(() => ending.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds)
    return ending.signal
  })
}

export const releaseTime = (): void => {
  vi.useRealTimers()
  vi.restoreAllMocks()
}
