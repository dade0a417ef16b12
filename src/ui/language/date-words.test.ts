import { expect, test } from 'vitest'
import type { LocalTime } from '#domain/time/calendar.ts'
import { hoursOf } from './date-words.ts'
import { formatsIn } from './formats.ts'
import { intlIn } from '#ui/view/testing/speeches.ts'

const intl = intlIn('es')
const said = (startTime: string, endTime?: string): string =>
  hoursOf({ startTime: startTime as LocalTime, endTime: endTime as LocalTime | undefined }, intl, formatsIn('es'))

test('What begins at one o’clock has the singular article in Spanish', () =>
  expect([said('01:00'), said('21:00'), said('01:00', '02:00')]).toEqual([
    'desde la 01:00',
    'desde las 21:00',
    'de 01:00 a 02:00',
  ]))
