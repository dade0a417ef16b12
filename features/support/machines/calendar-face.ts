import { type ActorRefFrom, createActor } from 'xstate'
import type { Piazza } from '#application/app/piazza.ts'
import { NO_SHORTFALL } from '#application/kit/list-rows.ts'
import { standing } from '#application/session/session.selectors.ts'
import { calendar } from '#application/user-events/calendar.implementations.ts'
import * as seen from '#application/user-events/calendar.selectors.ts'
import { keptEvent } from '#application/user-events/kept-event.implementations.ts'
import * as kept from '#application/user-events/kept-event.selectors.ts'
import { markedDays } from '#domain/events/agenda.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { addMonths, weeksOf } from '#domain/time/month.ts'
import { hoursOf, lastDayOf } from '#ui/app/date-words.ts'
import type { AnyFailure } from '#ui/app/failure-texts.ts'
import { formatsIn } from '#ui/app/formats.ts'
import { eventPath, SCREENS } from '#ui/app/screens.ts'
import { agendaOf, nextAfter } from '#ui/screens/calendar/agenda-texts.ts'
import { calendarDayFrom, calendarPath } from '#ui/screens/calendar/calendar-url.ts'
import { reminderWords } from '#ui/screens/calendar/reminder-texts.ts'
import { TODAY } from '../moment.ts'
import { failedLines } from './form-face.ts'
import { lackingLines, phrase, titled } from './phrases.ts'
import { running } from './running.ts'
import { reminderDialog } from './reminder-face.ts'
import type { Asked, ScreenFace } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'

const formats = formatsIn('it')
const intl = { formatMessage: phrase }

const isSignedIn = (piazza: Piazza) => standing(piazza.session.getSnapshot()) !== 'anonymous'

/** What stands over a panel that was read before. */
const staleLine = (failure: AnyFailure | undefined): string =>
  phrase(failure?._tag === 'Unreachable' ? 'panel.staleOffline' : 'panel.stale')

/** What a day of the month is called, with how much there is on it. */
const nameOf = (day: LocalDate, count: number): string =>
  count === 0 ? formats.fullDay(day) : phrase('calendar.marked', { day: formats.fullDay(day), count })

type KeptEvent = ActorRefFrom<ReturnType<typeof keptEvent>>

const questionOf = (actor: KeptEvent, event: PublicEvent): Asked | undefined => {
  const asking = kept.removalActor(actor.getSnapshot())
  return (
    asking && {
      question: {
        title: phrase('calendar.removeTitle'),
        text: phrase('calendar.removeText', { name: titled(event.title) }),
      },
      confirm: () => asking.send({ type: 'confirmed' }),
      cancel: () => asking.send({ type: 'cancelled' }),
    }
  )
}

/** One event and its place in the calendar, for as long as it is shown. */
const openOne = (given: Given, event: PublicEvent, known: UserEvent | undefined, onChanged?: () => void) => {
  const { ports, piazza } = given
  const actor = createActor(keptEvent(ports), {
    input: { event, isSignedIn: isSignedIn(piazza), userEvent: known },
  })
  const changed = actor.on('*', ({ type }) => {
    if (type === 'userEvent.changed' || type === 'userEvent.failed') onChanged?.()
  })
  const session = piazza.session.subscribe(() => actor.send({ type: 'reader.changed', isSignedIn: isSignedIn(piazza) }))
  const stop = running(given, actor)
  const dialog = reminderDialog(given, actor)
  return {
    actor,
    dialog: dialog.face,
    question: () => questionOf(actor, event),
    userEvent: () => kept.userEventNow(actor.getSnapshot()),
    close: () => {
      changed.unsubscribe()
      session.unsubscribe()
      dialog.close()
      stop()
    },
  }
}

