import { TownLink } from '#ui/app/town-link.tsx'
import { MapPinOff } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRoute, useSearch } from 'wouter'
import type { SheetSought } from '#application/sheet/sheet-town.machine.ts'
import { type Sheet, sheetKind, type SheetQuery } from '#domain/e015/sheet.ts'
import { activeFilters, filtersOf, hasDays, itemsWithin } from '#domain/e015/sheet-filters.ts'
import { idFrom } from '#domain/id.ts'
import { FilterToggle } from '#ui/layout/filters.tsx'
import { imagePath } from '#ui/app/images.ts'
import { LargeTitlePage } from '#ui/app/large-title.tsx'
import { NotFound } from '#ui/app/not-found.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { useSession } from '#ui/app/piazza-context.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { titled } from '#ui/app/titles.ts'
import { useToday } from '#ui/app/use-today.ts'
import { Button } from '#ui/components/button.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { DayStepper } from '#ui/layout/day-stepper.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { DataEntries } from './data-entries.tsx'
import { FlightBoardSkeleton } from './flight-board.tsx'
import { NothingOnSheet } from './nothing-on-sheet.tsx'
import { SheetBoard } from './sheet-board.tsx'
import { SheetFilters } from './sheet-filters.tsx'
import { SheetItems, SheetItemsSkeleton } from './sheet-items.tsx'
import { SheetMap } from './sheet-map.tsx'
import { leavesTownOpen, sheetMunicipalityFrom } from './sheet-url.ts'
import * as mapCss from './sheet-map.css.ts'
import * as css from './sheet.css.ts'
import { useSheetTown } from './use-sheet-town.ts'
import { type SheetState, useSheet } from './use-sheet.ts'

/** An information sheet, as it is for one municipality (E015-01). */
const SheetScreen = () => {
  const [, params] = useRoute(SCREENS.sheet.path)
  const { standing, isAdmin } = useSession()
  const id = idFrom<'Sheet'>(params?.id)
  const search = useSearch()
  const municipality = sheetMunicipalityFrom(search)
  if (id === undefined || (municipality === undefined && !leavesTownOpen(search))) return <NotFound />
  // Who it is decides what is seen: until that is known it is not asked for (E015-07).
  if (standing === 'authenticating') return <Waiting id={id} />
  if (municipality === undefined) {
    const isSignedIn = standing === 'authenticated'
    return <TownSeeker key={`${id} ${isSignedIn} ${isAdmin}`} sought={{ id, isSignedIn, isAdmin }} />
  }
  return <Reader key={`${id} ${municipality} ${isAdmin}`} query={{ id, municipality, isAdmin }} />
}
export { SheetScreen as default }

const Waiting = ({ id }: Pick<SheetQuery, 'id'>) => {
  const intl = useIntl()
  return (
    <LargeTitlePage title={intl.formatMessage({ id: 'sheet.title' })} width="composed" isOpen={false}>
      {() => <Skeletons id={id} />}
    </LargeTitlePage>
  )
}

/** The sheet before it is known for which town it is shown. */
const TownSeeker = ({ sought }: { readonly sought: SheetSought }) => {
  const intl = useIntl()
  const { face, failure, retry } = useSheetTown(sought)
  if (face === 'missing') return <NotFound />
  if (face === 'looking') return <Waiting id={sought.id} />
  return (
    <LargeTitlePage title={intl.formatMessage({ id: 'sheet.title' })} width="composed" isOpen={false}>
      {() => <PanelFailure failure={failure} onRetry={retry} />}
    </LargeTitlePage>
  )
}

const Reader = ({ query }: { readonly query: SheetQuery }) => {
  const intl = useIntl()
  const filtersId = useId()
  const state = useSheet(query)
  const { face, failure, sheet, filters, verbs } = state
  const [isOpen, setOpen] = useState(() => activeFilters({ id: query.id, template: 'byCategory' }, filters) > 0)
  if (face === 'missing') return <NotFound />
  return (
    <LargeTitlePage
      title={sheet === undefined ? intl.formatMessage({ id: 'sheet.title' }) : titled(sheet.title, intl)}
      width="composed"
      isOpen={sheet !== undefined}
      actions={
        sheet === undefined || filtersOf(sheet).length === 0 ? undefined : (
          <FilterToggle
            isOpen={isOpen}
            active={activeFilters(sheet, filters)}
            controls={filtersId}
            onToggle={() => setOpen(!isOpen)}
          />
        )
      }
    >
      {(heading) =>
        sheet !== undefined ? (
          <div className={css.page}>
            {face === 'stale' ? <StaleBar failure={failure} onRetry={verbs.retry} /> : null}
            <Head sheet={sheet} heading={heading} />
            {isOpen ? <SheetFilters id={filtersId} sheet={sheet} state={state} /> : <div id={filtersId} hidden />}
            <Content sheet={sheet} state={state} />
          </div>
        ) : face === 'loading' ? (
          <Skeletons id={query.id} />
        ) : (
          <PanelFailure failure={failure} onRetry={verbs.retry} />
        )
      }
    </LargeTitlePage>
  )
}

