import type { TextPart } from './linked-text.ts'

/** Between two numbers of one text, the surest sign first; each may also stand inside one number ('0332 - 281450'). */
const BETWEEN: readonly RegExp[] = [/\s+[/–—-]\s+/g, /\s*\/\s*/g, /\s*[–—-]\s*/g, /\s+/g]
/** Digits with what is written between them. Letters around it are looked at by code: Safari has no lookbehind before 16.4. */
const WRITTEN = /(?:\+|\()?\d(?:[\d\s()./–—-]*\d)?/g
const LETTER = /[\p{L}@]/u

/** A number that reaches somebody as it is: of another country, an area, a mobile, a service, or a short one. */
const COMPLETE =
  /^(?:(?:\+|00)(?!39)\d{7,14}|(?:(?:\+|00)39)?(?:0[1-9]\d{4,9}|3\d{8,10}|80[03]\d{3,6}|84[0-8]\d{6}|89[0-9]\d{3,6}|199\d{6})|11[2-9]|1[15]\d{2}|116\d{3}|4\d{4})$/
/** [decided] A text that is a number alone is dialled as it is, whatever its plan. */
const ALONE = /^\+?\d{3,15}$/
/** Hours and days, which are digits with signs between them too. */
const MOMENT = /\b\d{1,2}[.:]\d{2}\s*[–—/-]\s*\d{1,2}[.:]\d{2}\b|\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}\b/g
/** A variant of the last digits ('0332 281450/51'): no number of its own, and no part of the one before. */
const VARIANT = /^(.*\d)(\s*\/\s*\d{1,2})$/
/** What makes digits an extension or a number of something else. */
const NOT_A_NUMBER =
  /(?:^|[\s.,;(])(?:int|interno|est|ext|extension|durchwahl|tasto|premere|stanza|ufficio|sportello|piano|n|nr|no|ore|p\.?\s?iva)[.:°º]*\s*$/iu

const digitsOf = (written: string): string => {
  const plain = written.replaceAll(/[^\d+]/g, '')
  // The zero that is dialled inside another country only; in Italy it belongs to the number.
  return /^(?:\+|00)(?!39)/.test(plain) ? written.replace(/\(0\)/, '').replaceAll(/[^\d+]/g, '') : plain
}
const isComplete = (written: string): boolean => COMPLETE.test(digitsOf(written))

type Piece = Readonly<{ from: number; to: number }>

/** The pieces of a text that stand between signs. */
const piecesOf = (text: string, sign: RegExp): readonly Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(sign)) {
    pieces.push({ from, to: index })
    from = index + found.length
  }
  return [...pieces, { from, to: text.length }]
}

/** The numbers in digits with signs between them. */
const numbersIn = (text: string): readonly Piece[] => {
  const [, before = '', variant] = VARIANT.exec(text) ?? []
  if (variant !== undefined && isComplete(before)) return [{ from: 0, to: before.length }]
  const whole = { from: 0, to: text.length }
  for (const [at, sign] of BETWEEN.entries()) {
    // A dash or a blank inside one number is no sign of two.
    if (at === 2 && isComplete(text)) return [whole]
    const pieces = piecesOf(text, sign)
    const found = pieces.filter(({ from, to }) => isComplete(text.slice(from, to)))
    if (pieces.length > 1 && (found.length === pieces.length || (at < 2 && found.length > 0 && !isComplete(text))))
      return found
  }
  return isComplete(text) ? [whole] : []
}

/**
 * What a text of contact says by telephone: each number that may be dialled as a link of its own, all else (words,
 * extensions, hours) as it is written (DIR-09). The parts are the whole text. Numbers of six digits and more may be grouped
 * when they are shown (FMT-03).
 */
export const telephonesIn = (written: string): readonly TextPart[] => {
  const text = written.trim()
  const searched = text.replaceAll(MOMENT, (moment) => '_'.repeat(moment.length))
  const alone = digitsOf(text)
  if (
    searched === text &&
    /^[+\d\s()./–—-]+$/.test(text) &&
    ALONE.test(alone) &&
    numbersIn(text).length === 0 &&
    !/\//.test(text)
  )
    return [{ text, href: `tel:${alone}` }]
  const parts: TextPart[] = []
  let end = 0
  const keep = (from: number, to: number): void => {
    if (from > end) parts.push({ text: text.slice(end, from), href: undefined })
    parts.push({ text: text.slice(from, to), href: `tel:${digitsOf(text.slice(from, to))}` })
    end = to
  }
  for (const { 0: found, index } of searched.matchAll(WRITTEN)) {
    const isWithin = [text.charAt(index - 1), text.charAt(index + found.length)].some((sign) => LETTER.test(sign))
    if (isWithin || NOT_A_NUMBER.test(text.slice(0, index))) continue
    for (const { from, to } of numbersIn(found)) keep(index + from, index + to)
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: undefined })
  return parts
}
