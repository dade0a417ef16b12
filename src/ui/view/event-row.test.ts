import { describe, expect, test } from 'vitest'
import type { PublicEvent } from '#domain/events/event.ts'
import type { LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { periodWords } from '#ui/screens/events/event-texts.ts'
import { eventRowView } from './event-row.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const day = (text: string) => text as LocalDate
const FAIR = {
  id: 4,
  title: 'Fiera',
  startDate: day('2026-12-30'),
  endDate: day('2026-12-30'),
  startTime: '09:00' as LocalTime,
  endTime: '18:00' as LocalTime,
  place: 'Piazza Repubblica',
  municipality: { id: 2, name: 'Luino' },
  price: { kind: 'paid', amount: 5 },
} as unknown as PublicEvent

const row = (event: Partial<PublicEvent> = {}, listed?: Parameters<typeof eventRowView>[3]) =>
  eventRowView({ ...FAIR, ...event }, '/activity/3/event/4', speech, listed)

describe('One event says the same in every list', () => {
  test('what it is, where, and for how much (EVENT-03)', () => {
    expect([row(), row({}, { under: FAIR.startDate })]).toEqual([
      expect.objectContaining({ where: 'Piazza Repubblica · Luino', price: expect.stringContaining('5,00') }),
      expect.objectContaining({ where: 'Piazza Repubblica · Luino', price: expect.stringContaining('5,00') }),
    ])
  })

  test('and nothing of a price that nobody names (fault 55)', () => {
    expect(row({ price: undefined }).price).toBeUndefined()
    expect(row({ price: { kind: 'paid', amount: undefined } }).price).toBe('A pagamento')
  })

  test('in a list of several days its leaf is the day, which listeners hear in words', () => {
    expect(row()).toMatchObject({
      leaf: { shows: 'day', day: '2026-12-30' },
      day: { words: 'mercoledì 30 dicembre 2026' },
      hours: 'dalle 09:00 alle 18:00',
      areHoursDrawn: false,
    })
  })

  test('under the heading of its day its leaf is the time', () => {
    expect(row({}, { under: FAIR.startDate })).toMatchObject({
      leaf: { shows: 'hours', from: '09:00', to: '18:00' },
      day: undefined,
      areHoursDrawn: true,
    })
    expect(row({ startTime: undefined }, { under: FAIR.startDate }).leaf).toMatchObject({ word: 'Tutto il giorno' })
  })

  test('one on some days of the week has the first of them, and its hours on each (EVENT-02)', () => {
    const course = { startDate: day('2026-11-30'), endDate: day('2026-12-20'), weekdays: [3, 5] }
    expect(row(course)).toMatchObject({
      leaf: { shows: 'day', day: '2026-12-02' },
      day: { words: 'mercoledì 2 dicembre 2026' },
      until: 'fino a domenica 20 dicembre',
    })
    expect(row(course, { under: day('2026-12-11') })).toMatchObject({
      leaf: { shows: 'hours', from: '09:00', to: '18:00' },
      areHoursDrawn: true,
    })
  })

  test('one that began earlier is under way, and its hours stand in words', () => {
    expect(row({ endDate: day('2027-01-02') }, { under: day('2026-12-31') })).toMatchObject({
      leaf: { shows: 'word', word: 'In corso' },
      areHoursDrawn: false,
    })
  })

  test('its end is a day in words, with the year where it is another one', () => {
    expect(row({ endDate: day('2026-12-31') }).until).toBe('fino a giovedì 31 dicembre')
    expect(row({ endDate: day('2027-01-02') }).until).toBe('fino a sabato 2 gennaio 2027')
    expect(row().until).toBeUndefined()
  })
})

describe('What nobody can read of when an event takes place is said in words (fault 55)', () => {
  test('of its last day: neither one day nor over', () => {
    expect(row({ unreadable: ['endDate'] }).until).toBe('non riusciamo a leggere fino a quando')
    expect(periodWords({ ...FAIR, unreadable: ['endDate'] }, speech)).toBe(
      'Da mercoledì 30 dicembre 2026: non riusciamo a leggere fino a quando',
    )
  })

  test('of its time: it is no event of the whole day', () => {
    const untold = row({ startTime: undefined, unreadable: ['startTime'] }, { under: FAIR.startDate })
    expect(untold).toMatchObject({
      leaf: { shows: 'word', word: '–' },
      hours: 'Non riusciamo a leggere l’orario',
      areHoursDrawn: false,
    })
    expect(row({ startTime: undefined }).hours).toBe('Tutto il giorno')
  })
})
