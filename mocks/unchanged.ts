import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The entity tag of a content, for `ETag`. */
export const tagOf = (content: Uint8Array): string => `"${createHash('sha1').update(content).digest('base64url')}"`

/** Whether a request says that it has this content already (`If-None-Match`): it is answered with 304 and no content. */
export const hasAlready = ({ headers }: Pick<IncomingMessage, 'headers'>, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
