import { phoneGroups } from '#domain/directory/phone-groups.ts'
import { linkedText } from '#domain/links/linked-text.ts'
import type { TextPart } from '#domain/links/text-part.ts'
import { mailboxesIn } from '#domain/links/mailboxes.ts'
import { telephonesIn } from '#domain/links/telephones.ts'
import { type Way, way } from './parts.ts'

/** Plain external text with its addresses as links (fault 41). It is read as one text. */
export type LinkedText = Readonly<{ kind: 'linked'; parts: readonly (string | Way)[] }>

const linkedOf = (parts: readonly TextPart[], say: (link: string) => string = (link) => link): LinkedText => ({
  kind: 'linked',
  parts: parts.map(({ text, href }) => (href === undefined ? text : way(say(text), href))),
})

export const linkedView = (text: string): LinkedText => linkedOf(linkedText(text))

/** The words of a text, without its links. */
export const wordsOfLinked = ({ parts }: LinkedText): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.label)).join('')

/** A text of contact with its telephone numbers as links, in groups (DIR-09, FMT-03). */
export const telephoneView = (text: string): LinkedText => linkedOf(telephonesIn(text), phoneGroups)

/** A text of contact with its e-mail addresses as links (DIR-09). */
export const mailboxView = (text: string): LinkedText => linkedOf(mailboxesIn(text))
