import * as Either from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { sync, type VEvent } from 'node-ical'
import { describe, expect, test } from 'vitest'
import type { CalendarEntry } from '#application/ports/calendar-files.ts'
import { present } from '#application/kit/present.ts'
import { occurrencesOf } from '#domain/events/occurrences.ts'
import { addDays, type Instant, type LocalDate, type LocalTime, wallClockText } from '#domain/time/calendar.ts'
import { instantAt } from '#domain/time/wall-clock.ts'
import { calendarFile, createCalendarFiles } from './calendar-files.ts'

const day = (text: string) => text as LocalDate
const time = (text: string) => text as LocalTime
const SAID = new Date('2026-11-19T17:20:00Z')

const concert: CalendarEntry = {
  uid: 'event-405',
  title: 'Concerto',
  startDate: day('2026-12-12'),
  startTime: time('20:30'),
  endDate: undefined,
  endTime: time('22:45'),
  place: 'Salone Estense',
}

const written = (changes: Partial<CalendarEntry>) => calendarFile({ ...concert, ...changes }, SAID, 'varese.example')
const linesOf = (changes: Partial<CalendarEntry>) => written(changes).split('\r\n')
const trigger = (changes: Partial<CalendarEntry>, moment: string) =>
  linesOf({ ...changes, alarm: Date.parse(moment) as Instant }).filter((line) => line.startsWith('TRIGGER'))

const told = (moment: ICAL.Time) => ({
  wall: moment.isDate ? moment.toString() : moment.toString().slice(0, 16),
  isWholeDay: moment.isDate,
  zone: moment.zone?.tzid,
  epoch: moment.isDate ? undefined : moment.toUnixTime() * 1000,
})

/** What another program reads from the file. */
const readBack = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('There is no event in the file')
  const { uid, summary, location, startDate } = new ICAL.Event(component)
  const end = component.getFirstPropertyValue('dtend') as ICAL.Time | null
  return { uid, summary, location, start: told(startDate), end: end ? told(end) : undefined }
}

/** The times that two other programs read from the file, as they are on the clocks of the municipalities. */
const timesIn = (file: string): readonly string[] => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const event = new ICAL.Event(present(calendar.getFirstSubcomponent('vevent') ?? undefined))
  const times: string[] = []
  const all = event.iterator()
  for (let next = all.next(); next; next = all.next()) times.push(next.toString().slice(0, 16))
  return times
}
const timesInOther = (file: string): readonly string[] => {
  const event = Object.values(sync.parseICS(file)).find((part): part is VEvent => part?.type === 'VEVENT')
  return (
    present(event)
      .rrule?.all()
      .map((moment) => wallClockText(moment.getTime() as Instant).slice(0, 16)) ?? []
  )
}

const course = { startDate: day('2026-11-03'), startTime: time('18:00'), endTime: time('19:30') }

