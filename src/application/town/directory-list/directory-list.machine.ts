import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, sendTo, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { fromPresence, type PresenceNews } from '#application/kit/presence.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import type { MunicipalityActivities } from '#domain/directory/activity.ts'
import type { Category } from '#domain/directory/category.ts'
import { DIRECTORY_PAGE_SIZE, type DirectoryQuery, isSameDirectoryQuery } from '#domain/directory/directory-query.ts'
import { type Listed, listedActivity, listedContact } from '#domain/directory/listed.ts'
import type { Municipality } from '#domain/directory/municipality.ts'
import { pipe } from 'fp-ts/lib/function.js'
import { fromReading } from '#application/kit/from-port.ts'
import { readPages } from '#application/kit/read-pages.ts'
import type { Activities } from '#application/ports/activities.ts'
import type { Contacts } from '#application/ports/contacts.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Municipalities } from '#application/ports/municipalities.ts'
import { eachRow, type Page } from '#domain/paging/page.ts'

/** The display of the directory: pages, by municipality (DIR-05), or a map, which loads its own data. */
export type DirectoryDisplay = 'list' | 'groups' | 'map'

/** The state of the URL (DIR-10). */
export type DirectoryWish = Readonly<{
  query: DirectoryQuery
  /** The page at the top of the viewport, from 1. */
  page: number
  view: DirectoryDisplay
  /** What the citizen searches for on the map. */
  words: string
}>

type Context = Readonly<{ wish: DirectoryWish }>

type Event = { type: 'wish.changed'; wish: DirectoryWish } | { type: 'retry.requested' } | PresenceNews

export const directoryRowsMachine = listMachine<DirectoryQuery, Listed>('directoryRows', DIRECTORY_PAGE_SIZE)
export const directoryGroupsMachine = resourceMachine<undefined, readonly MunicipalityActivities[]>('directoryGroups')
export const directoryCategoriesMachine = resourceMachine<undefined, readonly Category[]>('directoryCategories', {
  isBeside: true,
})
export const directoryMunicipalitiesMachine = resourceMachine<undefined, readonly Municipality[]>(
  'directoryMunicipalities',
  { isBeside: true },
)

type ReadPage<Row> = (
  query: DirectoryQuery,
  page: number,
  signal?: AbortSignal,
) => TaskEither.TaskEither<RequestFailure, Page<Row>>

/** Pages of the directory, with any type of row. */
const rowsBy = <Row>(read: ReadPage<Row>, listed: (row: Row) => Listed) =>
  directoryRowsMachine.provide({
    actors: {
      loadPages: fromReading(
        readPages((query: DirectoryQuery, page: number, signal: AbortSignal) =>
          pipe(
            read(query, page, signal),
            TaskEither.map((found) => eachRow(found, listed)),
          ),
        ),
      ),
    },
  })

type Around = Readonly<{ municipalities: Municipalities; presence: Presence }>

/** The context of the list: the filter options (DIR-07), and the return to it. */
const around = ({ categories }: Pick<Activities, 'categories'>, { municipalities, presence }: Around) => {
  const watchPresence = fromPresence(presence)
  return {
    watchPresence,
    categories: directoryCategoriesMachine.provide({
      actors: { load: fromReading((_, signal) => categories(signal)), watchPresence },
    }),
    municipalities: directoryMunicipalitiesMachine.provide({
      actors: { load: fromReading((_, signal) => municipalities.all(signal)), watchPresence },
    }),
  }
}

/** The ports of one of the two lists. */
export type DirectoryPorts = Around &
  Readonly<{ kind: 'activities'; activities: Activities } | { kind: 'contacts'; contacts: Contacts }>

