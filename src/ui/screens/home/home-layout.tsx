import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { useGiven } from '#ui/language/given.ts'
import { isBlank } from '#ui/language/titles.ts'
import { LanguageLinks, LanguageOffer } from '#ui/layout/page/language-links.tsx'
import { ToldBoundary } from '#ui/layout/reading/told-boundary.tsx'
import { Page } from '#ui/layout/page/page.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { lazy } from '#ui/components/lazy.tsx'
import { CardLink } from '#ui/components/card.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { FailedLayout, AboveLayout, WayButton } from '#ui/layout/parts.tsx'
import { SearchFieldLayout } from '#ui/layout/search-field.tsx'
import { Drawn } from './drawn.tsx'
import type { HomeEntryView, HomePanelsPart, HomeView } from './home-view.ts'
import { PanelRoom } from './panel-room.tsx'
import * as css from './home-layout.css.ts'

/** What is so today (HOME-04), and the ways into the app that the municipality offers, by category (HOME-01). */
const HomeLayout = ({ view: { title, greeting, search, today, report, entries } }: { readonly view: HomeView }) => (
  <Page title={title} isRoot width="composed">
    <div className={css.hero}>
      <img className={css.square} src="/img/piazza.svg" alt="" width={780} height={320} fetchPriority="high" />
      <p className={css.greeting}>{greeting}</p>
    </div>
    <LanguageOffer />
    <div className={css.search}>
      <SearchFieldLayout view={search} />
    </div>
    <Today part={today} />
    <Entries view={entries} />
    {report && entries.kind !== 'waiting' ? (
      <div className={css.report}>
        <WayButton variant="secondary" icon={TriangleAlert} way={report} />
      </div>
    ) : null}
    <LanguageLinks />
  </Page>
)
export { HomeLayout as default }

/** The panels are part of Home, in a file of their own: a page elsewhere goes without. They are fetched before Home is drawn. */
const Panels = lazy(() => import('./home-panels-layout.tsx'))
export const early = { home: Panels.fetch }

const Today = ({ part }: { readonly part: HomePanelsPart }) => (
  <ToldBoundary>
    <Panels part={part} waiting={<PanelRoom rows={part.room} />} />
  </ToldBoundary>
)

const Entries = ({ view }: { readonly view: HomeView['entries'] }) => {
  switch (view.kind) {
    case 'waiting':
      return <Waiting />
    case 'failed':
      return <FailedLayout view={view} />
    case 'ready': {
      const { empty, sections } = view.content
      return (
        <>
          <AboveLayout view={view.above} />
          {empty ? <EmptyLayout view={empty} drawing="list" /> : null}
          {sections.map((section) => (
            <Section key={section.key} view={section} />
          ))}
        </>
      )
    }
    default:
      return view satisfies never
  }
}

type SectionView = Extract<HomeView['entries'], { kind: 'ready' }>['content']['sections'][number]

const Section = ({ view: { key, heading, isOwn, rows } }: { readonly view: SectionView }) => (
  <section className={css.section} aria-labelledby={`category-${key}`}>
    <h2 className={css.sectionTitle} id={`category-${key}`} {...useGiven(isOwn)}>
      {heading}
    </h2>
    <ul {...LIST} className={css.entries}>
      {rows.map((entry) => (
        <li key={entry.key}>
          <Entry view={entry} />
        </li>
      ))}
    </ul>
  </section>
)

const Entry = ({ view }: { readonly view: HomeEntryView }) => (
  <CardLink
    href={view.open.href}
    overline={view.outside}
    title={view.open.label}
    isOwn={view.isOwn}
    meta={view.needs === undefined && isBlank(view.text) ? undefined : <About entry={view} />}
    cover={
      <span className={css.cover}>
        <Picture src={view.cover} alt="" fallback={<Drawn seed={view.sign} />} ratio="auto" />
      </span>
    }
  />
)

/** What an entry needs, in the app's words, and what it says of itself, in those of the town. */
const About = ({ entry: { needs, text, isOwn } }: { readonly entry: HomeEntryView }) => {
  const given = useGiven(isOwn)
  return (
    <>
      {needs}
      {needs === undefined || isBlank(text) ? null : ' · '}
      <span {...given}>{text}</span>
    </>
  )
}

/** How many entries stand in each of the sections on their way: what stands under them is not to move when they come. */
const WAITING = Object.entries([4, 4, 3])

const Waiting = memo(() => (
  <Loading>
    {WAITING.map(([section, count]) => (
      <div key={section} className={css.section}>
        <div className={css.sectionTitle}>
          <Skeleton width={120} height="1.35rem" />
        </div>
        <div className={css.entries}>
          <Several count={count}>
            <span className={css.waitingEntry}>
              <span className={css.cover}>
                <Skeleton height="100%" />
              </span>
              <span className={css.waitingWords}>
                <Skeleton width="60%" />
                <Skeleton width="85%" />
              </span>
            </span>
          </Several>
        </div>
      </div>
    ))}
  </Loading>
))
