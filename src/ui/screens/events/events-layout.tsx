import { type RefObject, useId, useRef } from 'react'
import { Page } from '#ui/layout/page/page.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { useMedia } from '#ui/layout/use-media.ts'
import { useRowsInSight } from '#ui/layout/lists/use-rows-in-sight.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { DayStepperLayout } from '#ui/layout/day-stepper.tsx'
import { FieldLayout } from '#ui/layout/fields.tsx'
import { EventRowLayout, EventRowSkeleton } from '#ui/layout/event-row.tsx'
import { FilterToggleLayout, TourLayout } from '#ui/layout/filters.tsx'
import { MonthGrid } from '#ui/components/month-grid.tsx'
import { ActionButton, FailedLayout, AboveLayout, WayButton } from '#ui/layout/parts.tsx'
import type { EventRowView } from '#ui/view/event-row.ts'
import { SelectLayout } from '#ui/layout/select.tsx'
import { Advertising } from '#ui/parts/advertising/advertising.tsx'
import { media } from '#ui/theme/media.ts'
import type { Group, LongList } from '#ui/view/lists.ts'
import type { EventsPageView, NothingView } from './events-view.ts'
import * as css from './events.css.ts'

/** The events of a day (EVENT-01, EVENT-02). */
const EventsLayout = ({ view }: { readonly view: EventsPageView }) => {
  const scroller = useRef<HTMLElement>(null)
  const above = useRef<HTMLDivElement>(null)
  const filtersId = useId()
  const isDesk = useMedia(media.desktop)
  return (
    <Page
      title={view.title}
      shows={view.heading}
      width="own"
      scroller={scroller}
      question={view.asks}
      actions={
        <FilterToggleLayout
          view={view.filters}
          controls={filtersId}
          // They are at the top: opening them from further down scrolls there.
          onShow={() => scroller.current?.scrollTo({ top: 0 })}
        />
      }
    >
      <div className={css.layout}>
        <div className={css.main}>
          <TourLayout view={view.filters.tour} />
          <Filters view={view.filters} id={filtersId} />
          <div className={css.stepper}>
            <DayStepperLayout view={view.stepper} />
          </div>
          <div ref={above}>
            <AboveLayout view={view.above} />
            <div className={css.summary}>
              <h2 className={css.dayTitle}>{view.heading}</h2>
              <output className={css.count}>{view.count}</output>
              {view.clear ? <ActionButton variant="quiet" action={view.clear} /> : null}
            </div>
          </div>
          <Content view={view.content} scroller={scroller} above={above} />
          {view.advertising ? (
            <div className={css.advertising}>
              <Advertising view={view.advertising} />
            </div>
          ) : null}
        </div>
        {isDesk ? (
          <div className={css.side}>
            <MonthGrid {...view.month()} />
            <div className={css.advertising}>
              <Advertising view={view.beside.advertising} />
            </div>
          </div>
        ) : null}
      </div>
    </Page>
  )
}
export { EventsLayout as default }

type FiltersProps = { readonly view: EventsPageView['filters']; readonly id: string }

const Filters = ({ view: { areShown, label, fields }, id }: FiltersProps) => (
  <search className={css.filters} id={id} hidden={!areShown} aria-label={label}>
    <SelectLayout view={fields.typology} name="typology" />
    <SelectLayout view={fields.price} name="price" />
    <div className={css.town}>
      <FieldLayout view={fields.municipality} name="country" kind="search" />
    </div>
  </search>
)

type Scrolling = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly above: RefObject<HTMLElement | null>
}

const Content = ({ view, ...scrolling }: Scrolling & { readonly view: EventsPageView['content'] }) => {
  switch (view.kind) {
    case 'waiting':
      return <Waiting />
    case 'failed':
      return <FailedLayout view={view} />
    case 'empty':
      return <Nothing view={view} />
    case 'parts':
      return view.parts.map((part) => <Part key={part.heading} view={part} />)
    case 'list':
      return <LongDay view={view} {...scrolling} />
    default:
      return view satisfies never
  }
}

const Part = ({ view: { heading, rows } }: { readonly view: Group<EventRowView> }) => {
  const title = useId()
  return (
    <section className={css.part} aria-labelledby={title}>
      <h3 className={css.partTitle} id={title}>
        {heading}
      </h3>
      <ul className={css.list} {...LIST}>
        {rows.map((row) => (
          <li key={row.key}>
            <EventRowLayout view={row} look="card" heading="h4" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A very long day: only the visible events are rendered. */
const LongDay = ({ view, ...scrolling }: Scrolling & { readonly view: LongList<EventRowView> }) => {
  const { length } = view
  const { parts, measured, listeners } = useRowsInSight({ rows: view, ...scrolling }, css.LINE)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the rows answer for themselves: these listeners hear all of them.
    <ul {...LIST} {...listeners}>
      {parts.map((part) => {
        if (part.kind === 'room') return <li key={`room-${part.before}`} style={{ height: part.height }} aria-hidden />
        const row = view.at(part.index)
        return row === undefined ? null : (
          <li
            key={row.key}
            className={css.line}
            data-row={part.index}
            {...measured(part.index)}
            aria-posinset={part.index + 1}
            aria-setsize={length}
          >
            <EventRowLayout view={row} look="card" heading="h3" />
          </li>
        )
      })}
    </ul>
  )
}

const Nothing = ({ view }: { readonly view: NothingView }) => (
  <EmptyState
    drawing={view.sign}
    title={view.title}
    text={view.text}
    action={
      <div className={css.ways}>
        {view.next ? (
          <ActionButton variant={view.sign === 'search' ? 'secondary' : 'primary'} action={view.next} />
        ) : null}
        {view.clear ? <ActionButton variant="secondary" action={view.clear} /> : null}
        {view.elsewhere ? <WayButton variant="secondary" way={view.elsewhere} /> : null}
      </div>
    }
  />
)

const Waiting = () => (
  <Loading>
    <div className={css.partTitle}>
      <Skeleton width="6rem" height="1.5rem" />
    </div>
    <div className={css.list}>
      <Several count={5}>
        <EventRowSkeleton look="card" />
      </Several>
    </div>
  </Loading>
)
