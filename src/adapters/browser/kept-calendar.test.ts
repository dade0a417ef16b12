import { pipe } from 'fp-ts/lib/function.js'
import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EventId, PublicEvent } from '#domain/events/event.ts'
import type { UserEvent, UserEventId } from '#domain/events/user-event.ts'
import type { Instant, LocalDate, LocalTime } from '#domain/time/calendar.ts'
import { keptUntilSeen, type Locks } from '../http/client/locks.ts'
import { createBrowserKeptCalendar } from './browser-kept-calendar.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { memoryStorage } from './memory-storage.ts'

const KEY = 'piazza.user.calendar'

const event = (id: number): PublicEvent => ({
  id: id as EventId,
  activity: { id: 3 as NonNullable<PublicEvent['activity']>['id'], name: 'Teatro' },
  topic: undefined,
  title: 'Concerto',
  description: '<p>Archi</p>',
  startDate: '2026-11-20' as LocalDate,
  startTime: '18:30' as LocalTime,
  endDate: '2026-11-20' as LocalDate,
  endTime: undefined,
  typology: { name: 'Musica', colour: '#c9a2ff' },
  municipality: undefined,
  price: { kind: 'paid', amount: 12 },
  place: 'Salone Estense',
  position: { latitude: 45.82, longitude: 8.82 },
  schedule: undefined,
  weekdays: [],
  image: undefined,
})
const kept = (id: number, reminder?: number): UserEvent => ({
  id: (100 + id) as UserEventId,
  event: event(id),
  reminder: reminder as Instant | undefined,
})

const READ_AT = Date.parse('2026-11-20T09:30:00Z') as Instant
const device = (storage: Storage = memoryStorage(), now = READ_AT) => {
  const own = createBrowserStorage(() => storage)
  return { storage, own, calendar: createBrowserKeptCalendar(own, { now: () => now }, undefined) }
}
const of = async ({ calendar }: Pick<ReturnType<typeof device>, 'calendar'>) =>
  pipe(
    await calendar.all()(),
    Either.map((all) => all?.events),
  )

const names = async ({ calendar }: Pick<ReturnType<typeof device>, 'calendar'>) => await calendar.given()()

const GIVEN = TaskEither.right(undefined)

describe('the reminders that were given', () => {
  const HOUR = 3_600_000

  test('are known in every tab, each once, until they could not be given again', async () => {
    const here = device()
    for (const name of ['101@5', '102@7', '101@5']) await here.calendar.giveOnce(name, GIVEN)()
    const there = device(here.storage, (READ_AT + 11 * HOUR) as Instant)
    expect(await names(there)).toEqual(Either.right(['101@5', '102@7']))
    await there.calendar.giveOnce('103@9', GIVEN)()
    const late = device(here.storage, (READ_AT + 12 * HOUR) as Instant)
    await late.calendar.giveOnce('104@11', GIVEN)()
    expect(await names(here)).toEqual(Either.right(['103@9', '104@11']))
  })

  test('while the clock ran ahead are dropped like others (fault 54)', async () => {
    const { storage, calendar } = device(memoryStorage(), (READ_AT + 240 * HOUR) as Instant)
    await calendar.giveOnce('101@5', GIVEN)()
    await device(storage).calendar.giveOnce('102@7', GIVEN)()
    const late = device(storage, (READ_AT + 13 * HOUR) as Instant)
    await late.calendar.giveOnce('103@9', GIVEN)()
    expect(await names(late)).toEqual(Either.right(['103@9']))
  })

  test('go with the session, and what cannot be read is none (faults 32 and 49)', async () => {
    const { storage, own, calendar } = device()
    await calendar.giveOnce('101@5', GIVEN)()
    own.forgetUser()
    expect(await names({ calendar })).toEqual(Either.right([]))
    storage.setItem('piazza.user.reminded', '[{"name":"101@5"},{"name":"102@7","at":"2026-11-20T09:30:00Z"},7]')
    expect(await names({ calendar })).toEqual(Either.right(['102@7']))
  })
})

/** The storage of a window that is a process of its own: what another one writes is there a moment later. */
const processes = (milliseconds: number) => {
  const all: Storage[] = []
  return (): Storage => {
    const mine = memoryStorage()
    all.push(mine)
    return {
      ...mine,
      setItem: (key, value) => {
        mine.setItem(key, value)
        setTimeout(() => {
          for (const other of all) if (other !== mine) other.setItem(key, value)
        }, milliseconds)
      },
    }
  }
}

/** The locks of a device: a tab that died or sleeps while it has one keeps it. */
const lockManager = (): Locks => {
  let line: Promise<unknown> = Promise.resolve()
  return {
    request: (_, { signal }, work) => {
      const wait = new Promise((_resolve, end) => signal.addEventListener('abort', () => end(signal.reason)))
      const turn = line.then(() => (signal.aborted ? undefined : work()))
      line = turn.catch(() => {})
      return Promise.race([turn, wait])
    },
  }
}

/** The windows of a device, each opened by a call. */
const opened = (locks: Locks) => {
  const windowOf = processes(60)
  return () => createBrowserKeptCalendar(createBrowserStorage(windowOf), { now: () => READ_AT }, locks)
}
/** Gives a reminder, once more is done. */
const gave =
  (given: string[], name: string, more: Promise<unknown> = Promise.resolve()) =>
  async () => {
    given.push(name)
    await more
    return Either.right(undefined)
  }

