import { mailboxLink } from './mail-to.ts'
import { joined, plain, type TextPart } from './text-part.ts'

/**
 * A plain e-mail address: its name is of letters, digits and few signs, none of which could add recipients, fields or text
 * to an e-mail; its host has a dot, and no empty part.
 */
const MAILBOX = /^[\p{L}\p{N}_+='’~-]+(?:\.[\p{L}\p{N}_+='’~-]+)*@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u
/** What stands between the words of a text, kept as it is written: blanks, signs nobody sees, brackets, quotes, 'PEC:', long dashes. */
const BETWEEN = /([\s\p{Default_Ignorable_Code_Point},;:<>()[\]{}|"«»“”„‹›…–—]|\/(?=[^/@]*@))/u
/** The end of a sentence or a quote, which is no part of an address; nor is the quote before it. */
const END = /[.!?'’]+$/
const QUOTE = /^['‘’]/

/** What a text of contact says by e-mail: each address as a link of its own, all else as it is written (DIR-09). The parts are the whole text. */
export const mailboxesIn = (written: string): readonly TextPart[] => {
  const parts = written
    .trim()
    .split(BETWEEN)
    .flatMap((word) => {
      const from = QUOTE.test(word) ? 1 : 0
      const to = word.length - (END.exec(word)?.[0].length ?? 0)
      const address = word.slice(from, to)
      return MAILBOX.test(address)
        ? [plain(word.slice(0, from)), { text: address, href: mailboxLink(address) }, plain(word.slice(to))]
        : [plain(word)]
    })
  return joined(parts)
}
