import { memo, useEffect, useRef, useState } from 'react'
import { useGivenLanguage } from '#ui/language/given-language.ts'
import { laterMessages } from '#ui/language/language-context.tsx'
import { LanguageLinks, LanguageOffer } from '#ui/app/frame/language-links.tsx'
import { LatePart } from '#ui/app/reading/late-part.tsx'
import { Page } from '#ui/app/frame/page.tsx'
import { Loading } from '#ui/app/reading/panel.tsx'
import { afterPaint } from '#ui/components/after-paint.ts'
import { CardLink } from '#ui/components/card.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { FailedLayout, StaleLayout } from '#ui/layout/parts.tsx'
import { SearchFieldLayout } from '#ui/layout/search-field.tsx'
import type { EntryView, HomePanelsPart, HomeView, SectionView } from './home-view.ts'
import { PanelRoom } from './panel-room.tsx'
import * as css from './home-layout.css.ts'

/** The ways into the app that the municipality offers, by category (HOME-01), and what is new. */
const HomeLayout = ({ view: { title, greeting, search, above, entries, below } }: { readonly view: HomeView }) => (
  <Page title={title} isRoot width="composed">
    <div className={css.hero}>
      <img className={css.square} src="/img/piazza.svg" alt="" width={780} height={320} fetchPriority="high" />
      <p className={css.greeting}>{greeting}</p>
    </div>
    <LanguageOffer />
    <div className={css.search}>
      <SearchFieldLayout view={search} />
    </div>
    <Panels part={above} />
    <Entries view={entries} />
    <Panels part={below} />
    <LanguageLinks />
  </Page>
)
export { HomeLayout as default }

/** What makes the day worth a look comes once the first page is there: its code keeps nobody waiting. */
const loadPanels = async () => {
  await new Promise<void>(afterPaint)
  const [panels] = await Promise.all([import('./home-panels-layout.tsx'), laterMessages()])
  return panels
}

/** How long after the page what is new comes by itself, in milliseconds: who reads by ear never scrolls to it. */
const BY_ITSELF = 3_000

/** What is new, fetched once its place comes into sight, or a while after the page: the first page does not wait for it. */
const Panels = ({ part }: { readonly part: HomePanelsPart | undefined }) =>
  part ? <PanelsInSight part={part} /> : null

const PanelsInSight = ({ part }: { readonly part: HomePanelsPart }) => {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (place.current === null) return undefined
    const watcher = new IntersectionObserver((places) => {
      if (places.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    watcher.observe(place.current)
    const later = setTimeout(() => setSeen(true), BY_ITSELF)
    return () => {
      watcher.disconnect()
      clearTimeout(later)
    }
  }, [])
  return isSeen ? (
    <LatePart load={loadPanels} fallback={<PanelRoom count={part.room} isComing />} given={{ part }} />
  ) : (
    <div ref={place}>
      <PanelRoom count={part.room} isComing={false} />
    </div>
  )
}

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
          <StaleLayout view={view.stale} />
          {empty ? <EmptyLayout view={empty} drawing="list" /> : null}
          {sections.map((section, index) => (
            <Section key={section.key} view={section} leads={index === 0} />
          ))}
        </>
      )
    }
    default:
      return view satisfies never
  }
}

const Section = ({ view: { key, heading, rows }, leads }: { readonly view: SectionView; readonly leads: boolean }) => (
  <section className={css.section} aria-labelledby={`category-${key}`}>
    <h2 className={css.sectionTitle} id={`category-${key}`} lang={useGivenLanguage()}>
      {heading}
    </h2>
    <ul className={css.entries}>
      {rows.map((entry, index) => (
        <li key={entry.key} className={leads && index === 0 ? css.lead : undefined}>
          <Entry view={entry} leads={leads && index === 0} />
        </li>
      ))}
    </ul>
  </section>
)

const Entry = ({ view, leads }: { readonly view: EntryView; readonly leads: boolean }) => (
  <CardLink
    href={view.open.href}
    overline={view.outside}
    title={view.open.label}
    meta={view.text}
    cover={
      <span className={leads ? css.leadCover : css.cover}>
        <Picture src={view.cover} alt="" fallback={<Cover seed={view.sign} />} ratio="auto" eager={leads} />
      </span>
    }
  />
)

/** How many entries stand in each of the sections on their way: what stands under them is not to move when they come. */
const WAITING = Object.entries({ first: 3, second: 4, third: 4 })

const Waiting = memo(() => (
  <Loading>
    {WAITING.map(([section, count], at) => (
      <div key={section} className={css.section}>
        <div className={css.sectionTitle}>
          <Skeleton width={120} height="1.35rem" />
        </div>
        <div className={css.entries}>
          {Array.from({ length: count }, (_, entry) => (
            <WaitingEntry key={entry} leads={at === 0 && entry === 0} />
          ))}
        </div>
      </div>
    ))}
  </Loading>
))

const WaitingEntry = ({ leads }: { readonly leads: boolean }) => (
  <div className={leads ? css.lead : undefined}>
    <span className={css.waitingEntry}>
      <span className={leads ? css.leadCover : css.cover}>
        <Skeleton height="100%" />
      </span>
      <span className={css.waitingWords}>
        <Skeleton width="60%" />
        <Skeleton width="85%" />
      </span>
    </span>
  </div>
)
