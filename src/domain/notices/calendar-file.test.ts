import { describe, expect, test } from 'vitest'
import type { Instant, LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { calendarFile } from './calendar-file.ts'
import type { NoticeDate } from './notice.ts'

const date: NoticeDate = {
  id: 405 as NoticeDate['id'],
  title: 'Concerto',
  startDate: '2026-12-12' as LocalDate,
  startTime: '20:30' as LocalTime,
  endDate: undefined,
  endTime: '22:45' as LocalTime,
  place: undefined,
}
const said = Date.parse('2026-11-19T17:20:00Z') as Instant
const linesOf = (changes: Partial<NoticeDate>) => calendarFile({ ...date, ...changes }, said).split('\r\n')

describe('A date for a calendar', () => {
  test('begins and ends at moments of the local clock, which the file explains', () => {
    const lines = linesOf({})
    expect(lines).toContain('DTSTART;TZID=Europe/Rome:20261212T203000')
    expect(lines).toContain('DTEND;TZID=Europe/Rome:20261212T224500')
    expect(lines).toContain('TZID:Europe/Rome')
    expect(lines).toContain('DTSTAMP:20261119T172000Z')
  })

  test('without a time takes whole days, the end being the day after', () => {
    const lines = linesOf({ startTime: undefined, endTime: undefined, endDate: '2026-12-31' as LocalDate })
    expect(lines).toContain('DTSTART;VALUE=DATE:20261212')
    expect(lines).toContain('DTEND;VALUE=DATE:20270101')
    expect(lines).not.toContain('BEGIN:VTIMEZONE')
  })

  test.each([
    ['an unknown end', { endTime: undefined }],
    ['an end before the beginning', { endTime: '19:00' as LocalTime }],
    ['a last day before the first', { endDate: '2026-12-01' as LocalDate, endTime: '20:00' as LocalTime }],
  ])('with %s has no end', (_, changes) => {
    expect(linesOf(changes).some((line) => line.startsWith('DTEND'))).toBe(false)
  })

  test('is the same event however often it is taken', () => {
    expect(calendarFile(date, said)).toBe(calendarFile(date, said))
    expect(linesOf({})).toContain('UID:notice-date-405@piazza')
  })

  test('cannot be broken by what is written in it', () => {
    const lines = linesOf({ title: 'A, b; c\\d\r\nEND:VEVENT', place: 'Sala\nGrande' })
    expect(lines).toContain(String.raw`SUMMARY:A\, b\; c\\d\nEND:VEVENT`)
    expect(lines).toContain(String.raw`LOCATION:Sala\nGrande`)
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  test('has no line over 75 bytes, and no character cut in two', () => {
    const title = 'Città è più bella 🎻 '.repeat(20).trim()
    const file = calendarFile({ ...date, title }, said)
    const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })
})
