import { openReading } from '#application/kit/reading.ts'
import type { Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import { agendaOf, markedDays, nextAfter } from '#domain/events/agenda.ts'
import type { UserEvent, UserEventId } from '#domain/events/user-event.ts'
import { dayOf, type LocalDate } from '#domain/time/calendar.ts'
import { type Month, monthOf, weeksOf } from '#domain/time/month.ts'
import { type KeptEventNow, openKeptEvent } from './kept-event.flow.ts'
import { type CalendarRead, readCalendar } from './read-calendar.ts'

/** The day or the month of a URL; undefined for the whole month, and for that of today. It applies when the calendar opens. */
export type CalendarQuery = Readonly<{ day: LocalDate | undefined; month: Month | undefined }>

/** An event of the agenda, with its saved state. */
export type AgendaEvent = Readonly<{ userEvent: UserEvent; kept: KeptEventNow }>

/** A row for each visible event: it is kept at a refresh, and removed when the event is gone. */
const openRows = (scope: Scope) => {
  let rows = new Map<
    UserEventId,
    Readonly<{ userEvent: UserEvent; row: ReturnType<typeof openKeptEvent>; close: () => void }>
  >()
  const opened = (userEvent: UserEvent) => {
    const inner = scope.inner()
    return {
      userEvent,
      row: openKeptEvent(inner, { event: userEvent.event, known: userEvent }),
      close: inner.close,
    }
  }
  return {
    settle: (events: readonly UserEvent[]): void => {
      const before = rows
      rows = new Map()
      for (const userEvent of events) {
        const known = before.get(userEvent.id)
        before.delete(userEvent.id)
        rows.set(userEvent.id, known ? { ...known, userEvent } : opened(userEvent))
        if (known && known.userEvent !== userEvent) known.row.read(userEvent)
      }
      for (const { close } of before.values()) close()
    },
    of: (known: UserEvent): readonly AgendaEvent[] => {
      const kept = rows.get(known.id)?.row.now()
      return kept ? [{ userEvent: kept.userEvent ?? known, kept }] : []
    },
  }
}

const NOT_READ: CalendarRead = { events: [], leftOut: 0, outdated: undefined }

/** The citizen's calendar by months and days (EVENT-07). It is read again whenever the citizen is back. */
export const openCalendar = (scope: Scope, asked: CalendarQuery, tell: (query: CalendarQuery) => void) => {
  const { ports, piazza, changed, onClose } = scope
  const today = () => dayOf(ports.clock.now())
  /** The visible month, and its selected day, if any. */
  let shown = { month: monthOf(asked.day ?? asked.month ?? today()), day: asked.day }
  const rows = openRows(scope)
  const agenda = ({ events }: CalendarRead) => agendaOf(events, shown, today())
  const settle = (read = NOT_READ) => rows.settle(agenda(read).flatMap(({ events }) => events))
  const reading = openReading(scope, readCalendar, {
    isReadOnReturn: true,
    heard: settle,
    // An answer of the server tells of all events; what the device has kept does not.
    onRead: ({ events, outdated }) => {
      if (outdated === undefined) piazza.tell({ type: 'calendar.read', events })
    },
  })
  /** A request to change an event has ended, here or in the outbox. */
  onClose(
    piazza.listen(({ type }) => {
      if (type === 'userEvent.changed' || type === 'userEvent.failed') reading().readAgain()
    }),
  )
  // The URL follows the shown days; it does not control them.
  const show = (month: Month, day: LocalDate | undefined, query: CalendarQuery) => {
    shown = { month, day }
    settle(reading().value)
    changed()
    tell(query)
  }
  const chooseDay = (day: LocalDate) => show(monthOf(day), day, { day, month: undefined })
  const chooseMonth = (chosen: LocalDate) => {
    const month = monthOf(chosen)
    show(month, undefined, { day: undefined, month: month === monthOf(today()) ? undefined : month })
  }
  return {
    now: () => {
      const { value: read = NOT_READ, face, failure, retry } = reading()
      const { events, leftOut, outdated } = read
      const weeks = weeksOf(shown.month).flat()
      return {
        today: today(),
        session: sessionNow(piazza),
        /** Cached content is stale. */
        face: face === 'loaded' && outdated !== undefined ? 'stale' : face,
        failure: failure ?? outdated,
        retry,
        /** The number of saved events that could not be decoded. */
        leftOut,
        isEmpty: events.length === 0,
        ...shown,
        marked: markedDays(events, weeks[0] ?? shown.month, weeks.at(-1) ?? shown.month),
        agenda: agenda(read).map((one) => ({ day: one.day, events: one.events.flatMap(rows.of) })),
        /** The next day with an event, after the shown ones. */
        next: nextAfter(events, shown, today()),
        chooseDay,
        /** Shows the whole month. */
        chooseMonth,
        /** Selects another month in the dialog; the visible one stays. */
        lookAt: (month: LocalDate) => {
          if (monthOf(month) !== shown.month) chooseMonth(month)
        },
      }
    },
  }
}

export type CalendarNow = ReturnType<ReturnType<typeof openCalendar>['now']>
