import * as Option from 'fp-ts/lib/Option.js'
import { leadsOutside, safePath, urlFrom } from '#domain/links/safe-link.ts'
import { splitLanguage } from '#ui/language/languages.ts'

/** An address that no screen has: it says so (SHELL-17). */
export const NOWHERE = '/404'

/**
 * Where an address leads that somebody wrote into Home (HOME-01): a site outside by its whole address, a path of ours
 * however it is written, in the language that is spoken; anything else to where it is said that there is nothing.
 */
export const entryWay = (address: string, origin: string): string => {
  const said = address.trim()
  const { href, origin: its } = urlFrom(said) ?? { href: said, origin }
  if (its !== origin) return leadsOutside(href) ? href : NOWHERE
  const path = href.startsWith(origin) ? href.slice(origin.length) : href
  // A scheme alone leads nowhere, and neither does nothing at all become Home.
  return /^([\w+.-]*:|[#.?]?$)/.test(path)
    ? NOWHERE
    : splitLanguage(Option.getOrElse(() => NOWHERE)(safePath(path.replace(/^\.*\/?(#!?\/?)?/, '/')))).path
}
