import { pipe } from 'fp-ts/lib/function.js'
import * as Option from 'fp-ts/lib/Option.js'
import { safeLink, safePath } from '#domain/links/safe-link.ts'
import { splitLanguage } from './languages.ts'

/** An address that no screen has: it says so (SHELL-17). */
export const NOWHERE = '/404'

export const leadsOutside = (href: string): boolean => /^https?:/.test(href)

/**
 * Where an address leads that somebody wrote into Home (HOME-01): a site outside by its whole address, a path of ours
 * however it is written, in the language that is spoken; anything else to where it is said that there is nothing.
 */
export const entryWay = (address: string, origin: string): string => {
  const said = address.trim()
  const site = /^https?:/i.test(said) ? Option.toUndefined(safeLink(said)) : undefined
  const isOurs = site !== undefined && new URL(site).origin === origin
  if (site !== undefined && !isOurs) return site
  const path = isOurs ? site.slice(origin.length) : said
  // A scheme that is none of ours leads nowhere, and neither does nothing at all become Home.
  if (/^(?:[a-z][\w+.-]*:|[#./?]?$)/i.test(path) && path !== '/') return NOWHERE
  return pipe(
    safePath(path.replace(/^\/?#!?\/?|^(?:\.{1,2}\/)+|^(?!\/)/, '/')),
    Option.match(
      () => NOWHERE,
      (safe) => splitLanguage(safe).path,
    ),
  )
}
