import type { RequestFailure } from '#application/ports/failure.ts'

/** A reason the server may give: its name for it, and the words some servers say instead. */
export type Reason = Readonly<{ code: string; message: string }>

const plain = (words: string): string => words.trim().toLowerCase()

/** Whether a refusal is for this reason: by its code, or by these very words. */
export const says = (failure: RequestFailure, { code, message }: Reason): boolean =>
  failure._tag === 'Refused' &&
  (failure.code === code || (failure.message !== undefined && plain(failure.message) === plain(message)))
