/** Something in both languages of the site. */
export type Bilingual = Readonly<{ it: string; en: string }>
export type SiteLanguage = keyof Bilingual

/** An area of the product, in reading order. */
export type Area = Readonly<{ folder: string; name: Bilingual }>

/** The areas of the features, in the order in which a town hall reads them. */
export const AREAS: readonly Area[] = [
  { folder: 'home', name: { it: 'La pagina iniziale', en: 'Home' } },
  { folder: 'identity', name: { it: 'Account e accesso', en: 'Accounts and signing in' } },
  { folder: 'profile', name: { it: 'Il profilo', en: 'The profile' } },
  { folder: 'notices', name: { it: 'Le notifiche', en: 'Notices' } },
  { folder: 'surveys', name: { it: 'I questionari', en: 'Surveys' } },
  { folder: 'topics', name: { it: 'I temi da seguire', en: 'Topics to follow' } },
  { folder: 'directory', name: { it: 'Attività, luoghi e comuni', en: 'Activities, places and municipalities' } },
  { folder: 'events', name: { it: 'Gli eventi', en: 'Events' } },
  { folder: 'calendar', name: { it: 'Il calendario personale', en: 'The personal calendar' } },
  { folder: 'sheets', name: { it: 'Le schede informative', en: 'Information sheets' } },
  { folder: 'favourites', name: { it: 'I preferiti', en: 'Favourites' } },
  { folder: 'chat', name: { it: 'Le chat', en: 'Chats' } },
  { folder: 'advertising', name: { it: 'La pubblicità', en: 'Advertising' } },
  { folder: 'assistance', name: { it: 'La guida', en: 'The guide' } },
  { folder: 'read-aloud', name: { it: 'L’ascolto dei testi', en: 'Reading aloud' } },
  { folder: 'legal', name: { it: 'Note legali, opinioni e guasti', en: 'Legal notes, opinions and faults' } },
  { folder: 'users', name: { it: 'La gestione degli utenti', en: 'User management' } },
  { folder: 'towns', name: { it: 'Un’app per molti comuni', en: 'One app for many towns' } },
  { folder: 'shell', name: { it: 'Menu, lingue e aspetto', en: 'Menus, languages and looks' } },
  { folder: 'offline', name: { it: 'Senza rete', en: 'Without a network' } },
  { folder: 'failures', name: { it: 'Quando qualcosa va storto', en: 'When things go wrong' } },
  { folder: 'demo', name: { it: 'Il banco della demo', en: 'The desk of the demo' } },
]

/** The folder of a feature in `features/`. */
export const folderOf = (uri: string): string => uri.split('/')[1] ?? ''
