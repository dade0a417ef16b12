/** The same values in the forms of other servers: see `wire.ts`, `wire-time.ts` and `wire-number.ts`. */
import type { Instant } from '#domain/time/calendar.ts'
import { fromWallClock } from '#domain/time/wall-clock.ts'

const MINUTE = 60_000
const SECOND = 1_000

/** Earlier moments, in milliseconds, are too small as seconds to be recognised as moments. */
const FIRST_EPOCH = 100_000_000_000

const floored = (moment: number): number => Math.floor(moment / SECOND) * SECOND

/** The UTC offset of Rome at a moment, in milliseconds. */
const aheadAt = (moment: number): number => {
  const wall = [60, 120].map((minutes) => moment + minutes * MINUTE).find((one) => fromWallClock(one) === moment)
  return (wall ?? moment + 60 * MINUTE) - moment
}

/** The wall-clock time in Rome at a moment, and its zone: by name where that is unambiguous. */
const inRome = (moment: number): Readonly<{ clock: string; offset: string; isPlain: boolean }> => {
  const ahead = aheadAt(moment)
  const clock = new Date(moment + ahead).toISOString().slice(0, 19).replace('T', ' ')
  const offset = `+0${ahead / (60 * MINUTE)}:00`
  return { clock, offset, isPlain: fromWallClock(moment + ahead) === moment }
}

/** A moment as the wall-clock time in Rome, without a zone: `2026-11-27 18:30:00`. */
export const romanClock = (moment: number): string => inRome(floored(moment)).clock

/** A moment as PHP's record; in a repeated hour the zone is an offset. */
export const phpMoment = (moment: number): unknown => {
  const { clock, offset, isPlain } = inRome(floored(moment))
  return {
    date: `${clock}.000000`,
    timezone_type: isPlain ? 3 : 1,
    timezone: isPlain ? 'Europe/Rome' : offset,
  }
}

/** A day or a time in PHP, which has moments only. */
export const phpDate = (day: string): unknown => ({
  date: `${day} 00:00:00.000000`,
  timezone_type: 3,
  timezone: 'Europe/Rome',
})
export const phpTime = (time: string): unknown => ({
  date: `1970-01-01 ${time}:00.000000`,
  timezone_type: 3,
  timezone: 'Europe/Rome',
})

type Forms = readonly [unknown, ...unknown[]]

const italianDay = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$3-$2-$1')

/** A moment: with Rome's offset, in seconds, in milliseconds, as wall-clock time in Rome, as PHP's record. */
export const momentForms = (given: number): Forms => {
  const moment = floored(given)
  const { clock, offset, isPlain } = inRome(moment)
  const zoned = `${clock.replace(' ', 'T')}${offset}`
  if (moment < FIRST_EPOCH) return [zoned]
  const [day = '', time = ''] = clock.split(' ')
  return [
    zoned,
    moment / SECOND,
    moment,
    isPlain ? `${italianDay(day)} ${time}` : zoned,
    String(moment / SECOND),
    phpMoment(moment),
  ]
}

/** A day: as it is, in the Italian format, as a moment of that day in Rome, as PHP's record. */
export const dateForms = (day: string): Forms => {
  const midnight: Instant = fromWallClock(Date.parse(`${day}T00:00:00Z`))
  const seconds = midnight / SECOND
  return [
    italianDay(day),
    new Date(midnight).toISOString(),
    `${day}T00:00:00${inRome(midnight).offset}`,
    midnight < FIRST_EPOCH ? day : seconds,
    midnight < FIRST_EPOCH ? day : midnight,
    phpDate(day),
  ]
}

/** A time of day: without a leading zero, with seconds, as the moment that databases store. */
export const timeForms = (time: string): Forms => [
  time.replace(/^0/, ''),
  `${time}:00`,
  `1970-01-01T${time}:00+01:00`,
  phpTime(time),
]

/** A number: with a decimal comma and at least two decimals; as a text; as it is. */
export const decimalForms = (number: number): Forms => {
  const plain = String(number)
  const [whole = '', part] = plain.split('.')
  return [plain.includes('e') ? plain : `${whole},${(part ?? '').padEnd(2, '0')}`, plain, number]
}

/** Yes and no, in every accepted form. */
export const flagForms = (isYes: boolean): Forms =>
  isYes ? [true, 1, '1', 'S', 'y', 'true', 'si'] : [false, 0, '0', 'N', 'n', 'false', 'no']

/** A numeric text as a number. */
export const textForms = (text: string): Forms => {
  const number = Number(text)
  return text !== '' && Number.isSafeInteger(number) && String(number) === text ? [number, text] : [text]
}

/** Whether the form of our own dialect means yes: a letter, or the digit of an agreement. */
export const isYes = (value: unknown): boolean => value === 'Y' || value === 1

const ENTITIES: Readonly<Record<string, string>> = {
  à: '&agrave;',
  è: '&egrave;',
  é: '&eacute;',
  ì: '&igrave;',
  ò: '&ograve;',
  ù: '&ugrave;',
  È: '&Egrave;',
  '’': '&rsquo;',
  '&': '&amp;',
}

/** A text with the names of its characters, as editors leave it in a database. */
export const spelt = (text: string): string => text.replaceAll(/[àèéìòùÈ’&]/g, (one) => ENTITIES[one] ?? one)

/** `postalCode` as `postal_code`. */
export const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
