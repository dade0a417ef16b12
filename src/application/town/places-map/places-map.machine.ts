import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, sendTo, setup } from 'xstate'
import { errorOf, failureOf, fromPort, fromReading } from '#application/kit/from-port.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { PositionFailure, Positions } from '#application/ports/positions.ts'
import { DEFAULT_DIRECTORY_QUERY, type DirectoryFilter, MAP_PAGE_SIZE } from '#domain/directory/directory-query.ts'
import {
  mappedActivity,
  mappedContact,
  type MappedId,
  type MappedKind,
  type MappedPlaces,
  mappedPlaces,
} from '#domain/directory/mapped.ts'
import type { Bounds } from '#domain/places/bounds.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { pipe } from 'fp-ts/lib/function.js'
import { readAll } from '#application/kit/read-pages.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Contacts } from '#application/ports/contacts.ts'
import type { ActivitySummary } from '#domain/directory/activity.ts'

/** The query of the map. */
export type PlacesQuery = Readonly<{ kind: MappedKind; filter: DirectoryFilter }>

/** Where a place was selected: map or list; the other one follows. */
export type ChosenOn = 'map' | 'list'

type Choice = Readonly<{ ids: readonly MappedId[]; on: ChosenOn }>
type Context = Readonly<{
  query: PlacesQuery
  /** What the citizen searches for among the places. */
  words: string
  /** The part of the map that the citizen moved to; undefined: all places are in view. */
  inView: Bounds | undefined
  choice: Choice
  position: Coordinates | undefined
  positionFailure: PositionFailure | Unexpected | undefined
}>

export const placesMachine = resourceMachine<PlacesQuery, MappedPlaces>('places')

const positionFailureOf = failureOf<PositionFailure>({
  PositionDenied: true,
  PositionTimedOut: true,
  PositionUnavailable: true,
})

const NOTHING: Choice = { ids: [], on: 'map' }

type PlacesPorts = Readonly<{ contacts: Contacts; activities: Activities; positions: Positions }>

/**
 * [decided] The contract has no coordinates of activities: they are read in the order of their list, page by page, so
 * that the map shows the same activities.
 */
const allActivities = (
  { page }: Activities,
  filter: DirectoryFilter,
  signal: AbortSignal,
): TaskEither.TaskEither<RequestFailure, readonly ActivitySummary[]> => {
  const query = { ...DEFAULT_DIRECTORY_QUERY, ...filter }
  return readAll((number) => page(query, number, signal, MAP_PAGE_SIZE), MAP_PAGE_SIZE)
}

const read =
  ({ contacts, activities }: PlacesPorts) =>
  ({ query: { kind, filter } }: Readonly<{ query: PlacesQuery }>, signal: AbortSignal) =>
    pipe(
      kind === 'contacts'
        ? pipe(
            contacts.all(filter, signal),
            TaskEither.map((all) => all.map(mappedContact)),
          )
        : pipe(
            allActivities(activities, filter, signal),
            TaskEither.map((all) => all.map(mappedActivity)),
          ),
      TaskEither.map(mappedPlaces),
    )

/**
 * Places on a map and in the list beside it: the places, the selection, the citizen's position, and the map itself.
 * They are independent: a crashed map or a refused position leaves the list as it is (faults 45, 47).
 */
