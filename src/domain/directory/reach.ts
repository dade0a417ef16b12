import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import { safeLink } from '#domain/links/safe-link.ts'
import { directionsTo } from '#domain/places/directions.ts'
import type { Contact } from './contact.ts'

/** How a contact is reached: addresses that are safe to link to, and only those there are (DIR-09). */
export type Reach = Readonly<{
  phone: string | undefined
  email: string | undefined
  website: string | undefined
  directions: string | undefined
}>

const dialled = (phone: string | undefined): string | undefined => {
  const digits = phone?.replaceAll(/[^\d+]/g, '') ?? ''
  return /^\+?\d{2,}$/.test(digits) ? `tel:${digits}` : undefined
}

/** An address and nothing else: what could add recipients or words of its own is none. */
const written = (email: string | undefined): string | undefined =>
  email !== undefined && /^[^\s@?&#:,;<>"]+@[^\s@?&#:,;<>"]+$/.test(email.trim()) ? `mailto:${email.trim()}` : undefined

/** [decided] A site without a scheme is meant to be a secure one. */
const visited = (website: string | undefined): string | undefined => {
  const address = website?.trim() ?? ''
  const whole = /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
  return pipe(
    safeLink(whole),
    Option.filter((href) => /^https?:\/\/[^/]+\.[^/]/.test(href)),
    Option.toUndefined,
  )
}

/** The postal address in one line; undefined when nothing of it is known. */
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

/** A site as people say it: without the scheme and what ends it. */
export const siteName = (website: string): string => website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
