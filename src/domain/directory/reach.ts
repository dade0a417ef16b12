import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import type { TextPart } from '#domain/links/text-part.ts'
import { mailboxesIn } from '#domain/links/mailboxes.ts'
import { safeLink } from '#domain/links/safe-link.ts'
import { serverAddress } from '#domain/links/server-address.ts'
import { telephonesIn } from '#domain/links/telephones.ts'
import { directionsTo } from '#domain/places/directions.ts'
import type { Contact } from './contact.ts'

/** The links of a contact: only safe addresses, only those that exist, and of several the first (DIR-09). */
export type Reach = Readonly<{
  phone: string | undefined
  email: string | undefined
  website: string | undefined
  directions: string | undefined
}>

const firstLink = (parts: readonly TextPart[]): string | undefined => parts.find(({ href }) => href !== undefined)?.href

/** The link that calls the first number of a text; undefined where it has none. */
export const dialled = (phone: string | undefined): string | undefined => firstLink(telephonesIn(phone ?? ''))

/** [decided] A site without a scheme is read as https; one without a host is on the server's (fault 55). */
const visited = (website: string | undefined, host: string): string | undefined => {
  const address = website?.trim() ?? ''
  const whole = address.startsWith('/')
    ? serverAddress(address, host)
    : /^[a-z][a-z\d+.-]*:/i.test(address)
      ? address
      : `https://${address}`
  return pipe(
    safeLink(whole),
    Option.filter((href) => /^https?:\/\/[^/]+\.[^/]/.test(href)),
    Option.toUndefined,
  )
}

/** The postal address in one line; undefined when no part is known. */
export const addressLine = ({
  address,
  postalCode,
  municipality,
}: Pick<Contact, 'address' | 'postalCode' | 'municipality'>): string | undefined => {
  const town = [postalCode, municipality?.name].filter((part) => part !== undefined && part !== '').join(' ')
  return [address, town].filter((part) => part !== undefined && part !== '').join(', ') || undefined
}

/** The links of a contact; `host` is the origin of the server. */
export const reachOf = (contact: Contact, host: string): Reach => ({
  phone: dialled(contact.phone),
  email: firstLink(mailboxesIn(contact.email ?? '')),
  website: visited(contact.website, host),
  directions: directionsTo(contact.position, addressLine(contact)),
})

/** A site as text: without scheme and final slash. */
export const siteName = (website: string): string => website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
