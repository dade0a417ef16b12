import {
  Bell,
  BellRing,
  CalendarDays,
  CalendarSearch,
  ChevronRight,
  CircleAlert,
  Hourglass,
  Trash2,
  Undo2,
} from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { Page } from '#ui/layout/page/page.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Card } from '#ui/components/card.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { EventRowLayout } from '#ui/layout/event-row.tsx'
import { MonthGrid } from '#ui/components/month-grid.tsx'
import { AboveLayout, ActionButton, FailedLayout, LackingLayout } from '#ui/layout/parts.tsx'
import type { AgendaRow, CalendarParts, CalendarView } from './calendar-view.ts'
import * as css from './calendar.css.ts'
import * as keptCss from '#ui/parts/kept-event/kept-event.css.ts'

const KeptEventDialog = lazy(() => import('#ui/parts/kept-event/kept-event-dialog.tsx'))

/** The citizen's events by months and days, with their reminders (EVENT-07). */
const CalendarLayout = ({ view }: { readonly view: CalendarView }) => (
  <Page title={view.title} width="composed">
    {view.stale ? (
      <div className={css.above}>
        <AboveLayout view={view.stale} />
      </div>
    ) : null}
    <LackingLayout lines={view.lacking} />
    <Content view={view.content} />
    {view.dialog ? <KeptEventDialog view={view.dialog} /> : null}
  </Page>
)
export { CalendarLayout as default }

const Content = ({ view }: { readonly view: CalendarView['content'] }) => {
  switch (view.kind) {
    case 'waiting':
      return <Waiting />
    case 'failed':
      return <FailedLayout view={view} />
    case 'empty':
      return <Nothing view={view} drawing="calendar" />
    case 'calendar':
      return (
        <div className={css.layout}>
          <div className={css.month}>
            <Card>
              <MonthGrid {...view.month} />
            </Card>
          </div>
          <Agenda view={view.agenda} />
        </div>
      )
    default:
      return view satisfies never
  }
}

const Agenda = ({ view }: { readonly view: CalendarParts['agenda'] }) => {
  const place = useRef<HTMLElement>(null)
  useFocusWhereRowsWent(place, view.days)
  return (
    <section className={css.agenda} ref={place} tabIndex={-1} aria-label={view.label}>
      <div className={css.agendaHead}>
        <h2 className={css.heading}>{view.heading}</h2>
        {view.wholeMonth ? <ActionButton variant="quiet" icon={CalendarDays} action={view.wholeMonth} /> : null}
      </div>
      {view.nothing ? <Nothing view={view.nothing} /> : null}
      {view.days.map(({ day, label, heading, rows }) => (
        <section key={day} className={css.day} aria-label={label}>
          {heading === undefined ? null : <h3 className={css.dayHeading}>{heading}</h3>}
          <Card as="ul" inside="flush">
            {rows.map((row) => (
              <li key={row.key}>
                <Row view={row} />
              </li>
            ))}
          </Card>
        </section>
      ))}
    </section>
  )
}

const Row = ({ view }: { readonly view: AgendaRow }) => (
  <EventRowLayout view={view} more={<Standing view={view} />} buttons={<Buttons view={view} />} />
)

/** Its reminder, and what became of its last change. */
const Standing = ({ view: { reminder, delayed, problem } }: { readonly view: AgendaRow }) => (
  <>
    {reminder === undefined ? null : (
      <span className={keptCss.reminder}>
        <BellRing size={16} aria-hidden />
        <span>{reminder}</span>
      </span>
    )}
    {delayed === undefined ? null : (
      <TagChip tone="warning" icon={Hourglass}>
        {delayed}
      </TagChip>
    )}
    {problem === undefined ? null : <NoticeBar tone="danger" icon={CircleAlert} text={problem} />}
  </>
)

const Buttons = ({ view: { buttons, reminder } }: { readonly view: AgendaRow }) =>
  buttons ? (
    <>
      <IconButton
        icon={buttons.sign === 'withdraw' ? Undo2 : reminder === undefined ? Bell : BellRing}
        label={buttons.first.label}
        onPress={buttons.first.press}
      />
      {buttons.remove ? <IconButton icon={Trash2} label={buttons.remove.label} onPress={buttons.remove.press} /> : null}
    </>
  ) : null

type NothingProps = Pick<ComponentProps<typeof EmptyLayout>, 'view' | 'drawing'>

const Nothing = ({ view, ...drawing }: NothingProps) => (
  <EmptyLayout view={view} {...drawing} icon={view.action?.kind === 'way' ? CalendarSearch : ChevronRight} />
)

/** After a row with the focus is removed, the row in its place receives the focus; without any, the list itself. */
const useFocusWhereRowsWent = (place: RefObject<HTMLElement | null>, days: CalendarParts['agenda']['days']) => {
  const before = useRef<readonly string[]>([])
  const shown = days.flatMap(({ rows }) => rows.map(({ key }) => key)).join()
  useEffect(() => {
    const now = shown === '' ? [] : shown.split(',')
    const gone = before.current.findIndex((key) => !now.includes(key))
    before.current = now
    if (gone === -1 || document.activeElement !== document.body) return
    const all = (wanted: string) => [...(place.current?.querySelectorAll<HTMLElement>(wanted) ?? [])]
    const next = all('li a')[gone] ?? all('li a, li button').at(-1) ?? place.current
    next?.focus()
  }, [place, shown])
}

const Waiting = () => (
  <Loading>
    <div className={css.layout}>
      <div className={css.month}>
        <Card>
          <Skeleton shape="block" height="22.25rem" />
        </Card>
      </div>
      <div className={css.agenda}>
        <Skeleton width="40%" />
        <Skeleton shape="block" height="7rem" />
        <Skeleton shape="block" height="7rem" />
      </div>
    </div>
  </Loading>
)