/** The rows and the filters of the activities (DIR-01), which can stand by municipality as well (DIR-05), or of the contacts (DIR-03). */
const listed = (ports: DirectoryPorts) =>
  ports.kind === 'activities'
    ? {
        ...around(ports.activities, ports),
        rows: rowsBy(ports.activities.page, listedActivity),
        groups: directoryGroupsMachine.provide({
          actors: { load: fromReading((_, signal) => ports.activities.byMunicipality(signal)) },
        }),
      }
    : {
        ...around(ports.contacts, ports),
        rows: rowsBy(ports.contacts.page, listedContact),
        groups: directoryGroupsMachine,
      }

/**
 * The activities or the contacts as lists, and their filter options (DIR-01, DIR-03, DIR-05, DIR-07). Failed options do
 * not block the list. On a return the old rows show at once, and are read again.
 */
export const directoryListMachine = (ports: DirectoryPorts) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ wish: DirectoryWish }>,
      events: {} as Event,
      children: {} as {
        rows: 'rows'
        groups: 'groups'
        categories: 'categories'
        municipalities: 'municipalities'
        watchPresence: 'watchPresence'
      },
      tags: {} as 'broken',
    },
    actors: listed(ports),
    actions: {
      keepWish: assign((_, { wish }: Readonly<{ wish: DirectoryWish }>) => ({ wish })),
      askRows: sendTo('rows', (_, { wish }: Readonly<{ wish: DirectoryWish }>) => ({
        type: 'query.changed' as const,
        query: wish.query,
        first: wish.page,
      })),
      refreshRows: sendTo('rows', { type: 'refresh.requested' as const }),
      refreshGroups: sendTo('groups', { type: 'refresh.requested' as const }),
    },
    guards: {
      looksOtherwise: ({ context }, { wish }: Readonly<{ wish: DirectoryWish }>) => context.wish.view !== wish.view,
      asksOtherwise: ({ context }, { wish }: Readonly<{ wish: DirectoryWish }>) =>
        context.wish.view === wish.view && !isSameDirectoryQuery(context.wish.query, wish.query),
      wantsMap: ({ context }) => context.wish.view === 'map',
      wantsGroups: ({ context }) => context.wish.view === 'groups',
    },
  }).createMachine({
    id: 'directoryList',
    context: ({ input }) => ({ wish: input.wish }),
    initial: 'working',
    on: { 'wish.changed': { actions: { type: 'keepWish', params: ({ event }) => event } } },
    states: {
      working: {
        invoke: [
          { id: 'categories', src: 'categories', input: { query: undefined }, onError: 'broken' },
          { id: 'municipalities', src: 'municipalities', input: { query: undefined }, onError: 'broken' },
          { id: 'watchPresence', src: 'watchPresence', onError: 'broken' },
        ],
        initial: 'deciding',
        on: {
          'wish.changed': {
            target: '.deciding',
            guard: { type: 'looksOtherwise', params: ({ event }) => event },
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
        },
        states: {
          deciding: {
            always: [
              { target: 'onMap', guard: 'wantsMap' },
              { target: 'grouped', guard: 'wantsGroups' },
              { target: 'paged' },
            ],
          },
          paged: {
            invoke: {
              id: 'rows',
              src: 'rows',
              input: ({ context: { wish } }) => ({ query: wish.query, first: wish.page }),
              onError: '#directoryList.broken',
            },
            on: {
              'presence.gained': { actions: 'refreshRows' },
              'wish.changed': {
                guard: { type: 'asksOtherwise', params: ({ event }) => event },
                actions: [
                  { type: 'keepWish', params: ({ event }) => event },
                  { type: 'askRows', params: ({ event }) => event },
                ],
              },
            },
          },
          grouped: {
            description: 'All activities arrive at once: the filter applies to them locally.',
            invoke: {
              id: 'groups',
              src: 'groups',
              input: { query: undefined },
              onError: '#directoryList.broken',
            },
            on: { 'presence.gained': { actions: 'refreshGroups' } },
          },
          onMap: { description: 'The map reads what it shows.' },
        },
      },
      broken: brokenUntil('working'),
    },
  })
