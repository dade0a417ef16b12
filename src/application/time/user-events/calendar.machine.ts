import { assign, emit, sendTo, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { fromPresence, type PresenceNews } from '#application/kit/presence.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { type Month, monthOf } from '#domain/time/month.ts'
import type { CalendarNews } from './user-event-news.ts'
import { fromReading } from '#application/kit/from-port.ts'
import { type CalendarPorts, type CalendarRead, readCalendar } from './read-calendar.ts'

export const knownCalendarMachine = resourceMachine<undefined, CalendarRead>('knownCalendar')

type Context = Readonly<{
  /** The visible month. */
  month: Month
  /** Its selected day; undefined for the whole month. */
  day: LocalDate | undefined
  /** The last reading that was published. */
  told: CalendarRead | undefined
}>

type Read = Readonly<{ value: CalendarRead | undefined; isEarly: boolean }>

type Event =
  | { type: 'day.chosen'; day: LocalDate }
  | { type: 'month.chosen'; month: LocalDate }
  | PresenceNews
  | { type: 'content.changed' }
  | { type: 'retry.requested' }

/** A citizen's calendar by months and days (EVENT-07). It is refreshed whenever the app becomes visible or online. */
export const calendarMachine = (ports: CalendarPorts) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ today: LocalDate; day?: LocalDate | undefined; month?: Month | undefined }>,
      events: {} as Event,
      emitted: {} as CalendarNews,
      children: {} as { known: 'known' },
      tags: {} as 'broken',
    },
    actors: {
      known: knownCalendarMachine.provide({
        actors: { load: fromReading((_, signal) => readCalendar(ports, signal)) },
      }),
      watchPresence: fromPresence(ports.presence),
    },
    actions: {
      keepDay: assign((_, { day }: Readonly<{ day: LocalDate }>) => ({ day, month: monthOf(day) })),
      keepMonth: assign((_, { month }: Readonly<{ month: LocalDate }>) => ({ month: monthOf(month), day: undefined })),
      refreshKnown: sendTo('known', { type: 'refresh.requested' }),
      readKnownAnew: sendTo('known', { type: 'content.changed' }),
      keepTold: assign((_, { value }: Read) => ({ told: value })),
      tellRead: emit((_, { value }: Read) => ({ type: 'calendar.read' as const, events: value?.events ?? [] })),
    },
    guards: {
      isReadAnew: ({ context }, { value, isEarly }: Read) =>
        !isEarly && value !== undefined && value.outdated === undefined && value !== context.told,
    },
  }).createMachine({
    id: 'calendar',
    context: ({ input: { today, day, month } }) => ({ month: monthOf(day ?? month ?? today), day, told: undefined }),
    initial: 'following',
    on: {
      'day.chosen': { actions: { type: 'keepDay', params: ({ event }) => event } },
      'month.chosen': { actions: { type: 'keepMonth', params: ({ event }) => event } },
    },
    invoke: {
      id: 'watchPresence',
      src: 'watchPresence',
      onError: { description: 'It is then read anew when the citizen asks for it.' },
    },
    states: {
      following: {
        invoke: {
          id: 'known',
          src: 'known',
          input: { query: undefined },
          onSnapshot: {
            guard: { type: 'isReadAnew', params: ({ event }) => event.snapshot.context },
            actions: [
              { type: 'keepTold', params: ({ event }) => event.snapshot.context },
              { type: 'tellRead', params: ({ event }) => event.snapshot.context },
            ],
          },
          onError: 'broken',
        },
        on: {
          'presence.gained': { actions: 'refreshKnown' },
          'content.changed': { actions: 'readKnownAnew' },
          'retry.requested': { actions: 'refreshKnown' },
        },
      },
      broken: brokenUntil('following'),
    },
  })
