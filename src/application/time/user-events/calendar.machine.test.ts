import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { fails, NO_PORTS, settle, shows, waitingPort, walk } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { Rows } from '#domain/paging/page.ts'
import type { Instant, LocalDate } from '#domain/time/calendar.ts'
import { AGES, foundBy, keptReading } from '#application/ports/kept-first.ts'
import { calendarMachine } from './calendar.machine.ts'
import { calendarFace, calendarFailure, keptEvents } from './calendar.selectors.ts'
import type { CalendarNews } from './user-event-news.ts'
import { readCalendar } from './read-calendar.ts'

const day = (text: string) => text as LocalDate
const TODAY = day('2026-11-20')
const unreachable: RequestFailure = { _tag: 'Unreachable' }
const signedOut: RequestFailure = { _tag: 'SignedOut' }
const one = { id: 1 } as UserEvent
const other = { id: 2 } as UserEvent
const [READ_AT, ASKED] = [1_000 as Instant, 5_000 as Instant]
const all = (...rows: readonly UserEvent[]): Rows<UserEvent> => ({ rows, leftOut: 0 })

type Device = Readonly<{ kept?: readonly UserEvent[]; isBroken?: boolean; day?: LocalDate }>

const open = ({ kept, isBroken = false, day: asked }: Device = {}) => {
  const mine = waitingPort<[AbortSignal?], RequestFailure, Rows<UserEvent>>()
  const presence = { visible: true, online: true, tell: () => {}, isWatched: false }
  let remembered = kept
  const nobody = waitingPort<[], RequestFailure, never>()
  const actor = createActor(
    calendarMachine({
      userEvents: { mine: mine.port, of: nobody.port },
      keptCalendar: {
        all: () => async () =>
          isBroken ? Either.left(unreachable) : Either.right(remembered && { events: remembered, at: READ_AT }),
        keep: (events) => async () => {
          if (isBroken) return Either.left(unreachable)
          remembered = events
          return Either.right(undefined)
        },
      },
      clock: { now: () => ASKED },
      presence: {
        isOnline: () => presence.online,
        isVisible: () => presence.visible,
        watch: (listener) => {
          presence.tell = listener
          presence.isWatched = true
          return () => (presence.isWatched = false)
        },
      },
    }),
    { input: { today: TODAY, day: asked } },
  )
  const news: CalendarNews[] = []
  actor.on('*', (told) => news.push(told))
  actor.start()
  const known = () => actor.getSnapshot().children.known?.getSnapshot()
  return {
    mine,
    presence,
    actor,
    news,
    send: actor.send,
    remembered: () => remembered,
    look: () => [actor.getSnapshot().context.month, actor.getSnapshot().context.day],
    seen: () => [calendarFace(known()), calendarFailure(known()), keptEvents(known()).map(({ id }) => id)],
  }
}

test('Every transition of the calendar is covered', async () => {
  const machine = calendarMachine(NO_PORTS).provide({ actors: { watchPresence: fromCallback(() => {}) } })
  const walked = await walk(machine, {
    inputs: [{ today: TODAY }],
    events: [
      { type: 'day.chosen', day: TODAY },
      { type: 'month.chosen', month: TODAY },
      { type: 'presence.gained' },
      { type: 'content.changed' },
      { type: 'retry.requested' },
      shows('known', { value: { events: [one], leftOut: 0, outdated: undefined } }),
      fails('known', new Error('A defect')),
      fails('watchPresence', new Error('A defect')),
    ],
    showing: { known: { value: undefined } },
    sees: ({ day: chosen, told }) => [chosen, told !== undefined],
  })
  expect(walked).toEqual({ states: 3, transitions: 9, unreached: [], untaken: [], strayed: [] })
})

