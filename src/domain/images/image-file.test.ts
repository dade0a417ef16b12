import { expect, test } from 'vitest'
import { HEAVIEST_IMAGE, imageTypeOf } from './image-file.ts'

const text = (words: string): Uint8Array => new TextEncoder().encode(words)

test.each([
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'image/jpeg'],
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'image/png'],
  ['a WebP', text('RIFF\u0001\u0001\u0001\u0001WEBPVP8 '), 'image/webp'],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg">'), undefined],
  ['a GIF', text('GIF89a'), undefined],
  ['a sound in the same wrapping as WebP', text('RIFF\u0001\u0001\u0001\u0001WAVEfmt '), undefined],
  ['a stray WebP mark', text('RIFX\u0001\u0001\u0001\u0001WEBPVP8 '), undefined],
  ['a page', text('<!doctype html>'), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s is recognised by its first bytes (PROF-05, fault 44)', (_, head, type) => expect(imageTypeOf(head)).toBe(type))

test('a picture may weigh 5 MiB (PROF-05)', () => expect(HEAVIEST_IMAGE).toBe(5_242_880))
