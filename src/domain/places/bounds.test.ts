import { expect, test } from 'vitest'
import { type Bounds, isWithin } from './bounds.ts'

const VARESE: Bounds = { west: 8.7, south: 45.7, east: 8.9, north: 45.9 }
/** The islands of Fiji, on both sides of the date line. */
const FIJI: Bounds = { west: 177, south: -20, east: -178, north: -15 }

test.each<[string, Bounds, number, number, boolean]>([
  ['the middle of the town', VARESE, 45.8, 8.8, true],
  ['its western edge', VARESE, 45.8, 8.7, true],
  ['its eastern edge', VARESE, 45.8, 8.9, true],
  ['its southern edge', VARESE, 45.7, 8.8, true],
  ['its northern edge', VARESE, 45.9, 8.8, true],
  ['a place to the west', VARESE, 45.8, 8.69, false],
  ['a place to the east', VARESE, 45.8, 8.91, false],
  ['a place to the south', VARESE, 45.69, 8.8, false],
  ['a place to the north', VARESE, 45.91, 8.8, false],
  ['a place before the date line', FIJI, -18, 179, true],
  ['a place behind the date line', FIJI, -18, -179, true],
  ['its western edge, before that line', FIJI, -18, 177, true],
  ['its eastern edge, behind that line', FIJI, -18, -178, true],
  ['a place to the west, before that line', FIJI, -18, 176.9, false],
  ['a place to the east, behind that line', FIJI, -18, -177.9, false],
  ['a place to the south of both', FIJI, -21, 179, false],
  ['a place to the north of both', FIJI, -14, -179, false],
  ['one meridian, on it', { ...VARESE, east: 8.7 }, 45.8, 8.7, true],
  ['one meridian, beside it', { ...VARESE, east: 8.7 }, 45.8, 8.8, false],
])('A part of the earth has %s, or has it not', (_, bounds, latitude, longitude, has) =>
  expect(isWithin(bounds, { latitude, longitude })).toBe(has),
)
