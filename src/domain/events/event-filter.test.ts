import { describe, expect, test } from 'vitest'
import type { Municipality, MunicipalityName } from '#domain/directory/municipality.ts'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import type { PublicEvent } from './event.ts'
import {
  dayOfEvents,
  type EventFilter,
  eventsByDay,
  filtersSet,
  isSought,
  nextDayWith,
  NO_EVENT_FILTER,
  partOf,
  typologiesOf,
} from './event-filter.ts'
import { publicEvent } from './testing/event.ts'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}` as LocalDate

const event = (id: number, from: number, changes: Partial<PublicEvent> = {}) => publicEvent(id, day(from), changes)

const inTown = (name: string) => ({ municipality: { id: 1 as Municipality['id'], name } as MunicipalityName })
const kind = (name: string) => ({ typology: { name, colour: undefined } })
const at = (time: string) => ({ startTime: time as LocalTime })
const by = (changes: Partial<EventFilter>): EventFilter => ({ ...NO_EVENT_FILTER, ...changes })

describe('The filters of events (EVENT-02)', () => {
  test('keep every event when none is set', () => {
    expect(isSought(event(1, 20), NO_EVENT_FILTER)).toBe(true)
  })

  test.each([
    ['Musica', true],
    ['musica', false],
    ['Music', false],
    ['', false],
  ])('keep the events of exactly the given typology: %s', (typology, found) => {
    expect(isSought(event(1, 20, kind('Musica')), by({ typology }))).toBe(found)
  })

  test.each([
    ['Busto', true],
    ['busto ars', true],
    [' ARSIZIO ', true],
    ['Varese', false],
  ])('keep the events whose municipality contains the text: %s', (municipality, found) => {
    expect(isSought(event(1, 20, inTown('Busto Arsizio')), by({ municipality }))).toBe(found)
  })

  test.each([
    ['cantu', 'Cantù'],
    ['CANTÙ', 'Cantu\u0300'],
    ['dell’aquila', "Fontana dell'Aquila"],
  ])('find a municipality without its accents: %s in %s', (municipality, name) => {
    expect(isSought(event(1, 20, inTown(name)), by({ municipality }))).toBe(true)
  })

  test('drop events that lack the filtered field', () => {
    expect(
      [by({ typology: 'Musica' }), by({ municipality: 'a' })].map((filter) => isSought(event(1, 20), filter)),
    ).toEqual([false, false])
  })

  test('keep free or paid events, with or without a known amount', () => {
    const events = [
      event(1, 20),
      event(2, 20, { price: { kind: 'paid', amount: 12 } }),
      event(3, 20, { price: { kind: 'paid', amount: undefined } }),
    ]
    const found = (price: 'free' | 'paid') => events.filter((one) => isSought(one, by({ price }))).map(({ id }) => id)
    expect([found('free'), found('paid')]).toEqual([[1], [2, 3]])
  })

  test('apply all together', () => {
    const all = by({ typology: 'Musica', municipality: 'varese', price: 'free' })
    const matching = event(1, 20, { ...kind('Musica'), ...inTown('Varese') })
    expect(isSought(matching, all)).toBe(true)
    expect(isSought({ ...matching, price: { kind: 'paid', amount: 1 } }, all)).toBe(false)
    expect([filtersSet(all), filtersSet(NO_EVENT_FILTER)]).toEqual([3, 0])
    expect(filtersSet({ ...all, ...NO_EVENT_FILTER })).toBe(0)
  })
})

test('offer each typology of the events once', () => {
  const events = [event(1, 20, kind('Sport')), event(2, 20, kind('Arte')), event(3, 20, kind('Sport')), event(4, 20)]
  expect(typologiesOf(events)).toEqual(['Arte', 'Sport'])
})

describe('A day of events (EVENT-01)', () => {
  test.each([
    ['00:00', 'morning'],
    ['12:59', 'morning'],
    ['13:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['23:59', 'evening'],
  ])('places an event that begins at %s in its %s', (time, part) => {
    expect(partOf(event(1, 20, at(time)), day(20))).toBe(part)
  })

  test('places events of the whole day first and continuing events last', () => {
    expect(partOf(event(1, 20), day(20))).toBe('wholeDay')
    expect(partOf(event(1, 19, { ...at('09:00'), endDate: day(22) }), day(20))).toBe('ongoing')
  })

  test('shows its own events only, by part of the day and sorted by start', () => {
    const events = [
      event(1, 20, at('21:00')),
      event(2, 19, { endDate: day(20) }),
      event(3, 20, at('10:00')),
      event(4, 20),
      event(5, 20, at('09:00')),
      event(6, 21, at('09:00')),
      event(7, 19),
    ]
    const shown = dayOfEvents(events, day(20), NO_EVENT_FILTER, undefined)
    expect(shown.map(({ part, events: ones }) => [part, ones.map(({ id }) => id)])).toEqual([
      ['wholeDay', [4]],
      ['morning', [5, 3]],
      ['evening', [1]],
      ['ongoing', [2]],
    ])
  })

  test('shows today what is over last, whenever it was (EVENT-01)', () => {
    const events = [
      event(1, 20, { ...at('08:00'), endTime: '13:00' as LocalTime }),
      event(2, 20, { ...at('09:00'), endTime: '13:01' as LocalTime }),
      event(3, 19, { endDate: day(20), endTime: '12:00' as LocalTime }),
    ]
    const shown = dayOfEvents(events, day(20), NO_EVENT_FILTER, '13:00' as LocalTime)
    expect(shown.map(({ part, events: ones }) => [part, ones.map(({ id }) => id)])).toEqual([
      ['morning', [2]],
      ['over', [3, 1]],
    ])
  })

  test('shows a night that goes on, today as long as it lasts, and no other day after its own (EVENT-01)', () => {
    const night = event(1, 19, { ...at('22:00'), endTime: '02:00' as LocalTime })
    const shown = (time: string | undefined) =>
      dayOfEvents([night], day(20), NO_EVENT_FILTER, time as LocalTime | undefined).map(({ part }) => part)
    expect([shown('00:30'), shown('02:00'), shown(undefined)]).toEqual([['ongoing'], [], []])
  })

  test('leaves out filtered events', () => {
    const events = [event(1, 20, kind('Arte')), event(2, 20, kind('Sport'))]
    expect(
      dayOfEvents(events, day(20), by({ typology: 'Arte' }), undefined).flatMap((one) =>
        one.events.map(({ id }) => id),
      ),
    ).toEqual([1])
  })
})

describe('The next day with events', () => {
  const events = [event(1, 18), event(2, 25, kind('Arte')), event(3, 23), event(4, 20)]

  test('is the first one after the given day', () => {
    expect(nextDayWith(events, day(20), NO_EVENT_FILTER)).toBe(day(23))
  })

  test('has an event that matches the filters', () => {
    expect(nextDayWith(events, day(20), by({ typology: 'Arte' }))).toBe(day(25))
  })

  test('is the following day while an event continues', () => {
    expect(nextDayWith([event(1, 10, { endDate: day(30) })], day(20), NO_EVENT_FILTER)).toBe(day(21))
  })

  test('may be tomorrow alone', () => expect(nextDayWith([event(1, 21)], day(20), NO_EVENT_FILTER)).toBe(day(21)))

  test('is undefined when no event follows', () => {
    expect(nextDayWith(events, day(25), NO_EVENT_FILTER)).toBeUndefined()
  })
})

describe('The marks of a calendar', () => {
  test('are the number of matching events on each day', () => {
    const events = [event(1, 20), event(2, 20, kind('Arte')), event(3, 19, { endDate: day(21), ...kind('Arte') })]
    expect([...eventsByDay(events, NO_EVENT_FILTER)].sort()).toEqual([
      [day(19), 1],
      [day(20), 3],
      [day(21), 1],
    ])
    expect(eventsByDay(events, by({ typology: 'Arte' })).get(day(20))).toBe(2)
  })

  test('cover at most a year of one event, however long it claims to be', () => {
    expect(eventsByDay([event(1, 20, { endDate: '9999-12-31' as LocalDate })], NO_EVENT_FILTER).size).toBe(367)
  })
})

test('An event of the afternoon is listed under it', () =>
  expect(dayOfEvents([event(1, 20, at('15:00'))], day(20), NO_EVENT_FILTER, undefined)).toMatchObject([
    { part: 'afternoon' },
  ]))

test('What nobody can read of an event is no part of the day, and hides it on no later day (fault 55)', () => {
  const untimed = event(1, 20, { unreadable: ['startTime'] })
  const endless = event(2, 20, { ...at('21:00'), unreadable: ['endDate'] })
  const parts = (on: number) =>
    dayOfEvents([untimed, endless], day(on), NO_EVENT_FILTER, undefined).map(({ part, events }) => [
      part,
      events.map(({ id }) => id),
    ])
  expect(parts(20)).toEqual([
    ['evening', [2]],
    ['unread', [1]],
  ])
  expect(parts(25)).toEqual([['ongoing', [2]]])
  expect(parts(19)).toEqual([])
})

// 20 November 2026 is a Friday.
const course = event(1, 2, {
  ...at('18:00'),
  endTime: '19:30' as LocalTime,
  endDate: day(30),
  weekdays: [2, 4],
})
const partsOn = (on: number, time?: string) =>
  dayOfEvents([course], day(on), NO_EVENT_FILTER, time as LocalTime | undefined).map(({ part }) => part)

describe('An event on some days of the week (EVENT-02)', () => {
  test('is listed on these days, among what begins on them', () => {
    expect([
      partsOn(3),
      partsOn(18),
      partsOn(19),
      partsOn(26, '19:00'),
      partsOn(24, '19:30'),
      partsOn(25, '09:00'),
    ]).toEqual([['evening'], [], ['evening'], ['evening'], ['over'], []])
  })

  test('marks these days, and the next day with events is the next of them', () => {
    expect([...eventsByDay([course], NO_EVENT_FILTER).keys()]).toEqual([3, 5, 10, 12, 17, 19, 24, 26].map(day))
    expect([1, 20, 26].map((from) => nextDayWith([course], day(from), NO_EVENT_FILTER))).toEqual([
      day(3),
      day(24),
      undefined,
    ])
  })
})