/** An event's place in the calendar on its own page (EVENT-04): what the page adds to its face. */
export const openKeepEvent = (given: Given, event: PublicEvent): ScreenFace & Readonly<{ close: Closing }> => {
  const one = openOne(given, event, undefined)
  const { actor } = one
  const now = () => actor.getSnapshot()
  const face = () => kept.keptEventFace(now())
  return {
    texts: () => [
      ...(one.dialog()?.texts() ?? []),
      ...(face() === 'kept'
        ? [
            ...(kept.keptEventFailure(now()) === undefined ? [] : [staleLine(kept.keptEventFailure(now()))]),
            phrase('calendar.kept'),
            reminderWords(one.userEvent()?.reminder, TODAY, intl, formats),
          ]
        : face() === 'unreadable'
          ? failedLines(kept.keptEventFailure(now()))
          : []),
    ],
    fields: () => one.dialog()?.fields?.() ?? {},
    actions: () =>
      one.dialog()?.actions?.() ??
      (face() === 'offered' && !kept.isAtWork(now())
        ? { [phrase('calendar.add')]: () => actor.send({ type: 'addition.requested' }) }
        : face() === 'kept'
          ? {
              [phrase('reminder.title')]: () => actor.send({ type: 'reminder.requested' }),
              [phrase('calendar.remove')]: () => actor.send({ type: 'removal.requested' }),
            }
          : {}),
    question: one.question,
    retriable: () => [
      {
        hasFailed: kept.keptEventFailure(now()) !== undefined,
        retry: () => actor.send({ type: 'retry.requested' }),
      },
    ],
    close: one.close,
  }
}

/** The rows of a calendar, each the place of one event. */
const openRows = (given: Given, onChanged: () => void) => {
  const rows = new Map<number, ReturnType<typeof openOne>>()
  return {
    settle: (events: readonly UserEvent[]): void => {
      for (const [id, row] of rows) {
        if (events.some((one) => one.id === id)) continue
        row.close()
        rows.delete(id)
      }
      for (const userEvent of events) {
        const row = rows.get(userEvent.id)
        if (row) row.actor.send({ type: 'userEvent.read', userEvent })
        else rows.set(userEvent.id, openOne(given, userEvent.event, userEvent, onChanged))
      }
    },
    of: ({ id }: UserEvent) => rows.get(id),
    dialog: () => [...rows.values()].map((row) => row.dialog()).find((dialog) => dialog !== undefined),
    question: () => [...rows.values()].map((row) => row.question()).find((question) => question !== undefined),
    close: () => {
      for (const row of rows.values()) row.close()
    },
  }
}

