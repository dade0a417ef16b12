import { CalendarDays, CalendarSearch, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useSearch } from 'wouter'
import { NO_SHORTFALL } from '#application/kit/list-rows.ts'
import { type AgendaDay, markedDays } from '#domain/events/agenda.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { weeksOf } from '#domain/time/month.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { Page } from '#ui/app/page.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { SCREENS } from '#ui/app/screens.ts'
import { Lacking } from '#ui/app/shortfall.tsx'
import { useToday } from '#ui/app/use-today.ts'
import { Button, ButtonLink } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { MonthGrid } from '#ui/components/month-grid.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { AgendaRow } from './agenda-row.tsx'
import { agendaOf, nextAfter } from './agenda-texts.ts'
import { calendarDayFrom, calendarPath } from './calendar-url.ts'
import * as css from './calendar.css.ts'
import { type CalendarState, useCalendar } from './use-calendar.ts'

/** A citizen's own events by months and days, with their reminders (EVENT-07). */
const CalendarScreen = () => {
  const intl = useIntl()
  const state = useCalendar(calendarDayFrom(useSearch()))
  const { face, failure, events, leftOut, retry } = state
  return (
    <Page title={intl.formatMessage({ id: 'calendar.title' })} width="composed">
      {face === 'stale' ? (
        <div className={css.above}>
          <StaleBar failure={failure} onRetry={retry} />
        </div>
      ) : null}
      <Lacking of="events" shortfall={{ ...NO_SHORTFALL, leftOut }} />
      {face === 'loading' ? (
        <Waiting />
      ) : face === 'failed' || face === 'missing' ? (
        <PanelFailure failure={failure} onRetry={retry} />
      ) : events.length === 0 ? (
        <Empty />
      ) : (
        <Calendar state={state} />
      )}
    </Page>
  )
}
export { CalendarScreen as default }

const Calendar = ({ state }: { readonly state: CalendarState }) => {
  const intl = useIntl()
  const [, navigate] = useLocation()
  const today = useToday()
  const { month, day, events, chooseDay, chooseMonth } = state
  const shown = weeksOf(month).flat()
  const show = (chosen: LocalDate | undefined) => navigate(calendarPath(chosen), { replace: true })
  const toDay = (chosen: LocalDate) => {
    chooseDay(chosen)
    show(chosen)
  }
  const toMonth = (chosen: LocalDate) => {
    chooseMonth(chosen)
    show(undefined)
  }
  return (
    <div className={css.layout}>
      <div className={css.month}>
        <Card>
          <MonthGrid
            label={intl.formatMessage({ id: 'calendar.days' })}
            month={month}
            selected={day}
            today={today}
            marked={markedDays(events, shown[0] ?? month, shown.at(-1) ?? month)}
            onSelect={toDay}
            onMonth={toMonth}
          />
        </Card>
      </div>
      <Agenda state={state} onDay={toDay} onMonth={toMonth} />
    </div>
  )
}

type AgendaProps = {
  readonly state: CalendarState
  readonly onDay: (day: LocalDate) => void
  readonly onMonth: (month: LocalDate) => void
}

const Agenda = ({ state, onDay, onMonth }: AgendaProps) => {
  const intl = useIntl()
  const formats = useFormats()
  const place = useRef<HTMLElement>(null)
  const today = useToday()
  const { month, day, events, refresh } = state
  const days = agendaOf(events, state, today)
  useFocusWhereRowsWent(place, days)
  return (
    <section className={css.agenda} ref={place} tabIndex={-1} aria-label={intl.formatMessage({ id: 'calendar.list' })}>
      <div className={css.agendaHead}>
        <h2 className={css.heading}>
          {day === undefined ? intl.formatMessage({ id: 'calendar.coming' }) : formats.fullDay(day)}
        </h2>
        {day === undefined ? null : (
          <Button variant="quiet" icon={CalendarDays} onPress={() => onMonth(month)}>
            {intl.formatMessage({ id: 'calendar.wholeMonth' })}
          </Button>
        )}
      </div>
      {days.length === 0 ? (
        <NothingThen state={state} onDay={onDay} />
      ) : (
        days.map((one) => (
          <section key={one.day} className={css.day} aria-label={formats.fullDay(one.day)}>
            {day === undefined ? <h3 className={css.dayHeading}>{formats.day(one.day, today)}</h3> : null}
            <Card as="ul" inside="flush">
              {one.events.map((userEvent) => (
                <AgendaRow key={userEvent.id} userEvent={userEvent} onChanged={refresh} />
              ))}
            </Card>
          </section>
        ))
      )}
    </section>
  )
}

/** A day or a month without anything, and the way to the next one that has something. */
const NothingThen = ({ state, onDay }: Pick<AgendaProps, 'state' | 'onDay'>) => {
  const intl = useIntl()
  const formats = useFormats()
  const today = useToday()
  const next = nextAfter(state.events, state, today)
  return (
    <EmptyState
      title={intl.formatMessage({ id: state.day === undefined ? 'calendar.noneInMonth' : 'calendar.noneOnDay' })}
      action={
        next === undefined ? (
          <SearchLink />
        ) : (
          <Button variant="secondary" icon={ChevronRight} onPress={() => onDay(next)}>
            {intl.formatMessage({ id: 'calendar.next' }, { day: formats.day(next, today) })}
          </Button>
        )
      }
    />
  )
}

const SearchLink = () => {
  const intl = useIntl()
  return (
    <ButtonLink href={SCREENS.events.path} variant="secondary" icon={CalendarSearch}>
      {intl.formatMessage({ id: 'calendar.search' })}
    </ButtonLink>
  )
}

const Empty = () => {
  const intl = useIntl()
  return (
    <EmptyState
      drawing="calendar"
      title={intl.formatMessage({ id: 'calendar.empty' })}
      text={intl.formatMessage({ id: 'calendar.emptyText' })}
      action={<SearchLink />}
    />
  )
}

/** When a row has gone and the focus with it, the row that took its place gets it; without any, the list itself. */
const useFocusWhereRowsWent = (place: RefObject<HTMLElement | null>, days: readonly AgendaDay[]) => {
  const before = useRef<readonly string[]>([])
  const shown = days.flatMap(({ events }) => events.map(({ id }) => id)).join()
  useEffect(() => {
    const now = shown === '' ? [] : shown.split(',')
    const gone = before.current.findIndex((id) => !now.includes(id))
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
