import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { home } from '#application/home/home.implementations.ts'
import { type HomeEntry, type HomeSection } from '#domain/home/home.ts'
import { leadsOutside } from '#domain/links/safe-link.ts'
import { entryWay } from '#ui/app/entry-way.ts'
import { imagePath } from '#ui/app/images.ts'
import { laterMessages } from '#ui/app/language-context.tsx'
import { LanguageLinks } from '#ui/app/language-links.tsx'
import { LatePart } from '#ui/app/late-part.tsx'
import { Page } from '#ui/app/page.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { usePorts, useSession } from '#ui/app/piazza-context.tsx'
import { searchPath } from '#ui/app/screens.ts'
import { named, titled } from '#ui/app/titles.ts'
import { useReading } from '#ui/app/use-reading.ts'
import { afterPaint } from '#ui/components/after-paint.ts'
import { CardLink } from '#ui/components/card.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { SearchField } from '#ui/components/search-field.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import * as css from './home-screen.css.ts'
import { PanelRoom } from './panel-room.tsx'

/** What makes the day worth a look comes once the first page is there: its code keeps nobody waiting. */
const loadPanels = async () => {
  await new Promise<void>(afterPaint)
  const [panels] = await Promise.all([import('./home-panels.tsx'), laterMessages()])
  return panels
}

/**
 * The ways into the app that the municipality offers, by category (HOME-01), for everyone (HOME-02), and what is new.
 * [decided] Whoever is signed in finds what is new first, everyone else what there is.
 */
const HomeScreen = () => {
  const intl = useIntl()
  const { user, standing } = useSession()
  const isKnown = standing === 'authenticated'
  const called = user?.name.trim() || user?.username || ''
  const panels = <Panels count={isKnown ? 3 : 2} />
  return (
    <Page title={intl.formatMessage({ id: 'home.title' })} isRoot width="composed">
      <div className={css.hero}>
        <img className={css.square} src="/img/piazza.svg" alt="" width={780} height={320} fetchPriority="high" />
        <p className={css.greeting}>
          {called === '' ? (
            <FormattedMessage id="home.welcome" />
          ) : (
            <FormattedMessage id="home.greeting" values={{ name: called }} />
          )}
        </p>
      </div>
      <HomeSearch />
      {isKnown ? panels : null}
      <Entries after={isKnown ? null : panels} />
      <LanguageLinks />
    </Page>
  )
}
export { HomeScreen as default }

/** What is new, fetched once its place comes into sight: whoever does not go down to it does not wait for it. */
const Panels = ({ count }: { readonly count: number }) => {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (place.current === null) return undefined
    const watcher = new IntersectionObserver((places) => {
      if (places.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return isSeen ? (
    <LatePart load={loadPanels} fallback={<PanelRoom count={count} isComing />} given={{}} />
  ) : (
    <div ref={place}>
      <PanelRoom count={count} isComing={false} />
    </div>
  )
}

/** What is written here is looked for on the page of the search (DIR-08). */
const HomeSearch = () => {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const [sought, setSought] = useState('')
  return (
    <div className={css.search}>
      <SearchField
        label={intl.formatMessage({ id: 'home.search' })}
        clearLabel={intl.formatMessage({ id: 'action.clear' })}
        value={sought}
        onChange={setSought}
        onSubmit={(text) => navigate(searchPath(text))}
      />
    </div>
  )
}

type EntriesProps = {
  /** What stands below them: with them, so that nothing has to make room. */
  readonly after: ReactNode
}

const Entries = ({ after }: EntriesProps) => {
  const intl = useIntl()
  const { face, value: sections = [], failure, retry } = useReading(home(usePorts()), undefined)
  return (
    <>
      {face === 'loading' ? (
        <Waiting />
      ) : face === 'failed' || face === 'missing' ? (
        <PanelFailure failure={failure} onRetry={retry} />
      ) : (
        <>
          {face === 'stale' ? <StaleBar failure={failure} onRetry={retry} /> : null}
          {sections.length === 0 ? (
            <EmptyState
              drawing="list"
              title={intl.formatMessage({ id: 'home.empty' })}
              text={intl.formatMessage({ id: 'home.emptyText' })}
            />
          ) : (
            sections.map((section, index) => <Section key={section.id} section={section} leads={index === 0} />)
          )}
        </>
      )}
      {after}
    </>
  )
}

const Section = ({ section, leads }: { readonly section: HomeSection; readonly leads: boolean }) => {
  const intl = useIntl()
  return (
    <section className={css.section} aria-labelledby={`category-${section.id}`}>
      <h2 className={css.sectionTitle} id={`category-${section.id}`}>
        {named(section.name, intl)}
      </h2>
      <ul className={css.entries}>
        {section.entries.map((entry, index) => (
          <li key={entry.id} className={leads && index === 0 ? css.lead : undefined}>
            <Entry entry={entry} leads={leads && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One way into the app, or out of it: then it says so. */
const Entry = ({ entry, leads }: { readonly entry: HomeEntry; readonly leads: boolean }) => {
  const intl = useIntl()
  const href = entryWay(entry.path, location.origin)
  return (
    <CardLink
      href={href}
      overline={leadsOutside(href) ? <FormattedMessage id="home.outside" /> : undefined}
      title={titled(entry.title, intl)}
      meta={entry.subtitle}
      cover={
        <span className={leads ? css.leadCover : css.cover}>
          <Picture
            src={imagePath('home', entry.image)}
            alt=""
            fallback={<Cover seed={entry.title} />}
            ratio="auto"
            eager={leads}
          />
        </span>
      }
    />
  )
}

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
