/** Every screen, stated once: read by the words of the scenarios, the faces and transcripts, and the soak. */
import type { ScreenName, SCREENS } from '#ui/base/screens.ts'

type PlainGesture =
  /** Presses buttons one after the other. */
  | readonly [verb: 'press', ...names: readonly (string | RegExp)[]]
  | readonly [verb: 'press twice', name: RegExp]
  | readonly [verb: 'open tab', name: string]
  /** Opens what a button opens, and leaves it by the key for that. */
  | readonly [verb: 'open and leave', name: string | RegExp]
  | readonly [verb: 'type and clear', role: 'searchbox' | 'textbox', text: string]
  | readonly [verb: 'choose and reset', label: string]
  | readonly [verb: 'search for', text: string]

/** What one does on a page, by its words. `where`: only where a button of that name is. */
export type Gesture = PlainGesture | readonly [verb: 'where', name: string, ...gestures: readonly PlainGesture[]]

type Page<Path extends string> = Readonly<{
  /** Its addresses, by the names that scenarios give them. */
  called: Readonly<Record<string, string>>
  /**
   * How a citizen with a session gets there from Home: links by their addresses, one by chance where an address ends in
   * `*`. 'elsewhere': no link leads there, and `bench/soak/walk.ts` says how else.
   */
  way: readonly (string | Gesture)[] | 'elsewhere'
  acts?: readonly Gesture[]
}> &
  // Its path where nothing else is named; a path with an id leads nowhere by itself.
  (Path extends `${string}:${string}` ? Shown : Partial<Shown>)

/**
 * The addresses at which its faces are looked at: the first in each state of its calls. Whole, none of them may fail: a page
 * of a thing that is not there says so.
 */
type Shown = Readonly<{ shown: readonly [string, ...string[]] }>

type Screens = { readonly [Name in ScreenName]: Page<(typeof SCREENS)[Name]['path']> }

const MAP = [['press', 'Ingrandisci la mappa', 'Riduci la mappa']] as const
const LIST_FILTERS = [
  ['choose and reset', 'Comune'],
  ['choose and reset', 'Categoria'],
  ['press', 'Dalla A alla Z', 'Dalla Z alla A'],
] as const

