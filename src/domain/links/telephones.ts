import { digitsOf, telephoneLink } from './dialling.ts'
import type { TextPart } from './text-part.ts'

/** Between two numbers of one text, the surest sign first; each may also stand inside one number ('0332 - 281450'). */
const BETWEEN: readonly RegExp[] = [
  /\s+[/\p{Pd}\u2212]\s+/gu,
  /\s*\/\s*/g,
  /\s*[\p{Pd}\u2212]\s*/gu,
  /\s+/g,
  // A blank before what begins a number: of an area, a mobile, a free one, of a country.
  /\s+(?=\(?(?:0[1-9]|3\d\d|80[03]|\+))/g,
]
/** Digits with what is written between them. Letters around it are looked at by code: Safari has no lookbehind before 16.4. */
const WRITTEN = /(?:\+|\(\+?)?\d(?:[\d\s()./\p{Pd}\u2212]*\d)/gu
/** Also of a code of the network ('**21*3471234567#'). */
const LETTER = /[\p{L}@#]/u

/** Digits that are a telephone among other words (what of it may be dialled: `dialling.ts`): of another country, an area, a mobile, a service, or a short one. */
const COMPLETE =
  /^(?:(?:\+|00)(?!39)\d{7,14}|(?:(?:\+|00)39)?(?:0[1-9]\d{4,9}|3\d{8,10}|80[03]\d{3,6}|84[0-8]\d{6}|89[0-9]\d{3,6}|199\d{6})|11[2-9]|1[15]\d{2}|116\d{3}|4\d{4})$/
/** Days, and hours from one to another: '3.12.2026', '2026-12-03', '8.30-12.30', '9-12'. */
const MOMENTS: readonly RegExp[] = [
  /\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}\b/g,
  /\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g,
  /\b\d{1,2}[.:]\d{2}\s*[/\p{Pd}]\s*\d{1,2}[.:]\d{2}\b/gu,
  /(?:^|\s)(?:0?[6-9]|1\d|2[0-4])(?:[.:]\d{2})?\s?[/\p{Pd}]\s?(?:1\d|2[0-4])(?:[.:]\d{2})?(?=$|[\s,;)])/gu,
]
/** Other last digits of one number, which are no number of their own: '0332 281450/51', '0332/281450-451'. */
const VARIANTS = /^(?:\s*[/\p{Pd}\u2212]\s*\d{1,3})+$/u
/** A number is whole, and a variant may follow, where it has so many digits, or so many at its end. */
const [WHOLE, WHOLE_MOBILE, LONG_GROUP] = [9, 10, 5]
/** No number has more groups: what is longer is not looked through. */
const MOST_GROUPS = 8
/** What makes the digits behind it an extension, or a number of something else. */
const NO_TELEPHONE =
  /(?:^|[\s.,;(])(?:int|intern[oi]|est|ext|extension|durchwahl|tasto|premere|p?iva|c\.?\s?f|codice fiscale|iban)[.:°º]*\s*$/iu
/** What makes a few digits behind it the number of a room, a line, an hour; a telephone may follow it as well. */
const COUNTS = /(?:^|[\s.,;(])(?:stanza|ufficio|sportello|piano|n|nr|no|ore|alle|linea|linee)[.:°º]*\s*$/iu
const FEW = 5
/** So much is read before a number: no word there is longer. */
const LONGEST_WORDS = 40
/** What may be written in one with its number: 'Tel0332281450'. */
const CALLS = /(?:^|[^\p{L}])(?:tel|cell|fax)$/iu
const FIRST_GROUP = /[^\s/\p{Pd}]*[\s/\p{Pd}]*/u

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

/** Whether a number is whole, so that what follows a dash or a slash is no group of it. */
const isWhole = (written: string): boolean => {
  const digits = digitsOf(written).replace(/^(?:\+|00)39/, '')
  if (!isComplete(written)) return false
  if (digits.startsWith('3')) return digits.length >= WHOLE_MOBILE
  const isItalian = /^(?:0[1-9]|8)/.test(digits)
  return (isItalian && digits.length >= WHOLE) || (/\d+$/.exec(written)?.[0] ?? '').length >= LONG_GROUP
}

/** The number that variants of its last digits follow; undefined where none do. */
const beforeVariants = (text: string): Piece | undefined =>
  piecesOf(text, /\s*[/\p{Pd}\u2212]\s*/gu)
    .slice(0, MOST_GROUPS)
    .map(({ to }) => ({ from: 0, to }))
    .find(({ to }) => isWhole(text.slice(0, to)) && VARIANTS.test(text.slice(to)))

/** The numbers in digits with signs between them. */
const numbersIn = (text: string): readonly Piece[] => {
  const varied = beforeVariants(text)
  if (varied !== undefined) return [varied]
  for (const [at, sign] of BETWEEN.entries()) {
    // A dash or a blank inside one number is no sign of two.
    if (at === 2 && isComplete(text)) return [{ from: 0, to: text.length }]
    const pieces = piecesOf(text, sign)
    if (pieces.length === 1) continue
    const told = pieces.map((piece) =>
      numbersIn(text.slice(piece.from, piece.to)).map(({ from, to }) => ({
        from: piece.from + from,
        to: piece.from + to,
      })),
    )
    const found = told.filter((numbers) => numbers.length > 0)
    if (found.length === pieces.length || (at < 2 && found.length > 0 && !isComplete(text))) return found.flat()
  }
  return []
}

/** The pieces between brackets that have no other half, or hold a number of their own. */
const betweenBrackets = (text: string): readonly Piece[] => {
  const open: number[] = []
  const cuts = new Set<number>()
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    const other = bracket === ')' ? open.pop() : undefined
    if (bracket === '(') open.push(index)
    else if (other === undefined) cuts.add(index)
    else if (digitsOf(text.slice(other, index)).length > FEW) for (const cut of [other, index]) cuts.add(cut)
  }
  const signs = [...cuts, ...open].sort((one, other) => one - other)
  return [-1, ...signs].map((sign, at) => {
    const to = signs[at] ?? text.length
    const between = text.slice(sign + 1, to)
    return { from: to - between.trimStart().length, to: sign + 1 + between.trimEnd().length }
  })
}

/** The numbers of digits that stand in a text from a place on. */
const dialledAt = (text: string, place: number, written: string): readonly Piece[] => {
  const before = text.slice(Math.max(0, place - LONGEST_WORDS), place)
  const isLong = ({ from, to }: Piece): boolean => digitsOf(written.slice(from, to)).length > FEW
  const end = LETTER.test(text.charAt(place + written.length)) ? written.search(/\s\S*$/) : written.length
  const numbers = numbersIn(written.slice(0, Math.max(end, 0)))
  const isOfAnother = (LETTER.test(before.slice(-1)) && !CALLS.test(before)) || NO_TELEPHONE.test(before)
  if (!isOfAnother && (!COUNTS.test(before) || (numbers.length > 0 && numbers.every(isLong)))) return numbers
  const from = written.length - written.replace(FIRST_GROUP, '').length
  return numbersIn(written.slice(from, Math.max(end, from)))
    .map((piece) => ({ from: from + piece.from, to: from + piece.to }))
    .filter(isLong)
}

/**
 * What a text of contact says by telephone: each number that may be dialled as a link of its own, all else (words,
 * extensions, hours) as it is written (DIR-09). The parts are the whole text. Numbers of six digits and more may be grouped
 * when they are shown (FMT-03). In a running text fewer are dialled: see `linked-text.ts`.
 */
export const telephonesIn = (written: string): readonly TextPart[] => {
  const text = written.trim()
  const searched = MOMENTS.reduce((read, moment) => read.replaceAll(moment, (found) => '_'.repeat(found.length)), text)
  // [decided] A text that is a number alone is dialled as it is, whatever its plan.
  const alone = telephoneLink(text)
  if (searched === text && /^[+\d\s().\p{Pd}]+$/u.test(text) && alone !== undefined && numbersIn(text).length === 0)
    return [{ text, href: alone }]
  const parts: TextPart[] = []
  let end = 0
  const keep = (from: number, to: number): void => {
    const number = text.slice(from, to)
    const href = telephoneLink(number)
    if (href === undefined) return
    if (from > end) parts.push({ text: text.slice(end, from), href: undefined })
    parts.push({ text: number, href })
    end = to
  }
  for (const { 0: found, index } of searched.matchAll(WRITTEN))
    for (const piece of betweenBrackets(found)) {
      const place = index + piece.from
      for (const { from, to } of dialledAt(text, place, found.slice(piece.from, piece.to)))
        keep(place + from, place + to)
    }
  if (end < text.length) parts.push({ text: text.slice(end), href: undefined })
  return parts
}
