import { oneOf } from './words.ts'

/** The pages of the app by their names in the features, and their addresses. */
export const PLACES = {
  Home: '/',
  'the sign-in': '/login',
  'the notices': '/noticeSent',
  'the unread notices': '/noticeSent?unread=1',
  'the favourites': '/favorite',
  'the favourite places': '/favorite?tab=contacts',
  'the calendar': '/profile/events',
  'the event Concerto per archi': '/activity/3/event/3',
  'the event La locandiera': '/activity/3/event/4',
  'the chats': '/chat/',
  'the chat with the library': '/chat/1',
  'the chat with the theatre': '/chat/2',
  'the chat with the bar': '/chat/3',
  'the chat with Sara': '/chat/4',
  'a chat that never was': '/chat/99',
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
  'the state of the service': '/profile/service',
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
  'the notices and topics of the Comune di Varese': '/activity/1?tab=notices',
  'the events at the Teatro Intred': '/activity/3?tab=events',
  'the places of the Biblioteca civica': '/activity/2?tab=places',
  'the page of the Biblioteca civica': '/activity/2',
  'the page of the Teatro Intred': '/activity/3',
  'the page of the Bar Pasticceria Centrale': '/activity/4',
  'the page of the Polisportiva Varesina': '/activity/8',
  'the page of the Istituto comprensivo': '/activity/9',
  'the page of the Gruppo Astrofili Schiaparelli': '/activity/60',
  'the page of the Parco Campo dei Fiori': '/activity/61',
  'the events of the Teatro Intred': '/activity/3/event',
  'the events': '/event',
  'the events of an address gone wrong': '/event?date=oggi&typology=&price=gratis',
  'the free events of Sunday': '/event?date=2026-11-22&price=free',
  'the events of a day long gone': '/event?date=2001-01-01',
  'the events of a day far ahead': '/event?date=2150-01-01',
  'the events of an activity that never was': '/activity/9999/event',
  'the events of an activity without a number': '/activity/tutte/event',
  'the event Concerto per archi under another activity': '/activity/1/event/3',
  'the reading group': '/activity/2/event/7',
  'an event that never was': '/activity/3/event/99999',
  'an event without a number': '/activity/3/event/primo',
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
  'the legal notes': '/legal',
  'the report of a fault': '/report',
  'the guide': '/assistance',
  'the answer about a forgotten password': '/assistance#password-dimenticata',
  'the sports grounds of Varese': '/e015/3?country=1',
  'the pools of Varese': '/e015/3?country=1&discipline=Nuoto',
  'the sheet of events in Varese': '/e015/7?country=1',
  'the free events of that sheet': '/e015/7?country=1&price=free',
  'the sheet of events of the next day': '/e015/7?country=1&date=2026-11-21',
  'the sheet of events of a day that is none': '/e015/7?country=1&date=2026-02-31',
  'the sheet of events of a day long past': '/e015/7?country=1&date=2020-01-01',
  'the flights from Malpensa': '/e015/17?country=7',
  'the arrivals at Malpensa': '/e015/17?country=7&direction=arrival',
  'the parking of Varese': '/e015/21?country=1',
  'the parking of Luino': '/e015/21?country=2',
  'the parking of Tradate, which has none': '/e015/21?country=8',
  'the points of interest of Varese': '/e015/30?country=1',
  'the pharmacies and surgeries': '/contact?category=26',
  'the museums of Varese': '/e015/30?country=1&category=Musei',
  'the air of Varese': '/e015/40?country=1',
  'a sheet that never was': '/e015/999?country=1',
  'a sheet without a number': '/e015/tutte?country=1',
  'the parking of Busto Arsizio': '/e015/21?country=4',
  'the parking of whatever town': '/e015/21',
  'a sheet that no town has': '/e015/999',
  'a sheet of a municipality without a number': '/e015/21?country=tutti',
  'the search': '/search',
  'the search for the library': '/search?q=biblioteca',
  'the search for the library in a hidden province': '/search?q=biblioteca&province=4',
  nowhere: '/questa/pagina/non/esiste',
  'a notice that never was': '/noticeSent/tutte',
} as const
export type Place = keyof typeof PLACES

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
