import type { Ports } from '#application/ports/ports.ts'
import type { AdvertisementId } from '#domain/advertising/advertisement.ts'
import type { TagId } from '#domain/notices/notice.ts'
import type { CallName } from './calls.ts'

/** What a citizen does on a page, by its words. */
export type Step = readonly [
  verb:
    | 'tap'
    | 'fill'
    | 'flip'
    | 'rate'
    | 'pick'
    | 'confirm'
    | 'leave'
    /** Taps an advertisement. */
    | 'follow',
  what?: string,
  value?: string,
]

/** How a citizen gets to a call. Without steps the page itself makes the call; otherwise the last step does. */
export type Way = Readonly<{
  at: string
  /** The username; a visitor has none. */
  as?: string
  steps?: readonly Step[]
  /** The session is that old, in milliseconds. */
  age?: number
  /** No screen makes the call: it is made at its port. */
  port?: (ports: Ports) => () => Promise<unknown>
}>

const [MARIO, ADMIN] = ['mario.rossi', 'amministratore'] as const
/** Everyone who signs in beforehand. */
export const USERNAMES = [MARIO, ADMIN]
const PASSWORD = 'Piazza2026!'
const NEW_PASSWORD = 'Varese2027!'

const mario = (at: string, ...steps: readonly Step[]): Way => ({ at, as: MARIO, steps })
const admin = (at: string, ...steps: readonly Step[]): Way => ({ at, as: ADMIN, steps })
const visitor = (at: string, ...steps: readonly Step[]): Way => ({ at, steps })

const signIn = visitor('/login', ['fill', 'Nome utente', MARIO], ['fill', 'Password', PASSWORD], ['tap', 'Accedi'])
const NEW: readonly Step[] = [
  ['fill', 'Nuova password', NEW_PASSWORD],
  ['fill', 'Ripeti la nuova password', NEW_PASSWORD],
]
const EVENT = '/activity/3/event/3'
const FILE = 'Ordinanza 412 - Via Sacco.pdf'
const TOPICS = '/activity/1?tab=notices'
const forAddress = mario(TOPICS, ['tap', 'Iscriviti a Pulizia strade'])
const CONTINUE: Step = ['tap', 'Continua']
const CONFIRM: Step = ['confirm']

