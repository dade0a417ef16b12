import { MapPinOff } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { LargeTitle, type TitleReference } from '#ui/layout/page/large-title.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { DayStepperLayout } from '#ui/layout/day-stepper.tsx'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { FieldLayout } from '#ui/layout/fields.tsx'
import { FilterToggleLayout, TourLayout } from '#ui/layout/filters.tsx'
import { PageLayout } from '#ui/parts/page-feedback/asking-page.tsx'
import { ActionButton, RetryActionButton } from '#ui/layout/parts.tsx'
import { SelectLayout } from '#ui/layout/select.tsx'
import { useRoomLeft } from '#ui/layout/use-room-left.ts'
import { TownLayout } from '#ui/parts/place/town.tsx'
import { DataEntries } from './data-entries.tsx'
import { FlightBoardSkeleton, SheetBoard } from './flight-board.tsx'
import { SheetItems, SheetItemsSkeleton } from './sheet-items.tsx'
import { SheetMap } from './sheet-map.tsx'
import type { SheetParts, SheetView } from './sheet-view.ts'
import * as mapCss from './sheet-map.css.ts'
import * as css from './sheet.css.ts'

type PageOfSheet = Extract<SheetView, { kind: 'page' }>

/** An information sheet of one municipality (E015-01). */
const SheetLayout = ({ view }: { readonly view: PageOfSheet }) => {
  const filtersId = useId()
  const filters = view.panel.kind === 'ready' ? view.panel.content.filters : undefined
  return (
    <PageLayout
      view={view}
      width="composed"
      className={css.page}
      waiting={<Waiting sign={view.sign} />}
      actions={filters && <FilterToggleLayout view={filters} controls={filtersId} />}
    >
      {(parts, heading) => (
        <>
          <Head view={parts} heading={heading} />
          <TourLayout view={filters?.tour} />
          {filters?.areShown === true ? <Filters view={filters} id={filtersId} /> : <div id={filtersId} hidden />}
          <Content view={parts} />
        </>
      )}
    </PageLayout>
  )
}
export { SheetLayout as default }

type PartsProps = { readonly view: SheetParts }

/** The title of the sheet, and its municipality. */
const Head = ({ view, heading }: PartsProps & { readonly heading: TitleReference }) => (
  <header className={css.head}>
    <span className={css.cover} aria-hidden>
      <Picture src={view.cover} alt="" ratio="1" rounded fallback={<Cover seed={view.name} />} eager />
    </span>
    <div className={css.headWords}>
      <LargeTitle className={css.title} reference={heading}>
        {view.name}
      </LargeTitle>
      <TownLayout view={view.town} className={css.municipality} />
    </div>
  </header>
)

type FiltersProps = { readonly view: NonNullable<SheetParts['filters']>; readonly id: string }

const Filters = ({ view: { label, fields }, id }: FiltersProps) => (
  <search className={css.filters} id={id} aria-label={label}>
    {fields.all.map(({ key, ...one }) =>
      one.kind === 'field' ? (
        <FieldLayout key={key} view={one} name={key} kind="search" />
      ) : (
        <SelectLayout key={key} view={one} name={key} />
      ),
    )}
    {fields.clear ? <ActionButton variant="quiet" action={fields.clear} /> : null}
  </search>
)

const Content = ({ view: { days, board, crash, map, total, items, empty, data } }: PartsProps) => {
  const none = empty && <EmptyLayout view={empty} drawing={empty.sign} />
  return (
    <div className={css.body}>
      <div className={css.main}>
        {days ? <DayStepperLayout view={days} /> : null}
        {board ? <SheetBoard view={board} none={none} /> : null}
        {crash ? (
          <NoticeBar
            tone="warning"
            icon={MapPinOff}
            text={crash.text}
            action={<RetryActionButton variant="quiet" action={crash.retry} />}
          />
        ) : null}
        {map ? (
          <MapRoom>
            <SheetMap view={map} />
          </MapRoom>
        ) : null}
        {total === undefined ? null : <output className={css.total}>{total}</output>}
        {items ? <SheetItems view={items} /> : null}
        {board ? null : none}
        {data ? (
          <section aria-label={data.label}>
            <DataEntries entries={data.entries} />
          </section>
        ) : null}
      </div>
    </div>
  )
}

/** The skeleton of the sheet. */
const Waiting = ({ sign }: Pick<PageOfSheet, 'sign'>) => (
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
      {sign === 'board' ? <FlightBoardSkeleton /> : null}
      <MapRoom>
        <div className={mapCss.map}>
          <Skeleton shape="block" height="100%" />
        </div>
      </MapRoom>
      {sign === 'board' ? null : (
        <>
          <Skeleton width="6rem" height="1.5rem" />
          <SheetItemsSkeleton />
        </>
      )}
    </div>
  </div>
)

/** The place of a map, which on a desktop is as high as what is left of the page. */
const MapRoom = ({ children }: { readonly children: ReactNode }) => {
  const room = useRef<HTMLDivElement>(null)
  useRoomLeft(room, 0)
  return (
    <div className={mapCss.mapRoom} ref={room}>
      {children}
    </div>
  )
}
