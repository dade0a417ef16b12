import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import { safeLink } from './safe-link.ts'

/** A stretch of plain text; with an address where it is a link. */
export type TextPart = Readonly<{ text: string; href: string | undefined }>

/** What may be a link in plain text: a site, a mailbox or a telephone written as an address, or an e-mail address. */
const CANDIDATE = /\b(?:https?:\/\/|mailto:|tel:)[^\s<>"]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi
/** What ends a sentence, and is no part of an address that stands there. */
const TRAILING = ".,;:!?'’»)]"

const withoutTrailing = (text: string): string => {
  let end = text.length
  while (end > 0 && TRAILING.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
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
    const address = withoutTrailing(found)
    const href = pipe(safeLink(addressOf(address)), Option.toUndefined)
    if (href === undefined) continue
    keep(index)
    parts.push({ text: address, href })
    end = index + address.length
  }
  keep(text.length)
  return parts
}
