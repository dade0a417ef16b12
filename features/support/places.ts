/** The places of the app as citizens call them, and the address each has. */
export const PLACES = {
  Home: '/',
  'the sign-in': '/login',
  'the notices': '/noticeSent',
  'the unread notices': '/noticeSent?unread=1',
  'the favourites': '/favorite',
  'the favourite places': '/favorite?tab=contacts',
  'the calendar': '/profile/events',
  'the chats': '/chat/',
  'the chat with the library': '/chat/1',
  'the chat with the theatre': '/chat/2',
  'the chat with the bar': '/chat/3',
  'a chat without a number': '/chat/tutte',
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
  'the map of the contacts': '/contact?view=map',
  'the map of the activities of Luino': '/activity?country=2&view=map',
  'the map of a town that never was': '/contact?country=99&view=map',
  'the map of the contacts of Luino': '/contact?country=2&view=map',
  'the contacts by an address gone wrong': '/contact?country=tutti&sort=--name&page=0&view=globo',
  'the followers of Avvisi generali': '/activity/1/topic/101/users',
  'the followers of a topic that never was': '/activity/1/topic/99999/users',
  'the followers of a topic without a number': '/activity/1/topic/tutti/users',
  'the page of the Comune di Varese': '/activity/1',
  'the page of the Biblioteca civica': '/activity/2',
  'the page of the Teatro Intred': '/activity/3',
  'the page of the Bar Pasticceria Centrale': '/activity/4',
  'the events of the Teatro Intred': '/activity/3/event',
  'an activity that never was': '/activity/9999',
  'an activity without a number': '/activity/tutte',
  'the contact of the Biblioteca civica': '/contact/2',
  'a contact that never was': '/contact/9999',
  'a contact without a number': '/contact/uno',
  'the municipalities': '/country',
  'the page of Varese': '/country/1',
  'the page of Luino': '/country/2',
  'the contacts of Varese': '/contact?country=1',
  'a municipality that never was': '/country/9999',
  'a municipality that nobody sees': '/country/9',
  'a municipality without a number': '/country/Varese',
  'the page of Laveno-Mombello': '/country/5',
  'the guide': '/assistance',
  'the answer about a forgotten password': '/assistance#password-dimenticata',
  'the search': '/search',
  'the search for the library': '/search?q=biblioteca',
  'the search for the library in a hidden province': '/search?q=biblioteca&province=4',
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