/** Each screen of the app: one without a row does not compile. */
const PAGES = {
  home: {
    called: { Home: '/' },
    way: [],
    acts: [
      ['open and leave', 'Apri la navigazione'],
      ['open and leave', 'Altre azioni'],
      ['type and clear', 'searchbox', 'bibl'],
    ],
  },
  signIn: { called: { 'the sign-in': '/login' }, way: 'elsewhere' },
  signInAgain: { called: {}, way: 'elsewhere' },
  forgotPassword: {
    called: {
      'the new password for migrated accounts': '/profile/forgot?migration=true',
      'the forgotten password': '/profile/forgot',
      'the new password by code': '/profile/forgot?code=123456',
    },
    shown: [
      '/profile/forgot',
      '/profile/forgot?migration=true',
      '/profile/forgot?code=123456',
      '/profile/forgot?code=000000',
    ],
    way: 'elsewhere',
  },
  forcedPassword: { called: { 'the forced password change': '/profile/forcePasswordChange' }, way: 'elsewhere' },
  registration: { called: { 'the registration': '/profile/signin' }, way: 'elsewhere' },
  activation: {
    called: { 'the activation': '/profile/activate' },
    shown: ['/profile/activate', '/profile/activate?code=ATTIVA-0'],
    way: 'elsewhere',
  },
  profileArea: { called: { 'the profile': '/profile' }, way: ['/profile'] },
  profile: {
    called: { 'the personal data': '/profile/profile' },
    way: ['/profile', '/profile/profile'],
    acts: [['press', 'Modifica i dati', 'Annulla']],
  },
  changePassword: {
    called: { 'the password change': '/profile/password' },
    way: ['/profile', '/profile/password'],
    acts: [['press', 'Cambia password']],
  },
  calendar: {
    called: { 'the calendar': '/profile/events' },
    way: ['/profile/events'],
    acts: [['press', 'Mese successivo', 'Mese precedente']],
  },
  devices: {
    called: { 'the devices': '/profile/devices' },
    way: ['/profile', '/profile/devices'],
    acts: [['open and leave', /^Elimina /]],
  },
  privacy: {
    called: { 'the privacy': '/profile/privacy' },
    way: ['/profile', '/profile/privacy'],
    acts: [['open and leave', /^Leggi /]],
  },
  deleteAccount: {
    called: { 'the account deletion': '/profile/delete' },
    way: ['/profile', '/profile/delete'],
    acts: [['press', 'Elimina il mio account']],
  },
  users: { called: { 'the user management': '/profile/users' }, way: 'elsewhere' },
  newUser: { called: { 'the new user': '/profile/users/new' }, way: 'elsewhere' },
  user: {
    called: {
      'a user who never was': '/profile/users/99999',
      'a user without a number': '/profile/users/tutti',
    },
    shown: ['/profile/users/1', '/profile/users/99999'],
    way: 'elsewhere',
  },
  service: { called: { 'the state of the service': '/profile/service' }, way: 'elsewhere' },
  favourites: {
    called: {
      'the favourites': '/favorite',
      'the favourite places': '/favorite?tab=contacts',
    },
    shown: ['/favorite', '/favorite?tab=contacts'],
    way: ['/favorite'],
  },
  notices: {
    called: {
      'the notices': '/noticeSent',
      'the unread notices': '/noticeSent?unread=1',
    },
    shown: ['/noticeSent', '/noticeSent?activity=99999', '/noticeSent?group=sender'],
    way: ['/noticeSent'],
    acts: [
      ['open and leave', 'Filtra e ordina'],
      ['press', 'Questionari', 'Tutte'],
      ['press', 'Seleziona', 'Annulla'],
    ],
  },
  notice: {
    called: { 'a notice that never was': '/noticeSent/tutte' },
    shown: [
      '/noticeSent/1',
      '/noticeSent/2',
      '/noticeSent/3',
      '/noticeSent/4',
      '/noticeSent/5',
      '/noticeSent/6',
      '/noticeSent/7',
      '/noticeSent/8',
      '/noticeSent/9',
      '/noticeSent/13',
      '/noticeSent/14',
    ],
    way: ['/noticeSent', '/noticeSent/*'],
    acts: [['open and leave', 'Elimina notifica']],
  },
  chats: { called: { 'the chats': '/chat/' }, way: ['/chat'], acts: [['press', 'Seleziona', 'Annulla']] },
  chat: {
    called: {
      'the chat with the library': '/chat/1',
      'the chat with the theatre': '/chat/2',
      'the chat with the bar': '/chat/3',
      'the chat with Sara': '/chat/4',
      'a chat that never was': '/chat/99',
      'a chat without a number': '/chat/tutte',
    },
    shown: ['/chat/1', '/chat/9999'],
    way: ['/chat', '/chat/*'],
    acts: [
      ['type and clear', 'textbox', 'Buongiorno'],
      ['open and leave', 'Elimina la chat'],
    ],
  },
  activities: {
    called: {
      'the activities': '/activity',
      'the activities of Luino': '/activity?country=2',
      'the activities of a town that never was': '/activity?country=99',
      'the activities by municipality': '/activity?group=country',
      'the map of the activities of Luino': '/activity?country=2&view=map',
    },
    shown: ['/activity', '/activity?group=country', '/activity?country=99'],
    way: ['/activity'],
    acts: [...LIST_FILTERS, ['press twice', / nei preferiti$/]],
  },
  activity: {
    called: {
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
      'an activity that never was': '/activity/9999',
      'an activity without a number': '/activity/tutte',
    },
    shown: [
      '/activity/1',
      '/activity/1?tab=notices',
      '/activity/3?tab=events',
      '/activity/4?tab=places',
      '/activity/9999',
    ],
    way: ['/activity', '/activity/*'],
    acts: [
      ['open tab', 'Luoghi'],
      ['where', 'Ingrandisci la mappa', ...MAP],
    ],
  },
  activityEvents: {
    called: {
      'the events of the Teatro Intred': '/activity/3/event',
      'the events of an activity that never was': '/activity/9999/event',
      'the events of an activity without a number': '/activity/tutte/event',
    },
    shown: ['/activity/3/event'],
    way: ['/country', '/country/1', '/activity/3', ['open tab', 'Eventi'], '/activity/3/event'],
    acts: [['press', 'Giorno successivo']],
  },
  event: {
    called: {
      'the event Concerto per archi': '/activity/3/event/3',
      'the event La locandiera': '/activity/3/event/4',
      'the event Concerto per archi under another activity': '/activity/1/event/3',
      'the reading group': '/activity/2/event/7',
      'an event that never was': '/activity/3/event/99999',
      'an event without a number': '/activity/3/event/primo',
    },
    shown: ['/activity/3/event/3', '/activity/3/event/99999'],
    way: ['/event', '/activity/*'],
  },
  topicUsers: {
    called: {
      'the followers of Avvisi generali': '/activity/1/topic/101/users',
      'the followers of a topic that never was': '/activity/1/topic/99999/users',
      'the followers of a topic without a number': '/activity/1/topic/tutti/users',
    },
    shown: ['/activity/1/topic/101/users', '/activity/1/topic/99999/users'],
    way: 'elsewhere',
  },
  contacts: {
    called: {
      'the contacts': '/contact',
      'the contacts from Z to A': '/contact?sort=-name',
      'the contacts of Luino': '/contact?country=2',
      'the second page of the contacts': '/contact?page=2',
      'the second page of the contacts of Luino': '/contact?country=2&page=2',
      'the map of the contacts': '/contact?view=map',
      'the map of a town that never was': '/contact?country=99&view=map',
      'the map of the contacts of Luino': '/contact?country=2&view=map',
      'the contacts by an address gone wrong': '/contact?country=tutti&sort=--name&page=0&view=globo',
      'the contacts of Varese': '/contact?country=1',
      'the pharmacies and surgeries': '/contact?category=26',
    },
    shown: ['/contact', '/contact?page=3', '/contact?view=map'],
    way: ['/contact', '/contact?view=map'],
    acts: [...MAP, ['press', 'La mia posizione']],
  },
  // A contact without a place has no map.
  contact: {
    called: {
      'the contact of the Biblioteca civica': '/contact/2',
      'a contact that never was': '/contact/9999',
      'a contact without a number': '/contact/uno',
    },
    shown: ['/contact/2', '/contact/9999'],
    way: ['/contact', '/contact/*'],
    acts: [['where', 'Ingrandisci la mappa', ...MAP]],
  },
  municipalities: { called: { 'the municipalities': '/country' }, way: ['/country'] },
  municipality: {
    called: {
      'the page of Varese': '/country/1',
      'the page of Luino': '/country/2',
      'a municipality that never was': '/country/9999',
      'a municipality that nobody sees': '/country/9',
      'a municipality without a number': '/country/Varese',
      'the page of Laveno-Mombello': '/country/5',
    },
    shown: ['/country/1', '/country/2', '/country/9999'],
    way: ['/country', '/country/*'],
  },
  sheet: {
    called: {
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
      'the museums of Varese': '/e015/30?country=1&category=Musei',
      'the air of Varese': '/e015/40?country=1',
      'a sheet that never was': '/e015/999?country=1',
      'a sheet without a number': '/e015/tutte?country=1',
      'the parking of Busto Arsizio': '/e015/21?country=4',
      'the parking of whatever town': '/e015/21',
      'a sheet that no town has': '/e015/999',
      'a sheet of a municipality without a number': '/e015/21?country=tutti',
    },
    shown: [
      '/e015/3?country=1&discipline=Nuoto',
      '/e015/7?country=1',
      '/e015/17?country=1',
      '/e015/17?country=1&direction=arrival',
      '/e015/21?country=1',
      '/e015/30?country=1',
      '/e015/999?country=1',
    ],
    way: ['/e015/*'],
  },
  events: {
    called: {
      'the events': '/event',
      'the events of an address gone wrong': '/event?date=oggi&typology=&price=gratis',
      'the free events of Sunday': '/event?date=2026-11-22&price=free',
      'the events of a day long gone': '/event?date=2001-01-01',
      'the events of a day far ahead': '/event?date=2150-01-01',
    },
    shown: ['/event', '/event?date=2150-01-01', '/event?country=Atlantide'],
    way: ['/event'],
    acts: [
      ['press', 'Filtri', 'Filtri'],
      ['open and leave', /Scegli un giorno$/],
      ['press', 'Giorno successivo', 'Giorno precedente'],
    ],
  },
  search: {
    called: {
      'the search': '/search',
      'the search for the library': '/search?q=biblioteca',
      'the search for the library in a hidden province': '/search?q=biblioteca&province=4',
    },
    way: [],
    acts: [
      ['search for', 'biblioteca'],
      ['press', 'Cancella il testo'],
    ],
  },
  assistance: {
    called: {
      'the guide': '/assistance',
      'the answer about a forgotten password': '/assistance#password-dimenticata',
    },
    way: ['/assistance'],
  },
  faultReport: {
    called: { 'the report of a fault': '/report' },
    way: [['press', 'Altre azioni'], '/report'],
    acts: [['type and clear', 'textbox', 'Buca']],
  },
  settings: { called: {}, way: [['press', 'Altre azioni'], '/settings'], acts: [['press', 'Chiaro', 'Scuro']] },
  legal: { called: { 'the legal notes': '/legal' }, way: [['press', 'Altre azioni'], '/legal'] },
} as const satisfies Screens

/** An address that leads to no screen. */
const NOWHERE = { nowhere: '/questa/pagina/non/esiste' } as const

export const SCREEN_PAGES: Screens = PAGES

/** A page of the app, by its name in the scenarios. */
export type Place = { [Name in ScreenName]: keyof (typeof PAGES)[Name]['called'] }[ScreenName] | keyof typeof NOWHERE

/** The addresses of all that has a name. */
export const PLACES = Object.assign({}, NOWHERE, ...Object.values(PAGES).map(({ called }) => called)) as Readonly<
  Record<Place, string>
>
