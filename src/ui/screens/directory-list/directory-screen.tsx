import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useSearch } from 'wouter'
import type { DirectoryWish } from '#application/directory-list/directory-list.machine.ts'
import { DIRECTORY_PAGE_SIZE, isFiltered, NO_DIRECTORY_FILTER } from '#domain/directory/directory-query.ts'
import { countOf, groupsWithin } from '#domain/directory/groups.ts'
import { pageCount } from '#domain/paging/page.ts'
import { MissingRows } from '#ui/app/missing-rows.tsx'
import { Page } from '#ui/app/page.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { Lacking } from '#ui/app/shortfall.tsx'
import { useMedia } from '#ui/app/use-media.ts'
import { useRem } from '#ui/app/windowing.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { PlaceCardSkeleton } from '#ui/components/place-card.tsx'
import { media } from '#ui/theme/theme.css.ts'
import { DirectoryFilters } from './directory-filters.tsx'
import { kindTexts } from './directory-texts.ts'
import { askedAnew, directoryHref, type DirectoryKind, directorySearch, directoryWishFrom } from './directory-url.ts'
import * as css from './directory-list.css.ts'
import { MunicipalityGroups } from './municipality-groups.tsx'
import { PlaceRows } from './place-rows.tsx'
import { useDirectory, useDirectoryFilters, useDirectoryGroups, useDirectoryRows } from './use-directory.ts'
import { useListPlace } from './use-list-place.ts'

const PlacesPanel = lazy(async () => ({
  default: (await import('#ui/screens/places-map/places-panel.tsx')).PlacesPanel,
}))

/** What the address asks for: one and the same value as long as it asks for the same. */
const useWish = (kind: DirectoryKind): DirectoryWish => {
  const search = directorySearch(directoryWishFrom(useSearch(), kind))
  return useMemo(() => directoryWishFrom(search, kind), [search, kind])
}

/** One of the two lists of the directory, in each of its faces: page by page, by municipality, or on the map. */
export const DirectoryScreen = ({ kind }: { readonly kind: DirectoryKind }) => {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const wish = useWish(kind)
  const actor = useDirectory(kind, wish)
  const list = useDirectoryRows(actor)
  const grouped = useDirectoryGroups(actor)
  const offered = useDirectoryFilters(actor)
  const groups = useMemo(() => groupsWithin(grouped.groups, wish.query), [grouped.groups, wish.query])
  const categories = useMemo(
    () => new Map<number, string>(offered.categories.map(({ id, name }) => [id, name])),
    [offered.categories],
  )
  const isDesk = useMedia(media.desktop)
  const columns = useMedia(media.wide) ? 2 : 1
  const lineHeight = useRem() * css.LINE
  const scroller = useRef<HTMLElement>(null)
  const above = useRef<HTMLDivElement>(null)
  const { view } = wish
  const face = view === 'groups' ? groupsFace(grouped.face, groups.length) : list.face
  const count = view === 'groups' ? countOf(groups) : list.rows.length

  const place = useListPlace({
    wish,
    isThere: view !== 'map' && face === 'full',
    scroller,
    lie: () => (view === 'list' ? { count, columns, lineHeight, above: above.current?.offsetHeight ?? 0 } : undefined),
    onPage: (page, state) => navigate(directoryHref(kind, { ...wish, page }), { replace: true, state }),
  })
  const change = (asked: DirectoryWish) => navigate(directoryHref(kind, asked), { replace: true })
  const clear = () => change(askedAnew(wish, NO_DIRECTORY_FILTER))

  const controls = <DirectoryFilters kind={kind} wish={wish} offered={offered} onChange={change} />
  return (
    <Page title={intl.formatMessage(kindTexts[kind].title)} width="own" scroller={scroller}>
      <div className={css.layout}>
        {isDesk ? <div className={css.side}>{controls}</div> : null}
        <div className={css.main}>
          <div className={css.above} ref={above}>
            {isDesk ? null : controls}
            <div className={css.summary}>
              <output className={css.total}>
                {view !== 'map' && (face === 'full' || face === 'empty')
                  ? intl.formatMessage(kindTexts[kind].total, { count: view === 'groups' ? count : list.count })
                  : ''}
              </output>
              {isFiltered(wish.query) && face !== 'empty' ? (
                <Button variant="quiet" onPress={clear}>
                  {intl.formatMessage({ id: 'directory.clear' })}
                </Button>
              ) : null}
              <Views kind={kind} wish={wish} />
            </div>
            {view === 'list' && list.isStale ? (
              <StaleBar failure={list.failure} onRetry={list.verbs.retry} />
            ) : view === 'list' && list.isIncomplete ? (
              <MissingRows
                title={intl.formatMessage(kindTexts[kind].incomplete)}
                failure={list.failure}
                onRetry={list.verbs.retry}
              />
            ) : null}
            {view === 'list' ? <Lacking of="rows" shortfall={list.shortfall} /> : null}
          </div>
          {view === 'map' ? (
            <Suspense fallback={<Waiting />}>
              <PlacesPanel kind={kind} filter={wish.query} />
            </Suspense>
          ) : (
            <Faces
              face={face}
              failure={view === 'groups' ? grouped.failure : list.failure}
              onRetry={view === 'groups' ? grouped.retry : list.verbs.retry}
              empty={<Nothing kind={kind} isFiltered={isFiltered(wish.query)} onClear={clear} />}
            >
              {view === 'groups' ? (
                <MunicipalityGroups groups={groups} />
              ) : (
                <>
                  <PlaceRows
                    kind={kind}
                    list={list}
                    columns={columns}
                    scroller={scroller}
                    above={above}
                    categories={categories}
                    place={place}
                  />
                  <Pages kind={kind} wish={wish} count={count} onPress={(page) => place.focusPage(page, count)} />
                </>
              )}
            </Faces>
          )}
          <div className={css.end} />
        </div>
      </div>
    </Page>
  )
}