describe('What comes on several days is told as a calendar means it (EVENT-08)', () => {
  test('a course on Tuesdays and Thursdays comes on each of them, until its last day, and never between', () => {
    const file = written({ ...course, startDate: day('2026-11-02'), endDate: day('2026-11-13'), weekdays: [2, 4] })
    const times = ['2026-11-03T18:00', '2026-11-05T18:00', '2026-11-10T18:00', '2026-11-12T18:00']
    expect([timesIn(file), timesInOther(file)]).toEqual([times, times])
    expect(readBack(file).end?.wall).toBe('2026-11-03T19:30')
  })

  test('sixty days of it are as many as the calendar on the wall has', () => {
    const file = written({ ...course, endDate: day('2027-01-01'), weekdays: [2, 4] })
    expect(timesIn(file)).toHaveLength(18)
    expect(timesIn(file).at(-1)).toBe('2026-12-31T18:00')
    expect(timesInOther(file)).toEqual(timesIn(file))
  })

  test('several days with hours have these hours each day, also over the change of the clock', () => {
    const file = written({ ...course, startDate: day('2027-03-27'), endDate: day('2027-03-29') })
    const times = ['2027-03-27T18:00', '2027-03-28T18:00', '2027-03-29T18:00']
    expect([timesIn(file), timesInOther(file)]).toEqual([times, times])
  })

  test('several days with a beginning only come each day, without an end', () => {
    const file = written({ ...course, endTime: undefined, endDate: day('2026-11-04') })
    expect([timesIn(file), readBack(file).end]).toEqual([['2026-11-03T18:00', '2026-11-04T18:00'], undefined])
  })

  test('several nights come each evening and end in the morning', () => {
    const file = written({ ...course, startTime: time('22:00'), endTime: time('02:00'), endDate: day('2026-11-05') })
    expect([timesIn(file), readBack(file).end?.wall]).toEqual([
      ['2026-11-03T22:00', '2026-11-04T22:00'],
      '2026-11-04T02:00',
    ])
  })

  test('weekdays without hours are whole days', () => {
    const file = written({
      startDate: day('2026-11-02'),
      startTime: undefined,
      endTime: undefined,
      endDate: day('2026-11-15'),
      weekdays: [6, 7],
    })
    expect(timesIn(file)).toEqual(['2026-11-07', '2026-11-08', '2026-11-14', '2026-11-15'])
    expect(readBack(file).end?.wall).toBe('2026-11-08')
  })

  test.each<[string, Partial<CalendarEntry>, string, string | undefined]>([
    ['a night', { startTime: time('22:00'), endTime: time('02:00') }, '2026-12-12T22:00', '2026-12-13T02:00'],
    ['an evening until midnight', { endTime: time('00:00') }, '2026-12-12T20:30', '2026-12-13T00:00'],
    [
      'an evening until the midnight of the next date',
      { endTime: time('00:00'), endDate: day('2026-12-13') },
      '2026-12-12T20:30',
      '2026-12-13T00:00',
    ],
    ['a weekend away', { endTime: time('16:00'), endDate: day('2026-12-14') }, '2026-12-12T20:30', '2026-12-14T16:00'],
    [
      'days of the week that are all',
      { weekdays: [6], endDate: day('2026-12-12') },
      '2026-12-12T20:30',
      '2026-12-12T22:45',
    ],
    [
      'days of the week that never come',
      { weekdays: [1], endDate: day('2026-12-12') },
      '2026-12-12T20:30',
      '2026-12-12T22:45',
    ],
  ])('%s is one entry', (_, changes, from, to) => {
    const file = written(changes)
    expect([readBack(file).start.wall, readBack(file).end?.wall, timesIn(file)]).toEqual([from, to, [from]])
  })

  test('the reminder that was set rings in the calendar too', () => {
    const alarm = Date.parse('2026-12-12T19:30:00+01:00') as Instant
    expect(linesOf({ alarm })).toContain('TRIGGER:-PT1H')
    expect(linesOf({ alarm, startTime: undefined })).toContain('TRIGGER:PT19H30M')
    expect(linesOf({})).not.toContain('BEGIN:VALARM')
  })

  test('a moment of one’s own before what comes again rings once; one relative to the beginning each time', () => {
    const show = { startTime: time('10:00'), endDate: day('2026-12-19'), endTime: time('18:30') }
    expect(trigger(show, '2026-12-15T08:30:00+01:00')).toEqual(['TRIGGER;VALUE=DATE-TIME:20261215T073000Z'])
    expect(trigger(show, '2026-12-12T09:00:00+01:00')).toEqual(['TRIGGER:-PT1H'])
    expect(trigger(show, '2026-12-11T10:00:00+01:00')).toEqual(['TRIGGER:-P1D'])
    const lessons = { ...course, endDate: day('2026-11-30'), weekdays: [2, 4] }
    expect(trigger(lessons, '2026-11-02T21:15:00+01:00')).toEqual(['TRIGGER;VALUE=DATE-TIME:20261102T201500Z'])
    expect(trigger(lessons, '2026-11-03T17:50:00+01:00')).toEqual(['TRIGGER:-PT10M'])
    const weekends = { ...lessons, startTime: undefined, endTime: undefined, weekdays: [6, 7] }
    expect(trigger(weekends, '2026-11-06T20:00:00+01:00')).toEqual(['TRIGGER;VALUE=DATE-TIME:20261106T190000Z'])
    expect(trigger(weekends, '2026-11-07T08:00:00+01:00')).toEqual(['TRIGGER:PT8H'])
    expect(trigger({}, '2026-12-12T08:17:00+01:00')).toEqual(['TRIGGER:-PT12H13M'])
  })
})

