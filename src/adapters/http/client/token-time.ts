import { isRecord } from '../codecs/wire.ts'
import { numberFrom } from '../codecs/wire-number.ts'

/** A second in milliseconds. */
const SECOND = 1_000

/** The moment until which a token is valid, in milliseconds since the Unix epoch; undefined where it does not say. */
const endOf = (token: string): number | undefined => {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const seconds = isRecord(claims) ? numberFrom(claims['exp']) : undefined
    return seconds === undefined ? undefined : seconds * SECOND
  } catch {
    return undefined
  }
}

/**
 * Whether the time of a token has passed, by the clock of the device. It is a hint and no proof (fault 33): it is asked only
 * where no answer came, because a refusal without the headers of CORS is none for a page.
 */
export const isOutOfTime = (token: string, now: number): boolean => {
  const end = endOf(token)
  return end !== undefined && end <= now
}
