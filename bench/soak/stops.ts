import type { ScreenName } from '#ui/base/screens.ts'
import {
  type Act,
  chooseAndReset,
  openAndLeave,
  openTab,
  press,
  pressTwice,
  searchFor,
  typeAndClear,
  where,
} from './hands.ts'

/** How a citizen gets from Home to a screen, by the addresses of links and by tabs, and what they do there. */
export type Stop = Readonly<{ way: readonly (string | Act)[]; acts: readonly Act[] }>

/** The screens that no link leads a citizen with a session to: the way there is another (`walk.ts`). */
type Elsewhere = 'signInAgain' | 'forcedPassword' | 'users' | 'newUser' | 'user' | 'service' | 'topicUsers'
type SignedOut = 'signIn' | 'forgotPassword' | 'registration' | 'activation'

const map = [press('Ingrandisci la mappa', 'Riduci la mappa')]
const listFilters = [chooseAndReset('Comune'), chooseAndReset('Categoria'), press('Dalla A alla Z', 'Dalla Z alla A')]

export const STOPS: Readonly<Record<Exclude<ScreenName, Elsewhere | SignedOut>, Stop>> = {
  home: {
    way: [],
    acts: [openAndLeave('Apri la navigazione'), openAndLeave('Altre azioni'), typeAndClear('searchbox', 'bibl')],
  },
  notices: {
    way: ['/noticeSent'],
    acts: [openAndLeave('Filtra e ordina'), press('Questionari', 'Tutte'), press('Seleziona', 'Annulla')],
  },
  notice: { way: ['/noticeSent', '/noticeSent/*'], acts: [openAndLeave('Elimina notifica')] },
  chats: { way: ['/chat'], acts: [press('Seleziona', 'Annulla')] },
  chat: { way: ['/chat', '/chat/*'], acts: [typeAndClear('textbox', 'Buongiorno'), openAndLeave('Elimina la chat')] },
  favourites: { way: ['/favorite'], acts: [] },
  activities: { way: ['/activity'], acts: [...listFilters, pressTwice(/ nei preferiti$/)] },
  activity: { way: ['/activity', '/activity/*'], acts: [openTab('Luoghi'), where('Ingrandisci la mappa', ...map)] },
  activityEvents: {
    way: ['/country', '/country/1', '/activity/3', openTab('Eventi'), '/activity/3/event'],
    acts: [press('Giorno successivo')],
  },
  event: { way: ['/event', '/activity/*'], acts: [] },
  contacts: { way: ['/contact', '/contact?view=map'], acts: [...map, press('La mia posizione')] },
  // A contact without a place has no map.
  contact: { way: ['/contact', '/contact/*'], acts: [where('Ingrandisci la mappa', ...map)] },
  municipalities: { way: ['/country'], acts: [] },
  municipality: { way: ['/country', '/country/*'], acts: [] },
  sheet: { way: ['/e015/*'], acts: [] },
  events: {
    way: ['/event'],
    acts: [
      press('Filtri', 'Filtri'),
      openAndLeave(/Scegli un giorno$/),
      press('Giorno successivo', 'Giorno precedente'),
    ],
  },
  calendar: { way: ['/profile/events'], acts: [press('Mese successivo', 'Mese precedente')] },
  search: { way: [], acts: [searchFor('biblioteca'), press('Cancella il testo')] },
  assistance: { way: ['/assistance'], acts: [] },
  faultReport: { way: [press('Altre azioni'), '/report'], acts: [typeAndClear('textbox', 'Buca')] },
  settings: { way: [press('Altre azioni'), '/settings'], acts: [press('Chiaro', 'Scuro')] },
  legal: { way: [press('Altre azioni'), '/legal'], acts: [] },
  profileArea: { way: ['/profile'], acts: [] },
  profile: { way: ['/profile', '/profile/profile'], acts: [press('Modifica i dati', 'Annulla')] },
  changePassword: { way: ['/profile', '/profile/password'], acts: [press('Cambia password')] },
  devices: { way: ['/profile', '/profile/devices'], acts: [openAndLeave(/^Elimina /)] },
  privacy: { way: ['/profile', '/profile/privacy'], acts: [openAndLeave(/^Leggi /)] },
  deleteAccount: { way: ['/profile', '/profile/delete'], acts: [press('Elimina il mio account')] },
}
