import { describe, expect, test } from 'vitest'
import type { Instant, LocalDate } from '#domain/time/calendar.ts'
import type { Flight } from './flight.ts'
import type { Sheet, SheetId, SheetItem, SheetTemplate } from './sheet.ts'
import {
  activeFilters,
  choicesOf,
  filtersOf,
  flightsWithin,
  hasDays,
  isSameSheetFilters,
  isThereOn,
  itemsWithin,
  NO_SHEET_FILTERS,
  type SheetFilters,
  shownDirection,
  typedFilterOf,
} from './sheet-filters.ts'

const TODAY = '2026-11-20' as LocalDate
const TOMORROW = '2026-11-21' as LocalDate

const item = (id: number, rest: Partial<SheetItem> = {}): SheetItem => ({
  id: id as SheetItem['id'],
  title: `Luogo ${id}`,
  name: undefined,
  address: undefined,
  activitySpace: undefined,
  category: undefined,
  discipline: undefined,
  price: undefined,
  startDate: undefined,
  endDate: undefined,
  cover: undefined,
  icon: { address: undefined, file: undefined, standIn: undefined },
  parking: undefined,
  data: [],
  position: undefined,
  ...rest,
})
const flight = (number: string, rest: Partial<Flight> = {}): Flight => ({
  airline: 'easyJet',
  number,
  area: 'Terminal 2',
  direction: 'departure',
  airport: 'Napoli',
  scheduled: 1 as Instant,
  expected: undefined,
  status: undefined,
  ...rest,
})
const sheet = (id: number, items: readonly SheetItem[], template: SheetTemplate = 'standard'): Sheet => ({
  id: id as SheetId,
  template,
  title: 'Scheda',
  cover: undefined,
  municipality: undefined,
  data: [],
  items,
  flights: [],
  centre: undefined,
})
const by = (filters: Partial<SheetFilters>): SheetFilters => ({ ...NO_SHEET_FILTERS, ...filters })
const left = (one: Sheet, filters: Partial<SheetFilters>) =>
  itemsWithin(one, by(filters), TODAY).map(({ id }) => Number(id))

describe('The filters of a sheet', () => {
  test.each([
    [3, 'standard', ['discipline']],
    [7, 'standard', ['category', 'price', 'address']],
    [17, 'standard', ['flight', 'area', 'airline']],
    [21, 'standard', []],
    [30, 'byCategory', ['category']],
  ] as const)('of number %d and template %s are %j (E015-02 … E015-05)', (id, template, names) =>
    expect(filtersOf(sheet(id, [], template))).toEqual(names),
  )

  test('are counted when set; a sheet counts only its own', () => {
    const filters = by({ category: 'Musica', price: 'free', address: '', discipline: 'Nuoto', day: TOMORROW })
    expect([7, 3, 21].map((id) => activeFilters(sheet(id, []), filters))).toEqual([2, 1, 0])
    expect(activeFilters(sheet(7, []), NO_SHEET_FILTERS)).toBe(0)
  })

  test('are typed for events and flights; only events have a day', () => {
    const ids = [3, 7, 17, 21].map((id) => id as SheetId)
    expect(ids.map(typedFilterOf)).toEqual([undefined, 'address', 'flight', undefined])
    expect(ids.map((id) => hasDays({ id }))).toEqual([false, true, false, false])
  })

  test('are equal when each value is equal', () => {
    expect(isSameSheetFilters(by({ area: 'T1' }), by({ area: 'T1' }))).toBe(true)
    expect(isSameSheetFilters(by({ area: 'T1' }), by({ area: 'T2' }))).toBe(false)
    expect(isSameSheetFilters(by({ day: TODAY }), by({}))).toBe(false)
  })
})

