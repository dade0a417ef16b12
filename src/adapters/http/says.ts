import type { RequestFailure } from '#application/ports/failure.ts'

/** A reason of the server: its code, and the messages some servers send instead. */
type Reason = Readonly<{ code: string; message: string }>

const plain = (words: string): string => words.trim().toLowerCase()

/** Whether a refusal has this reason: by its code, or by these exact messages. */
export const says = (failure: RequestFailure, { code, message }: Reason): boolean =>
  failure._tag === 'Refused' &&
  (failure.code === code || (failure.message !== undefined && plain(failure.message) === plain(message)))

/** A refusal with this reason as the failure that it means to the caller; every other failure as it is. */
export const meaning =
  <Meant>(reason: Reason, meant: Meant) =>
  (failure: RequestFailure): Meant | RequestFailure =>
    says(failure, reason) ? meant : failure
