import { describe, expect, test } from 'vitest'
import { hoursFrom, type OpeningSpan } from '#domain/directory/hours.ts'
import type { Instant, LocalDate, LocalTime, Weekday } from '#domain/time/calendar.ts'
import { instantAt } from '#domain/time/wall-clock.ts'
import type { InterfaceLanguage } from '#ui/language/languages.ts'
import { hoursView, openNowView } from './hours-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')

const span = (day: Weekday, opens: string, closes: string): OpeningSpan => ({
  day,
  opens: opens as LocalTime,
  closes: closes as LocalTime,
})
/** From Monday to Wednesday and on Friday, with a break. */
const HOURS = hoursFrom(
  ([1, 2, 3, 5] as const).flatMap((day) => [span(day, '08:30', '12:30'), span(day, '14:30', '18:30')]),
)
/** A moment of the week of Monday 16 November 2026. */
const at = (day: number, time: string): Instant => instantAt(`2026-11-${15 + day}` as LocalDate, time as LocalTime)

describe('whether a place is open', () => {
  test.each<[day: number, time: string, sign: string, words: string]>([
    [1, '10:00', 'open', 'Aperto ora · chiude alle 12:30'],
    [1, '08:00', 'closed', 'Chiuso · apre alle 08:30'],
    [1, '13:00', 'closed', 'Chiuso · apre alle 14:30'],
    [1, '19:00', 'closed', 'Chiuso · apre domani alle 08:30'],
    [3, '19:00', 'closed', 'Chiuso · apre venerdì alle 08:30'],
    [4, '10:00', 'closed', 'Chiuso oggi · apre domani alle 08:30'],
    [6, '10:00', 'closed', 'Chiuso oggi · apre lunedì alle 08:30'],
  ])('on day %d at %s', (day, time, sign, words) => {
    expect(openNowView(HOURS, at(day, time), speech)).toEqual({ sign, words })
  })

  test.each<[InterfaceLanguage, open: string, closed: string]>([
    ['es', 'Abierto ahora · cierra a las 12:30', 'Hoy cerrado · abre el lunes a las 08:30'],
    ['en', 'Open now · closes at 12:30', 'Closed today · opens on Monday at 08:30'],
    ['de', 'Jetzt geöffnet · schließt um 12:30 Uhr', 'Heute geschlossen · öffnet am Montag um 08:30 Uhr'],
  ])('is said in %s', (language, open, closed) => {
    const said = [at(1, '10:00'), at(6, '10:00')].map((moment) => openNowView(HOURS, moment, speechIn(language))?.words)
    expect(said).toEqual([open, closed])
  })

  test('has the Spanish article of one o’clock', () =>
    expect(openNowView(hoursFrom([span(1, '09:00', '01:00')]), at(1, '10:00'), speechIn('es'))?.words).toBe(
      'Abierto ahora · cierra a la 01:00',
    ))

  test('what never closes, or not for a day, has no time to tell', () => {
    const days = [1, 2, 3, 4, 5, 6, 7] as const
    const all = days.map((day) => span(day, '00:00', '00:00'))
    expect(openNowView(hoursFrom(all), at(1, '10:00'), speech)?.words).toBe('Aperto ora · 24 ore su 24')
    expect(openNowView(hoursFrom(all.slice(1)), at(2, '10:00'), speech)?.words).toBe('Aperto ora')
  })

  test('is not said where the hours are absent or a text', () => {
    expect(openNowView(undefined, at(1, '10:00'), speech)).toBeUndefined()
    expect(openNowView(hoursFrom([], 'su appuntamento'), at(1, '10:00'), speech)).toBeUndefined()
  })
})

describe('the hours of a week', () => {
  test('name each day, mark today, and say which are closed', () => {
    const rows = hoursView(HOURS, at(5, '10:00'), speech)?.rows
    expect(rows?.map(({ name }) => name)).toEqual([
      'Lunedì',
      'Martedì',
      'Mercoledì',
      'Giovedì',
      'Venerdì (oggi)',
      'Sabato',
      'Domenica',
    ])
    expect(rows?.filter(({ isToday }) => isToday).map(({ key }) => key)).toEqual([5])
    expect(rows?.[4]?.spans).toEqual(['08:30–12:30', '14:30–18:30'])
    expect(rows?.[3]?.spans).toEqual(['Chiuso'])
  })

  test('are a text as it is where there is only one, with what can be called as a link, and nothing without hours', () => {
    expect(hoursView(hoursFrom([], 'su appuntamento: tel. 0332 281450'), at(1, '10:00'), speech)).toEqual({
      title: 'Orari',
      rows: [],
      text: {
        kind: 'linked',
        parts: ['su appuntamento: tel. ', expect.objectContaining({ label: '0332 281450', href: 'tel:0332281450' })],
      },
    })
    expect(hoursView(undefined, at(1, '10:00'), speech)).toBeUndefined()
  })
})
