/** A prefix of Italy, before any number of this plan. */
const ITALY = /^(?:\+|00)39/
/** Another country: nothing here knows how its numbers are grouped. */
const ABROAD = /^(?:\+|00)/
/** What may stand between digits: a number with anything else, such as an extension, is not one number. */
const WRITTEN = /^\+?[\d\s()./-]+$/
/** [decided] Shorter ones are said whole: 112, 1522. */
const FEWEST_DIGITS = 6
/** The most digits of an Italian number, without the prefix of the country. */
const MOST_DIGITS = 11

/**
 * The geographic area codes of Italy: 02 and 06 have two digits; those whose third digit is 0, 1, 5 or 9 have three (010
 * Genova, 055 Firenze); all others have four (0332 Varese).
 */
const AREA = /^(0[26]|0[1345789][0159]|0[1-9]\d{2})\d/
const MOBILE = /^(3\d{2})(\d{3})(\d{3,4})$/
/** Numbers that are free (800, 803, and 116 of Europe) or have one price for the whole country (199, 840, 848, 892 …). */
const SERVICE = /^(80[03]|84\d|89\d|199|116(?=\d{3}$))(\d{3})(\d{3})?$/

/** The number inside an area: short ones whole, longer ones with four digits at their end. */
const local = (digits: string): readonly string[] => {
  const last = digits.length === 5 ? 3 : 4
  return [digits.slice(0, -last), digits.slice(-last)]
}

const groupsOf = (digits: string): readonly string[] => {
  const area = AREA.exec(digits)?.[1]
  if (area !== undefined) return [area, ...local(digits.slice(area.length))]
  const parts = MOBILE.exec(digits) ?? SERVICE.exec(digits)
  return parts === null
    ? [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, 7), digits.slice(7)]
    : parts.slice(1).filter((part) => part !== undefined)
}

/**
 * A telephone number as it is read aloud, spaces between its groups (FMT-03). [decided] An Italian number shows its area code,
 * or the three digits of a mobile or service number; one of another country, or with more than a number in it, stays as it is
 * written; numbers of less than six digits are whole; all others are grouped 3.2.2.rest.
 */
export const phoneGroups = (phone: string): string => {
  const asWritten = phone.trim().replaceAll(/\s+/g, ' ')
  const compact = asWritten.replaceAll(/[^\d+]/g, '')
  const isItalian = ITALY.test(compact)
  const digits = compact.replace(ITALY, '')
  if (!WRITTEN.test(asWritten) || ABROAD.test(digits) || digits.length > MOST_DIGITS || digits.length < FEWEST_DIGITS)
    return asWritten
  return [isItalian ? '+39' : '', ...groupsOf(digits)].filter((group) => group !== '').join(' ')
}
