/** Something in both languages of the site. */
export type Bilingual = Readonly<{ it: string; en: string }>
export type SiteLanguage = keyof Bilingual

/** An area of the product, in reading order. `first`: its features in that order; others follow, by their names. */
export type Area = Readonly<{ folder: string; name: Bilingual; first?: readonly string[] }>

/** The areas of the features, in the order in which a town hall reads them. */
export const AREAS: readonly Area[] = [
  { folder: 'home', name: { it: 'La pagina iniziale', en: 'Home' } },
  {
    folder: 'identity',
    name: { it: 'Account e accesso', en: 'Accounts and signing in' },
    first: [
      'sign-in',
      'session',
      'visiting',
      'registration',
      'passwords',
      'devices',
      'privacy',
      'account-deletion',
      'whole-life',
    ],
  },
  {
    folder: 'profile',
    name: { it: 'Il profilo', en: 'The profile' },
    first: ['area', 'reading', 'changing', 'address', 'picture', 'leaving'],
  },
  { folder: 'notices', name: { it: 'Le notifiche', en: 'Notices' }, first: ['receiving', 'reading', 'throwing-away'] },
  { folder: 'surveys', name: { it: 'I questionari', en: 'Surveys' } },
  {
    folder: 'topics',
    name: { it: 'I temi da seguire', en: 'Topics to follow' },
    first: ['following', 'passwords', 'addresses', 'access', 'leaving', 'topic-users'],
  },
  {
    folder: 'directory',
    name: { it: 'Attività, luoghi e comuni', en: 'Activities, places and municipalities' },
    first: ['lists', 'activity', 'tabs', 'hours', 'contact', 'map', 'municipalities', 'my-town', 'searching'],
  },
  { folder: 'events', name: { it: 'Gli eventi', en: 'Events' } },
  { folder: 'calendar', name: { it: 'Il calendario personale', en: 'The personal calendar' } },
  {
    folder: 'sheets',
    name: { it: 'Le schede informative', en: 'Information sheets' },
    first: ['sheets', 'events', 'flights'],
  },
  { folder: 'favourites', name: { it: 'I preferiti', en: 'Favourites' } },
  {
    folder: 'chat',
    name: { it: 'Le chat', en: 'Chats' },
    first: ['list', 'opening', 'conversation', 'unsent', 'throwing-away'],
  },
  { folder: 'advertising', name: { it: 'La pubblicità', en: 'Advertising' } },
  { folder: 'assistance', name: { it: 'La guida', en: 'The guide' } },
  { folder: 'read-aloud', name: { it: 'L’ascolto dei testi', en: 'Reading aloud' } },
  {
    folder: 'legal',
    name: { it: 'Note legali, opinioni e guasti', en: 'Legal notes, opinions and faults' },
    first: ['legal', 'page-feedback', 'fault-report'],
  },
  {
    folder: 'users',
    name: { it: 'La gestione degli utenti', en: 'User management' },
    first: ['managing', 'editing', 'service'],
  },
  { folder: 'towns', name: { it: 'Un’app per molti comuni', en: 'One app for many towns' } },
  {
    folder: 'shell',
    name: { it: 'Menu, lingue e aspetto', en: 'Menus, languages and looks' },
    first: ['ways', 'languages', 'looks', 'messages', 'browsers', 'today'],
  },
  {
    folder: 'offline',
    name: { it: 'Senza rete', en: 'Without a network' },
    first: ['lost-session', 'device', 'reading', 'coming-back', 'map', 'waiting'],
  },
  {
    folder: 'failures',
    name: { it: 'Quando qualcosa va storto', en: 'When things go wrong' },
    first: ['failures', 'done', 'missing-parts', 'sending'],
  },
  { folder: 'demo', name: { it: 'Il banco della demo', en: 'The desk of the demo' } },
]

/** The folder of a feature in `features/`. */
export const folderOf = (uri: string): string => uri.split('/')[1] ?? ''

/** The name of a feature's file, without its extension. */
const fileOf = (uri: string): string => (uri.split('/').at(-1) ?? '').replace(/\.feature$/, '')

/** The features of an area, as they are read: those that it names, then the others. */
export const inReadingOrder = <Feature extends Readonly<{ uri: string }>>(
  { first = [] }: Area,
  features: readonly Feature[],
): readonly Feature[] => {
  const byName = new Map(features.map((one) => [fileOf(one.uri), one]))
  const others = [...byName.keys()].filter((name) => !first.includes(name)).toSorted()
  return [...first, ...others].flatMap((name) => byName.get(name) ?? [])
}
