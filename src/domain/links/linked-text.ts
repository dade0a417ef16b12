import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import { find } from 'linkifyjs'
import { mailboxLink } from './mail-to.ts'
import { safeLink } from './safe-link.ts'
import { joined, plain, type TextPart } from './text-part.ts'
import { telephonesIn } from './telephones.ts'

/** Signs of a sentence that linkify takes for a part of an address, and what follows them. */
const BEHIND = /(?:[«»“”‹›…"].*|['’.,;:!?]+)$/u
/** What linkify takes for letters of an address: emoji, and signs that nobody sees. */
const NO_LETTER = /[\p{Extended_Pictographic}\p{Default_Ignorable_Code_Point}]/gu
/** Signs around words that make them bold, italic or struck out. */
const EMPHASIS = /[*_~]/
/** [decided] A sentence that goes on without a blank ('chiuso.La sala') is no site: its end begins with a capital. */
const GOES_ON = /\.\p{Lu}[^./]*$/u
/** [decided] Nor is one that goes on with a short word of Italian, which some country has for its sites ('chiuso.la sala'); a path makes it one ('t.me/comune'). */
const GOES_ON_WITH = /\.(?:al|ci|il|in|la|li|ma|me|mi|ne|no|se|si|so|va|vi)$/
const HAS_SCHEME = /^(?:[a-z]+:\/\/|mailto:)/i
/** [decided] Inside a text digits are a telephone where they are many, or where a word says so. What may be dialled: `dialling.ts`. */
const LONG = 9
const SAYS_TELEPHONE =
  /(?:^|[^\p{L}])(?:tel|telefon\p{L}*|cell|cellulare|numero (?:verde|unico)|centralino|chiam\p{L}*|whatsapp|sms)(?:[.:\s]+(?:subito|sempre|pure|il|lo|al|allo|numero|n|unico|verde))*[.:°\s]*$/iu
/** So much is read before a number: what says that it is a telephone is not longer. */
const LONGEST_WORDS = 60

/** The words between addresses, with their telephones, line by line (DIR-09). */
const withTelephones = (text: string): readonly TextPart[] =>
  (text.match(/\n|[^\n]+/g) ?? []).flatMap((line) => {
    const from = line.length - line.trimStart().length
    const parts = telephonesIn(line)
    let at = from
    const told = parts.map(({ text: part, href }) => {
      const before = line.slice(Math.max(0, at - LONGEST_WORDS), at)
      at += part.length
      const isTelephone = part.replaceAll(/\D/g, '').length >= LONG || SAYS_TELEPHONE.test(before)
      return { text: part, href: isTelephone ? href : undefined }
    })
    return [plain(line.slice(0, from))].concat(told, plain(line.slice(at)))
  })

type Found = Readonly<{ start: number; value: string; href: string }>

/** What linkify finds, as people write it: without what ends a sentence, and no word of one. */
const addressesIn = (text: string): readonly Found[] => {
  const searched = text.replaceAll(NO_LETTER, (sign) => ' '.repeat(sign.length))
  return find(searched).flatMap(({ type, value: found, start }) => {
    const before = text.charAt(start - 1)
    const all = found.replace(BEHIND, '')
    const value = EMPHASIS.test(before) && all.endsWith(before) ? all.slice(0, -1) : all
    if (type === 'email') return [{ start, value, href: mailboxLink(value) }]
    if (HAS_SCHEME.test(value)) return [{ start, value, href: value }]
    const host = value.replace(/[/?#].*/, '')
    const isSite = host.includes('.') && (/^www\./i.test(host) || !(GOES_ON.test(host) || GOES_ON_WITH.test(value)))
    return isSite ? [{ start, value, href: `https://${value}` }] : []
  })
}

/**
 * Plain text with its addresses as links: sites with and without a scheme, mailboxes and telephones only; everything else
 * stays text (fault 41). The parts are the whole text.
 */
export const linkedText = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const { start, value, href } of addressesIn(text)) {
    // What is no safe link stays text as a whole: the digits in it are no telephone.
    parts.push(...withTelephones(text.slice(end, start)), {
      text: value,
      href: pipe(safeLink(href), Option.toUndefined),
    })
    end = start + value.length
  }
  return joined([...parts, ...withTelephones(text.slice(end))])
}
