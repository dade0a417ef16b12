import { expect, test } from 'vitest'
import { type Portrait, showsPortrait } from './portrait.ts'

const picture = { bytes: new Uint8Array([1, 2, 3]), type: 'image/jpeg' }

test.each<[string, Portrait, string | undefined, boolean]>([
  ['a first picture that is there', { picture, before: undefined }, '7.jpg', true],
  ['a first picture that is not there', { picture, before: undefined }, undefined, false],
  ['another picture in the place of the old one', { picture, before: '7.jpg' }, '8.jpg', true],
  ['no picture any more, in the place of another one', { picture, before: '7.jpg' }, undefined, false],
  ['the old picture still', { picture, before: '7.jpg' }, '7.jpg', false],
  ['no picture where it was taken away', { picture: undefined, before: '7.jpg' }, undefined, true],
  ['the picture that was to be taken away', { picture: undefined, before: '7.jpg' }, '7.jpg', false],
])('The server has the change of the picture: %s', (_, portrait, image, expected) => {
  expect(showsPortrait({ image }, portrait)).toBe(expected)
})
