/** Signs that are written between the digits of a number and that nobody dials; some of them nobody sees. */
const BETWEEN_DIGITS = /[\s()[\]./'’·\p{Pd}\u2212\p{Cf}]/gu

/** [decided] What reaches a telephone: digits alone, whatever their plan. Codes such as `*#06#` act on the device or its contract. */
const NUMBER = /^\+?\d{3,15}$/
/**
 * [decided] No link whose words may hide the number dials one at a premium. They are 892 to 899, televotes (0878), the former
 * 144, 163, 164 and 166, and those of all countries (+979). Where the number itself is read, who taps it sees what is dialled.
 */
const PREMIUM = /^(?:(?:(?:\+|00)39)?(?:89[2-9]|0878|144|16[346])\d{2,}|(?:\+|00)979\d*)$/

/** A number as it is dialled, from how it is written. What is no number keeps what makes it none. */
export const digitsOf = (written: string): string => {
  const plain = written.replaceAll(BETWEEN_DIGITS, '')
  // The zero that is dialled inside another country only; in Italy it belongs to the number.
  return /^(?:\+|00)(?!39)/.test(plain) ? written.replace('(0)', '').replaceAll(BETWEEN_DIGITS, '') : plain
}

/**
 * The link that dials a number that can be read (DIR-09); undefined for what must not be dialled. Links that somebody else has
 * written follow the same rule, and a stricter one for what they may hide (`dialledAddress`).
 */
export const telephoneLink = (written: string): string | undefined => {
  const digits = digitsOf(written)
  return NUMBER.test(digits) ? `tel:${digits}` : undefined
}

/** What a telephone dials once somebody has answered: an extension (RFC 3966), or digits after a pause. */
const EXTENSION = /^(?:;ext=|,+)\d{1,8}(?=$|[;,?])/i

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * A `tel:` address that somebody else has written, as it may be dialled; undefined where it may not. Its number may have any
 * spelling; its extension stays, other parameters are dropped.
 */
export const dialledAddress = (address: string): string | undefined => {
  const told = decoded(address.replace(/^tel:\/*/i, ''))
  if (told === undefined || /[*#]/.test(told)) return undefined
  const number = told.replace(/[;,?].*$/s, '')
  const link = PREMIUM.test(digitsOf(number)) ? undefined : telephoneLink(number)
  return link && link + (EXTENSION.exec(told.slice(number.length))?.[0] ?? '')
}
