/** Where a value is stored: for all tabs, for one tab, in the database, or as files of the app. */
type Place = 'local' | 'tab' | 'database' | 'files'

/** Until when a value is stored; `signOut` includes a lost session and the sign-in of another citizen. */
export type StoredUntil = 'signOut' | 'tabClosed' | 'cleared'

type Stored = Readonly<{ place: Place; until: StoredUntil }>

/**
 * Everything that the app stores on a device. Adapters can write no other name: `StorageKey` is made of this table. The
 * privacy page shows it, and the features compare it with what is really stored. A name that ends in `*` stands for all
 * names with that beginning.
 */
export const STORAGE_REGISTER = {
  'user.session': { place: 'local', until: 'signOut' },
  /** Whose session it is, once it is known. */
  'user.owner': { place: 'local', until: 'signOut' },
  'user.draft.*': { place: 'local', until: 'signOut' },
  /** What waits for its owner since their session was lost (AUTH-18). */
  'user.aside.*': { place: 'local', until: 'signOut' },
  'user.favourites': { place: 'local', until: 'signOut' },
  'user.subscriptions': { place: 'local', until: 'signOut' },
  'user.standings': { place: 'local', until: 'signOut' },
  'user.calendar': { place: 'local', until: 'signOut' },
  /** Which reminders were given: no other tab gives them again (EVENT-05). */
  'user.reminded': { place: 'local', until: 'signOut' },
  'user.searches': { place: 'local', until: 'signOut' },
  /** When answers came that stand for some time (ERR-12). */
  'user.fresh': { place: 'local', until: 'signOut' },
  /** What screens looked like when they were last seen (SHELL-25). */
  'user.lastSeen.*': { place: 'local', until: 'signOut' },
  /** Tells other tabs that something was written, or waits in the database. */
  'user.outbox': { place: 'local', until: 'signOut' },
  /** Tells other tabs that the citizen's account or profile was changed. */
  'user.account': { place: 'local', until: 'signOut' },
  /** The database: the writes that wait. */
  database: { place: 'database', until: 'signOut' },
  'user.back': { place: 'tab', until: 'tabClosed' },
  'user.return': { place: 'tab', until: 'tabClosed' },
  /** Tells other tabs that their session was signed out, and not lost. */
  'device.signedOut': { place: 'local', until: 'cleared' },
  'device.code': { place: 'local', until: 'cleared' },
  /** When answers came to visitors that stand for some time (ERR-12). */
  'device.fresh': { place: 'local', until: 'cleared' },
  /** The same of visitors, as long as nobody is signed in. */
  'device.lastSeen.*': { place: 'local', until: 'cleared' },
  'device.privacy': { place: 'local', until: 'cleared' },
  'device.language': { place: 'local', until: 'cleared' },
  'device.look': { place: 'local', until: 'cleared' },
  'device.readingSpeed': { place: 'local', until: 'cleared' },
  'device.town': { place: 'local', until: 'cleared' },
  'device.tour': { place: 'local', until: 'cleared' },
  'device.visits': { place: 'local', until: 'cleared' },
  reloaded: { place: 'tab', until: 'tabClosed' },
  /** The build whose start failed (`src/before-app.js`). */
  begunAnew: { place: 'tab', until: 'tabClosed' },
  files: { place: 'files', until: 'cleared' },
  town: { place: 'files', until: 'cleared' },
  /** The town's map, where the citizen has asked for it (DIR-11). */
  map: { place: 'files', until: 'cleared' },
} as const satisfies Readonly<Record<string, Stored>>

export type StoredName = keyof typeof STORAGE_REGISTER

type NamedIn<P extends Place> = {
  [Name in StoredName]: (typeof STORAGE_REGISTER)[Name]['place'] extends P ? Name : never
}[StoredName]

type Written<Name extends string> = Name extends `${infer Start}*` ? `${Start}${string}` : Name

/** The names that a Web Storage holds. */
export type StorageKey = Written<NamedIn<'local' | 'tab'>>

export const STORED_NAMES = Object.keys(STORAGE_REGISTER) as readonly StoredName[]

/** The row of the register for a stored name; undefined for a name that the register lacks. */
export const registered = (name: string): StoredName | undefined =>
  STORED_NAMES.find((row) => (row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : row === name))
