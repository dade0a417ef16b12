import type * as Option from 'fp-ts/lib/Option.js'
import { safeLink } from './safe-link.ts'

/** An e-mail to be sent by the citizen: its subject, and its paragraphs, one below the other. */
export type Mail = Readonly<{ subject: string; paragraphs: readonly string[] }>

/** Half of a surrogate pair, as a cut text may end: it has no encoding in an address. */
const LONE_HALF = /\p{Surrogate}/gu

/** Line breaks are those of e-mail (RFC 6068). */
const encoded = (text: string): string =>
  encodeURIComponent(text.replaceAll(LONE_HALF, '\uFFFD').replaceAll(/\r\n|\r|\n/g, '\r\n'))

/** The address that opens an e-mail to a mailbox that is known as one (`mailboxesIn`, the configuration of a town). */
export const mailboxLink = (mailbox: string): string => `mailto:${mailbox}`

/** The address that opens an e-mail, ready to be sent, in the mail app of the device. None for an unsafe link. */
export const mailTo = (address: string, { subject, paragraphs }: Mail): Option.Option<string> =>
  safeLink(`${mailboxLink(address)}?subject=${encoded(subject)}&body=${encoded(paragraphs.join('\n\n'))}`)
