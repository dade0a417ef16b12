import { NO_SHORTFALL } from '#application/kit/list-rows.ts'
import { type AgendaEvent, type CalendarNow, openCalendar } from '#application/time/user-events/calendar.flow.ts'
import { toName } from '#ui/language/inflections.ts'
import { eventPath, queryOfAddress, SCREENS } from '#ui/base/screens.ts'
import { capitalised } from '#ui/language/formats.ts'
import { titled } from '#ui/language/titles.ts'
import { eventNamesakes, eventRowView } from '#ui/view/event-row.ts'
import { type Empty, empty } from '#ui/view/lists.ts'
import { monthView } from '#ui/view/month.ts'
import { failedView, staleView } from '#ui/view/panels.ts'
import { shortfallView } from '#ui/view/shortfall.ts'
import { action, type Failed, type Waiting, type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import type { KeptEventNow } from '#application/time/user-events/kept-event.flow.ts'
import { keptEventDialogView, problemOf } from '#ui/parts/kept-event/kept-event-view.ts'
import { reminderWords } from '#ui/parts/kept-event/reminder-texts.ts'
import { screenOf } from '#ui/view/screen.ts'
import { calendarPath, calendarQueryFrom } from './calendar-url.ts'

/** The citizen's events by months and days, with their reminders (EVENT-07). */
export const calendarView = (now: CalendarNow, speech: Speech) => ({
  kind: 'page' as const,
  title: speech.say('calendar.title'),
  stale: now.face === 'stale' ? staleView(now.failure, now.retry, speech) : undefined,
  lacking: shortfallView('events', { ...NO_SHORTFALL, leftOut: now.leftOut }, speech),
  content: contentView(now, speech),
  dialog: now.agenda
    .flatMap(({ events }) => events)
    .map(({ kept }) => keptEventDialogView(kept, speech))
    .find((dialog) => dialog !== undefined),
})

export type CalendarView = ReturnType<typeof calendarView>

const contentView = (now: CalendarNow, speech: Speech): Waiting | Failed | Empty | CalendarParts => {
  const { say } = speech
  const { face, failure, retry, session, isEmpty } = now
  if (face === 'loading') return { kind: 'waiting' }
  if (face === 'failed' || face === 'missing')
    return failedView(failure, { retry, signIn: session.requireSignIn }, speech)
  if (isEmpty) return empty(say('calendar.empty'), say('calendar.emptyText'), searchWay(speech))
  return partsView(now, speech)
}

/** The month, and the events to come in it, or those of a selected day. */
const partsView = (now: CalendarNow, speech: Speech) => {
  const { month, day: selected, today, marked, chooseDay: choose, lookAt } = now
  return {
    kind: 'calendar' as const,
    month: monthView({ label: speech.say('calendar.days'), month, selected, today, marked, choose, lookAt }, speech),
    agenda: agendaView(now, speech),
  }
}

export type CalendarParts = ReturnType<typeof partsView>

const searchWay = ({ say }: Speech): Way => way(say('calendar.search'), SCREENS.events.path)

const agendaView = (now: CalendarNow, speech: Speech) => {
  const { say, formats } = speech
  const { day, month, today, agenda, chooseMonth } = now
  const twice = eventNamesakes(agenda.flatMap(({ events }) => events.map(({ userEvent }) => userEvent.event)))
  return {
    label: say('calendar.list'),
    heading: day === undefined ? say('calendar.coming') : capitalised(formats.fullDay(day)),
    wholeMonth: day === undefined ? undefined : action(say('calendar.wholeMonth'), () => chooseMonth(month)),
    nothing: agenda.length === 0 ? nothingView(now, speech) : undefined,
    days: agenda.map((one) => ({
      day: one.day,
      label: formats.fullDay(one.day),
      heading: day === undefined ? capitalised(formats.day(one.day, today)) : undefined,
      rows: one.events.map((event) =>
        rowView(event, { under: one.day, isNamesake: twice.has(event.userEvent.event.title) }, speech),
      ),
    })),
  }
}

/** The empty state of a day or a month, with a link to the next day with events. */
const nothingView = ({ day, next, today, chooseDay }: CalendarNow, speech: Speech): Empty => {
  const { say, formats } = speech
  return empty(
    say(day === undefined ? 'calendar.noneInMonth' : 'calendar.noneOnDay'),
    undefined,
    next === undefined
      ? searchWay(speech)
      : action(say('calendar.next', { day: formats.day(next, today) }), () => chooseDay(next)),
  )
}

/** What can be done with an event; nothing with one that was removed, until its row goes. */
const buttonsView = (now: KeptEventNow, name: string, speech: Speech) => {
  const { waiting, remind, remove, userEvent } = now
  const { say } = speech
  if (!waiting)
    return (
      userEvent && {
        sign: 'remind' as const,
        first: action(say('reminder.of', { name }), remind),
        remove: action(say('calendar.removeOne', { name }), remove),
      }
    )
  const { withdraw } = waiting
  return (
    withdraw && {
      sign: 'withdraw' as const,
      first: action(say('outbox.withdrawOf', { name: toName(name, speech) }), withdraw),
      remove: undefined,
    }
  )
}

type Listed = Parameters<typeof eventRowView>[3]

/** One event of the agenda, with its reminder, and buttons for its reminder and its removal. */
const rowView = ({ userEvent: { id, event, reminder }, kept }: AgendaEvent, listed: Listed, speech: Speech) => ({
  ...eventRowView(event, eventPath(event.activity?.id, event.id), speech, listed),
  key: id,
  reminder: reminder && reminderWords(reminder, kept.today, speech),
  /** Why its last change failed. */
  problem: problemOf(kept, speech),
  /** A change of it waits to be sent: it cannot be changed meanwhile, but taken back. */
  delayed: kept.waiting && speech.say('outbox.waiting'),
  /** The first is one button, so that it keeps the focus. */
  buttons: buttonsView(kept, titled(event.title, speech), speech),
})

export type AgendaRow = ReturnType<typeof rowView>

/** The citizen's calendar (EVENT-07). */
export const screen = screenOf({
  query: (address) => calendarQueryFrom(queryOfAddress(address)),
  address: calendarPath,
  open: openCalendar,
  view: calendarView,
})
