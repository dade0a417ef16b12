import { firstSign } from '#domain/text/signs.ts'
import { once } from '#domain/once.ts'
import type { Instant, LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { dayOf, wallClockText } from '#domain/time/calendar.ts'
import { timeOf } from '#domain/time/wall-clock.ts'
import { type InterfaceLanguage, LANGUAGES } from './languages.ts'

/** FMT-02 */
const MOST_DECIMALS = 4
/** A Monday, and how long a day is, in milliseconds. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000
/** In bytes. */
const TENTH_OF_MEGABYTE = 100_000
/** FMT-04 */
export const WRAP_LENGTH = 50

const italianOrder = (day: string): string => day.split('-').reverse().join('-')

const isInstant = (value: string | number): value is Instant => typeof value === 'number'

const calendarDay = (value: LocalDate | Instant): LocalDate => (isInstant(value) ? dayOf(value) : value)

const time = (value: LocalTime | Instant): string => (isInstant(value) ? timeOf(value) : value)

/** A long text cut into lines of at most so many characters at its spaces; a longer word stays whole (FMT-04). */
export const wrapped = (text: string, width: number = WRAP_LENGTH): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A text as a heading begins: Italian and Spanish write the names of days small elsewhere. */
export const capitalised = (text: string): string => {
  const first = firstSign(text)
  return first.toUpperCase() + text.slice(first.length)
}

/** The beginning of a long text for a card: its first lines, and an ellipsis where something is left out (FMT-04). */
export const excerpt = (text: string, lines: number): string => {
  const all = wrapped(text.trim())
  return all.length <= lines ? all.join(' ') : `${all.slice(0, lines).join(' ')}…`
}

/** How dates, money and numbers are written: the one formatter of the interface (FMT-01, FMT-02, FMT-04). */
export const formatsIn = (language: InterfaceLanguage) => {
  const { locale } = LANGUAGES[language]
  const money = once(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 }),
  )
  const decimals = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DECIMALS }))
  const sizes = once(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }))
  const worded = (options: Intl.DateTimeFormatOptions) => {
    const words = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
    return (day: LocalDate): string => {
      const moment = Date.parse(day)
      return Number.isNaN(moment) ? day : words().format(moment)
    }
  }
  const dayInWords = worded({ weekday: 'long', day: 'numeric', month: 'long' })
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const weekday = once(() => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))
  const enumeration = once(() => new Intl.ListFormat(locale))
  const names = once(() => new Intl.Collator(locale, { numeric: true }))
  return {
    /** `DD-MM-YYYY` */
    date: (value: LocalDate | Instant): string => italianOrder(calendarDay(value)),
    /** `DD-MM-YYYY hh:mm:ss`, 24 hours */
    dateTime: (instant: Instant): string => `${italianOrder(dayOf(instant))} ${wallClockText(instant).slice(11)}`,
    /** `hh:mm`, 24 hours */
    time,
    /** A time as it follows 'at' or 'from': Spanish has an article there, 'las 12:30', for one o'clock 'la 01:00'. */
    atTime: (value: LocalTime | Instant): string => {
      const words = time(value)
      return language === 'es' && words !== '' ? `${words.startsWith('01') ? 'la' : 'las'} ${words}` : words
    },
    /** 'oggi', 'ieri', or weekday, day and month in words */
    day: (value: LocalDate, today: LocalDate): string => {
      const away = Math.round((Date.parse(value) - Date.parse(today)) / DAY)
      return Math.abs(away) <= 1 ? relative().format(away, 'day') : dayInWords(value)
    },
    /** Weekday, day and month in words. */
    dayInWords,
    /** Several words as one sentence lists them: "2, 3 e 4". */
    listed: (words: readonly string[]): string => enumeration().format(words),
    /** 'sabato 21 novembre 2026' */
    fullDay: worded({ dateStyle: 'full' }),
    /** 'novembre 2026' */
    month: worded({ month: 'long', year: 'numeric' }),
    /** 'lun', 'mar' …: a day of the week where there is little room. */
    weekday: worded({ weekday: 'short' }),
    /** 'martedì e venerdì'; 1 is Monday, 7 Sunday (EVENT-10) */
    weekdays: (days: readonly number[]): string =>
      enumeration().format([...days].sort((a, b) => a - b).map((day) => weekday().format(MONDAY + (day - 1) * DAY))),
    /** '12,00 €' */
    price: (euros: number): string => money().format(euros),
    /** At most 4 decimals. */
    number: (value: number): string => decimals().format(value),
    /** '3,2 MB': a size in bytes, never less than it is. */
    size: (bytes: number): string => sizes().format(Math.ceil(bytes / TENTH_OF_MEGABYTE) / 10),
    /** Which of two names comes first, as people of the language look them up. */
    inOrder: (one: string, other: string): number => names().compare(one, other),
  }
}
export type Formats = Readonly<ReturnType<typeof formatsIn>>
