/** [decided] The longest wait asked by a busy server that is kept to, in milliseconds; longer ones are refusals (fault 17). */
export const LONGEST_WAIT = 10_000

/** How long a busy server (429) asks to be left alone, in milliseconds; undefined when it does not say, or asks too much. */
export const waitAsked = (retryAfter: string | null, now: number): number | undefined => {
  const asked = retryAfter?.trim() ?? ''
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now
  return Number.isNaN(wait) || wait > LONGEST_WAIT ? undefined : Math.max(wait, 0)
}
