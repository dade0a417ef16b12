import { describe, expect, test } from 'vitest'
import type { CalendarNow } from '#application/time/user-events/calendar.flow.ts'
import type { KeptEventNow } from '#application/time/user-events/kept-event.flow.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { monthOf } from '#domain/time/month.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { calendarView } from './calendar-view.ts'
import { keepView } from '#ui/parts/kept-event/kept-event-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const day = (text: string) => text as LocalDate
const TODAY = day('2026-11-20')
const EVENT = { id: 7, title: 'Novecento', startDate: TODAY, endDate: day('2026-11-24'), price: { kind: 'free' } }
const nothing = () => {}

const NOW = {
  today: TODAY,
  session: { requireSignIn: nothing },
  face: 'loaded',
  leftOut: 0,
  isEmpty: false,
  month: monthOf(TODAY),
  day: undefined,
  marked: new Map([[TODAY, 2]]),
  agenda: [],
  next: undefined,
} as unknown as CalendarNow

const seen = (now: Partial<Record<keyof CalendarNow, unknown>>) =>
  calendarView({ ...NOW, ...now } as CalendarNow, speech)

const kept = (now: Partial<Record<keyof KeptEventNow, unknown>>) =>
  keepView({ event: EVENT, today: TODAY, isBusy: false, ...now } as unknown as KeptEventNow, nothing, speech)

const asked = (choice: string, permission: string) => ({
  values: { event: EVENT, choice, day: '', time: '' },
  said: { choice: 'Troppo tardi' },
  problems: { day: 'missing' },
  device: { permission, isBusy: false, ask: permission === 'askable' ? nothing : undefined },
})

describe('The calendar (EVENT-07)', () => {
  test('leads to the events when it is empty', () => {
    expect(seen({ isEmpty: true }).content).toMatchObject({ kind: 'empty', action: { href: '/event' } })
  })

  test('names each day of the month with its number of events', () => {
    const { content } = seen({})
    const days = content.kind === 'calendar' ? content.month.days().map(({ label }) => label) : []
    expect(days).toHaveLength(42)
    expect(days[25]).toBe('venerdì 20 novembre 2026, 2 eventi')
    expect(days[26]).toBe('sabato 21 novembre 2026')
  })

  test('offers nothing for an event that was removed, while its row is still there', () => {
    const userEvent = { id: 1, event: EVENT, reminder: undefined }
    const buttons = (now: Partial<KeptEventNow>) => {
      const row = { userEvent, kept: { event: EVENT, today: TODAY, ...now } }
      const { content } = seen({ agenda: [{ day: TODAY, events: [row] }] })
      return content.kind === 'calendar' ? content.agenda.days[0]?.rows[0]?.buttons?.first.label : content.kind
    }
    expect([buttons({ userEvent } as never), buttons({})]).toEqual(['Promemoria di Novecento', undefined])
  })

  test('leads from a day without events to the next one with events', () => {
    expect(seen({ day: day('2026-11-26'), next: day('2026-11-28') }).content).toMatchObject({
      agenda: {
        heading: 'Giovedì 26 novembre 2026',
        wholeMonth: { label: 'Tutto il mese' },
        nothing: { title: 'Nessun evento in questo giorno', action: { label: 'Vai al prossimo: sabato 28 novembre' } },
      },
    })
  })

  test('shows how long an event lasts, and its confirmation over the page', () => {
    const state = { event: EVENT, today: TODAY, removal: { isBusy: false } }
    const agenda = [{ day: TODAY, events: [{ userEvent: { id: 1, event: EVENT }, kept: state }] }]
    expect(seen({ agenda })).toMatchObject({
      content: {
        agenda: {
          days: [
            {
              heading: 'Oggi',
              rows: [{ open: { label: 'Novecento' }, until: 'fino a martedì 24 novembre', reminder: undefined }],
            },
          ],
        },
      },
      dialog: { kind: 'question', title: 'Togliere questo evento?' },
    })
  })
})

describe('The state of an event in the calendar', () => {
  test('is offered, or shows how it is saved (EVENT-04)', () => {
    expect(kept({ face: 'offered', isBusy: true }).content).toMatchObject({ kind: 'offered', add: { isBusy: true } })
    expect(kept({ face: 'kept' }).content).toMatchObject({ kind: 'kept', stale: undefined, hasReminder: false })
    expect(kept({ face: 'kept', failure: { _tag: 'Unreachable' } }).content).toMatchObject({
      stale: { text: italian['panel.staleOffline'] },
    })
  })

  test('requires a day and a time for a custom moment, and shows the permission of the device (EVENT-05)', () => {
    expect(kept({ face: 'kept', reminder: asked('own', 'askable') }).dialog).toMatchObject({
      when: { value: 'own', problem: 'Troppo tardi' },
      moment: { date: { problem: italian['reminder.dayMissing'] } },
      device: { ask: { label: italian['reminder.deviceAsk'] } },
    })
    expect(kept({ face: 'kept', reminder: asked('none', 'denied') }).dialog).toMatchObject({
      moment: undefined,
      device: { ask: undefined, text: italian['reminder.deviceDenied'].replaceAll('{app}', 'Piazza') },
    })
  })
})
