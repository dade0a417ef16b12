import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FLIGHT_STATUSES, flightKey, flightStatus } from '#domain/e015/flight.ts'
import type { Sheet, SheetQuery } from '#domain/e015/sheet.ts'
import { dayOf, type Instant } from '#domain/time/calendar.ts'
import { isOnLand } from '../directory/land.ts'
import { seededMunicipalities } from '../directory/municipalities.ts'
import { sheetsOf } from '../directory/sheets.ts'
import { flightsAt, statusAt } from './flights.ts'
import { sheetOf } from './sheets.ts'

const NOW = Date.parse('2026-11-20T09:30:00+01:00') as Instant
const MINUTE = 60_000
const later = (minutes: number) => (NOW + minutes * MINUTE) as Instant
const asked = (id: number, municipality = 1, isAdmin = false) => ({
  id,
  municipality: municipality as SheetQuery['municipality'],
  isAdmin,
})
const sheet = (id: number, municipality = 1, now = NOW): Sheet => {
  const one = sheetOf(asked(id, municipality), now, 1)
  if (!one) throw new Error(`No sheet ${id}`)
  return one
}
const free = (now: Instant) => sheet(21, 1, now).items.map(({ parking }) => parking?.free ?? -1)
const firstFlightOf = (day: string) =>
  Math.min(...flightsAt(Date.parse(`${day}T04:00:00Z`) as Instant).map(({ scheduled }) => scheduled ?? 0))
const hourOf = (time: number) =>
  new Intl.DateTimeFormat('it', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' }).format(time)
const every = seededMunicipalities().flatMap(({ id }) =>
  sheetsOf(id, true).flatMap(({ things }) => things.map((one) => sheetOf(asked(one.id, id, true), NOW, 1))),
)

test('every listed sheet exists, and has content', () => {
  expect(every.length).toBeGreaterThan(30)
  for (const one of every) expect([one?.title, (one?.items.length ?? 0) > 1]).toEqual([one?.title, true])
})

test('a sheet for administrators does not exist for others; nor does one that its municipality does not list (E015-07)', () => {
  expect(sheetOf(asked(40), NOW, 1)).toBeUndefined()
  expect(sheetOf(asked(40, 1, true), NOW, 1)?.title).toBe('Qualità dell’aria')
  expect(sheetOf(asked(21, 8), NOW, 1)).toBeUndefined()
  expect(sheetOf(asked(999), NOW, 1)).toBeUndefined()
})

test('every picture is a file of the app, and every place is on land', () => {
  const items = every.flatMap((one) => one?.items ?? [])
  const files = [...new Set(items.flatMap(({ cover, icon }) => [cover, icon.file, icon.standIn]))]
  const pictures = join(import.meta.dirname, '../../../public/img/e015/app')
  expect(files.filter((file) => file !== undefined && !existsSync(join(pictures, file)))).toEqual([])
  expect(items.filter(({ position }) => position && !isOnLand(position))).toEqual([])
  expect(items.some(({ position }) => position === undefined)).toBe(true)
})

test('ids are unique, and stable over days', () => {
  for (const one of every) expect(new Set(one?.items.map(({ id }) => id)).size).toBe(one?.items.length)
  const tomorrow = sheet(7, 1, later(24 * 60))
  const known = new Map(sheet(7).items.map((item) => [item.id, item]))
  const shared = tomorrow.items.filter(({ id }) => known.has(id))
  expect(shared.length).toBeGreaterThan(50)
  for (const item of shared) expect(item).toEqual(known.get(item.id))
})

test('there are events every day', () => {
  const days = new Set(sheet(7).items.map(({ startDate }) => startDate))
  expect(days.has(dayOf(NOW))).toBe(true)
})

describe('Parking', () => {
  test('changes with the clock, is the same for concurrent requests, and never exceeds the capacity', () => {
    expect(free(NOW)).toEqual(free((NOW + 29_000) as Instant))
    expect(free((NOW + 30_000) as Instant)).not.toEqual(free(NOW))
    for (let hour = 0; hour < 24; hour += 1)
      for (const { parking } of sheet(21, 1, later(hour * 60)).items) {
        expect(parking?.free).toBeGreaterThanOrEqual(0)
        expect(parking?.free).toBeLessThanOrEqual(parking?.places ?? 0)
      }
  })

  test('is empty at night and full in the morning', () => {
    const night = free(later(-6 * 60))
    free(later(60)).forEach((morning, at) => expect(morning).toBeLessThan(night[at] ?? 0))
  })
})

describe('The flights board', () => {
  test.each([
    ['departure', -60, undefined],
    ['departure', -45, 'boarding'],
    ['departure', -17.5, 'closed'],
    ['departure', 0, 'departed'],
    ['arrival', -5, undefined],
    ['arrival', 0, 'landed'],
  ] as const)('moves with the clock: a %s %d minutes from its time is %s (E015-05)', (direction, minutes, status) =>
    expect(statusAt(direction, NOW, { delay: 0, isCancelled: false }, later(minutes))).toBe(status),
  )

  test('shows delays and cancellations two hours before', () => {
    const late = { delay: 30, isCancelled: false }
    expect(statusAt('arrival', NOW, late, later(-121))).toBeUndefined()
    expect(statusAt('arrival', NOW, late, later(-120))).toBe('delayed')
    expect(statusAt('arrival', NOW, late, later(29))).toBe('delayed')
    expect(statusAt('arrival', NOW, late, later(30))).toBe('landed')
    const off = { delay: 0, isCancelled: true }
    expect(statusAt('departure', NOW, off, later(-121))).toBeUndefined()
    expect(statusAt('departure', NOW, off, later(90))).toBe('cancelled')
  })

  test('has every status in the course of a day, and an unknown one', () => {
    const words = new Set(
      Array.from({ length: 24 }, (_, hour) => flightsAt(later(hour * 60)))
        .flat()
        .map(({ status }) => status),
    )
    expect(FLIGHT_STATUSES.filter((status) => !words.has(status))).toEqual([])
    expect([...words].some((word) => word !== undefined && flightStatus(word) === undefined)).toBe(true)
  })

  test('has unique flights, past and future', () => {
    const flights = flightsAt(NOW)
    expect(new Set(flights.map(flightKey)).size).toBe(flights.length)
    for (const { scheduled, expected } of flights) {
      expect(expected ?? scheduled).toBeGreaterThan(later(-90))
      expect(scheduled).toBeLessThan(later(421))
    }
  })

  test('keeps Italian time over the start of summer time', () => {
    expect([hourOf(firstFlightOf('2026-03-28')), hourOf(firstFlightOf('2026-03-30'))]).toEqual(['06:00', '06:00'])
  })
})
