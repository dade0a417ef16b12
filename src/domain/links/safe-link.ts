import * as Option from 'fp-ts/lib/Option.js'
import { beginningOf } from '#domain/text/signs.ts'
import { dialledAddress } from './dialling.ts'

/** The allowed schemes of a link; all others are refused, those that write a message (`sms:`) or call by an app too. */
const ALLOWED_SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'geo:'])

/** A parsed URL; undefined when it is invalid. */
export const urlFrom = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** An external address that is safe to link to, or none (scripts, data, unknown schemes, and what must not be dialled). */
export const safeLink = (address: string | undefined): Option.Option<string> => {
  const url = address === undefined ? undefined : urlFrom(address)
  if (url?.protocol === 'tel:') return Option.fromNullable(dialledAddress(url.href))
  return url && ALLOWED_SCHEMES.has(url.protocol) ? Option.some(url.href) : Option.none
}

/** Whether an address is an absolute http or https URL, not a path of the app. */
export const leadsOutside = (href: string): boolean => /^https?:/.test(href)

/**
 * A path of this app, or none: every form of another origin (`//evil`, `\evil`, `javascript:`) is refused (SHELL-02).
 */
export const safePath = (path: string | null | undefined): Option.Option<string> => {
  if (!path?.startsWith('/') || /[\\\u0000-\u001f]/.test(path)) return Option.none
  const here = 'https://piazza.invalid'
  const url = urlFrom(path, here)
  // Segments such as `/.//evil` show their target only after normalisation.
  return url?.origin === here && !url.pathname.startsWith('//')
    ? Option.some(url.pathname + url.search + url.hash)
    : Option.none
}

/** Control characters, characters that some device reserves, and characters that reverse the reading direction. */
const UNSAFE = /[\u0000-\u001f\u007f"*/:<>?\\|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Longer names are cut. */
const LONGEST_NAME = 120

const clean = (text: string): string =>
  text
    .replaceAll(UNSAFE, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')

/** A file name that is valid on every device: no folders, no control or reserved characters (NOTICE-08). */
export const safeFileName = (label: string, extension: string): string => {
  const ending = extension.replaceAll(/[^a-zA-Z0-9]/g, '').slice(0, 10)
  const stem = beginningOf(clean(label), LONGEST_NAME) || 'file'
  return ending === '' ? stem : `${stem}.${ending}`
}