export const placesMapMachine = (ports: PlacesPorts) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ query: PlacesQuery; words: string }>,
      events: {} as
        | { type: 'query.changed'; query: PlacesQuery }
        | { type: 'retry.requested' }
        | { type: 'words.typed'; words: string }
        | { type: 'view.moved'; inView: Bounds | undefined }
        | { type: 'place.chosen'; id: MappedId; on: ChosenOn }
        | { type: 'gathering.opened'; ids: readonly MappedId[] }
        | { type: 'choice.dropped' }
        | { type: 'position.requested' }
        | { type: 'positionFailure.dismissed' }
        | { type: 'map.failed' }
        | { type: 'map.retried' },
      tags: {} as 'broken',
      children: {} as { places: 'places' },
    },
    actors: {
      places: placesMachine.provide({ actors: { load: fromReading(read(ports)) } }),
      locate: fromPort(ports.positions.current),
    },
    actions: {
      keepQuery: assign((_, { query }: Readonly<{ query: PlacesQuery }>) => ({ query })),
      readOthers: sendTo('places', (_, { query }: Readonly<{ query: PlacesQuery }>) => ({
        type: 'query.changed' as const,
        query,
      })),
      readAgain: sendTo('places', { type: 'retry.requested' }),
      keepWords: assign((_, { words }: Readonly<{ words: string }>) => ({ words, inView: undefined })),
      keepView: assign((_, { inView }: Readonly<{ inView: Bounds | undefined }>) => ({ inView })),
      seeAll: assign({ inView: undefined }),
      keepChoice: assign((_, choice: Choice) => ({ choice })),
      dropChoice: assign({ choice: NOTHING }),
      keepPosition: assign((_, { position }: Readonly<{ position: Coordinates }>) => ({ position })),
      keepPositionFailure: assign((_, error: unknown) => ({ positionFailure: positionFailureOf(error) })),
      forgetPositionFailure: assign({ positionFailure: undefined }),
    },
    guards: {
      tellsSeveralApart: (_, { ids }: Readonly<{ ids: readonly MappedId[] }>) => ids.length > 1,
    },
  }).createMachine({
    id: 'placesMap',
    context: ({ input }) => ({
      query: input.query,
      words: input.words,
      inView: undefined,
      choice: NOTHING,
      position: undefined,
      positionFailure: undefined,
    }),
    type: 'parallel',
    states: {
      places: {
        initial: 'read',
        states: {
          read: {
            invoke: {
              id: 'places',
              src: 'places',
              input: ({ context }) => ({ query: context.query }),
              onError: 'broken',
            },
            on: {
              'query.changed': {
                actions: [
                  { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
                  { type: 'readOthers', params: ({ event }) => ({ query: event.query }) },
                ],
              },
              'retry.requested': { actions: 'readAgain' },
            },
          },
          broken: {
            tags: 'broken',
            on: {
              'retry.requested': 'read',
              'query.changed': {
                target: 'read',
                actions: { type: 'keepQuery', params: ({ event }) => ({ query: event.query }) },
              },
            },
          },
        },
      },
      sought: {
        description: 'What the map shows of the places: those with the words; and the list: those of them in view.',
        on: {
          'words.typed': { actions: { type: 'keepWords', params: ({ event }) => event } },
          'view.moved': { actions: { type: 'keepView', params: ({ event }) => event } },
          'query.changed': { actions: 'seeAll' },
        },
      },
      choice: {
        initial: 'none',
        on: {
          'place.chosen': {
            target: '.one',
            actions: { type: 'keepChoice', params: ({ event }) => ({ ids: [event.id], on: event.on }) },
          },
          'gathering.opened': {
            target: '.several',
            guard: { type: 'tellsSeveralApart', params: ({ event }) => ({ ids: event.ids }) },
            actions: { type: 'keepChoice', params: ({ event }) => ({ ids: event.ids, on: 'map' as const }) },
          },
          'choice.dropped': { target: '.none', actions: 'dropChoice' },
          'words.typed': { target: '.none', actions: 'dropChoice' },
          'query.changed': {
            description: 'The place selected among several may be gone.',
            target: '.none',
            actions: 'dropChoice',
          },
        },
        states: {
          none: {},
          one: {},
          several: { description: 'Places that no zoom tells apart: the citizen is asked which one.' },
        },
      },
      position: {
        initial: 'resting',
        states: {
          resting: {
            on: {
              'position.requested': { target: 'locating', actions: 'forgetPositionFailure' },
              'positionFailure.dismissed': { actions: 'forgetPositionFailure' },
            },
          },
          locating: {
            invoke: {
              id: 'locate',
              src: 'locate',
              input: undefined,
              onDone: {
                target: 'resting',
                actions: { type: 'keepPosition', params: ({ event }) => ({ position: event.output }) },
              },
              onError: { target: 'resting', actions: { type: 'keepPositionFailure', params: errorOf } },
            },
          },
        },
      },
      map: {
        initial: 'there',
        states: {
          there: { on: { 'map.failed': 'crashed' } },
          crashed: { on: { 'map.retried': 'there' } },
        },
      },
    },
  })