/** My calendar without a screen (EVENT-07). */
export const openCalendar = (stage: Stage, given: Given, path: string): Closing => {
  const actor = createActor(calendar(given.ports), {
    input: { today: TODAY, day: calendarDayFrom(path.split('?')[1] ?? '') },
  })
  const rows = openRows(given, () => actor.send({ type: 'refresh.requested' }))
  const known = () => seen.knownCalendarActor(actor.getSnapshot())?.getSnapshot()
  const events = () => seen.keptEvents(known())
  const face = () => seen.calendarFace(known())
  const failure = () => seen.calendarFailure(known())
  const look = () => ({ month: seen.shownMonth(actor.getSnapshot()), day: seen.chosenDay(actor.getSnapshot()) })
  const days = () => agendaOf(events(), look(), TODAY)
  const toDay = (day: LocalDate) => {
    actor.send({ type: 'day.chosen', day })
    given.go(calendarPath(day), true)
  }
  const toMonth = (month: LocalDate) => {
    actor.send({ type: 'month.chosen', month })
    given.go(calendarPath(undefined), true)
  }
  let followed: ReturnType<typeof seen.knownCalendarActor>
  const followKnown = () => {
    const now = seen.knownCalendarActor(actor.getSnapshot())
    if (now === followed) return
    followed = now
    now?.subscribe(() => rows.settle(events()))
  }
  const following = actor.subscribe(followKnown)
  const stop = running(given, actor)
  followKnown()

  const rowLines = (userEvent: UserEvent): readonly string[] => {
    const { event } = userEvent
    const last = lastDayOf(event)
    const until = last === undefined ? '' : `, ${phrase('notice.dateUntil', { day: formats.date(last) })}`
    const { reminder } = rows.of(userEvent)?.userEvent() ?? userEvent
    return [
      titled(event.title),
      `${hoursOf(event, intl, formats)}${until}`,
      event.place ?? '',
      ...(reminder === undefined ? [] : [reminderWords(reminder, TODAY, intl, formats)]),
    ]
  }
  const agendaLines = (): readonly string[] => {
    const { month, day } = look()
    const headings = [formats.month(month), day === undefined ? phrase('calendar.coming') : formats.fullDay(day)]
    if (days().length === 0)
      return [...headings, phrase(day === undefined ? 'calendar.noneInMonth' : 'calendar.noneOnDay')]
    return [
      ...headings,
      ...days().flatMap((one) =>
        (day === undefined ? [formats.day(one.day, TODAY)] : []).concat(one.events.flatMap(rowLines)),
      ),
    ]
  }
  const texts = (): readonly string[] => {
    const now = face()
    if (now === 'loading') return []
    if (now === 'failed' || now === 'missing') return failedLines(failure())
    return [
      ...(now === 'stale' ? [staleLine(failure())] : []),
      ...lackingLines('events', { ...NO_SHORTFALL, leftOut: seen.eventsLeftOut(known()) }),
      ...(events().length === 0 ? [phrase('calendar.empty'), phrase('calendar.emptyText')] : agendaLines()),
    ]
  }
  const dayActions = (): Readonly<Record<string, () => void>> => {
    const weeks = weeksOf(look().month).flat()
    const marked = markedDays(events(), weeks[0] ?? look().month, weeks.at(-1) ?? look().month)
    return Object.fromEntries(weeks.map((day) => [nameOf(day, marked.get(day) ?? 0), () => toDay(day)]))
  }
  const rowActions = (userEvent: UserEvent): readonly (readonly [string, () => void])[] => {
    const { event } = userEvent
    const { activity } = event
    const title = titled(event.title)
    return [
      [title, () => given.go(eventPath(activity?.id, event.id))] as const,
      [
        phrase('reminder.of', { name: title }),
        () => rows.of(userEvent)?.actor.send({ type: 'reminder.requested' }),
      ] as const,
      [
        phrase('calendar.removeOne', { name: title }),
        () => rows.of(userEvent)?.actor.send({ type: 'removal.requested' }),
      ] as const,
    ]
  }
  const search = { [phrase('calendar.search')]: () => given.go(SCREENS.events.path) }
  const emptyActions = (): Readonly<Record<string, () => void>> => {
    const next = nextAfter(events(), look(), TODAY)
    return next === undefined
      ? search
      : { [phrase('calendar.next', { day: formats.day(next, TODAY) })]: () => toDay(next) }
  }
  const actions = (): Readonly<Record<string, () => void>> => {
    const asked = rows.dialog()?.actions?.()
    if (asked) return asked
    if (face() !== 'loaded' && face() !== 'stale') return {}
    if (events().length === 0) return search
    const { month, day } = look()
    return {
      [phrase('calendar.previousMonth')]: () => toMonth(addMonths(month, -1)),
      [phrase('calendar.nextMonth')]: () => toMonth(addMonths(month, 1)),
      ...dayActions(),
      ...(day === undefined ? {} : { [phrase('calendar.wholeMonth')]: () => toMonth(month) }),
      ...(days().length === 0
        ? emptyActions()
        : Object.fromEntries(days().flatMap((one) => one.events.flatMap(rowActions)))),
    }
  }
  stage.screen = {
    texts: () => [...(rows.dialog()?.texts() ?? []), ...texts()],
    fields: () => rows.dialog()?.fields?.() ?? {},
    actions,
    question: rows.question,
    retriable: () => [
      {
        hasFailed: face() === 'failed' || face() === 'stale',
        retry: () => actor.send({ type: 'retry.requested' }),
      },
    ],
  }
  return () => {
    following.unsubscribe()
    rows.close()
    stop()
  }
}
