import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnyActorLogic, createActor, createMachine } from 'xstate'
import { AGAIN } from '#application/kit/again.ts'
import type { App } from '#application/kit/app.ts'
import { present } from '#application/kit/present.ts'
import { openScope } from '#application/kit/scope.ts'
import { FILTER_REST } from '#application/kit/typed-filter.machine.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { Activity, ActivityId } from '#domain/directory/activity.ts'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import { NO_EVENT_FILTER } from '#domain/events/event-filter.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { type EventsQuery, type EventsWish, openEventsPage } from './events.flow.ts'

const THEATRE = 3 as ActivityId
const DAY = '2026-11-20' as LocalDate
const TODAY: EventsWish = { day: undefined, filter: NO_EVENT_FILTER }
const IN_LUINO: EventsWish = { ...TODAY, filter: { ...NO_EVENT_FILTER, municipality: 'Luino' } }
const FRIDAY: EventsWish = { ...TODAY, day: DAY }

const event = (id: number, activity: ActivityId | undefined): PublicEvent =>
  ({
    id: id as EventId,
    activity: activity && { id: activity, name: 'Teatro' },
    startDate: DAY,
    endDate: DAY,
    municipality: { name: 'Luino' },
  }) as PublicEvent

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = async (wish: EventsWish = TODAY, activity?: ActivityId) => {
  const all = waitingPort<[ActivityId | undefined], RequestFailure, readonly PublicEvent[]>()
  const one = waitingPort<[ActivityId, undefined], RequestFailure, Activity>()
  const ports = {
    events: { all: all.port },
    activities: { one: one.port },
    clock: { now: () => Date.parse('2026-11-20T10:00:00Z') },
    preferences: { hasClosedTour: () => true },
    keptTown: { read: () => TaskEither.right(undefined) },
    presence: { isVisible: () => true, isOnline: () => true, watch: () => () => {} },
  } as unknown as Ports
  const piazza = {
    session: createActor(createMachine({ context: {} })).start(),
    follow: () => () => {},
    open: (_: string, logic: AnyActorLogic) => createActor(logic).start(),
  } as unknown as App
  const told: EventsWish[] = []
  const asked = { isNone: false, activity }
  const page = openEventsPage(
    openScope({ ports, piazza }, () => {}),
    { ...asked, wish },
    (query: EventsQuery) => told.push(query.wish),
  )
  await settle()
  const now = () => present(page.now())
  return {
    all,
    one,
    told,
    now,
    ids: () => now().parts.flatMap(({ events }) => events.map(({ id }) => Number(id))),
    page,
    ask: (next: EventsWish) => page.ask({ ...asked, wish: next }),
    type: (text: string) => now().type(text),
    rest: async (milliseconds = FILTER_REST) => {
      vi.advanceTimersByTime(milliseconds)
      await settle()
    },
  }
}

describe('The events (EVENT-01)', () => {
  test('are read once, for all days and filters', async () => {
    const { all, ask, ids, now } = await open()
    await all.call().succeed([event(1, THEATRE)])
    ask(FRIDAY)
    ask(IN_LUINO)
    await settle()
    expect(all.calls.map(({ asked }) => asked[0])).toEqual([undefined])
    expect([ids(), now().wish]).toEqual([[1], IN_LUINO])
  })

  test('of all activities include those without an activity', async () => {
    const { all, ids, one } = await open()
    await all.call().succeed([event(1, undefined), event(2, THEATRE)])
    expect([ids(), one.calls]).toEqual([[1, 2], []])
  })

  test('of one activity are all of its own, and its name is read beside', async () => {
    const { all, ids, one, now } = await open(TODAY, THEATRE)
    expect([all.call().asked[0], one.call().asked[0]]).toEqual([THEATRE, THEATRE])
    await one.call().succeed({ name: 'Teatro Intred' } as Activity)
    await all.call().succeed([event(1, undefined), event(2, THEATRE)])
    expect([ids(), now().organiser, now().isNobodys]).toEqual([[1, 2], 'Teatro Intred', false])
  })

  test('are read anew for another activity, and none are for an address without a valid one', async () => {
    const { all, page } = await open()
    page.ask({ isNone: true, activity: undefined, wish: TODAY })
    expect(page.now()).toBeUndefined()
    for (const activity of [undefined, THEATRE, undefined]) {
      page.ask({ isNone: false, activity, wish: TODAY })
      page.ask({ isNone: false, activity, wish: IN_LUINO })
    }
    await settle()
    expect(all.calls.map(({ asked }) => asked[0])).toEqual([undefined, undefined, THEATRE, undefined])
  })

  test('fail on their own, and can be retried', async () => {
    const { all, now } = await open()
    await all.call().fail({ _tag: 'Unreachable' })
    expect([now().face, now().failure?._tag]).toEqual(['failed', 'Unreachable'])
    now().retry()
    await settle()
    await all.call().succeed([event(1, THEATRE)])
    expect(now().face).toBe('loaded')
  })

  test('are shown even while the name of the activity is unknown, which is read again by itself (ERR-09)', async () => {
    const { all, one, now, rest } = await open(TODAY, THEATRE)
    await one.call().fail({ _tag: 'TimedOut' })
    await all.call().succeed([event(2, THEATRE)])
    expect([now().face, now().isNobodys]).toEqual(['loaded', false])
    await rest(AGAIN)
    await one.call().succeed({ name: 'Teatro Intred' } as Activity)
    expect(now().organiser).toBe('Teatro Intred')
  })

  test('of an activity that does not exist are nobody’s', async () => {
    const { one, now } = await open(TODAY, THEATRE)
    await one.call().fail({ _tag: 'Missing' })
    expect(now().isNobodys).toBe(true)
  })
})

describe('The typed municipality (EVENT-02)', () => {
  test('is applied after a debounce', async () => {
    const { type, rest, told, now } = await open(FRIDAY)
    type('Lui')
    type('Luino ')
    expect([told, now().wish, now().typed]).toEqual([[], FRIDAY, 'Luino '])
    await rest()
    const asked = { ...FRIDAY, filter: { ...NO_EVENT_FILTER, municipality: 'Luino' } }
    expect([told, now().wish]).toEqual([[asked], asked])
  })

  test('fills its field at first, and is not written back to the URL it came from', async () => {
    const { now, rest, told } = await open(IN_LUINO)
    await rest()
    expect([now().typed, told]).toEqual(['Luino', []])
  })

  test('does not filter once it is removed', async () => {
    const { type, rest, told } = await open(IN_LUINO)
    type('  ')
    await rest()
    expect(told).toEqual([TODAY])
  })

  test('follows the URL when that names another one, without writing it back', async () => {
    const { ask, now, rest, told } = await open()
    ask(IN_LUINO)
    await rest()
    expect([now().typed, told]).toEqual(['Luino', []])
    ask(TODAY)
    await rest()
    expect([now().typed, told]).toEqual(['', []])
  })

  test('is not changed while typing when only the day of the URL changes', async () => {
    const { type, ask, now } = await open()
    type('Lu')
    ask(FRIDAY)
    expect(now().typed).toBe('Lu')
  })
})

test('the filters are shown and hidden (SHELL-05)', async () => {
  const { now } = await open()
  const shown = [0, 1, 2].map(() => {
    const { areFiltersShown, toggleFilters } = now()
    toggleFilters()
    return areFiltersShown
  })
  expect(shown).toEqual([false, true, false])
})