describe('A calendar entry, read by another program (EVENT-08)', () => {
  test('has the same title, place, start, end and time zone', () => {
    expect(readBack(written({}))).toEqual({
      uid: 'event-405@varese.example',
      summary: 'Concerto',
      location: 'Salone Estense',
      start: {
        wall: '2026-12-12T20:30',
        isWholeDay: false,
        zone: 'Europe/Rome',
        epoch: Date.parse('2026-12-12T20:30:00+01:00'),
      },
      end: {
        wall: '2026-12-12T22:45',
        isWholeDay: false,
        zone: 'Europe/Rome',
        epoch: Date.parse('2026-12-12T22:45:00+01:00'),
      },
    })
  })

  test.each([
    ['in winter', '2026-03-28', '10:00', '2026-03-28', '12:00', '+01:00', '+01:00'],
    ['in summer', '2026-03-30', '10:00', '2026-03-30', '12:00', '+02:00', '+02:00'],
    ['over the change to summer time', '2026-03-28', '22:00', '2026-03-29', '04:00', '+01:00', '+02:00'],
    ['in the night of that change', '2026-03-29', '01:30', '2026-03-29', '03:30', '+01:00', '+02:00'],
    ['over the change back', '2026-10-24', '22:00', '2026-10-25', '04:00', '+02:00', '+01:00'],
    ['over New Year', '2026-12-31', '23:00', '2027-01-01', '02:00', '+01:00', '+01:00'],
  ])('has the same moments %s', (_, from, at, to, until, before, after) => {
    const { start, end } = readBack(
      written({ startDate: day(from), startTime: time(at), endDate: day(to), endTime: time(until) }),
    )
    expect([start.wall, end?.wall]).toEqual([`${from}T${at}`, `${to}T${until}`])
    expect([start.epoch, end?.epoch]).toEqual([
      Date.parse(`${from}T${at}:00${before}`),
      Date.parse(`${to}T${until}:00${after}`),
    ])
  })

  test('without a time takes whole days, and ends on the day after the last', () => {
    const { start, end } = readBack(written({ startTime: undefined, endTime: undefined, endDate: day('2026-12-31') }))
    expect([start.isWholeDay, start.wall, end?.isWholeDay, end?.wall]).toEqual([true, '2026-12-12', true, '2027-01-01'])
    expect(linesOf({ startTime: undefined })).toContain('DTSTART;VALUE=DATE:20261212')
  })

  test.each([
    ['an unknown end', { endTime: undefined }],
    ['an end before the beginning', { endTime: time('19:00') }],
    ['a last day before the first', { endDate: day('2026-12-01'), endTime: time('20:00') }],
  ])('with %s has no end', (_, changes) => {
    const { start, end } = readBack(written(changes))
    expect([start.wall, end]).toEqual(['2026-12-12T20:30', undefined])
  })

  test('has a stable id, and its timestamp is in UTC', () => {
    expect(written({})).toBe(written({}))
    expect(linesOf({})).toContain('UID:event-405@varese.example')
    expect(linesOf({})).toContain('DTSTAMP:20261119T172000Z')
  })

  test('cannot be broken by its texts', () => {
    const title = 'A, b; c\\d\r\nEND:VEVENT'
    const file = written({ title, place: 'Sala\nGrande' })
    expect(readBack(file)).toMatchObject({ summary: 'A, b; c\\d\nEND:VEVENT', location: 'Sala\nGrande' })
    expect(file.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  test('has no line over 75 bytes, and splits no character', () => {
    const title = 'Città è più bella 🎻 '.repeat(20).trim()
    const file = written({ title })
    const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    expect(readBack(file).summary).toBe(title)
  })

  test('survives the round trip for any content', () => {
    const clock = fc
      .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
      .map(({ hour, minute }) => time(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`))
    const date = fc.integer({ min: 0, max: 3650 }).map((days) => addDays(day('2020-01-01'), days))
    const words = fc.string({ unit: 'grapheme-ascii', minLength: 1 }).filter((text) => text.trim() === text)
    const entries = fc.record({
      uid: fc.constant('event-1'),
      title: words,
      place: fc.option(words, { nil: undefined }),
      startDate: date,
      startTime: clock,
      days: fc.integer({ min: 0, max: 40 }),
      endTime: fc.option(clock, { nil: undefined }),
    })
    fc.assert(
      fc.property(entries, ({ days, ...rest }) => {
        const entry = { ...rest, endDate: addDays(rest.startDate, days) }
        const { summary, location, start, end } = readBack(calendarFile(entry, SAID, 'varese.example'))
        const { first } = occurrencesOf(entry)
        expect([summary, location ?? undefined]).toEqual([entry.title, entry.place])
        expect(start.wall).toBe(`${entry.startDate}T${entry.startTime}`)
        expect(end?.wall).toBe(first.end && `${first.end.day}T${first.end.time}`)
        // Clock changes: such a wall-clock time has no moment, or two.
        const isTold = instantAt(entry.startDate, entry.startTime) === start.epoch
        expect(isTold || /-(?:03|10)-(?:2[5-9]|3[01])$/.test(entry.startDate)).toBe(true)
      }),
    )
  })
})

test('the media type is that of a calendar', async () => {
  const file = await createCalendarFiles(() => SAID.getTime(), 'https://varese.example').write(concert)()
  expect(Either.isRight(file) && [file.right.type, await file.right.text()]).toEqual(['text/calendar', written({})])
})

test.each([
  ['https://luino.example:8443', 'UID:event-405@luino.example:8443'],
  ['', 'UID:event-405@piazza'],
])('the same number of another town (%j) is another entry', async (origin, line) => {
  const file = await createCalendarFiles(() => SAID.getTime(), origin).write(concert)()
  expect(Either.isRight(file) && (await file.right.text()).split('\r\n')).toContain(line)
})
