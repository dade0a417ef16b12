import type { HomeNow } from '#application/home/home.flow.ts'
import { wayInTown } from '#domain/directory/town-way.ts'
import type { HomeEntry } from '#domain/home/home.ts'
import { leadsOutside } from '#domain/links/safe-link.ts'
import { entryWay } from '#ui/app/entry-way.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import { imagePath } from '#ui/app/images.ts'
import { leadsSomewhere, screenAt, SCREENS, searchPath } from '#ui/app/screens.ts'
import { named, titled } from '#ui/language/titles.ts'
import type { LatePart } from '#ui/view/late.ts'
import type { Empty, Group, Row } from '#ui/view/lists.ts'
import { panelView } from '#ui/view/panels.ts'
import { type Panel, type Way, way } from '#ui/view/parts.ts'
import type { Here } from '#ui/view/screen.ts'
import { type SearchFieldView, searchFieldView } from '#ui/view/search-field.ts'
import type { Speech } from '#ui/view/speech.ts'
import type { HomePanelsView } from './home-panels-view.ts'

/** One way into the app, or out of it: `outside` says so. */
export type EntryView = Row &
  Readonly<{
    open: Way
    outside: string | undefined
    text: string | undefined
    cover: string | undefined
    sign: string
  }>

/** The entries of one category. */
export type SectionView = Group<EntryView> & Readonly<{ key: string }>

/**
 * The place of what Home says of today. `room`: how many rows each of its panels has room for; `isAwaited`: whether it is
 * for somebody who is signed in.
 */
export type HomePanelsPart = LatePart<HomePanelsView> &
  Readonly<{ kind: 'late'; room: readonly number[]; isAwaited: boolean }>

/** The first page (HOME-01, HOME-02). */
export type HomeView = Readonly<{
  kind: 'home'
  title: string
  greeting: string
  search: SearchFieldView
  /** What is so today, above the ways (HOME-04). */
  today: HomePanelsPart
  entries: Panel<Readonly<{ empty: Empty | undefined; sections: readonly SectionView[] }>>
}>

const load: HomePanelsPart['load'] = async () => (await import('./home-panels-part.ts')).homePanels

/** [decided] Whether a visitor needs an account for where a way leads; such ways come last and say so (HOME-09). */
const asksAccount = (path: string, { standing }: HomeNow['session']): boolean => {
  const name = screenAt(path)
  return standing === 'anonymous' && name !== undefined && SCREENS[name].access !== 'everyone'
}

const entryView = (
  { id, title, subtitle, path, image }: HomeEntry,
  { origin }: Here,
  { mine, session }: HomeNow,
  speech: Speech,
): EntryView => {
  const { say } = speech
  const href = wayInTown(entryWay(path, origin), mine)
  return {
    kind: 'row',
    key: id,
    open: way(titled(title, speech), href),
    outside: leadsOutside(href) ? say('home.outside') : undefined,
    text: asksAccount(href, session) ? [say('home.account'), subtitle].filter(Boolean).join(' · ') : subtitle,
    cover: imagePath('home', image),
    sign: title,
  }
}

/**
 * How many rows each panel of Home has room for. Everyone is told where to park and what is open, and what is on where the
 * town has events; whoever is signed in what is next of that, and what is new.
 */
const ALL = [3, 3, 3]
const roomOf = (isKnown: boolean, hasEvents: boolean): readonly number[] =>
  hasEvents ? (isKnown ? [...ALL, 1, 3] : ALL) : isKnown ? ALL : [3, 3]

/** [decided] What is so today stands above the ways, for everyone (HOME-04). */
export const homeView = (now: HomeNow, speech: Speech, here: Here): HomeView => {
  const { session, entries, sought, seek } = now
  const { say } = speech
  const { user, standing } = session
  const isAwaited = standing === 'authenticated'
  const called = user?.name.trim() || user?.username || ''
  const asks = (row: EntryView | undefined): number => Number(row && asksAccount(row.open.href, session))
  return {
    kind: 'home',
    title: say('home.title'),
    greeting: called === '' ? say('home.welcome') : say('home.greeting', { name: called }),
    // What is written here is looked for on the page of the search (DIR-08).
    search: searchFieldView(
      { label: say('home.search'), value: sought, change: seek, send: () => here.go(searchPath(sought)) },
      speech,
    ),
    today: {
      kind: 'late',
      key: 'homePanels',
      room: roomOf(standing !== 'anonymous', isSwitchedOn(here.configuration, 'events')),
      isAwaited,
      load,
    },
    entries: panelView(entries, session.requireSignIn, speech, (sections) => ({
      empty:
        sections.length === 0 ? { kind: 'empty', title: say('home.empty'), text: say('home.emptyText') } : undefined,
      sections: sections
        .map((section) => ({
          kind: 'group' as const,
          key: String(section.id),
          heading: named(section.name, speech),
          rows: section.entries
            .map((entry) => entryView(entry, here, now, speech))
            .filter(({ open }) => leadsSomewhere(here.configuration, open.href))
            .sort((one, other) => asks(one) - asks(other)),
        }))
        .filter(({ rows }) => rows.length > 0)
        .sort((one, other) => asks(one.rows[0]) - asks(other.rows[0])),
    })),
  }
}