describe('The items after filtering', () => {
  test('by discipline match in upper and lower case (E015-03)', () => {
    const all = sheet(3, [item(1, { discipline: 'Nuoto' }), item(2, { discipline: 'Calcio' }), item(3)])
    expect(left(all, { discipline: 'nuoto' })).toEqual([1])
    expect(left(all, {})).toEqual([1, 2, 3])
  })

  test('by category are those of one category (E015-02); a sheet without that filter ignores it', () => {
    const items = [item(1, { category: 'Musei' }), item(2, { category: 'Musei civici' })]
    expect(left(sheet(30, items, 'byCategory'), { category: 'Musei' })).toEqual([1])
    expect(left(sheet(30, items), { category: 'Musei' })).toEqual([1, 2])
  })

  test('of events match category, price and part of the address, without case and accents (E015-04)', () => {
    const on = { startDate: TODAY, category: 'Musica' }
    const all = sheet(7, [
      item(1, { ...on, price: { kind: 'free' }, address: 'Piazza Libertà 1, Saronno' }),
      item(2, { ...on, price: { kind: 'paid', amount: 5 }, address: 'Via Roma 3' }),
      item(3, { ...on, category: 'Teatro', price: undefined, address: undefined }),
    ])
    expect(left(all, { price: 'free' })).toEqual([1])
    expect(left(all, { price: 'paid' })).toEqual([2])
    expect(left(all, { address: '  LIBERTA 1' })).toEqual([1])
    const old = sheet(7, [item(1, { ...on, address: 'Vicolo dell’Orologio 2' })])
    expect(["dell'orologio", 'DELL’OROLOGIO'].map((address) => left(old, { address }))).toEqual([[1], [1]])
    expect(left(all, { category: 'Musica', price: 'paid', address: 'roma' })).toEqual([2])
    expect(left(all, { category: 'Teatro' })).toEqual([3])
  })

  test('of events are those of the chosen day, by default today (E015-04)', () => {
    const all = sheet(7, [
      item(1, { startDate: TODAY }),
      item(2, { startDate: TODAY, endDate: TOMORROW }),
      item(3, { startDate: TOMORROW }),
      item(4),
    ])
    expect(left(all, {})).toEqual([1, 2, 4])
    expect(left(all, { day: TOMORROW })).toEqual([2, 3, 4])
    expect(left({ ...all, id: 3 as SheetId }, { day: TOMORROW })).toEqual([1, 2, 3, 4])
  })

  test.each([
    [undefined, undefined, true],
    [TODAY, undefined, true],
    [TOMORROW, undefined, false],
    ['2026-11-19', undefined, false],
    ['2026-11-19', TODAY, true],
    [undefined, TODAY, true],
    [undefined, '2026-11-19', false],
  ])('from %s until %s: %s today', (startDate, endDate, isThere) =>
    expect(isThereOn({ startDate: startDate as LocalDate, endDate: endDate as LocalDate }, TODAY)).toBe(isThere),
  )
})

describe('The flights after filtering', () => {
  const all = [
    flight('U2 1200', { scheduled: 3 as Instant }),
    flight('FR 1212', { airline: 'Ryanair', area: 'Terminal 1', scheduled: 2 as Instant }),
    flight('U2 1300', { direction: 'arrival' }),
    flight('XX 9', { direction: undefined, airline: undefined, area: undefined, scheduled: 4 as Instant }),
  ]
  const numbers = (filters: Partial<SheetFilters>) => flightsWithin(all, by(filters)).map(({ number }) => number)

  test('are departures by default, sorted by time', () => {
    expect(numbers({})).toEqual(['FR 1212', 'U2 1200', 'XX 9'])
    expect(numbers({ direction: 'arrival' })).toEqual(['U2 1300', 'XX 9'])
  })
  test('match part of the number, the area and the airline (E015-05)', () => {
    expect(numbers({ flight: 'u212' })).toEqual(['U2 1200'])
    expect(numbers({ flight: '12' })).toEqual(['FR 1212', 'U2 1200'])
    expect(numbers({ area: 'Terminal 1' })).toEqual(['FR 1212'])
    expect(numbers({ airline: 'ryanair', area: 'Terminal 2' })).toEqual([])
  })
  test('are not split by direction where the answer has none', () => {
    expect(shownDirection(all, by({}))).toBe('departure')
    expect(shownDirection([flight('A', { direction: undefined })], by({ direction: 'arrival' }))).toBeUndefined()
  })
})

test('The options are the distinct values, sorted', () => {
  const all = {
    ...sheet(7, [
      item(1, { category: 'Teatro', discipline: 'Danza' }),
      item(2, { category: 'Musica' }),
      item(3, { category: 'Teatro' }),
      item(4),
    ]),
    flights: [flight('A', { airline: 'Ryanair' }), flight('B')],
  }
  expect(choicesOf(all, 'category')).toEqual(['Musica', 'Teatro'])
  expect(choicesOf(all, 'airline')).toEqual(['easyJet', 'Ryanair'])
  expect(choicesOf(all, 'area')).toEqual(['Terminal 2'])
  expect(choicesOf(all, 'discipline')).toEqual(['Danza'])
  const areas = ['Terminal 10', 'Terminal 2', 'terminal 1'].map((area) => flight('C', { area }))
  expect(choicesOf({ ...all, flights: areas }, 'area')).toEqual(['terminal 1', 'Terminal 2', 'Terminal 10'])
})

test('What nobody can read of when it ends hides nothing (fault 55)', () => {
  const days = { startDate: '2026-11-18' as LocalDate, endDate: undefined }
  expect(isThereOn({ ...days, unreadable: ['endDate'] }, TODAY)).toBe(true)
  expect(isThereOn({ ...days, unreadable: [] }, TODAY)).toBe(false)
  expect(isThereOn({ ...days, startDate: TOMORROW, unreadable: ['endDate'] }, TODAY)).toBe(false)
})
