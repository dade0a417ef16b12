import type { Clock } from '#application/ports/clock.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Instant } from '#domain/time/calendar.ts'

const MINUTE = 60_000

/** The beginning of a minute: hours, days and what is over change at no other moment. */
export const minuteOf = (moment: Instant): Instant => (moment - (moment % MINUTE)) as Instant

/**
 * Calls `passed` once in each minute in which the page is in sight, as it begins, until the returned function is called:
 * what is shown of this moment stays true. A page that comes into sight, or a device that wakes up, hears of it at once.
 */
export const followMinutes = (
  { clock, presence }: Readonly<{ clock: Clock; presence: Presence }>,
  passed: () => void,
): (() => void) => {
  let known = minuteOf(clock.now())
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    if (!presence.isVisible()) return
    const now = clock.now()
    const isLater = minuteOf(now) !== known
    known = minuteOf(now)
    timer = setTimeout(look, known + MINUTE - now)
    if (isLater) passed()
  }
  look()
  const deaf = presence.watch(look)
  return () => {
    clearTimeout(timer)
    deaf()
  }
}
