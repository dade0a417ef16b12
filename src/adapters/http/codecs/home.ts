import type { HomeEntry, Language } from '#domain/home/home.ts'
import { rowsOf } from './envelope.ts'
import {
  count,
  filledText,
  flag,
  id,
  nameField,
  narrowed,
  optional,
  optionalText,
  optionalWords,
  otherwise,
  titleField,
  type Wire,
  words,
} from './wire.ts'
import { nameOrRecord, record } from './wire-records.ts'
import { numbered } from './wire-lists.ts'
import { ENTRY } from './names/others.ts'

/** An entry without a position comes after those with one. */
const LAST = 9_999
const NO_CATEGORY: HomeEntry['category'] = { id: undefined, name: '' }

/** [decided] An entry without a flag is visible; entries without a category form one group. */
const entryFields = {
  title: titleField,
  subtitle: ['subtitle', optionalWords],
  category: [
    'category',
    otherwise(
      nameOrRecord(record('home category', { id: ['id', optional(id('HomeCategory'))], name: nameField })),
      NO_CATEGORY,
    ),
  ],
  path: ['url', words],
  image: ['image', optionalText],
  visible: ['visible', otherwise(flag, true)],
  position: ['sort', otherwise(count, LAST)],
} as const

/** An entry that has an id. */
export const homeEntry: Wire<HomeEntry> = record(
  'configuration',
  { id: ['id', id('HomeEntry')], ...entryFields },
  ENTRY,
)

const anyEntry = record('configuration', { id: ['id', optional(id('HomeEntry'))], ...entryFields }, ENTRY)
export const homeEntries: Wire<readonly HomeEntry[]> = numbered<HomeEntry>(rowsOf(anyEntry))

export const language: Wire<Language> = narrowed(
  record('language', {
    id: ['id', id('Language')],
    code: ['code', filledText],
    name: ['name', optionalText],
    icon: ['icon', optionalText],
  }),
  ({ name, ...rest }) => ({ ...rest, name: name ?? rest.code }),
)
