import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantFrom, localDateFrom, localTimeFrom } from './wire-time.ts'

const moment = (value: unknown): string | undefined => {
  const instant = instantFrom(value)
  return instant === undefined ? undefined : new Date(instant).toISOString()
}

describe('a moment on the wire', () => {
  test.each([
    ['2026-03-01T09:00:00Z', '2026-03-01T09:00:00.000Z'],
    ['2026-03-01T09:00:00.123Z', '2026-03-01T09:00:00.123Z'],
    ['2026-03-01T09:00:00.123456Z', '2026-03-01T09:00:00.123Z'],
    ['2026-03-01T10:00:00+01:00', '2026-03-01T09:00:00.000Z'],
    ['2026-03-01T10:00:00+0100', '2026-03-01T09:00:00.000Z'],
    ['2026-03-01 09:00:00Z', '2026-03-01T09:00:00.000Z'],
  ])('with a time zone (%s) is that moment', (wire, iso) => {
    expect(moment(wire)).toBe(iso)
  })

  test.each([
    ['2026-01-15T10:00:00', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15 10:00', '2026-07-15T08:00:00.000Z'],
    ['15-01-2026 10:00:00', '2026-01-15T09:00:00.000Z'],
    ['15-07-2026', '2026-07-14T22:00:00.000Z'],
  ])('without a time zone (%s) is local to the municipalities', (wire, iso) => {
    expect(moment(wire)).toBe(iso)
  })

  test.each([
    [1_772_355_600, '2026-03-01T09:00:00.000Z'],
    [1_772_355_600.5, '2026-03-01T09:00:00.500Z'],
    [1_772_355_600_123, '2026-03-01T09:00:00.123Z'],
    ['1772355600', '2026-03-01T09:00:00.000Z'],
    ['1772355600123', '2026-03-01T09:00:00.123Z'],
  ])('as a number since 1970 (%j) is that moment, in seconds or in milliseconds', (wire, iso) => {
    expect(moment(wire)).toBe(iso)
  })

  test.each([
    [{ date: '2026-03-01 10:00:00.000000', timezone_type: 3, timezone: 'Europe/Rome' }, '2026-03-01T09:00:00.000Z'],
    [{ date: '2026-03-01 10:00:00.000000', timezone_type: 3, timezone: 'UTC' }, '2026-03-01T10:00:00.000Z'],
    [{ date: '2026-03-01 10:00:00', timezone_type: 1, timezone: '+02:00' }, '2026-03-01T08:00:00.000Z'],
    [{ date: '2026-03-01 10:00:00', timezone_type: 2, timezone: 'Z' }, '2026-03-01T10:00:00.000Z'],
    [{ date: '2026-03-01 10:00:00' }, '2026-03-01T09:00:00.000Z'],
  ])('as a record of PHP (%j) is its wall-clock time in its zone', (wire, iso) => {
    expect(moment(wire)).toBe(iso)
  })

  test.each([
    ['2026-03-29 01:59:59', '2026-03-29T00:59:59.000Z'],
    ['2026-03-29 02:30:00', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25 01:59:59', '2026-10-24T23:59:59.000Z'],
    ['2026-10-25 02:30:00', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25 03:00:00', '2026-10-25T02:00:00.000Z'],
  ])(
    'around a change of the hour (%s): the hour that is skipped counts on, the one that comes twice is its second',
    (wire, iso) => {
      expect(moment(wire)).toBe(iso)
    },
  )

  test.each([
    '',
    'ieri',
    '2026-02-31',
    '31-02-2026 10:00',
    '2026-13-01',
    '2026-01-01T24:00',
    '2026-01-01T25:00',
    '01/02/2026',
    7,
    null,
    {},
    { date: 7 },
    { date: 'ieri', timezone: 'UTC' },
    99_999_999,
    8_640_000_000_000_001,
    1e300,
    Number.NaN,
    '20260301',
  ])('that is invalid (%j) is refused', (wire) => {
    expect(moment(wire)).toBeUndefined()
  })

  test('throws for no input', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string()), (wire) => {
        expect([instantFrom(wire), localDateFrom(wire), localTimeFrom(wire)]).toHaveLength(3)
      }),
    )
  })
})

test.each([
  ['2026-03-01', '2026-03-01'],
  ['01-03-2026', '2026-03-01'],
  ['2026-03-01 23:59:59', '2026-03-01'],
  // The day of a moment with a time zone is its day in Rome.
  ['2026-03-01T22:59:59Z', '2026-03-01'],
  ['2026-03-01T23:59:59Z', '2026-03-02'],
  ['2026-07-31T22:00:00+00:00', '2026-08-01'],
  ['2026-03-01T00:00:00+01:00', '2026-03-01'],
  ['2026-03-01T00:00:00+05:00', '2026-02-28'],
  [1_772_406_000, '2026-03-02'],
  [1_772_405_999_000, '2026-03-01'],
  [{ date: '2026-03-01 23:59:59.000000', timezone_type: 3, timezone: 'Europe/Rome' }, '2026-03-01'],
  [{ date: '2026-03-01 23:59:59.000000', timezone_type: 3, timezone: 'UTC' }, '2026-03-02'],
  [' 2026-03-01 ', '2026-03-01'],
  [20_260_301, undefined],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2026', undefined],
])('A day on the wire (%j) is decoded, if it exists', (wire, day) => {
  expect(localDateFrom(wire)).toBe(day)
})

test.each([
  ['09:05', '09:05'],
  ['23:59:59', '23:59'],
  ['9:05', '09:05'],
  [' 9:05:59 ', '09:05'],
  ['00:00', '00:00'],
  // The end of a day is read as its last minute.
  ['24:00', '23:59'],
  ['24:00:00', '23:59'],
  ['24:01', undefined],
  ['25:00', undefined],
  ['12:60', undefined],
  ['12', undefined],
  ['1970-01-01T20:30:00+01:00', '20:30'],
  ['1970-01-01 20:30:00', '20:30'],
  ['1970-01-01T20:30:00.000Z', '20:30'],
  [{ date: '1970-01-01 20:30:00.000000', timezone_type: 3, timezone: 'Europe/Rome' }, '20:30'],
  ['', undefined],
  [null, undefined],
  [930, undefined],
])('A time on the wire (%j) is hours and minutes', (wire, time) => {
  expect(localTimeFrom(wire)).toBe(time)
})
