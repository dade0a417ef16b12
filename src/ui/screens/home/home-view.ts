import type { HomeNow } from '#application/home/home.flow.ts'
import { wayInTown } from '#domain/directory/town-way.ts'
import type { HomeEntry } from '#domain/home/home.ts'
import { leadsOutside } from '#domain/links/safe-link.ts'
import { entryWay } from '#ui/app/entry-way.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import { imagePath } from '#ui/app/images.ts'
import { leadsSomewhere, searchPath } from '#ui/app/screens.ts'
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

/** The place of what is new, on and near, which is fetched when somebody looks. `room`: how many panels there will be. */
export type HomePanelsPart = LatePart<HomePanelsView> & Readonly<{ kind: 'late'; room: number }>

/** The first page (HOME-01, HOME-02). */
export type HomeView = Readonly<{
  kind: 'home'
  title: string
  greeting: string
  search: SearchFieldView
  /** What is new, above the entries. */
  above: HomePanelsPart | undefined
  entries: Panel<Readonly<{ empty: Empty | undefined; sections: readonly SectionView[] }>>
  /** What is new, below the entries. */
  below: HomePanelsPart | undefined
}>

const panelsPart = (room: number): HomePanelsPart => ({
  kind: 'late',
  key: 'homePanels',
  room,
  load: async () => (await import('./home-panels-part.ts')).homePanels,
})

/** The places of one panel, of two and of three. */
const PANELS = [1, 2, 3].map(panelsPart)

const entryView = (
  { id, title, subtitle, path, image }: HomeEntry,
  origin: string,
  mine: HomeNow['mine'],
  speech: Speech,
): EntryView => {
  const href = wayInTown(entryWay(path, origin), mine)
  return {
    kind: 'row',
    key: id,
    open: way(titled(title, speech), href),
    outside: leadsOutside(href) ? speech.say('home.outside') : undefined,
    text: subtitle,
    cover: imagePath('home', image),
    sign: title,
  }
}

/** [decided] Whoever is signed in finds what is new first, everyone else what there is. */
export const homeView = ({ session, entries, mine, sought, seek }: HomeNow, speech: Speech, here: Here): HomeView => {
  const { say } = speech
  const { user, standing } = session
  const isKnown = standing === 'authenticated'
  // What is near is for everyone; notices are for whoever is signed in, and events where the town has them.
  const panels = PANELS[Number(isKnown) + Number(isSwitchedOn(here.configuration, 'events'))]
  const called = user?.name.trim() || user?.username || ''
  return {
    kind: 'home',
    title: say('home.title'),
    greeting: called === '' ? say('home.welcome') : say('home.greeting', { name: called }),
    // What is written here is looked for on the page of the search (DIR-08).
    search: searchFieldView(
      { label: say('home.search'), value: sought, change: seek, send: () => here.go(searchPath(sought)) },
      speech,
    ),
    above: isKnown ? panels : undefined,
    entries: panelView(entries, session.requireSignIn, speech, (sections) => ({
      empty:
        sections.length === 0 ? { kind: 'empty', title: say('home.empty'), text: say('home.emptyText') } : undefined,
      sections: sections
        .map((section) => ({
          kind: 'group' as const,
          key: String(section.id),
          heading: named(section.name, speech),
          rows: section.entries
            .map((entry) => entryView(entry, here.origin, mine, speech))
            .filter(({ open }) => leadsSomewhere(here.configuration, open.href)),
        }))
        .filter(({ rows }) => rows.length > 0),
    })),
    below: isKnown ? undefined : panels,
  }
}
