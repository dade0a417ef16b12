import { describe, expect, test } from 'vitest'
import type { Instant, LocalDate, LocalTime } from '#domain/time/calendar.ts'
import {
  type Beginning,
  followingMoment,
  type ReminderChoice,
  type ReminderDraft,
  reminderDraft,
  reminderMoment,
  reminderProblems,
} from './reminder.ts'

const event = (startDate: string, startTime?: string): Beginning => ({
  startDate: startDate as LocalDate,
  startTime: startTime as LocalTime | undefined,
})
const concert = event('2026-11-21', '18:30')
const at = (text: string) => Date.parse(text) as Instant
const written = (instant: Instant | undefined) => instant && new Date(instant).toISOString()
const own = (day: string, time: string, choice: ReminderChoice = 'own'): ReminderDraft => ({
  event: concert,
  choice,
  day,
  time,
})

describe('The moment of a reminder (EVENT-05)', () => {
  test.each([
    ['atStart', '2026-11-21T17:30:00.000Z'],
    ['tenMinutes', '2026-11-21T17:20:00.000Z'],
    ['oneHour', '2026-11-21T16:30:00.000Z'],
    ['oneDay', '2026-11-20T17:30:00.000Z'],
  ] as const)('of a concert at half past six: %s', (choice, expected) =>
    expect(written(followingMoment(choice, concert))).toBe(expected),
  )

  test('a day before is the same wall-clock time across a clock change; an hour is sixty minutes', () => {
    const morning = event('2026-03-29', '10:00')
    expect(written(followingMoment('oneDay', morning))).toBe('2026-03-28T09:00:00.000Z')
    expect(written(followingMoment('atStart', morning))).toBe('2026-03-29T08:00:00.000Z')
    expect(written(followingMoment('oneHour', event('2026-03-29', '03:30')))).toBe('2026-03-29T00:30:00.000Z')
  })

  test('a whole-day event begins at nine', () =>
    expect(written(followingMoment('tenMinutes', event('2026-11-21')))).toBe('2026-11-21T07:50:00.000Z'))

  test('of something on some days of the week is that of the first of them', () => {
    const course = { ...event('2026-11-02', '18:00'), endDate: '2026-11-30' as LocalDate, weekdays: [3, 5] }
    expect(written(followingMoment('oneHour', course))).toBe('2026-11-04T16:00:00.000Z')
    expect(written(followingMoment('oneDay', course))).toBe('2026-11-03T17:00:00.000Z')
    expect(reminderDraft(course, at('2026-11-03T17:00:00Z'))).toEqual({
      event: event('2026-11-04', '18:00'),
      choice: 'oneDay',
      day: '2026-11-03',
      time: '18:00',
    })
  })

  test('a custom moment is read in the time zone of the municipalities', () =>
    expect(written(reminderMoment(own('2026-07-01', '08:00')))).toBe('2026-07-01T06:00:00.000Z'))

  test('is undefined without a reminder', () =>
    expect(reminderMoment(own('2026-07-01', '08:00', 'none'))).toBe(undefined))
})

describe('The initial choice', () => {
  test('is an hour before, where no reminder is set', () =>
    expect(reminderDraft(concert, undefined)).toEqual({
      event: concert,
      choice: 'oneHour',
      day: '2026-11-21',
      time: '17:30',
    }))

  test.each(['atStart', 'tenMinutes', 'oneHour', 'oneDay'] as const)('is the reminder that is set: %s', (choice) =>
    expect(reminderDraft(concert, followingMoment(choice, concert)).choice).toBe(choice),
  )

  test('is a custom moment where no standard one fits', () =>
    expect(reminderDraft(concert, at('2026-11-20T08:15:00Z'))).toEqual(own('2026-11-20', '09:15')))
})

describe('The validation of a reminder', () => {
  const now = at('2026-11-20T17:30:00Z')
  test.each([
    ['nothing, of a moment to come', own('2026-11-20', '18:31'), {}],
    ['that it is this very moment', own('2026-11-20', '18:30'), { time: 'past' }],
    ['that it is earlier today', own('2026-11-20', '09:00'), { time: 'past' }],
    ['that it is another day that has gone', own('2026-11-19', '23:00'), { day: 'past' }],
    ['that there is no day', own('', '23:00'), { day: 'missing' }],
    ['that there is no time', own('2026-11-21', '25:00'), { time: 'missing' }],
    ['that there is more than a time', own('2026-11-21', '10:00:00'), { time: 'missing' }],
    ['that a time is within', own('2026-11-21', '110:00'), { time: 'missing' }],
    ['that there is neither', own('21 novembre', ''), { day: 'missing', time: 'missing' }],
    ['that a day before has gone', own('', '', 'oneDay'), { choice: 'past' }],
    ['nothing, of an hour before', own('', '', 'oneHour'), {}],
    ['nothing, of none', own('', '', 'none'), {}],
  ])('is %s', (_, draft, expected) => expect(reminderProblems(draft, now)).toEqual(expected))
})