type HeadProps = { readonly sheet: Sheet; readonly heading: RefObject<HTMLHeadingElement | null> }

/** What the sheet is about, and for whom. */
const Head = ({ sheet: { title, cover, municipality }, heading }: HeadProps) => {
  const intl = useIntl()
  return (
    <header className={css.head}>
      <span className={css.cover} aria-hidden>
        <Picture src={imagePath('e015', cover)} alt="" ratio="1" rounded fallback={<Cover seed={title} />} eager />
      </span>
      <div className={css.headWords}>
        <h2 className={css.title} ref={heading}>
          {titled(title, intl)}
        </h2>
        <TownLink municipality={municipality} className={css.municipality} />
      </div>
    </header>
  )
}

type ContentProps = { readonly sheet: Sheet; readonly state: SheetState }

const Content = ({ sheet, state }: ContentProps) => {
  const intl = useIntl()
  const today = useToday()
  const { filters, change, isMapCrashed, verbs } = state
  const items = itemsWithin(sheet, filters, today)
  const isBoard = sheetKind(sheet.id) === 'flights'
  const hasMap = items.some(({ position }) => position !== undefined)
  return (
    <div className={css.body}>
      <div className={css.main}>
        {hasDays(sheet) ? (
          <DayStepper
            day={filters.day ?? today}
            today={today}
            onChange={(day) => change({ ...filters, day: day === today ? undefined : day })}
          />
        ) : null}
        {isBoard ? <SheetBoard sheet={sheet} state={state} today={today} /> : null}
        {isMapCrashed ? (
          <NoticeBar
            tone="warning"
            icon={MapPinOff}
            text={intl.formatMessage({ id: 'placesMap.failed' })}
            action={
              <Button variant="quiet" onPress={verbs.retryMap}>
                {intl.formatMessage({ id: 'action.retry' })}
              </Button>
            }
          />
        ) : null}
        {hasMap && !isMapCrashed ? (
          <div className={mapCss.mapRoom}>
            <SheetMap items={items} centre={sheet.centre} state={state} />
          </div>
        ) : null}
        {isBoard ? null : (
          <output className={css.total}>{intl.formatMessage({ id: 'sheet.total' }, { count: items.length })}</output>
        )}
        {items.length > 0 ? (
          <SheetItems items={items} state={state} />
        ) : isBoard ? null : (
          <NothingOnSheet sheet={sheet} state={state} today={today} />
        )}
        {sheet.data.length > 0 ? (
          <section aria-label={intl.formatMessage({ id: 'sheet.data' })}>
            <DataEntries data={sheet.data} />
          </section>
        ) : null}
      </div>
    </div>
  )
}

/** The sheet on its way. */
const Skeletons = ({ id }: Pick<SheetQuery, 'id'>) => {
  const isBoard = sheetKind(id) === 'flights'
  return (
    <Loading>
      <div className={`${css.page} ${css.waiting}`}>
        <div className={css.head}>
          <span className={css.cover}>
            <Skeleton shape="block" height="100%" />
          </span>
          <div className={css.headBones}>
            <Skeleton width="70%" height="1.75rem" />
            <Skeleton width="40%" />
          </div>
        </div>
        <div className={css.main}>
          {isBoard ? <FlightBoardSkeleton /> : null}
          <div className={mapCss.mapRoom}>
            <div className={mapCss.map}>
              <Skeleton shape="block" height="100%" />
            </div>
          </div>
          {isBoard ? null : (
            <>
              <Skeleton width="6rem" height="1.5rem" />
              <SheetItemsSkeleton />
            </>
          )}
        </div>
      </div>
    </Loading>
  )
}
