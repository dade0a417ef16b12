import type { CodeWrong } from '#application/ports/code-wrong.ts'
import type { RequestFailure } from '#application/ports/failure.ts'

/** [decided] The statuses that concern the code itself: not found, refused, unprocessable (PWD-02, REG-03). */
const ABOUT_THE_CODE: ReadonlySet<number> = new Set([400, 404, 410, 422])

/** Distinguishes an unknown code from other failures of a call that checks one. */
export const codeFailure = (failure: RequestFailure): CodeWrong | RequestFailure => {
  if (failure._tag === 'Missing') return { _tag: 'CodeWrong', message: undefined }
  return failure._tag === 'Refused' && ABOUT_THE_CODE.has(failure.status)
    ? { _tag: 'CodeWrong', message: failure.fields?.['code'] ?? failure.message }
    : failure
}
