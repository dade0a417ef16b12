import { Several } from '#ui/components/skeleton.tsx'
import { memo, useRef } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { useLocation } from 'wouter'
import { Page } from '#ui/layout/page/page.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import * as missing from '#ui/layout/reading/missing-rows.css.ts'
import { useMedia } from '#ui/layout/use-media.ts'
import { useRem } from '#ui/layout/lists/windowing.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { PlaceCardSkeleton } from '#ui/components/place-card.tsx'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { AboveLayout, ActionButton, FailedLayout, LackingLayout } from '#ui/layout/parts.tsx'
import { media } from '#ui/theme/media.ts'
import { DirectoryFiltersLayout } from './directory-filters.tsx'
import * as css from './directory-list.css.ts'
import type { DirectoryView } from './directory-view.ts'
import { MunicipalityGroups } from './municipality-groups.tsx'
import { type PlaceOfRow, PlaceRows } from './place-rows.tsx'
import { useListPlace } from './use-list-place.ts'

const PlacesPanel = lazy(async () => ({
  default: (await import('#ui/parts/places-map/places-panel.tsx')).PlacesPanel,
}))

/** One of the two lists of the directory. */
const DirectoryLayout = ({ view }: { readonly view: DirectoryView }) => {
  const [, navigate] = useLocation()
  const isDesk = useMedia(media.desktop)
  const columns = useMedia(media.wide) ? 2 : 1
  const lineHeight = useRem() * css.LINE
  const scroller = useRef<HTMLElement>(null)
  const above = useRef<HTMLDivElement>(null)
  const placeOf = useRef<PlaceOfRow>(undefined)
  const { content } = view
  const count = content.kind === 'rows' ? content.list.length : 0

  const place = useListPlace({
    question: view.place.key,
    page: view.place.page,
    isThere: content.kind === 'rows' || content.kind === 'groups',
    scroller,
    lie: () =>
      content.kind === 'rows'
        ? {
            count,
            columns,
            lineHeight,
            above: above.current?.offsetHeight ?? 0,
            placeOf: (row) => placeOf.current?.(row),
          }
        : undefined,
    onPage: (page, state) => navigate(view.place.hrefOf(page), { replace: true, state }),
  })
  const controls = <DirectoryFiltersLayout view={view.filters} />
  return (
    <Page title={view.title} width="own" scroller={scroller} keepsPlace>
      <div className={content.kind === 'map' ? `${css.layout} ${css.withMap}` : css.layout}>
        {isDesk ? <div className={css.side}>{controls}</div> : null}
        <div className={css.main}>
          <div className={css.above} ref={above}>
            {isDesk ? null : controls}
            <div className={css.summary}>
              <output className={css.total}>{view.total}</output>
              {view.clear ? <ActionButton variant="quiet" action={view.clear} /> : null}
              <Faces view={view.faces} />
            </div>
            <Above view={view.above} />
            <LackingLayout lines={view.lacking} />
          </div>
          {content.kind === 'rows' ? (
            <>
              <PlaceRows
                {...{ columns, scroller, above, place }}
                view={content}
                onPlaced={(where) => {
                  placeOf.current = where
                }}
              />
              {content.pager ? (
                <div className={css.pages}>
                  <Pager {...content.pager} turnTo={(page) => place.focusPage(page, count)} />
                </div>
              ) : null}
            </>
          ) : (
            <There view={content} />
          )}
          <div className={css.end} />
        </div>
      </div>
    </Page>
  )
}
export { DirectoryLayout as default }

const There = ({ view }: { readonly view: Exclude<DirectoryView['content'], { kind: 'rows' }> }) => {
  switch (view.kind) {
    case 'waiting':
      return <Waiting />
    case 'failed':
      return <FailedLayout view={view} />
    case 'empty':
      return <EmptyLayout view={view} drawing={'sign' in view ? view.sign : 'map'} />
    case 'groups':
      return <MunicipalityGroups view={view} />
    case 'map':
      return <PlacesPanel view={view} waiting={<Waiting />} />
    default:
      return view satisfies never
  }
}

const Above = ({ view }: { readonly view: DirectoryView['above'] }) =>
  view?.kind === 'failed' ? (
    <div className={missing.missing}>
      <FailedLayout view={view} compact />
    </div>
  ) : (
    <AboveLayout view={view} />
  )

/** The list or the map. */
const Faces = memo(({ view: { label, ways } }: { readonly view: DirectoryView['faces'] }) => (
  <nav className={css.ways} aria-label={label}>
    {ways.map((way) => (
      <Anchor
        key={way.label}
        className={way.isCurrent ? `${css.way} ${css.wayHere}` : css.way}
        href={way.href}
        {...(way.isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        {way.label}
      </Anchor>
    ))}
  </nav>
))
Faces.displayName = 'Faces'

const Waiting = () => (
  <Loading>
    <div className={css.rows}>
      <Several count={8}>
        <div className={css.row}>
          <PlaceCardSkeleton />
        </div>
      </Several>
    </div>
  </Loading>
)
