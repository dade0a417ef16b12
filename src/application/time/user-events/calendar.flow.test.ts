import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { App } from '#application/kit/app.ts'
import { openScope } from '#application/kit/scope.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { News } from '#application/news.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { AGES, foundBy, keptReading } from '#application/ports/kept-first.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { Rows } from '#domain/paging/page.ts'
import type { Instant, LocalDate } from '#domain/time/calendar.ts'
import { type CalendarQuery, openCalendar } from './calendar.flow.ts'
import { readCalendar } from './read-calendar.ts'

const day = (text: string) => text as LocalDate
const unreachable: RequestFailure = { _tag: 'Unreachable' }
const signedOut: RequestFailure = { _tag: 'SignedOut' }
const saved = (id: number) =>
  ({ id, event: { id, startDate: day('2026-11-21'), endDate: day('2026-11-21') } }) as UserEvent
const [one, other] = [saved(1), saved(2)]
const [READ_AT, ASKED] = [1_000, Date.parse('2026-11-20T10:00:00Z')] as Instant[]
const all = (...rows: readonly UserEvent[]): Rows<UserEvent> => ({ rows, leftOut: 0 })

const actor = (context: object) => createActor(createMachine({ context })).start()

type Device = Readonly<{ kept?: readonly UserEvent[]; isBroken?: boolean; asked?: Partial<CalendarQuery> }>

const open = async ({ kept, isBroken = false, asked }: Device = {}) => {
  const mine = waitingPort<[AbortSignal?], RequestFailure, Rows<UserEvent>>()
  const presence = { visible: true, online: true, tell: () => {}, isWatched: false }
  let remembered = kept
  const listeners: ((news: News) => void)[] = []
  const [news, urls]: [News[], CalendarQuery[]] = [[], []]
  const piazza = {
    session: actor({ user: undefined }),
    find: () => actor({ entries: [], awaited: new Set() }),
    follow: () => () => {},
    tell: (told: News) => news.push(told),
    listen: (listener: (news: News) => void) => {
      listeners.push(listener)
      return () => {}
    },
  } as unknown as App
  const ports = {
    userEvents: { mine: mine.port },
    keptCalendar: {
      all: () => async () =>
        isBroken ? Either.left(unreachable) : Either.right(remembered && { events: remembered, at: READ_AT }),
      keep: (events: readonly UserEvent[]) => async () => {
        if (isBroken) return Either.left(unreachable)
        remembered = events
        return Either.right(undefined)
      },
    },
    clock: { now: () => ASKED },
    presence: {
      isOnline: () => presence.online,
      isVisible: () => presence.visible,
      watch: (listener: () => void) => {
        presence.tell = listener
        presence.isWatched = true
        return () => (presence.isWatched = false)
      },
    },
  } as unknown as Ports
  const scope = openScope({ ports, piazza }, () => {})
  const { now } = openCalendar(scope, { day: undefined, month: undefined, ...asked }, (query) => urls.push(query))
  await settle()
  return {
    mine,
    presence,
    now,
    news,
    urls,
    close: scope.close,
    retry: async () => {
      now().retry()
      await settle()
    },
    change: async () => {
      for (const hear of listeners) hear({ type: 'userEvent.changed', change: 'added', message: undefined })
      await settle()
    },
    remembered: () => remembered,
    look: () => [now().month, now().day],
    seen: () => [
      now().face,
      now().failure,
      now().agenda.flatMap(({ events }) => events.map(({ userEvent }) => userEvent.id)),
    ],
  }
}

describe('My calendar (EVENT-07)', () => {
  test('starts with this month, or with the day of the URL', async () => {
    expect((await open()).look()).toEqual(['2026-11-01', undefined])
    expect((await open({ asked: { day: day('2027-01-06') } })).look()).toEqual(['2027-01-01', '2027-01-06'])
  })

  test('shows one day with its month, and all of another month, and the URL follows', async () => {
    const { now, look, urls } = await open()
    now().chooseDay(day('2026-12-01'))
    expect(look()).toEqual(['2026-12-01', '2026-12-01'])
    now().chooseMonth(day('2027-01-31'))
    expect(look()).toEqual(['2027-01-01', undefined])
    now().chooseMonth(day('2026-11-01'))
    expect(urls).toEqual([
      { day: '2026-12-01', month: undefined },
      { day: undefined, month: '2027-01-01' },
      { day: undefined, month: undefined },
    ])
  })

  test('is read, and cached on the device', async () => {
    const { mine, seen, remembered } = await open()
    expect(seen()).toEqual(['loading', undefined, []])
    await mine.call().succeed(all(one, other))
    expect(seen()).toEqual(['loaded', undefined, [1, 2]])
    expect(remembered()).toEqual([one, other])
  })

  test('publishes each answer of the server once, and never the cache', async () => {
    const { mine, news, now, change } = await open({ kept: [other] })
    await mine.call().succeed(all(one))
    now().chooseDay(day('2026-11-20'))
    expect(news).toEqual([{ type: 'calendar.read', events: [one] }])
    await change()
    await mine.call().fail(unreachable)
    expect(news.length).toBe(1)
    await change()
    await mine.call().succeed(all(other))
    expect(news.at(-1)).toEqual({ type: 'calendar.read', events: [other] })
  })

  test('is read also where the device cannot cache it', async () => {
    const { mine, seen } = await open({ isBroken: true })
    await mine.call().succeed(all(one))
    expect(seen()).toEqual(['loaded', undefined, [1]])
  })

  test('shows the cache where the server fails, and says so and how old it is (ERR-04)', async () => {
    const { mine, seen, retry } = await open({ kept: [other] })
    await mine.call().fail(unreachable)
    const kept = { value: [other], at: READ_AT, asked: ASKED }
    expect(seen()).toEqual(['stale', { ...unreachable, kept }, [2]])
    await retry()
    await mine.call().succeed(all(one))
    expect(seen()).toEqual(['loaded', undefined, [1]])
  })

  test.each([false, true])('fails where nothing is cached, and can be retried; broken device: %s', async (isBroken) => {
    const { mine, seen, retry } = await open({ isBroken })
    await mine.call().fail(unreachable)
    expect(seen()).toEqual(['failed', unreachable, []])
    await retry()
    await mine.call().succeed(all())
    expect(seen()).toEqual(['loaded', undefined, []])
  })

  test('does not show the cache without a session (fault 49)', async () => {
    const { mine, seen } = await open({ kept: [other] })
    await mine.call().fail(signedOut)
    expect(seen()).toEqual(['failed', signedOut, []])
  })

  test('is refreshed when the app becomes visible or online, and not when it becomes hidden or offline', async () => {
    const { mine, presence, close } = await open()
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
    close()
    expect(presence.isWatched).toBe(false)
  })

  test('keeps its content during a refresh', async () => {
    const { mine, seen, change } = await open()
    await mine.call().succeed(all(one))
    await change()
    expect(seen()).toEqual(['loaded', undefined, [1]])
    await mine.call().succeed(all(other))
    expect(seen()).toEqual(['loaded', undefined, [2]])
  })
})

const read = (of: readonly UserEvent[] | undefined, at: number | undefined, now: number) => {
  const signal = keptReading()
  const nobody = waitingPort<[], RequestFailure, never>()
  const given = {
    userEvents: { mine: nobody.port },
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
