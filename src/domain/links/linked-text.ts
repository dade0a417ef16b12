import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import { safeLink } from './safe-link.ts'

/** A part of plain text; with an address where it is a link. */
export type TextPart = Readonly<{ text: string; href: string | undefined }>

/**
 * Candidates for links in plain text: a site, a mailbox or a telephone with its scheme, or the last letter of the local
 * part of an e-mail address with everything after it.
 */
const CANDIDATE = /\b(?:https?:\/\/|mailto:|tel:)[^\s<>"]+|[\w.+-]@[\w-]+(?:\.[\w-]+)+/gi
/** The characters of a local part. They are read backwards by code: Safari has no lookbehind before 16.4. */
const IN_NAME = /[\w.+-]/
/** Punctuation that ends a sentence and does not belong to an address. */
const TRAILING = ".,;:!?'’»)]"

const withoutTrailing = (text: string): string => {
  let end = text.length
  while (end > 0 && TRAILING.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The start of a match; undefined where the local part belongs to the previous match. */
const beginningOf = (text: string, found: number, end: number): number | undefined => {
  if (text.charAt(found + 1) !== '@') return found
  let start = found
  while (start > end && IN_NAME.test(text.charAt(start - 1))) start -= 1
  return IN_NAME.test(text.charAt(start - 1)) ? undefined : start
}

const addressOf = (text: string): string => (/^(?:https?:\/\/|mailto:|tel:)/i.test(text) ? text : `mailto:${text}`)

/**
 * Plain text with its addresses as links: sites, mailboxes and telephones only; everything else stays text (fault 41).
 */
export const linkedText = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  const keep = (upTo: number) => {
    if (upTo > end) parts.push({ text: text.slice(end, upTo), href: undefined })
  }
  for (const { 0: found, index } of text.matchAll(CANDIDATE)) {
    const start = beginningOf(text, index, end)
    if (start === undefined) continue
    const address = withoutTrailing(text.slice(start, index + found.length))
    const href = pipe(safeLink(addressOf(address)), Option.toUndefined)
    if (href === undefined) continue
    keep(start)
    parts.push({ text: address, href })
    end = start + address.length
  }
  keep(text.length)
  return parts
}
