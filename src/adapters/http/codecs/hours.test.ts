import * as Either from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { statusAt, weekOf } from '#domain/directory/hours.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { activitySummary, contact } from './directory.ts'
import { readWire } from './reading.ts'

/** The hours of a contact with these fields, and whether anything of them was lost. */
const hoursIn = (fields: object) => {
  const { result, losses } = readWire(contact, { id: 4, ragioneSociale: 'Biblioteca', ...fields })
  if (Either.isLeft(result)) throw new Error('The contact is lost with its hours')
  return { hours: result.right.hours, losses: losses.map(({ path }) => path) }
}
const MONDAY = { day: 1, opens: '08:30', closes: '12:30' }
const MONDAY_AT = (time: string) => Date.parse(`2026-11-16T${time}:00+01:00`) as Instant
const monday = { hours: { spans: [MONDAY], text: undefined }, losses: [] }

test('hours are read by day and time', () => {
  expect(hoursIn({ openingHours: [MONDAY] })).toEqual(monday)
  const { result } = readWire(activitySummary, { id: 4, openingHours: [MONDAY] })
  expect(result).toMatchObject({ right: { hours: { spans: [MONDAY] } } })
})

test.each<[string, object]>([
  ['numbers as texts, times without zeros', { openingHours: [{ day: '1', opens: '8:30', closes: '12:30:00' }] }],
  ['Italian names and dots', { orari: [{ giorno: 'Lunedì', apre: '8.30', chiude: '12.30' }] }],
  ['English names', { opening_hours: [{ dayOfWeek: 'Mon', open: '08:30', close: '12:30' }] }],
  ['a record with numeric keys', { openingHours: { 0: { weekDay: 'lun', from: '08:30', to: '12:30' } } }],
])('other spellings are read too: %s', (_, fields) => {
  expect(hoursIn(fields)).toEqual(monday)
})

test.each<[unknown, number]>([
  [0, 7],
  [7, 7],
  ['domenica', 7],
  ['Sunday', 7],
  ['martedì', 2],
  ['mercoledì', 3],
  ['Thu', 4],
  ['giovedì', 4],
  ['venerdì', 5],
  ['SABATO', 6],
])('the day %s is the day %d from Monday on', (day, number) => {
  expect(hoursIn({ openingHours: [{ ...MONDAY, day }] }).hours?.spans[0]?.day).toBe(number)
})

const partial = { spans: [MONDAY], text: undefined, isPartial: true }

test.each<[string, unknown]>([
  ['a day that is none', { ...MONDAY, day: 'festivi' }],
  ['a day out of range', { ...MONDAY, day: 8 }],
  ['a time that is none', { ...MONDAY, closes: '25:00' }],
  ['one time alone', { day: 2, opens: '08:00' }],
  ['a word', 'chiuso'],
])('%s costs its span alone, and the others tell no more when it is closed (fault 55)', (_, odd) => {
  const { hours } = hoursIn({ openingHours: [odd, MONDAY] })
  expect(hours).toEqual(partial)
  expect(statusAt(hours, MONDAY_AT('10:00'))).toEqual({ kind: 'open', closes: undefined, isAlways: false })
  expect(statusAt(hours, MONDAY_AT('13:00'))).toBeUndefined()
  expect(hours && weekOf(hours).map(({ day }) => day)).toEqual([1])
})

test.each<unknown>([{ day: 2 }, { day: 2, opens: null, closes: '' }, null, {}])('%j is a closed day', (closed) => {
  expect(hoursIn({ openingHours: [closed, MONDAY] }).hours).toEqual(monday.hours)
})

test('hours of which no span can be read are none (fault 55)', () => {
  expect(hoursIn({ openingHours: [{ day: 1, opens: 'presto', closes: 'tardi' }] }).hours).toBeUndefined()
})

test('a text in place of the hours is the text', () => {
  const text = 'Lun-ven 8.30-12.30'
  for (const fields of [{ openingHours: text }, { openingHoursText: text }, { orari: text }])
    expect(hoursIn(fields)).toEqual({ hours: { spans: [], text }, losses: [] })
  expect(hoursIn({ openingHours: [MONDAY], openingHoursText: text }).hours).toEqual({ spans: [MONDAY], text })
})

test.each([undefined, null, '', ' ', [], {}])('absent hours are none: %j', (openingHours) => {
  expect(hoursIn({ openingHours })).toEqual({ hours: undefined, losses: [] })
})

test('unreadable hours are none, and are reported', () => {
  const { hours, losses } = hoursIn({ openingHours: 7 })
  expect(hours).toBeUndefined()
  expect(losses).toContain('openingHours')
})
