import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import { safeLink } from '#domain/links/safe-link.ts'
import { directionsTo } from '#domain/places/directions.ts'
import type { Contact } from './contact.ts'

/** The links of a contact: only safe addresses, and only those that exist (DIR-09). */
export type Reach = Readonly<{
  phone: string | undefined
  email: string | undefined
  website: string | undefined
  directions: string | undefined
}>

/** The link that calls a number; undefined for what is none. */
export const dialled = (phone: string | undefined): string | undefined => {
  const digits = phone?.replaceAll(/[^\d+]/g, '') ?? ''
  return /^\+?\d{2,}$/.test(digits) ? `tel:${digits}` : undefined
}

/** Accepts a plain e-mail address only: anything that could add recipients or text is refused. */
const written = (email: string | undefined): string | undefined =>
  email !== undefined && /^[^\s@?&#:,;<>"]+@[^\s@?&#:,;<>"]+$/.test(email.trim()) ? `mailto:${email.trim()}` : undefined

/** [decided] A site without a scheme is read as https. */
const visited = (website: string | undefined): string | undefined => {
  const address = website?.trim() ?? ''
  const whole = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
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

export const reachOf = (contact: Contact): Reach => ({
  phone: dialled(contact.phone),
  email: written(contact.email),
  website: visited(contact.website),
  directions: directionsTo(contact.position, addressLine(contact)),
})

/** A site as text: without scheme and final slash. */
export const siteName = (website: string): string => website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
