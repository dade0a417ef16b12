import { expect, test } from 'vitest'
import { distanceBetween, nearestTo, roundedDistance } from './distance.ts'

const VARESE = { latitude: 45.8206, longitude: 8.8251 }
const LUINO = { latitude: 46.0023, longitude: 8.7446 }

/** The ratio of a degree of longitude here to one at the equator. */
const shrunk = (latitude: number): number =>
  distanceBetween({ latitude, longitude: 8 }, { latitude, longitude: 9 }) /
  distanceBetween({ latitude: 0, longitude: 8 }, { latitude: 0, longitude: 9 })
const at = (id: number, latitude: number | undefined) => ({
  id,
  position: latitude === undefined ? undefined : { latitude, longitude: 8.8251 },
})

test('Varese and Luino are about 21 kilometres apart, in both directions', () => {
  expect(distanceBetween(VARESE, LUINO)).toBeCloseTo(21_147, -3)
  expect(distanceBetween(LUINO, VARESE)).toBe(distanceBetween(VARESE, LUINO))
  expect(distanceBetween(VARESE, VARESE)).toBe(0)
})

test('a degree of longitude shrinks to the north', () => {
  expect(shrunk(60)).toBeCloseTo(0.5, 3)
})

test('the nearest come first; items without a place are left out', () => {
  const near = nearestTo(VARESE, [at(1, 46), at(2, undefined), at(3, 45.83), at(4, 45.7)], 2)
  expect(near.map(({ thing }) => thing.id)).toEqual([3, 4])
})

test.each([
  [3, { unit: 'metres', value: 10 }],
  [344, { unit: 'metres', value: 340 }],
  [994, { unit: 'metres', value: 990 }],
  [996, { unit: 'kilometres', value: 1 }],
  [12_345, { unit: 'kilometres', value: 12.3 }],
])('%d metres are rounded for display', (metres, said) => expect(roundedDistance(metres)).toEqual(said))
