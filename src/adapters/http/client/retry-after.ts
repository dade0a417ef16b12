/** [decided] The maximum `Retry-After` that is respected, in milliseconds; longer ones are refusals (fault 17). */
export const LONGEST_WAIT = 10_000

/** The wait that a busy server (429) requests, in milliseconds; undefined when it is absent or too long. */
export const waitAsked = (retryAfter: string | null, now: number): number | undefined => {
  const asked = retryAfter?.trim() ?? ''
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now
  return Number.isNaN(wait) || wait > LONGEST_WAIT ? undefined : Math.max(wait, 0)
}