describe('My calendar (EVENT-07)', () => {
  test('starts with this month, or with the day of the URL', () => {
    expect(open().look()).toEqual(['2026-11-01', undefined])
    expect(open({ day: day('2027-01-06') }).look()).toEqual(['2027-01-01', '2027-01-06'])
  })

  test('shows one day with its month, and all of another month', () => {
    const { send, look } = open()
    send({ type: 'day.chosen', day: day('2026-12-01') })
    expect(look()).toEqual(['2026-12-01', '2026-12-01'])
    send({ type: 'month.chosen', month: day('2027-01-31') })
    expect(look()).toEqual(['2027-01-01', undefined])
  })

  test('is read, and cached on the device', async () => {
    const { mine, seen, remembered } = open()
    await settle()
    expect(seen()).toEqual(['loading', undefined, []])
    await mine.call().succeed(all(one, other))
    expect(seen()).toEqual(['loaded', undefined, [1, 2]])
    expect(remembered()).toEqual([one, other])
  })

  test('publishes each answer of the server once, and never the cache', async () => {
    const { mine, news, send } = open({ kept: [other] })
    await settle()
    await mine.call().succeed(all(one))
    send({ type: 'day.chosen', day: TODAY })
    expect(news).toEqual([{ type: 'calendar.read', events: [one] }])
    send({ type: 'content.changed' })
    await settle()
    await mine.call().fail(unreachable)
    expect(news.length).toBe(1)
    send({ type: 'content.changed' })
    await settle()
    await mine.call().succeed(all(other))
    expect(news.at(-1)).toEqual({ type: 'calendar.read', events: [other] })
  })

  test('is read also where the device cannot cache it', async () => {
    const { mine, seen } = open({ isBroken: true })
    await settle()
    await mine.call().succeed(all(one))
    expect(seen()).toEqual(['loaded', undefined, [1]])
  })

  test('shows the cache where the server fails, and says so and how old it is (ERR-04)', async () => {
    const { mine, seen, send } = open({ kept: [other] })
    await settle()
    await mine.call().fail(unreachable)
    const kept = { value: [other], at: READ_AT, asked: ASKED }
    expect(seen()).toEqual(['stale', { ...unreachable, kept }, [2]])
    send({ type: 'retry.requested' })
    await settle()
    await mine.call().succeed(all(one))
    expect(seen()).toEqual(['loaded', undefined, [1]])
  })

  test('fails where nothing is cached, and can be retried', async () => {
    for (const isBroken of [false, true]) {
      const { mine, seen, send } = open({ isBroken })
      await settle()
      await mine.call().fail(unreachable)
      expect(seen()).toEqual(['failed', unreachable, []])
      send({ type: 'retry.requested' })
      await settle()
      await mine.call().succeed(all())
      expect(seen()).toEqual(['loaded', undefined, []])
    }
  })

  test('does not show the cache without a session (fault 49)', async () => {
    const { mine, seen } = open({ kept: [other] })
    await settle()
    await mine.call().fail(signedOut)
    expect(seen()).toEqual(['failed', signedOut, []])
  })

  test('is refreshed when the app becomes visible or online, and not when it becomes hidden or offline', async () => {
    const { mine, presence, actor } = open()
    await settle()
    await mine.call().succeed(all(one))
    presence.online = false
    presence.tell()
    presence.online = true
    presence.visible = false
    presence.tell()
    await settle()
    expect(mine.calls.length).toBe(1)
    presence.visible = true
    presence.tell()
    await settle()
    expect(mine.calls.length).toBe(2)
    actor.stop()
    expect(presence.isWatched).toBe(false)
  })

  test('keeps its content during a refresh', async () => {
    const { mine, seen, send } = open()
    await settle()
    await mine.call().succeed(all(one))
    send({ type: 'content.changed' })
    await settle()
    expect(seen()).toEqual(['loaded', undefined, [1]])
    await mine.call().succeed(all(other))
    expect(seen()).toEqual(['loaded', undefined, [2]])
  })
})

const read = (of: readonly UserEvent[] | undefined, at: number | undefined, now: number) => {
  const signal = keptReading()
  const nobody = waitingPort<[], RequestFailure, never>()
  const given = {
    userEvents: { mine: nobody.port, of: nobody.port },
    keptCalendar: {
      all: () => async () => Either.right(of && { events: of, at: at as Instant | undefined }),
      keep: nobody.port,
    },
    clock: { now: () => now as Instant },
  }
  return readCalendar(given, signal)().then((outcome) => ({ outcome, found: foundBy(signal) }))
}

describe('The calendar that the device has kept (ERR-11)', () => {
  test('is shown before the server has answered, with its age where that is over the rule', async () => {
    const { outcome, found } = await read([one], 1_000, 1_000 + AGES.news)
    expect(outcome).toEqual(Either.right({ events: [one], leftOut: 0, outdated: undefined }))
    expect(found).toEqual({ at: 1_000, asked: 1_000 + AGES.news, isOlder: false })
    expect((await read([one], 1_000, 1_001 + AGES.news)).found?.isOlder).toBe(true)
  })

  test.each([
    ['none', undefined, 1_000],
    ['an empty one', [], 1_000],
    ['one whose age nobody knows', [one], undefined],
  ])('is waited for where there is %s', async (_, of, at) => {
    const { outcome, found } = await read(of, at, 2_000)
    expect([outcome, found]).toEqual([Either.left({ _tag: 'Awaited' }), undefined])
  })
})