type Face = 'loading' | 'failed' | 'empty' | 'full'

const groupsFace = (face: ReturnType<typeof useDirectoryGroups>['face'], count: number): Face =>
  face === 'loading' ? 'loading' : face === 'failed' || face === 'missing' ? 'failed' : count === 0 ? 'empty' : 'full'

type FacesProps = {
  readonly face: Face
  readonly failure: Parameters<typeof PanelFailure>[0]['failure']
  readonly onRetry: () => void
  readonly empty: ReactNode
  readonly children: ReactNode
}

const Faces = ({ face, failure, onRetry, empty, children }: FacesProps) => {
  switch (face) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return <PanelFailure failure={failure} onRetry={onRetry} />
    case 'empty':
      return empty
    case 'full':
      return children
    default:
      return face satisfies never
  }
}

const Waiting = () => (
  <Loading>
    <div className={css.rows}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
        <div key={key} className={css.row}>
          <PlaceCardSkeleton />
        </div>
      ))}
    </div>
  </Loading>
)

/** The list or the map, of the same things (DIR-04). */
const Views = ({ kind, wish }: { readonly kind: DirectoryKind; readonly wish: DirectoryWish }) => {
  const intl = useIntl()
  const isMap = wish.view === 'map'
  const way = (isHere: boolean, view: DirectoryWish['view'], words: string) => (
    <Anchor
      className={isHere ? `${css.way} ${css.wayHere}` : css.way}
      href={directoryHref(kind, { ...wish, page: 1, view })}
      {...(isHere ? { 'aria-current': 'page' as const } : {})}
    >
      {words}
    </Anchor>
  )
  return (
    <nav className={css.ways} aria-label={intl.formatMessage({ id: 'directory.view' })}>
      {way(!isMap, isMap ? 'list' : wish.view, intl.formatMessage({ id: 'directory.viewList' }))}
      {way(isMap, 'map', intl.formatMessage({ id: 'directory.viewMap' }))}
    </nav>
  )
}

type PagesProps = {
  readonly kind: DirectoryKind
  readonly wish: DirectoryWish
  readonly count: number
  readonly onPress: (page: number) => void
}

/** The pages as links, for the keyboard and for paper; in sight where there is room (DIR-01). */
const Pages = ({ kind, wish, count, onPress }: PagesProps) => {
  const intl = useIntl()
  const pages = pageCount(count, DIRECTORY_PAGE_SIZE)
  if (pages < 2) return null
  return (
    <div className={css.pages}>
      <Pager
        label={intl.formatMessage({ id: 'directory.pages' })}
        current={Math.min(wish.page, pages)}
        count={pages}
        hrefOf={(page) => directoryHref(kind, { ...wish, page })}
        labels={{
          previous: intl.formatMessage({ id: 'directory.previous' }),
          next: intl.formatMessage({ id: 'directory.next' }),
          page: (page) => intl.formatMessage({ id: 'directory.pageNumber' }, { page }),
        }}
        onPress={onPress}
      />
    </div>
  )
}

type NothingProps = { readonly kind: DirectoryKind; readonly isFiltered: boolean; readonly onClear: () => void }

const Nothing = ({ kind, isFiltered: isNarrowed, onClear }: NothingProps) => {
  const intl = useIntl()
  return isNarrowed ? (
    <EmptyState
      drawing="search"
      title={intl.formatMessage({ id: 'directory.noneFound' })}
      text={intl.formatMessage({ id: 'directory.noneFoundText' })}
      action={
        <Button variant="secondary" onPress={onClear}>
          {intl.formatMessage({ id: 'directory.clear' })}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing="map"
      title={intl.formatMessage(kindTexts[kind].none)}
      text={intl.formatMessage({ id: 'directory.noneText' })}
      action={
        <ButtonLink variant="secondary" href={SCREENS.home.path}>
          {intl.formatMessage({ id: 'directory.noneHome' })}
        </ButtonLink>
      }
    />
  )
}
