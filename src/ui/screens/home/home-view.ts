import { type HomeNow, openHome } from '#application/town/home/home.flow.ts'
import { wayInTown } from '#domain/directory/town-way.ts'
import type { HomeEntry } from '#domain/home/home.ts'
import { leadsOutside } from '#domain/links/safe-link.ts'
import { entryWay } from './entry-way.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import { imagePath } from '#ui/base/images.ts'
import { hasScreen, leadsSomewhere, screenAt, SCREENS, searchPath } from '#ui/base/screens.ts'
import { named, titled } from '#ui/language/titles.ts'
import type { LatePart } from '#ui/view/late.ts'
import { empty } from '#ui/view/lists.ts'
import { panelView } from '#ui/view/panels.ts'
import { way } from '#ui/view/parts.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import { searchFieldView } from '#ui/view/search-field.ts'
import type { Speech } from '#ui/view/speech.ts'
import type { HomePanelsView } from './home-panels-view.ts'
import { entryWords, headingWords } from './known-ways.ts'

/**
 * The place of what Home says of today. `room`: what each of its panels has room for, so many rows or a sentence.
 */
export type HomePanelsPart = LatePart<HomePanelsView> & Readonly<{ kind: 'late'; room: readonly PanelRoom[] }>
/** How many rows a panel has room for, and whether they have pictures; or that it asks something. */
export type PanelRoom = Readonly<{ rows: number; isPictured?: true }> | 'words'

const load: HomePanelsPart['load'] = async () => (await import('./home-panels-part.ts')).homePanels

/** [decided] Whether a visitor needs an account for where a way leads; such ways come last and say so (HOME-09). */
const asksAccount = (path: string, { standing }: HomeNow['session']): boolean => {
  const name = screenAt(path)
  return standing === 'anonymous' && name !== undefined && SCREENS[name].access !== 'everyone'
}

/** One way into the app, or out of it: `outside` says so. */
const entryView = (entry: HomeEntry, { origin }: Here, { mine, session }: HomeNow, speech: Speech) => {
  const { say } = speech
  const { id, path, image } = entry
  const href = wayInTown(entryWay(path, origin), mine)
  const { title, text, isOwn } = entryWords(entry, href, speech)
  return {
    kind: 'row' as const,
    key: id,
    open: way(titled(title, speech), href),
    /** Its title and text are the app's own, in the language that is spoken. */
    isOwn,
    outside: leadsOutside(href) ? say('home.outside') : undefined,
    /** What it takes to go there. */
    needs: asksAccount(href, session) ? say('home.account') : undefined,
    text,
    cover: imagePath('home', image),
    sign: entry.title,
  }
}

export type HomeEntryView = ReturnType<typeof entryView>

const headed = (name: string, speech: Speech) => {
  const { words, isOwn } = headingWords(name, speech)
  return { heading: named(words, speech), isOwn }
}

const ROWS = { rows: 3 } as const

/**
 * What each panel of Home has room for. Whoever is signed in is told first what is new, what is next, and what waits for an
 * answer; everyone what is on where the town has events, where to park and what is open. A visitor without a town is asked
 * for it instead.
 */
const roomOf = (isKnown: boolean, hasTown: boolean, hasEvents: boolean): readonly PanelRoom[] => [
  ...(isKnown ? [ROWS] : []),
  ...(isKnown && hasEvents ? [{ rows: 1, isPictured: true } as const] : []),
  ...(isKnown ? [{ rows: 2 }] : []),
  ...(hasEvents ? [{ ...ROWS, isPictured: true } as const] : []),
  ...(isKnown || hasTown ? [ROWS, ROWS] : (['words', 'words'] as const)),
]

/** The first page (HOME-01, HOME-02). [decided] What is so today stands above the ways, for everyone (HOME-04). */
export const homeView = (now: HomeNow, speech: Speech, here: Here) => {
  const { session, entries, sought, seek, mine } = now
  const { say } = speech
  const { user, standing } = session
  const called = user?.name.trim() || user?.username || ''
  const asks = (row: HomeEntryView | undefined): number => Number(row && asksAccount(row.open.href, session))
  return {
    kind: 'home' as const,
    title: say('home.title'),
    greeting: called === '' ? say('home.welcome') : say('home.greeting', { name: called }),
    // What is written here is looked for on the page of the search (DIR-08).
    search: searchFieldView(
      { label: say('home.search'), value: sought, change: seek, send: () => here.go(searchPath(sought)) },
      speech,
    ),
    today: {
      kind: 'late' as const,
      key: 'homePanels',
      room: roomOf(standing !== 'anonymous', mine?.town !== undefined, isSwitchedOn(here.configuration, 'events')),
      load,
    },
    /** The report of a fault; undefined in a town that takes none (LAW-05). */
    report: hasScreen(here.configuration, 'faultReport')
      ? way(say('faultReport.title'), SCREENS.faultReport.path)
      : undefined,
    entries: panelView(entries, session.requireSignIn, speech, (sections) => ({
      empty: sections.length === 0 ? empty(say('home.empty'), say('home.emptyText')) : undefined,
      sections: sections
        .map((section) => ({
          kind: 'group' as const,
          key: String(section.id),
          ...headed(section.name, speech),
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

export type HomeView = ReturnType<typeof homeView>

/** The first page (HOME-01, HOME-02). */
export const screen = screenOf({ query: (address) => address, open: openHome, view: homeView })
