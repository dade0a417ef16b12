import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'

/** The status of a server that has waited too long for the rest of a request: nobody knows what it has done. */
const REQUEST_TIMEOUT = 408

/** Whether no server has done what failed, or is at it: the failure is not its own, whatever it says. */
export const isUndone = (failure: RequestFailure | Unexpected): boolean =>
  failure._tag !== 'Unexpected' && failure.isUndone === true

/**
 * Whether a write that failed may have been done all the same: no answer came, none that can be read, or the server broke
 * down. What it is about is read anew, so that nobody is left with the failure as the last word (ERR-07).
 */
export const mayBeDone = (failure: RequestFailure | Unexpected): boolean => {
  if (isUndone(failure)) return false
  switch (failure._tag) {
    case 'Unreachable':
    case 'TimedOut':
    case 'Undecodable':
    case 'Unexpected':
      return true
    case 'Refused':
      return failure.status >= 500 || failure.status === REQUEST_TIMEOUT
    case 'Missing':
    case 'SignedOut':
    case 'Aborted':
    case 'Awaited':
      return false
    default:
      return failure satisfies never
  }
}
