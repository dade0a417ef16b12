import { describe, expect, it } from 'vitest'
import type { Instant, LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { excerpt, formatsIn, wrapped } from './formats.ts'

const italian = formatsIn('it')
const spanish = formatsIn('es')
const spaces = (text: string) => text.replaceAll(/\s/g, ' ')
const evening = Date.parse('2026-11-20T22:30:05Z') as Instant

describe('the one formatter', () => {
  it('writes days as DD-MM-YYYY, also of a moment, in the time zone of the municipalities (FMT-01)', () => {
    expect(italian.date('2026-11-05' as LocalDate)).toBe('05-11-2026')
    expect(italian.date(evening)).toBe('20-11-2026')
    expect(spanish.date((evening + 3_600_000) as Instant)).toBe('21-11-2026')
  })

  it('writes moments as DD-MM-YYYY hh:mm:ss with 24 hours (FMT-01)', () => {
    expect(italian.dateTime(evening)).toBe('20-11-2026 23:30:05')
  })

  it('writes times as hh:mm, whether of a day or of a moment', () => {
    expect(italian.time('08:40' as LocalTime)).toBe('08:40')
    expect(italian.time(evening)).toBe('23:30')
  })

  it('puts the Spanish article before a time, for one o’clock in the singular, and nothing in other languages', () => {
    const times = ['01:00', '01:45', '11:00', '21:00'].map((time) => time as LocalTime)
    expect(times.map(spanish.atTime)).toEqual(['la 01:00', 'la 01:45', 'las 11:00', 'las 21:00'])
    expect(spanish.atTime(evening)).toBe('las 23:30')
    expect(times.map(italian.atTime)).toEqual(times)
    expect(spanish.atTime(Number.NaN as Instant)).toBe('')
  })

  it('calls today and yesterday by their names, and other days by theirs', () => {
    const today = '2026-11-20' as LocalDate
    expect(italian.day(today, today)).toBe('oggi')
    expect(italian.day('2026-11-19' as LocalDate, today)).toBe('ieri')
    expect(italian.day('2026-11-16' as LocalDate, today)).toBe('lunedì 16 novembre')
    expect(spanish.day('2026-11-19' as LocalDate, today)).toBe('ayer')
  })

  it('leaves a day that does not exist as it is written, and says nothing of a moment that does not', () => {
    const none = '2026-02-31' as LocalDate
    const today = '2026-11-20' as LocalDate
    expect(italian.day('2026-13-01' as LocalDate, today)).toBe('2026-13-01')
    expect(italian.fullDay('presto' as LocalDate)).toBe('presto')
    expect(italian.date(none)).toBe('31-02-2026')
    expect(italian.time(Number.NaN as Instant)).toBe('')
    expect(italian.dateTime(Number.NaN as Instant).trim()).toBe('')
  })

  it('writes sizes in megabytes, and never less than they are', () => {
    expect([0, 1, 3_140_000, 5_000_000, 5_000_001].map((bytes) => spaces(italian.size(bytes)))).toEqual([
      '0 MB',
      '0,1 MB',
      '3,2 MB',
      '5 MB',
      '5,1 MB',
    ])
    expect(spaces(formatsIn('en').size(3_140_000))).toBe('3.2 MB')
  })

  it('calls days, months and days of the week by their whole names in a calendar (EVENT-07)', () => {
    const day = '2026-11-01' as LocalDate
    expect(italian.fullDay(day)).toBe('domenica 1 novembre 2026')
    expect(spanish.fullDay(day)).toBe('domingo, 1 de noviembre de 2026')
    expect(italian.month(day)).toBe('novembre 2026')
    expect(italian.weekday(day)).toBe('dom')
  })

  it('calls the days of the week by their names, from Monday on (EVENT-10)', () => {
    expect(italian.weekdays([5, 2])).toBe('martedì e venerdì')
    expect(italian.weekdays([1, 3, 7])).toBe('lunedì, mercoledì e domenica')
    expect(spanish.weekdays([1])).toBe('lunes')
  })

  it('writes prices with the euro sign and two decimals (FMT-02)', () => {
    expect(spaces(italian.price(12))).toBe('12,00 €')
    expect(spaces(italian.price(0.5))).toBe('0,50 €')
  })

  it('rounds numbers to four decimals (FMT-02)', () => {
    expect(italian.number(45.820_698_7)).toBe('45,8207')
  })

  it('puts names in the order of a list that people search: accents and capitals aside, numbers by their size', () => {
    expect(['Zoo', 'bar 10', 'Èra', 'Bar 9', 'edicola'].toSorted(italian.inOrder)).toEqual([
      'Bar 9',
      'bar 10',
      'edicola',
      'Èra',
      'Zoo',
    ])
  })

  it('wraps a long text at its spaces after at most 50 characters (FMT-04)', () => {
    const text = 'Da lunedì la biblioteca resta aperta anche il sabato pomeriggio fino alle diciannove.'
    const lines = wrapped(text)
    expect(lines.join(' ')).toBe(text)
    expect(lines.map((line) => line.length <= 50)).toEqual(lines.map(() => true))
    expect(lines).toHaveLength(2)
  })

  it('shows the beginning of a long text and says that there is more (FMT-04)', () => {
    expect(excerpt('breve', 1)).toBe('breve')
    expect(excerpt('Via Sacco resta chiusa al traffico per tutta la settimana, con deviazioni', 1)).toBe(
      'Via Sacco resta chiusa al traffico per tutta la…',
    )
  })
})
