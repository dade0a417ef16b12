import * as seen from './calendar.selectors.ts'
import type { Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import { markedDays } from '#domain/events/agenda.ts'
import type { UserEvent, UserEventId } from '#domain/events/user-event.ts'
import { dayOf, type LocalDate } from '#domain/time/calendar.ts'
import { type Month, monthOf, weeksOf } from '#domain/time/month.ts'
import { agendaOf, nextAfter } from './agenda.ts'
import { type KeptEventNow, openKeptEvent } from './kept-event.flow.ts'
import { calendarMachine } from './calendar.machine.ts'

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

/** The citizen's calendar (EVENT-07). */
export const openCalendar = (scope: Scope, { day, month }: CalendarQuery, tell: (query: CalendarQuery) => void) => {
  const { ports, piazza } = scope
  const today = () => dayOf(ports.clock.now())
  const actor = scope.run(calendarMachine(ports), { today: today(), day, month })
  const known = () => actor.getSnapshot().children.known?.getSnapshot()
  const look = () => ({ month: actor.getSnapshot().context.month, day: actor.getSnapshot().context.day })
  const rows = openRows(scope)
  /** A request to change an event has ended, here or in the outbox. */
  scope.onClose(
    piazza.listen(({ type }) => {
      if (type === 'userEvent.changed' || type === 'userEvent.failed') actor.send({ type: 'content.changed' })
    }),
  )
  const agenda = () => agendaOf(seen.keptEvents(known()), look(), today())
  const settle = () => rows.settle(agenda().flatMap(({ events }) => events))
  const reading = actor.subscribe(settle)
  scope.onClose(() => reading.unsubscribe())
  settle()
  // The URL follows the shown days; it does not control them.
  const chooseMonth = (chosen: LocalDate) => {
    actor.send({ type: 'month.chosen', month: chosen })
    tell({ day: undefined, month: monthOf(chosen) === monthOf(today()) ? undefined : monthOf(chosen) })
  }
  return {
    now: () => {
      const events = seen.keptEvents(known())
      const shown = look()
      const weeks = weeksOf(shown.month).flat()
      return {
        today: today(),
        session: sessionNow(piazza),
        face: seen.calendarFace(known()),
        failure: seen.calendarFailure(known()),
        retry: () => actor.send({ type: 'retry.requested' }),
        /** The number of saved events that could not be decoded. */
        leftOut: seen.eventsLeftOut(known()),
        isEmpty: events.length === 0,
        /** The visible month, and its selected day, if any. */
        ...shown,
        marked: markedDays(events, weeks[0] ?? shown.month, weeks.at(-1) ?? shown.month),
        agenda: agenda().map((one) => ({ day: one.day, events: one.events.flatMap(rows.of) })),
        /** The next day with an event, after the shown ones. */
        next: nextAfter(events, shown, today()),
        chooseDay: (chosen: LocalDate) => {
          actor.send({ type: 'day.chosen', day: chosen })
          tell({ day: chosen, month: undefined })
        },
        /** Shows the whole month. */
        chooseMonth,
        /** Selects another month in the dialog; the visible one stays. */
        lookAt: (month: LocalDate) => {
          if (monthOf(month) !== look().month) chooseMonth(month)
        },
      }
    },
  }
}

export type CalendarNow = ReturnType<ReturnType<typeof openCalendar>['now']>
