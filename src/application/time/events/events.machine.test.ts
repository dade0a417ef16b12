import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { AGAIN } from '#application/kit/again.ts'
import { isBroken } from '#application/kit/breakdown.ts'
import { present } from '#application/kit/present.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import { FILTER_REST } from '#application/kit/typed-filter.machine.ts'
import { fails, NO_PORTS, settle, shows, waitingPort, walk } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Activity, ActivityId } from '#domain/directory/activity.ts'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import { NO_EVENT_FILTER } from '#domain/events/event-filter.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { eventsMachine, type EventsNews, type EventsWish } from './events.machine.ts'

const THEATRE = 3 as ActivityId
const TODAY: EventsWish = { day: undefined, filter: NO_EVENT_FILTER }
const IN_LUINO: EventsWish = { ...TODAY, filter: { ...NO_EVENT_FILTER, municipality: 'Luino' } }
const FRIDAY: EventsWish = { ...TODAY, day: '2026-11-20' as LocalDate }

const event = (id: number, activity: ActivityId | undefined): PublicEvent =>
  ({ id: id as EventId, activity: activity && { id: activity, name: 'Teatro' } }) as PublicEvent

const open = async (wish: EventsWish = TODAY, activity?: ActivityId) => {
  const all = waitingPort<[ActivityId | undefined], RequestFailure, readonly PublicEvent[]>()
  const one = waitingPort<[ActivityId, undefined], RequestFailure, Activity>()
  const clock = new SimulatedClock()
  const presence = { isVisible: () => true, isOnline: () => true, watch: () => () => {} }
  const machine = eventsMachine({ events: { all: all.port }, activities: { one: one.port } as never, presence })
  const actor = createActor(machine, { input: { wish, activity }, clock })
  const news: EventsNews[] = []
  actor.on('*', (told) => news.push(told))
  actor.start()
  await settle()
  const now = () => actor.getSnapshot()
  return {
    all,
    one,
    news,
    now,
    list: () => present(now().children.list),
    wish: (changed: EventsWish) => actor.send({ type: 'wish.changed', wish: changed }),
    type: (text: string) => actor.send({ type: 'municipality.typed', text }),
    typed: () => present(now().children.municipality).getSnapshot().context.typed,
    send: actor.send,
    rest: (milliseconds = FILTER_REST) => clock.increment(milliseconds),
  }
}

test('every transition of the events is covered', async () => {
  const walked = await walk(eventsMachine(NO_PORTS), {
    inputs: [
      { wish: TODAY, activity: undefined },
      { wish: TODAY, activity: THEATRE },
    ],
    events: [
      { type: 'wish.changed', wish: FRIDAY },
      { type: 'wish.changed', wish: IN_LUINO },
      { type: 'municipality.typed', text: 'Va' },
      { type: 'filters.toggled' },
      { type: 'retry.requested' },
      shows('municipality', { typed: 'Varese', text: 'Varese' }),
      ...['list', 'organiser', 'municipality'].map((child) => fails(child, new Error('Defect'))),
    ],
    showing: { municipality: { typed: '', text: '' } },
    sees: ({ wish: { day, filter }, activity }) => [day, filter, activity],
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

describe('The events (EVENT-01)', () => {
  test('are read once, for all days and filters', async () => {
    const { all, wish, list, now } = await open()
    await all.call().succeed([event(1, THEATRE)])
    wish(FRIDAY)
    wish(IN_LUINO)
    await settle()
    expect(all.calls.map(({ asked }) => asked[0])).toEqual([undefined])
    expect(present(list().getSnapshot().context.value).map(({ id }) => id)).toEqual([1])
    expect(now().context.wish).toEqual(IN_LUINO)
  })

  test('of all activities include those without an activity', async () => {
    const { all, list, one } = await open()
    await all.call().succeed([event(1, undefined), event(2, THEATRE)])
    expect(present(list().getSnapshot().context.value).map(({ id }) => id)).toEqual([1, 2])
    expect(one.calls).toEqual([])
  })

  test('of one activity are all of its own, and its name is read beside', async () => {
    const { all, list, one, now } = await open(TODAY, THEATRE)
    expect([all.call().asked[0], one.call().asked[0]]).toEqual([THEATRE, THEATRE])
    await one.call().succeed({ name: 'Teatro Intred' } as Activity)
    await all.call().succeed([event(1, undefined), event(2, THEATRE)])
    expect(present(list().getSnapshot().context.value).length).toBe(2)
    expect(present(now().children.organiser).getSnapshot().context.value).toBe('Teatro Intred')
  })

  test('fail on their own, and can be retried', async () => {
    const { all, list } = await open()
    await all.call().fail({ _tag: 'Unreachable' })
    expect(resourceFace(list().getSnapshot())).toBe('failed')
    expect(list().getSnapshot().context.failure?._tag).toBe('Unreachable')
    list().send({ type: 'retry.requested' })
    await settle()
    await all.call().succeed([event(1, THEATRE)])
    expect(resourceFace(list().getSnapshot())).toBe('loaded')
  })

  test('are shown even while the name of the activity is unknown', async () => {
    const { all, list, one, now } = await open(TODAY, THEATRE)
    await one.call().fail({ _tag: 'TimedOut' })
    await all.call().succeed([event(2, THEATRE)])
    expect([resourceFace(list().getSnapshot()), isBroken(now())]).toEqual(['loaded', false])
  })
})

test('The name of the activity is read again by itself until it is there (ERR-09)', async () => {
  const { one, now, rest } = await open(TODAY, THEATRE)
  await one.call().fail({ _tag: 'TimedOut' })
  rest(AGAIN)
  await settle()
  await one.call().succeed({ name: 'Teatro Intred' } as Activity)
  expect(present(now().children.organiser).getSnapshot().context.value).toBe('Teatro Intred')
})

describe('The typed municipality (EVENT-02)', () => {
  test('is applied after a debounce', async () => {
    const { type, rest, news, now, typed } = await open(FRIDAY)
    type('Lui')
    type('Luino ')
    expect([news, now().context.wish, typed()]).toEqual([[], FRIDAY, 'Luino '])
    rest()
    const asked = { ...FRIDAY, filter: { ...NO_EVENT_FILTER, municipality: 'Luino' } }
    expect([news, now().context.wish]).toEqual([[{ type: 'events.asked', wish: asked }], asked])
  })

  test('fills its field at first, and is not written back to the URL it came from', async () => {
    const { typed, rest, news } = await open(IN_LUINO)
    rest()
    expect([typed(), news]).toEqual(['Luino', []])
  })

  test('does not filter once it is removed', async () => {
    const { type, rest, news } = await open(IN_LUINO)
    type('  ')
    rest()
    expect(news).toEqual([{ type: 'events.asked', wish: TODAY }])
  })

  test('follows the URL when that names another one, without writing it back', async () => {
    const { wish, typed, rest, news } = await open()
    wish(IN_LUINO)
    rest()
    expect([typed(), news]).toEqual(['Luino', []])
    wish(TODAY)
    rest()
    expect([typed(), news]).toEqual(['', []])
  })

  test('is not changed while typing when only the day of the URL changes', async () => {
    const { type, wish, typed } = await open()
    type('Lu')
    wish(FRIDAY)
    expect(typed()).toBe('Lu')
  })
})

test('the filters are shown and hidden (SHELL-05)', async () => {
  const { send, now } = await open()
  const shown = () => now().matches({ working: { filters: 'shown' } })
  const before = shown()
  send({ type: 'filters.toggled' })
  const between = shown()
  send({ type: 'filters.toggled' })
  expect([before, between, shown()]).toEqual([false, true, false])
})
