import type { Instant } from './calendar.ts'

/**
 * Whether a moment that this device has stored is yet to come: its clock ran ahead then, and was put right since. Nothing
 * waits for such a moment (fault 54).
 */
export const isYetToCome = (stored: Instant, now: Instant): boolean => stored > now

/** A moment that this device has stored, as it counts now: nothing was stored later than now (fault 54). */
export const storedMoment = (stored: Instant, now: Instant): Instant => (isYetToCome(stored, now) ? now : stored)
