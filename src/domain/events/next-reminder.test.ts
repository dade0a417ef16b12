import { describe, expect, test } from 'vitest'
import type { Instant } from '#domain/time/calendar.ts'
import { nextReminder, reminderName } from './next-reminder.ts'
import type { UserEvent } from './user-event.ts'

const HOUR = 3_600_000
const at = (text: string) => Date.parse(`2026-11-20T${text}:00+01:00`) as Instant
const MORNING = at('09:00')
const kept = (id: number, reminder?: Instant) => ({ id, reminder }) as UserEvent
const none = { since: MORNING, given: [] }
const found = (...asked: Parameters<typeof nextReminder>) => nextReminder(...asked)?.userEvent.id

describe('The next reminder to show (EVENT-05)', () => {
  test('is the earliest of those to come', () =>
    expect(found([kept(1), kept(2, at('12:00')), kept(3, at('10:00'))], none, MORNING)).toBe(3))

  test('is none where no event has a reminder', () => expect(found([kept(1)], none, MORNING)).toBeUndefined())

  test('is none that was due before reminders were enabled', () =>
    expect(found([kept(1, at('08:59')), kept(2, at('08:00'))], none, MORNING)).toBeUndefined())

  test('is one due at that moment', () => expect(found([kept(1, MORNING)], none, MORNING)).toBe(1))

  test('is an overdue one, before later ones', () =>
    expect(found([kept(1, at('12:00')), kept(2, at('10:00'))], none, at('11:00'))).toBe(2))

  test('is none that is overdue by half a day', () => {
    const due = kept(1, at('10:00'))
    expect(found([due], none, (at('10:00') + 12 * HOUR - 1) as Instant)).toBe(1)
    expect(found([due], none, (at('10:00') + 12 * HOUR) as Instant)).toBeUndefined()
  })

  test('is none that was shown; a rescheduled one is a new reminder', () => {
    const given = [reminderName({ userEvent: kept(1), moment: at('10:00') })]
    expect(found([kept(1, at('10:00'))], { since: MORNING, given }, at('10:00'))).toBeUndefined()
    expect(found([kept(1, at('10:30'))], { since: MORNING, given }, at('10:00'))).toBe(1)
  })
})
