import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VARESE } from './varese.ts'

const { lakes, woods, rivers, roads, towns } = VARESE

const pairs = (flat: readonly number[]) => flat.filter((_, at) => at % 2 === 0).map((x, at) => [x, flat[at * 2 + 1]])
const isHere = ([longitude = 0, latitude = 0]: readonly (number | undefined)[]) =>
  longitude > 8.3 && longitude < 9.2 && latitude > 45.4 && latitude < 46.3

test('Every line and shore has whole points around Varese, none exchanged', () => {
  for (const points of [...[...lakes, ...woods, ...roads].map(({ points }) => points), ...rivers]) {
    expect(points.length % 2).toBe(0)
    expect(pairs(points).filter((point) => !isHere(point))).toEqual([])
  }
  for (const { points } of [...lakes, ...woods]) expect(points.length).toBeGreaterThanOrEqual(6)
})

test('Every town is around Varese, once', () => {
  expect(towns.filter(({ at }) => !isHere(at))).toEqual([])
  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length)
})

test('It is small enough to be bundled with the demo', () => {
  expect(readFileSync(new URL('varese.ts', import.meta.url)).length).toBeLessThan(16_000)
})
