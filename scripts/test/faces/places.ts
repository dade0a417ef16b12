import { type Access, type ScreenName, SCREENS } from '#ui/base/screens.ts'

/** The reader: a visitor, or a person of the demo. */
export type Who = 'visitor' | 'mario.rossi' | 'amministratore'
export type Place = Readonly<{
  name: string
  path: string
  who: Who
  /** Whether it is checked in each state of its calls; one URL per screen is enough. */
  isShownInAllFaces: boolean
}>

/** The URLs of screens that need more than their path: parameters, and steps of a flow. */
const ADDRESSES: Readonly<Partial<Record<ScreenName, readonly string[]>>> = {
  notice: [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14].map((id) => `/noticeSent/${id}`),
  notices: ['/noticeSent', '/noticeSent?activity=99999', '/noticeSent?group=sender'],
  forgotPassword: [
    '/profile/forgot',
    '/profile/forgot?migration=true',
    '/profile/forgot?code=123456',
    '/profile/forgot?code=000000',
  ],
  activation: ['/profile/activate', '/profile/activate?code=ATTIVA-0'],
  user: ['/profile/users/1', '/profile/users/99999'],
  favourites: ['/favorite', '/favorite?tab=contacts'],
  chat: ['/chat/1', '/chat/9999'],
  topicUsers: ['/activity/1/topic/101/users', '/activity/1/topic/99999/users'],
  activity: [
    '/activity/1',
    '/activity/1?tab=notices',
    '/activity/3?tab=events',
    '/activity/4?tab=places',
    '/activity/9999',
  ],
  contact: ['/contact/2', '/contact/9999'],
  sheet: [
    '/e015/3?country=1&discipline=Nuoto',
    '/e015/7?country=1',
    '/e015/17?country=1',
    '/e015/17?country=1&direction=arrival',
    '/e015/21?country=1',
    '/e015/30?country=1',
    '/e015/999?country=1',
  ],
  municipality: ['/country/1', '/country/2', '/country/9999'],
  events: ['/event', '/event?date=2150-01-01', '/event?country=Atlantide'],
  activityEvents: ['/activity/3/event'],
  event: ['/activity/3/event/3', '/activity/3/event/99999'],
  activities: ['/activity', '/activity?group=country', '/activity?country=99'],
  contacts: ['/contact', '/contact?page=3', '/contact?view=map'],
}

const VIEWERS: Readonly<Record<Access, readonly Who[]>> = {
  everyone: ['visitor'],
  signedIn: ['mario.rossi'],
  account: ['mario.rossi'],
  notices: ['mario.rossi'],
  admin: ['amministratore'],
}

const placesOf = (name: ScreenName): readonly Place[] => {
  const { path, access } = SCREENS[name]
  return VIEWERS[access].flatMap((who) =>
    (ADDRESSES[name] ?? [path]).map((address, index) => ({
      name: `${name} ${address}`,
      path: address,
      who,
      isShownInAllFaces: index === 0,
    })),
  )
}

/** The screen of a place: shared by its URLs. */
export const screenOf = ({ name }: Pick<Place, 'name'>): string => name.split(' ')[0] ?? name

/** A page that does not exist: its calls are those of the frame, which every screen makes. */
const NOWHERE = '/questa/pagina/non/esiste'
export const SURROUNDINGS: readonly Place[] = (['visitor', 'mario.rossi', 'amministratore'] as const).map((who) => ({
  name: 'nowhere',
  path: NOWHERE,
  who,
  isShownInAllFaces: false,
}))

/** Every screen, for the readers with access; new screens are included automatically. */
export const PLACES: readonly Place[] = [
  ...(Object.keys(SCREENS) as ScreenName[]).flatMap(placesOf),
  { name: 'home signed in', path: '/', who: 'mario.rossi', isShownInAllFaces: false },
  // What only a citizen can do there opens dialogs of its own: following a topic, a reminder.
  { name: 'activity signed in', path: '/activity/1?tab=notices', who: 'mario.rossi', isShownInAllFaces: false },
  { name: 'event signed in', path: '/activity/3/event/3', who: 'mario.rossi', isShownInAllFaces: false },
  { name: 'home administrator', path: '/', who: 'amministratore', isShownInAllFaces: false },
  { name: 'notices administrator', path: '/noticeSent', who: 'amministratore', isShownInAllFaces: false },
  { name: 'sheet administrator', path: '/e015/40?country=1', who: 'amministratore', isShownInAllFaces: false },
  { name: 'guarded', path: SCREENS.devices.path, who: 'visitor', isShownInAllFaces: false },
]
