import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import { safeLink } from './safe-link.ts'

/** A stretch of plain text; with an address where it is a link. */
export type TextPart = Readonly<{ text: string; href: string | undefined }>

/** What may be a link in plain text: a site, a mailbox or a telephone written as an address, or the last letter of a name and all that follows it in an e-mail address. */
const CANDIDATE = /\b(?:https?:\/\/|mailto:|tel:)[^\s<>"]+|[\w.+-]@[\w-]+(?:\.[\w-]+)+/gi
/** What names before an @ are made of. They are followed backwards by hand: no pattern of Safari's looks behind before 16.4. */
const IN_NAME = /[\w.+-]/
/** What ends a sentence, and is no part of an address that stands there. */
const TRAILING = ".,;:!?'’»)]"

const withoutTrailing = (text: string): string => {
  let end = text.length
  while (end > 0 && TRAILING.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Where what was found begins; undefined where its name is the rest of what was found before. */
const beginningOf = (text: string, found: number, end: number): number | undefined => {
  if (text.charAt(found + 1) !== '@') return found
  let start = found
  while (start > end && IN_NAME.test(text.charAt(start - 1))) start -= 1
  return IN_NAME.test(text.charAt(start - 1)) ? undefined : start
}

const addressOf = (text: string): string => (/^(?:https?:\/\/|mailto:|tel:)/i.test(text) ? text : `mailto:${text}`)

/**
 * Plain text with the addresses in it as links: to sites, mailboxes and telephones and to nothing else; everything
 * besides stays the text it is (fault 41).
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
