import { extname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The extensions of files that are smaller compressed. */
const COMPRESSED: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt'])

export const isCompressed = (file: string): boolean => COMPRESSED.has(extname(file))

/** A text, compressed as a host would send it. */
export const brotli = (plain: Buffer): Buffer =>
  brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })

/** The compressed forms of a file, by the ending that nginx looks for; none for a file that gets no smaller. */
export const compressedForms = (file: string, plain: Buffer): Readonly<Record<string, Buffer>> =>
  isCompressed(file) ? { '.br': brotli(plain), '.gz': gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }) } : {}
