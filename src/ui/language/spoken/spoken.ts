import type { SpokenLanguage } from '#domain/read-aloud/sentence.ts'
import { phoneGroups } from '#domain/directory/phone-groups.ts'
import { siteName } from '#domain/directory/reach.ts'
import { linkedText } from '#domain/links/linked-text.ts'
import { LANGUAGES } from '../languages.ts'
import { type Abbreviation, type SpokenWords, spokenWords } from './spoken-words.ts'

/** What may stand before a word: the start, a space, or an opening mark. Safari 16.0 has no lookbehind. */
const BEFORE = String.raw`(^|[\s(«"'’/–-])`

const escaped = (words: string): string =>
  words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s?`)

const NEXT = { number: String.raw`(?=\s?\d)`, name: String.raw`(?=\s?\p{Lu})`, word: String.raw`(?![\p{L}\p{N}])` }

/** Says the abbreviations: 'n. 5' is 'numero 5', and a 'n.' before no number stays. */
const withoutAbbreviations = (text: string, { abbreviations }: SpokenWords): string =>
  abbreviations.reduce((said, { written, spoken, before }: Abbreviation) => {
    const flags = before === 'name' ? 'gu' : 'giu'
    const pattern = new RegExp(`${BEFORE}${escaped(written)}${NEXT[before ?? 'word']}`, flags)
    return said.replaceAll(pattern, (_, start: string) => `${start}${spoken}${written.endsWith('/') ? ' ' : ''}`)
  }, text)

/** A site by its name without its path, and a mailbox: letters as words, and the signs by their names. */
const addressed = (text: string, { at, dot }: SpokenWords): string =>
  text.replaceAll('@', ` ${at} `).replaceAll('.', ` ${dot} `)

/** Says the addresses in a text: of a page the site, which is what a citizen remembers. */
const withoutAddresses = (text: string, words: SpokenWords): string =>
  linkedText(text)
    .map(({ text: part, href }) => {
      if (href === undefined) return part
      if (href.startsWith('tel:')) return part.replace(/^tel:/i, '')
      const isMailbox = href.startsWith('mailto:')
      return addressed(isMailbox ? part.replace(/^mailto:/i, '') : siteName(part).replace(/[/?#].*$/, ''), words)
    })
    .join('')

const DATE = /\b(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})([-/.])(\d{1,2})\5(\d{4})|(\d{2})\/(\d{2}))\b(?![-/]\d)/g

/** Whether a day exists, and its moment at UTC. */
const dayAt = (year: number, month: number, day: number): Date | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined
}

/** A leap year, for a day without a year. */
const SOME_YEAR = 2024

/** Says the dates in figures; a number that is no date stays. */
const withoutDates = (text: string, language: SpokenLanguage, { first }: SpokenWords): string =>
  text.replaceAll(DATE, (whole: string, ...found: readonly (string | undefined)[]) => {
    const [isoYear, isoMonth, isoDay, day, , month, year, shortDay, shortMonth] = found
    const known = isoYear ?? year
    const date = dayAt(
      Number(known ?? SOME_YEAR),
      Number(isoMonth ?? month ?? shortMonth),
      Number(isoDay ?? day ?? shortDay),
    )
    if (date === undefined) return whole
    const parts = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
      day: 'numeric',
      month: 'long',
      ...(known === undefined ? {} : { year: 'numeric' }),
      timeZone: 'UTC',
    }).formatToParts(date)
    return parts.map(({ type, value }) => (type === 'day' && value === '1' ? (first ?? value) : value)).join('')
  })

const TIME = String.raw`([01]?\d|2[0-3])([:.])([0-5]\d)(?::[0-5]\d)?`
const NO_MORE = String.raw`(?![:.]?\d)`

/** Says the times of day. A time with a dot counts after a word such as 'ore' only: '12.50' may be a price. */
const withoutTimes = (text: string, words: SpokenWords): string => {
  const after = words.timeAfter.map(escaped).join('|')
  const unit = words.timeUnit.length === 0 ? '' : String.raw`(?:\s?(?:${words.timeUnit.join('|')})\b\.?)?`
  const pattern = new RegExp(
    String.raw`(^|[^\d.,:])(${after === '' ? '(?!)' : `(?:${after})\\s?`})?${TIME}${unit}(?:\s?[-–]\s?${TIME}${unit})?${NO_MORE}`,
    'gi',
  )
  return text.replaceAll(pattern, (whole: string, ...found: readonly (string | undefined)[]) => {
    const [start = '', announced, hour = '', sign, minutes = '', endHour, , endMinutes] = found
    if (sign === '.' && announced === undefined) return whole
    const from = words.time(Number(hour), minutes)
    const to =
      endHour === undefined || endMinutes === undefined
        ? ''
        : ` ${words.until} ${words.time(Number(endHour), endMinutes)}`
    return `${start}${announced ?? ''}${from}${to}`
  })
}

/** A number that is a telephone's by its beginning: of Italy, of an area, of a mobile phone, or free of charge. */
const PHONE = /(^|[^\d.,/-])((?:(?:\+|00)\d{2}[\s./-]?)?(?:0\d|3\d{2}|80[03])(?:[\s./-]?\d){4,9})(?![\d/-]|[.,]\d)/g
/** A run of digits after a word such as 'tel.'. */
const RUN = String.raw`(\+?\d(?:[\s./-]?\d){4,14})(?!\d)`

/** Digit by digit, with a pause between groups: '0332 281450' is '0 3 3 2, 2 8, 1 4 5 0' (FMT-03). */
const digitByDigit = (number: string): string =>
  phoneGroups(number)
    .split(' ')
    .map((group) => [...group.replaceAll(/[^\d+]/g, '')].join(' '))
    .filter((group) => group !== '')
    .join(', ')

const withoutPhones = (text: string, { phoneAfter }: SpokenWords): string =>
  text
    .replaceAll(
      new RegExp(String.raw`${BEFORE}((?:${phoneAfter.map(escaped).join('|')})[:\s]\s*)${RUN}`, 'giu'),
      (_, start: string, word: string, number: string) => `${start}${word}${digitByDigit(number)}`,
    )
    .replaceAll(PHONE, (_, start: string, number: string) => `${start}${digitByDigit(number)}`)

/**
 * What a voice says of a sentence (READ-04): addresses by their words, dates and times in words, telephone numbers digit
 * by digit, abbreviations whole. Everything else is left to the voice.
 */
export const spoken = (text: string, language: SpokenLanguage): string => {
  const words = spokenWords(language)
  const addresses = withoutAddresses(text, words)
  const dates = withoutDates(addresses, language, words)
  const phones = withoutPhones(withoutTimes(dates, words), words)
  return withoutAbbreviations(phones, words).replaceAll(/\s+/g, ' ').trim()
}
