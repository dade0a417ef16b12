import type { TextPart } from './linked-text.ts'

/** A plain e-mail address: anything that could add recipients, fields or text to an e-mail makes it none. */
const MAILBOX = /^[^\s@?&#%:,;<>"()]+@[^\s@?&#%:,;<>"()]+\.[^\s@?&#%:,;<>"().]+$/
/** What stands between the words of a text; kept as it is written. */
const BETWEEN = /([\s,;<>()"]+|\/(?=[^/@]*@))/
/** The end of a sentence, which is no part of an address. */
const END = /[.:!]+$/

/** What a text of contact says by e-mail: each address as a link of its own, all else as it is written (DIR-09). The parts are the whole text. */
export const mailboxesIn = (written: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  const say = (text: string): void => {
    const last = parts.at(-1)
    if (text === '') return
    if (last !== undefined && last.href === undefined) parts[parts.length - 1] = { ...last, text: last.text + text }
    else parts.push({ text, href: undefined })
  }
  for (const word of written.trim().split(BETWEEN)) {
    const address = word.replace(/^mailto:/i, '').replace(END, '')
    if (!MAILBOX.test(address)) say(word)
    else {
      const [before = '', after = ''] = word.split(address)
      say(before)
      parts.push({ text: address, href: `mailto:${address}` })
      say(after)
    }
  }
  return parts
}