/** The way to each call of the contract. */
export const WAYS: Readonly<Record<CallName, Way>> = {
  'account.checkStatus': signIn,
  'account.saveDeviceOf': signIn,
  'account.signIn': signIn,
  'account.refresh': { ...mario('/favorite'), age: 2 * 3_600_000 },
  'account.me': mario('/profile/devices'),
  'account.signOut': mario('/profile', ['leave']),
  'account.saveDevice': mario('/profile'),
  'account.user': admin('/profile/users/2'),
  'account.profile': mario('/profile/profile'),
  'account.saveProfile': mario(
    '/profile/profile',
    ['tap', 'Modifica i dati'],
    ['fill', 'Cellulare', '333 44 55 666'],
    ['tap', 'Salva'],
  ),
  'account.changePassword': mario('/profile/password', ['fill', 'Vecchia password', PASSWORD], ...NEW, [
    'tap',
    'Cambia password',
  ]),
  'account.register': visitor(
    '/profile/signin',
    ['fill', 'Nome utente', 'giulia.nuova'],
    ['fill', 'Nome', 'Giulia'],
    ['fill', 'Cognome', 'Nuova'],
    ['fill', 'E-mail', 'giulia@example.it'],
    ['flip', 'Accetto l’informativa sull’app'],
    ['flip', 'Accetto l’informativa sulla privacy'],
    ['tap', 'Registrati'],
  ),
  'account.activate': visitor(
    '/profile/activate',
    ['fill', 'Codice di attivazione', 'ATTIVA-1'],
    ['tap', 'Attiva l’account'],
  ),
  'account.checkForgotCode': visitor('/profile/forgot?code=123456', CONTINUE),
  'account.setNewPassword': visitor('/profile/forgot?code=123456', CONTINUE, ...NEW, [
    'tap',
    'Salva la nuova password',
  ]),
  'account.forgotPassword': visitor('/profile/forgot', ['fill', 'Nome utente', MARIO], ['tap', 'Invia il codice']),
  'account.checkUsername': visitor('/profile/signin', ['fill', 'Nome utente', 'giulia.nuova']),
  'account.forcePassword': visitor(
    '/login',
    ['fill', 'Nome utente', 'luca.verdi'],
    ['fill', 'Password', PASSWORD],
    ['tap', 'Accedi'],
    ...NEW,
    ['tap', 'Cambia password ed entra'],
  ),
  'account.deleteAccount': mario(
    '/profile/delete',
    ['fill', 'La tua password', PASSWORD],
    ['tap', 'Elimina il mio account'],
  ),
  'account.devices': mario('/profile/devices'),
  'account.enableDevice': mario('/profile/devices', ['flip', 'Vecchio telefono']),
  'account.deleteDevice': mario('/profile/devices', ['tap', 'Elimina Tablet in cucina'], CONFIRM),
  'account.contactProfile': mario('/chat/4'),
  'users.list': admin('/profile/users'),
  'users.create': admin(
    '/profile/users/new',
    ['fill', 'Nome utente', 'giulia.nuova'],
    ['fill', 'Nome', 'Giulia'],
    ['fill', 'Cognome', 'Nuova'],
    ['fill', 'E-mail', 'giulia@example.it'],
    ['tap', 'Crea utente'],
  ),
  'users.change': admin('/profile/users/2', ['fill', 'Cognome', 'Neroni'], ['tap', 'Salva']),
  'users.remove': admin('/profile/users/2', ['tap', 'Elimina utente'], CONFIRM),
  'notices.published': mario(TOPICS),
  'notices.unread': mario('/profile'),
  'notices.received': mario('/noticeSent'),
  'notices.one': mario('/noticeSent/2'),
  'notices.markSeen': mario('/noticeSent/1'),
  'notices.deleteOne': mario('/noticeSent', ['tap', 'Elimina Via Sacco chiusa al traffico'], CONFIRM),
  'notices.deleteMany': mario(
    '/noticeSent',
    ['flip', 'Seleziona'],
    ['pick', 'Via Sacco chiusa al traffico'],
    ['pick', 'Menù della settimana'],
    ['tap', 'Elimina'],
    CONFIRM,
  ),
  'notices.answerSurvey': mario(
    '/noticeSent/2',
    ['rate', 'Il nuovo orario del sabato', '4'],
    ['rate', 'La sala studio al primo piano', '3'],
    ['fill', 'Che cosa cambieresti?', 'Niente'],
    ['fill', 'Quale libro vorresti trovare sugli scaffali?', 'La chiave a stella'],
    ['tap', 'Invia le risposte'],
  ),
  'notices.sendPosition': mario('/noticeSent/3', ['tap', 'Invia la mia posizione']),
  'notices.mailFile': mario('/noticeSent/1', ['tap', `Invia per e-mail ${FILE}`]),
  'notices.downloadFile': mario('/noticeSent/1', ['tap', `Scarica ${FILE}`]),
  'notices.agreement': mario('/profile/privacy'),
  'notices.saveAgreement': mario('/profile/privacy', ['flip', 'Accetto l’informativa sulla privacy']),
  'notices.tags': mario('/noticeSent'),
  'notices.tag': { ...mario('/profile'), port: ({ receivedNotices }) => receivedNotices.tag(1 as TagId) },
  'home.entries': visitor('/'),
  'home.languages': admin('/profile'),
  'directory.activities': visitor('/activity'),
  'directory.activity': visitor('/activity/1'),
  'directory.activityForUser': mario('/activity/1'),
  'directory.activitiesByMunicipality': visitor('/activity?group=country'),
  'directory.activityContact': visitor('/activity/1'),
  'directory.boards': visitor('/activity/1'),
  'directory.contacts': visitor('/contact'),
  'directory.contactCoordinates': visitor('/contact?country=2&view=map'),
  'directory.contact': visitor('/contact/1'),
  'directory.addresses': forAddress,
  'directory.chosenAddresses': forAddress,
  'directory.chooseAddress': mario(
    TOPICS,
    ['tap', 'Iscriviti a Pulizia strade'],
    ['flip', 'Corso Aldo Moro 2–30 (pari)'],
  ),
  'directory.activityCategories': visitor('/activity'),
  'directory.contactCategories': visitor('/contact'),
  // Without an event: one without a type is known by its day.
  'directory.search': visitor('/search?q=farmacia'),
  'directory.searchProvinces': visitor('/search?q=farmacia'),
  'topics.users': mario('/activity/1/topic/101/users'),
  'topics.subscribe': mario(TOPICS, ['tap', 'Iscriviti ad Avvisi generali']),
  'topics.checkPassword': mario(
    TOPICS,
    ['tap', 'Iscriviti con password a Protezione civile'],
    ['fill', 'Password', 'volontari'],
    ['tap', 'Iscriviti'],
  ),
  'topics.unsubscribe': mario('/activity/2?tab=notices', ['tap', 'Annulla iscrizione a Novità in biblioteca'], CONFIRM),
  'topics.requestAccess': mario(TOPICS, ['tap', 'Iscriviti a Consiglio comunale'], ['tap', 'Invia richiesta']),
  'municipalities.list': visitor('/country'),
  'municipalities.activitiesByCategory': visitor('/country/1'),
  'municipalities.withActivities': {
    ...visitor('/profile/signin'),
    port: ({ municipalities }) => municipalities.withActivities(),
  },
  'municipalities.sheetsByCategory': visitor('/country/1'),
  'sheets.one': visitor('/e015/3?country=1'),
  'events.list': visitor('/event'),
  'events.one': visitor(EVENT),
  'events.mine': mario('/profile/events'),
  'events.mineOf': mario(EVENT),
  'events.keep': mario('/activity/3/event/4', ['tap', 'Aggiungi al mio calendario']),
  'events.remind': mario(
    EVENT,
    ['tap', 'Promemoria'],
    ['fill', 'Quando vuoi ricordartene', '10 minuti prima'],
    ['tap', 'Salva'],
  ),
  'events.drop': mario(EVENT, ['tap', 'Togli dal calendario'], CONFIRM),
  'favourites.all': mario('/favorite'),
  'chat.all': mario('/chat'),
  'chat.find': mario('/activity/1', ['tap', 'Scrivi in chat']),
  'chat.one': mario('/chat/1'),
  'chat.send': mario('/chat/1', ['fill', 'Scrivi un messaggio', 'Sì, rinnovatelo'], ['tap', 'Invia']),
  'chat.deleteOne': mario('/chat', ['tap', 'Elimina la chat con Sara Bruni'], CONFIRM),
  'chat.deleteMany': mario(
    '/chat',
    ['flip', 'Seleziona'],
    ['pick', 'Sara Bruni'],
    ['pick', 'Teatro Intred'],
    ['tap', 'Elimina'],
    CONFIRM,
  ),
  'advertising.list': visitor('/country'),
  'advertising.one': { ...mario('/profile'), port: ({ advertising }) => advertising.one(1 as AdvertisementId) },
  'advertising.click': visitor('/country', ['follow', 'Cineforum d’inverno']),
}

/** Further ways to calls whose answers have other fields elsewhere: no single answer has them all. */
export const MORE_WAYS: Readonly<Partial<Record<CallName, readonly Way[]>>> = {
  'account.user': ['/profile/users/1', '/profile/users/9'].map((at) => admin(at)),
  'notices.one': [1, 3, 4, 5, 6, 7, 8].map((id) => mario(`/noticeSent/${id}`)),
  'directory.activityForUser': [mario('/activity/2')],
  'events.one': [visitor('/activity/2/event/7')],
  'events.mineOf': [mario('/activity/2/event/7')],
  'chat.find': [mario('/activity/4', ['tap', 'Scrivi in chat'])],
  'chat.one': [mario('/chat/4')],
  'directory.search': [visitor('/search?q=biblioteca')],
  'directory.searchProvinces': [visitor('/search?q=biblioteca')],
  'sheets.one': ['7?country=1', '17?country=7', '21?country=1', '30?country=1', '40?country=1'].map((sheet) =>
    visitor(`/e015/${sheet}`),
  ),
}
