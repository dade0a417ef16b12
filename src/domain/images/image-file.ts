/** The accepted types of profile pictures (PROF-05). */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** The maximum size of a picture, in bytes (PROF-05). */
export const HEAVIEST_IMAGE = 5 * 1024 * 1024

/** The number of bytes that identify a file type. */
export const HEAD_LENGTH = 12

const has = (bytes: Uint8Array, at: number, ...expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte)

const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * The type of a file by its first bytes, independent of its name (fault 44); undefined for types that are not accepted.
 */
export const imageTypeOf = (head: Uint8Array): ImageType | undefined => {
  if (has(head, 0, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (has(head, 0, ...PNG)) return 'image/png'
  if (has(head, 0, ...RIFF) && has(head, 8, ...WEBP)) return 'image/webp'
  return undefined
}
