import * as Option from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { coordinatesFrom } from './coordinates.ts'

describe('A place', () => {
  test.each([
    ['Varese', 45.82, 8.83],
    ['Lampedusa', 35.5, 12.6],
    ['Rome', 41.9, 12.5],
    ['a ship on the equator', 0, 8.83],
    ['a village on the meridian of Greenwich', 45, 0],
    ['Buenos Aires', -34.6, -58.4],
    ['the North Pole', 90, 180],
    ['the South Pole', -90, -180],
    ['south of where an exchanged one falls', 5.9, 40],
    ['north of it', 19.1, 40],
    ['west of it', 10, 34.9],
    ['east of it', 10, 48.1],
  ])('may be %s', (_, latitude, longitude) =>
    expect(coordinatesFrom(latitude, longitude)).toEqual(Option.some({ latitude, longitude })),
  )

  test.each([
    ['zero', 0, 0],
    ['negative zero', -0, -0],
    ['not a latitude', Number.NaN, 8.83],
    ['not a longitude', 45.82, Number.NaN],
    ['not numbers', Number.NaN, Number.NaN],
    ['endless', Number.POSITIVE_INFINITY, 8.83],
    ['too far north', 90.1, 8.83],
    ['too far south', -90.1, 8.83],
    ['too far east', 45.82, 180.1],
    ['too far west', 45.82, -180.1],
    ['without a latitude', undefined, 8.83],
    ['without a longitude', 45.82, undefined],
    ['missing', undefined, undefined],
    ['Varese with its numbers exchanged', 8.83, 45.82],
    ['Lampedusa with its numbers exchanged', 12.6, 35.5],
    ['Trento with its numbers exchanged', 11.12, 46.07],
    ['Otranto with its numbers exchanged', 18.49, 40.15],
    ['the first corner of exchanged ones', 6, 35],
    ['the last corner of exchanged ones', 19, 48],
  ])('is none when its coordinates are %s (fault 46)', (_, latitude, longitude) =>
    expect(coordinatesFrom(latitude, longitude)).toEqual(Option.none),
  )
})
