import { type Place, PLACES } from '#features/catalogue/pages.ts'
import { oneOf } from './words.ts'

const OWNERS = ['the', 'his', 'her', 'their']
const OWN = /^(?:his|her|their) /

/** Matches the name of a page, whoever's it is. */
export const PLACE = oneOf(
  Object.keys(PLACES).flatMap((place) => OWNERS.map((own) => place.replace(/^the /, `${own} `))),
)
export const placeCalled = (words: string): Place => words.replace(OWN, 'the ') as Place

/** /profile/login is also the sign-in: the one after a lost session (AUTH-09). */
const ALIASES: Readonly<Record<string, Place>> = { '/profile/login': 'the sign-in', '/chat': 'the chats' }

/** The name of an address: a page of the app, or the address itself. */
export const placeOf = (address: string): string => {
  const known = Object.entries(PLACES).find(([, path]) => path === address)
  return known?.[0] ?? ALIASES[address.split('?')[0] ?? ''] ?? address
}

/** Languages by the prefix of their addresses (SHELL-18). */
export const LANGUAGES = { Italian: '', Spanish: '/es', English: '/en', German: '/de' } as const
export type Language = keyof typeof LANGUAGES
/** The code of a language. */
export const codeOf = (language: Language): string => LANGUAGES[language].slice(1) || 'it'

/** The address of a page in a language. */
export const addressOf = (place: Place, language: Language = 'Italian'): string =>
  LANGUAGES[language] === '' ? PLACES[place] : `${LANGUAGES[language]}${PLACES[place] === '/' ? '' : PLACES[place]}`

/** The key of the return address in the tab's storage: the features write it like an earlier page. */
export const WAY_BACK = 'piazza.user.back'
