import { memo, Suspense, useEffect, useState } from 'react'
import { useGivenLanguage } from '#ui/language/given-language.ts'
import { laterMessages } from '#ui/language/language-context.tsx'
import { LanguageLinks, LanguageOffer } from '#ui/app/frame/language-links.tsx'
import { LatePart } from '#ui/app/reading/late-part.tsx'
import { Page } from '#ui/app/frame/page.tsx'
import { LateBoundary } from '#ui/app/reading/late-boundary.tsx'
import { Loading } from '#ui/app/reading/panel.tsx'
import { afterPaint } from '#ui/components/after-paint.ts'
import { CardLink } from '#ui/components/card.tsx'
import { lazy } from '#ui/components/lazy.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { FailedLayout, StaleLayout } from '#ui/layout/parts.tsx'
import { SearchFieldLayout } from '#ui/layout/search-field.tsx'
import type { EntryView, HomePanelsPart, HomeView, SectionView } from './home-view.ts'
import { PanelRoom } from './panel-room.tsx'
import { whenToday } from './when-today.ts'
import * as css from './home-layout.css.ts'

/** What is so today (HOME-04), and the ways into the app that the municipality offers, by category (HOME-01). */
const HomeLayout = ({ view: { title, greeting, search, today, entries } }: { readonly view: HomeView }) => (
  <Page title={title} isRoot width="composed">
    <div className={css.hero} id={css.FIRST}>
      <img className={css.square} src="/img/piazza.svg" alt="" width={780} height={320} fetchPriority="high" />
      <p className={css.greeting}>{greeting}</p>
    </div>
    <LanguageOffer />
    <div className={css.search}>
      <SearchFieldLayout view={search} />
    </div>
    <Today part={today} />
    <Entries view={entries} />
    <LanguageLinks />
  </Page>
)
export { HomeLayout as default }

/** The panels come once the first page is there: their code keeps nobody waiting. */
const loadPanels = async () => {
  await new Promise<void>(afterPaint)
  const [panels] = await Promise.all([import('./home-panels-layout.tsx'), laterMessages()])
  return panels
}

const Today = ({ part }: { readonly part: HomePanelsPart }) => {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    whenToday(part.isAwaited, () => setDue(true))
  }, [part.isAwaited])
  return isDue ? (
    <LatePart load={loadPanels} fallback={<PanelRoom rows={part.room} isComing />} given={{ part }} />
  ) : (
    <PanelRoom rows={part.room} isComing={false} />
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

const Section = ({ view: { key, heading, rows } }: { readonly view: SectionView }) => (
  <section className={css.section} aria-labelledby={`category-${key}`}>
    <h2 className={css.sectionTitle} id={`category-${key}`} lang={useGivenLanguage()}>
      {heading}
    </h2>
    <ul className={css.entries}>
      {rows.map((entry) => (
        <li key={entry.key}>
          <Entry view={entry} />
        </li>
      ))}
    </ul>
  </section>
)

const Entry = ({ view }: { readonly view: EntryView }) => (
  <CardLink
    href={view.open.href}
    overline={view.outside}
    title={view.open.label}
    meta={view.text}
    cover={
      <span className={css.cover}>
        <Picture src={view.cover} alt="" fallback={<Drawn seed={view.sign} />} ratio="auto" />
      </span>
    }
  />
)

/** Most entries have a picture: what is drawn in the place of one comes when it is needed. */
const Cover = lazy(async () => ({ default: (await import('#ui/components/cover.tsx')).Cover }))
const Drawn = ({ seed }: { readonly seed: string }) => (
  <LateBoundary>
    <Suspense>
      <Cover seed={seed} />
    </Suspense>
  </LateBoundary>
)

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
          {Array.from({ length: count }, (_, entry) => (
            <span key={entry} className={css.waitingEntry}>
              <span className={css.cover}>
                <Skeleton height="100%" />
              </span>
              <span className={css.waitingWords}>
                <Skeleton width="60%" />
                <Skeleton width="85%" />
              </span>
            </span>
          ))}
        </div>
      </div>
    ))}
  </Loading>
))
