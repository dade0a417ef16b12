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
  ])('with a zone (%s) is that moment', (wire, iso) => {
    expect(moment(wire)).toBe(iso)
  })

  test.each([
    ['2026-01-15T10:00:00', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15 10:00', '2026-07-15T08:00:00.000Z'],
    ['15-01-2026 10:00:00', '2026-01-15T09:00:00.000Z'],
    ['15-07-2026', '2026-07-14T22:00:00.000Z'],
  ])('without a zone (%s) is what the clocks of the municipalities show', (wire, iso) => {
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
  ])('that is none (%s) is refused', (wire) => {
    expect(moment(wire)).toBeUndefined()
  })

  test('never makes trouble, whatever is sent', () => {
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
  ['2026-03-01T23:59:59Z', '2026-03-01'],
  ['29-02-2028', '2028-02-29'],
  ['29-02-2026', undefined],
])('A day on the wire (%s) is that day, if there is one', (wire, day) => {
  expect(localDateFrom(wire)).toBe(day)
})

test.each([
  ['09:05', '09:05'],
  ['23:59:59', '23:59'],
  ['24:00', undefined],
  ['9:05', undefined],
])('A time on the wire (%s) is hours and minutes', (wire, time) => {
  expect(localTimeFrom(wire)).toBe(time)
})
