import { SCREEN_PAGES } from '#features/catalogue/pages.ts'
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
    (SCREEN_PAGES[name].shown ?? [path]).map((address, index) => ({
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
