import type { HomeEntry, Language } from '#domain/home/home.ts'
import { count, flag, id, mapped, optional, optionalText, record, text, type Wire } from './wire.ts'

/** An entry without a place of its own comes after those that have one. */
const LAST = 9_999

export const homeEntry: Wire<HomeEntry> = mapped(
  record('configuration', {
    id: ['id', id('HomeEntry')],
    title: ['title', text],
    subtitle: ['subtitle', optionalText],
    category: ['category', record('category', { id: ['id', id('HomeCategory')], name: ['name', text] })],
    path: ['url', text],
    image: ['image', optionalText],
    visible: ['visible', flag],
    position: ['sort', optional(count)],
  }),
  ({ position, ...rest }) => ({ ...rest, position: position ?? LAST }),
  (entry) => entry,
)

export const language: Wire<Language> = mapped(
  record('language', {
    id: ['id', id('Language')],
    code: ['code', text],
    name: ['name', optionalText],
    icon: ['icon', optionalText],
  }),
  ({ name, ...rest }) => ({ ...rest, name: name ?? rest.code }),
  (language) => language,
)
