/** The places of the app as citizens call them, and the address each has. */
export const PLACES = {
  Home: '/',
  'the sign-in': '/login',
  'the notices': '/noticeSent',
  'the unread notices': '/noticeSent?unread=1',
  'the favourites': '/favorite',
  'the chats': '/chat/',
  'the profile': '/profile',
  'the forced password change': '/profile/forcePasswordChange',
  'the new password for migrated accounts': '/profile/forgot?migration=true',
  'the registration': '/profile/signin',
  'the activation': '/profile/activate',
  'the forgotten password': '/profile/forgot',
  'the new password by code': '/profile/forgot?code=123456',
  'the password change': '/profile/password',
  'the personal data': '/profile/profile',
  'the devices': '/profile/devices',
  'the privacy': '/profile/privacy',
  'the account deletion': '/profile/delete',
  'the user management': '/profile/users',
  'the new user': '/profile/users/new',
  'a user who never was': '/profile/users/99999',
  'a user without a number': '/profile/users/tutti',
  'the activities': '/activity',
  'the activities of Luino': '/activity?country=2',
  'the activities of a town that never was': '/activity?country=99',
  'the activities by municipality': '/activity?group=country',
  'the contacts': '/contact',
  'the contacts from Z to A': '/contact?sort=-name',
  'the contacts of Luino': '/contact?country=2',
  'the second page of the contacts': '/contact?page=2',
  'the second page of the contacts of Luino': '/contact?country=2&page=2',
  'the map of the contacts of Luino': '/contact?country=2&view=map',
  'the contacts by an address gone wrong': '/contact?country=tutti&sort=--name&page=0&view=globo',
  nowhere: '/questa/pagina/non/esiste',
  'a notice that never was': '/noticeSent/tutte',
} as const
export type Place = keyof typeof PLACES

/** /profile/login is the sign-in too: the one that a lost session leads to (AUTH-09). */
const ALIASES: Readonly<Record<string, Place>> = { '/profile/login': 'the sign-in', '/chat': 'the chats' }

/** What an address is called: a place of the app, or the address itself when it is none of them. */
export const placeOf = (address: string): string => {
  const known = Object.entries(PLACES).find(([, path]) => path === address)
  return known?.[0] ?? ALIASES[address.split('?')[0] ?? ''] ?? address
}

/** Languages by the prefix that their addresses carry (SHELL-18). */
export const LANGUAGES = { Italian: '', Spanish: '/es' } as const
export type Language = keyof typeof LANGUAGES

/** Where a place is in a language. */
export const addressOf = (place: Place, language: Language = 'Italian'): string =>
  LANGUAGES[language] === '' ? PLACES[place] : `${LANGUAGES[language]}${PLACES[place] === '/' ? '' : PLACES[place]}`

/** Where a tab keeps the way back, under the app's own name for it: the features write it as a page of old would have. */
export const WAY_BACK = 'piazza.user.back'
