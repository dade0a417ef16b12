import { deflateSync } from 'node:zlib'

/** The files for profile pictures, by their names in the features. */
export const PICTURES = [
  'a photo',
  'a drawing that calls itself a photo',
  'a photo that is too heavy',
  'a broken photo',
] as const
export type PictureKind = (typeof PICTURES)[number]

/** A file of a device: its name says nothing about its content. */
export type PictureFile = Readonly<{ name: string; mimeType: string; content: Uint8Array<ArrayBuffer> }>

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const MOST = 5 * 1024 * 1024

const bytesOf = (...parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(parts.flatMap((part) => Array.from(part)))

const whole = (value: number): readonly number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

const checksum = (bytes: Uint8Array): number => {
  let sum = 0xff_ff_ff_ff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0
}

const chunk = (kind: string, content: Uint8Array): Uint8Array => {
  const named = bytesOf(new TextEncoder().encode(kind), content)
  return bytesOf(whole(content.length), named, whole(checksum(named)))
}

const [WIDTH, HEIGHT] = [80, 60]
/**
 * The size of the red area around the centre, as a fraction of width and height: only a high zoom shows nothing else.
 */
const RED = 0.2
const isRed = (x: number, y: number): boolean => Math.abs(x / WIDTH - 0.5) < RED && Math.abs(y / HEIGHT - 0.5) < RED

/** A wide picture, blue with a red centre. */
const photo = (): Uint8Array<ArrayBuffer> => {
  const rows = Array.from({ length: HEIGHT }, (_, y) => [
    0,
    ...Array.from({ length: WIDTH }, (_, x) => (isRed(x, y) ? [220, 20, 20] : [20, 20, 220])).flat(),
  ]).flat()
  return bytesOf(
    SIGNATURE,
    chunk('IHDR', bytesOf(whole(WIDTH), whole(HEIGHT), [8, 2, 0, 0, 0])),
    chunk('IDAT', deflateSync(new Uint8Array(rows))),
    chunk('IEND', new Uint8Array()),
  )
}

export const pictureFile = (kind: PictureKind): PictureFile => {
  switch (kind) {
    case 'a photo':
      return { name: 'io.png', mimeType: 'image/png', content: photo() }
    case 'a drawing that calls itself a photo':
      return {
        name: 'io.jpg',
        mimeType: 'image/jpeg',
        content: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      }
    case 'a photo that is too heavy': {
      const content = new Uint8Array(MOST + 1)
      content.set(photo())
      return { name: 'io.png', mimeType: 'image/png', content }
    }
    case 'a broken photo':
      return { name: 'io.png', mimeType: 'image/png', content: bytesOf(SIGNATURE, [1, 2, 3, 4, 5, 6, 7, 8]) }
    default:
      return kind satisfies never
  }
}
