import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { typedLine } from '#domain/text/typed.ts'
import { assign, emit, sendTo, setup } from 'xstate'
import { present } from '#application/kit/present.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import { type TypedFilter, typedFilterMachine } from '#application/kit/typed-filter.machine.ts'
import type { ActivityId } from '#domain/directory/activity.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import type { EventFilter } from '#domain/events/event-filter.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { pipe } from 'fp-ts/lib/function.js'
import { fromReading } from '#application/kit/from-port.ts'
import { fromPresence } from '#application/kit/presence.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Events } from '#application/ports/events.ts'

/** The state of the URL. */
export type EventsWish = Readonly<{
  /** Undefined means today (EVENT-01). */
  day: LocalDate | undefined
  filter: EventFilter
}>

/** The URL must be updated. */
export type EventsNews = { type: 'events.asked'; wish: EventsWish }

type Context = Readonly<{
  wish: EventsWish
  /** The activity whose events are shown; undefined for all events. */
  activity: ActivityId | undefined
}>

type Event =
  | { type: 'wish.changed'; wish: EventsWish }
  | { type: 'municipality.typed'; text: string }
  | { type: 'filters.toggled' }
  | { type: 'retry.requested' }

type Wish = Readonly<{ wish: EventsWish }>

export const eventListMachine = resourceMachine<ActivityId | undefined, readonly PublicEvent[]>('eventList')
/** The name of the activity; it does not block the events. */
export const organiserMachine = resourceMachine<ActivityId, string>('organiser', { isBeside: true })
export const eventMunicipalityMachine = typedFilterMachine('eventMunicipality', typedLine)

const municipalityOf = ({ wish }: Wish): string => wish.filter.municipality ?? ''

const withMunicipality = (wish: EventsWish, { text }: TypedFilter): EventsWish => ({
  ...wish,
  filter: { ...wish.filter, municipality: text === '' ? undefined : text },
})

/**
 * The events, read once and shown day by day (EVENT-01, EVENT-02). The URL holds the day and the filters, and is
 * updated after a typed municipality is debounced. The filters can be shown and hidden (SHELL-05).
 */
export const eventsMachine = ({
  events,
  activities,
  presence,
}: Readonly<{ events: Pick<Events, 'all'>; activities: Pick<Activities, 'one'>; presence: Presence }>) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Context,
      events: {} as Event,
      emitted: {} as EventsNews,
      children: {} as { list: 'list'; organiser: 'organiser'; municipality: 'municipality' },
      tags: {} as 'broken',
    },
    actors: {
      list: eventListMachine.provide({
        actors: { load: fromReading(({ query }, signal) => events.all(query, signal)) },
      }),
      organiser: organiserMachine.provide({
        actors: {
          load: fromReading(({ query }, signal) =>
            pipe(
              activities.one(query, undefined, signal),
              TaskEither.map(({ name }) => name),
            ),
          ),
          watchPresence: fromPresence(presence),
        },
      }),
      municipality: eventMunicipalityMachine,
    },
    actions: {
      keepWish: assign((_, { wish }: Wish) => ({ wish })),
      typeText: sendTo('municipality', (_, { text }: Readonly<{ text: string }>) => ({
        type: 'filter.typed' as const,
        text,
      })),
      applyText: sendTo('municipality', { type: 'filter.applied' }),
      keepText: assign(({ context }, filter: TypedFilter) => ({ wish: withMunicipality(context.wish, filter) })),
      tellWish: emit(({ context }) => ({ type: 'events.asked' as const, wish: context.wish })),
    },
    guards: {
      hasActivity: ({ context }) => context.activity !== undefined,
      asksOtherTown: ({ context }, wish: Wish) => municipalityOf(context) !== municipalityOf(wish),
      /** The debounced text differs from the filter in the URL. */
      restsOtherwise: ({ context }, { typed, text }: TypedFilter) =>
        typedLine(typed) === text && text !== municipalityOf(context),
    },
  }).createMachine({
    id: 'events',
    context: ({ input }) => input,
    initial: 'working',
    states: {
      working: {
        type: 'parallel',
        invoke: [
          { id: 'list', src: 'list', input: ({ context }) => ({ query: context.activity }), onError: 'broken' },
          {
            id: 'municipality',
            src: 'municipality',
            input: ({ context }) => ({ typed: municipalityOf(context) }),
            onSnapshot: {
              guard: { type: 'restsOtherwise', params: ({ event }) => event.snapshot.context },
              actions: [{ type: 'keepText', params: ({ event }) => event.snapshot.context }, 'tellWish'],
            },
            onError: 'broken',
          },
        ],
        on: {
          'wish.changed': [
            {
              guard: { type: 'asksOtherTown', params: ({ event }) => event },
              actions: [
                { type: 'keepWish', params: ({ event }) => event },
                { type: 'typeText', params: ({ event }) => ({ text: municipalityOf(event) }) },
                'applyText',
              ],
            },
            { actions: { type: 'keepWish', params: ({ event }) => event } },
          ],
          'municipality.typed': { actions: { type: 'typeText', params: ({ event }) => event } },
        },
        states: {
          heading: {
            initial: 'deciding',
            states: {
              deciding: { always: [{ target: 'named', guard: 'hasActivity' }, { target: 'everybody' }] },
              named: {
                invoke: {
                  id: 'organiser',
                  src: 'organiser',
                  input: ({ context }) => ({ query: present(context.activity) }),
                  onError: '#events.broken',
                },
              },
              everybody: {},
            },
          },
          filters: {
            initial: 'hidden',
            states: {
              hidden: { on: { 'filters.toggled': 'shown' } },
              shown: { on: { 'filters.toggled': 'hidden' } },
            },
          },
        },
      },
      broken: {
        tags: 'broken',
        on: {
          'retry.requested': 'working',
          'wish.changed': { actions: { type: 'keepWish', params: ({ event }) => event } },
        },
      },
    },
  })