describe('a reminder that two windows want to give in the same moment (EVENT-05)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test.each([2, 3])('is given by the first of them, by the others not: %d windows', async (count) => {
    const open = opened(keptUntilSeen(lockManager()))
    const windows = Array.from({ length: count }, open)
    const given: string[] = []
    const outcomes = Promise.all(windows.map((one, at) => one.giveOnce('7@8', gave(given, `window ${at}`))()))
    await vi.advanceTimersByTimeAsync(1_000)
    expect([given, await outcomes]).toEqual([
      ['window 0'],
      [Either.right(true), ...Array.from({ length: count - 1 }, () => Either.right(false))],
    ])
    const next = windows.at(-1)?.giveOnce('9@10', gave(given, 'another'))()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([await next, given.at(-1)]).toEqual([Either.right(true), 'another'])
  })

  test('is given by the second where the first fails to', async () => {
    const open = opened(keptUntilSeen(lockManager()))
    const given: string[] = []
    const failed = open().giveOnce('7@8', TaskEither.left('NotNotified'))()
    const second = open().giveOnce('7@8', gave(given, 'second'))()
    await vi.advanceTimersByTimeAsync(1_000)
    expect([await failed, await second, given]).toEqual([Either.left('NotNotified'), Either.right(true), ['second']])
  })

  test('waits for no window that fell asleep while it gave one', async () => {
    const open = opened(keptUntilSeen(lockManager()))
    const given: string[] = []
    void open().giveOnce('7@8', gave([], 'asleep', new Promise(() => {})))()
    const second = open().giveOnce('7@8', gave(given, 'second'))()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(given).toEqual([])
    await vi.advanceTimersByTimeAsync(2_000)
    expect([await second, given]).toEqual([Either.right(true), ['second']])
  })
})

describe('the cached calendar', () => {
  test('that was read while the clock ran ahead is never dated later than now (fault 54)', async () => {
    const { storage, calendar } = device(memoryStorage(), (READ_AT + 86_400_000) as Instant)
    await calendar.keep([kept(1)])()
    expect(await device(storage).calendar.all()()).toMatchObject({ right: { at: READ_AT } })
  })

  test('survives a restart, with its reminders', async () => {
    const here = device()
    const events = [kept(1), kept(2, Date.parse('2026-11-20T16:30:00Z'))]
    await here.calendar.keep(events)()
    expect(await of(device(here.storage))).toEqual(Either.right(events))
  })

  test('differs from one that was never read', async () => {
    const here = device()
    expect(await of(here)).toEqual(Either.right(undefined))
    await here.calendar.keep([])()
    expect(await of(here)).toEqual(Either.right([]))
  })

  test('knows when it was read as a whole, which one event does not change', async () => {
    const here = device()
    await here.calendar.keep([kept(1)])()
    const later = createBrowserKeptCalendar(here.own, { now: () => (READ_AT + 60_000) as Instant }, undefined)
    await later.note(kept(2).event.id, kept(2))()
    expect(await later.all()()).toEqual(Either.right({ events: [kept(1), kept(2)], at: READ_AT }))
  })

  test('is updated by the reading of one event', async () => {
    const here = device()
    await here.calendar.keep([kept(1), kept(2)])()
    await here.calendar.note(kept(1).event.id, kept(1, 1_795_192_200_000))()
    expect(await of(here)).toEqual(Either.right([kept(2), kept(1, 1_795_192_200_000)]))
    await here.calendar.note(kept(2).event.id, undefined)()
    expect(await of(here)).toEqual(Either.right([kept(1, 1_795_192_200_000)]))
  })

  test('is not created by one event: it would look complete', async () => {
    const here = device()
    await here.calendar.note(kept(1).event.id, kept(1))()
    expect(await of(here)).toEqual(Either.right(undefined))
  })

  test.each(['{"events":', '[]', '{"events":[{"id":"x"}]}', '{"events":7}'])(
    'is nothing where nonsense stands (%s), which is cleared away (fault 32)',
    async (nonsense) => {
      const here = device()
      here.storage.setItem(KEY, nonsense)
      expect(await of(here)).toEqual(Either.right(undefined))
      expect(here.storage.getItem(KEY)).toBeNull()
    },
  )

  test('is the valid part of a damaged value, which replaces it (fault 32)', async () => {
    const here = device()
    await here.calendar.keep([kept(1)])()
    const whole = here.storage.getItem(KEY)
    const { events, ...rest } = JSON.parse(whole ?? '') as { events: readonly unknown[] }
    here.storage.setItem(KEY, JSON.stringify({ events: [{ id: 'x' }, ...events], ...rest }))
    expect(await of(here)).toEqual(Either.right([kept(1)]))
    expect(here.storage.getItem(KEY)).toBe(whole)
  })

  test('is absent where nothing of it is valid: an empty one would mean that nothing is saved (fault 32)', async () => {
    const here = device()
    here.storage.setItem(KEY, '{"events":[{"id":"x"},{"id":"y"}]}')
    expect(await of(here)).toEqual(Either.right(undefined))
    expect(here.storage.getItem(KEY)).toBeNull()
  })
})
