import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { AGAIN } from '#application/kit/again.ts'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { ends, fails, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { NotificationText, NotifyPermission, NotNotified } from '#application/ports/notifications.ts'
import type { EventId } from '#domain/events/event.ts'
import type { UserEvent } from '#domain/events/user-event.ts'
import type { Rows } from '#domain/paging/page.ts'
import type { Instant } from '#domain/time/calendar.ts'
import type { ReminderNews, ReminderWords } from './reminder-news.ts'
import { OTHERS_FIRST } from './read-reminders.ts'
import { remindersMachine } from './reminders.machine.ts'
import { LONGEST_WAIT } from './upcoming-reminder.ts'

const START = Date.parse('2026-11-20T09:30:00+01:00') as Instant
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const after = (milliseconds: number) => (START + milliseconds) as Instant
const kept = (id: number, reminder?: Instant) => ({ id: 100 + id, event: { id }, reminder }) as UserEvent
const event = (id: number) => id as EventId
const answer = (...rows: readonly UserEvent[]) => ({ rows, leftOut: 0 })
const due = (id: number) => kept(id, START)
const describeAs = ({ event: { id } }: UserEvent): ReminderWords => ({
  title: `Evento ${id}`,
  text: 'oggi',
  path: `/activity/3/event/${id}`,
})

type Device = Readonly<{
  permission?: NotifyPermission
  remembers?: readonly UserEvent[]
  isInSight?: boolean
  /** The names of the reminders that any of its tabs has given; undefined where that cannot be read. */
  given?: string[] | undefined
}>

/** The end of the last turn of a device. */
const TURNS = new WeakMap<object, Promise<unknown>>()
const inTurn = <A>(device: object = {}, work: () => Promise<A>): Promise<A> => {
  const turn = (TURNS.get(device) ?? Promise.resolve()).then(work)
  TURNS.set(device, turn)
  return turn
}

const open = async ({ permission = 'allowed', remembers, isInSight = true, ...device }: Device = {}) => {
  const given = 'given' in device ? device.given : []
  const mine = waitingPort<[AbortSignal?], RequestFailure, Rows<UserEvent>>()
  const show = waitingPort<[NotificationText, () => void], NotNotified, void>()
  const nobody = waitingPort<unknown[], never, never>()
  const presence = { isInSight, listeners: new Set<() => void>() }
  const timers = new SimulatedClock()
  /** The delays, in milliseconds. */
  const waits: number[] = []
  const slept = { milliseconds: 0 }
  const cache = { events: remembers, at: undefined as Instant | undefined }
  const now = () => after(timers.now() + slept.milliseconds)
  const actor = createActor(
    remindersMachine(
      {
        userEvents: { mine: mine.port },
        keptCalendar: {
          all: () => async () => Either.right(cache.events && { events: cache.events, at: cache.at }),
          keep: () => async () => Either.right(undefined),
          note: nobody.port,
          given: () => async () => (given ? Either.right([...given]) : Either.left({ _tag: 'Unreachable' })),
          giveOnce: (name, give) => () =>
            inTurn(given, async () => {
              if (given?.includes(name) === true) return Either.right(false)
              const gave = await give()
              if (Either.isRight(gave)) given?.push(name)
              return Either.map(() => true)(gave)
            }),
        },
        notifications: { permission: () => async () => Either.right(permission), ask: nobody.port, show: show.port },
        presence: {
          isOnline: () => true,
          isVisible: () => presence.isInSight,
          watch: (listener) => {
            presence.listeners.add(listener)
            return () => presence.listeners.delete(listener)
          },
        },
        clock: { now },
      },
      describeAs,
    ),
    {
      clock: {
        setTimeout: (run, wait) => {
          waits.push(wait)
          return timers.setTimeout(run, wait)
        },
        clearTimeout: (id: number) => timers.clearTimeout(id),
      },
    },
  )
  const news: ReminderNews[] = []
  actor.on('*', (one) => news.push(one))
  actor.start()
  await settle()
  return {
    mine,
    show,
    news,
    waits,
    actor,
    cache,
    shown: () => show.calls.map(({ asked: [{ title }] }) => title),
    pass: async (milliseconds: number) => {
      await settle()
      timers.increment(milliseconds)
      await settle()
    },
    /** The device sleeps, and its timers are suspended. */
    sleep: (milliseconds: number) => {
      slept.milliseconds += milliseconds
    },
    look: async (isInSightNow: boolean) => {
      presence.isInSight = isInSightNow
      for (const listener of presence.listeners) listener()
      await settle()
    },
    reads: async (...events: readonly UserEvent[]) => {
      actor.send({ type: 'calendar.read', events })
      await settle()
    },
    /** They may have changed elsewhere. */
    changes: async () => {
      actor.send({ type: 'content.changed' })
      await settle()
    },
    now,
    knows: (id: number, userEvent: UserEvent | undefined) =>
      actor.send({ type: 'userEvent.known', event: event(id), userEvent }),
  }
}

/** The server has answered with these events. */
const openRead = async (...events: readonly UserEvent[]) => {
  const opened = await open()
  await opened.mine.call().succeed(answer(...events))
  return opened
}

test('Every transition of the reminders is covered', async () => {
  const machine = remindersMachine(NO_PORTS, NO_PORTS).provide({
    actors: { watchPresence: fromCallback(() => {}), watchSight: fromCallback(() => {}) },
    actions: { tellDue: () => {}, tellOpened: () => {} },
  })
  const walked = await walk(machine, {
    events: [
      { type: 'calendar.read', events: [due(1)] },
      { type: 'calendar.read', events: [due(1), due(2)] },
      { type: 'userEvent.known', event: event(1), userEvent: due(1) },
      { type: 'content.changed' },
      { type: 'presence.gained' },
      { type: 'presence.lost' },
      { type: 'reminder.pressed', userEvent: due(1) },
      ends('read', { events: [due(3)], isRead: true }),
      ends('read', { events: [due(3)], isRead: false }),
      ends('look', { next: { userEvent: due(1), moment: START }, wait: 0 }),
      ends('look', { next: undefined, wait: LONGEST_WAIT }),
      fails('look', new Error('A defect')),
      ends('show', true),
      fails('read', { _tag: 'Unreachable' }),
      fails('show', { _tag: 'NotNotified' }),
      fails('watchSight', new Error('A defect')),
      fails('watchPresence', new Error('A defect')),
      fails('lookAround', new Error('A defect')),
      ends('claim', true),
      ends('claim', false),
      fails('claim', new Error('A defect')),
    ],
    sees: ({ events, next, isRead, since, hasFailed }) => [
      events.length,
      next === undefined,
      isRead,
      since === undefined,
      hasFailed,
    ],
  })
  expect(walked).toEqual({ states: 14, transitions: 33, unreached: [], untaken: [], strayed: [] })
})

describe('A reminder (EVENT-05)', () => {
  test('is shown by the device at its moment, once, and not before', async () => {
    const { show, shown, news, pass } = await openRead(kept(1, after(10 * MINUTE)))
    await pass(10 * MINUTE - 1)
    expect(shown()).toEqual([])
    await pass(1)
    expect(shown()).toEqual(['Evento 1'])
    await show.call().succeed()
    await pass(DAY)
    expect([shown(), news]).toEqual([['Evento 1'], []])
  })

  test('is given though the calendar could not be read at first: it is read again by itself (ERR-09)', async () => {
    const { mine, shown, pass } = await open()
    await mine.call().fail({ _tag: 'Refused', status: 500, message: undefined })
    await pass(AGAIN)
    await mine.call().succeed({ rows: [kept(1, after(MINUTE))], leftOut: 0 })
    await pass(MINUTE)
    expect([shown(), mine.calls.length]).toEqual([['Evento 1'], 2])
  })

  test.each([
    ['was read elsewhere meanwhile', true],
    ['is out of sight', false],
  ])('asks for no calendar that %s (ERR-09)', async (_, isRead) => {
    const { mine, reads, look, pass } = await open()
    await mine.call().fail({ _tag: 'Refused', status: 500, message: undefined })
    if (isRead) await reads()
    else await look(false)
    await pass(30 * AGAIN)
    expect(mine.calls.length).toBe(1)
  })

  test('is followed by the next one, also of the same moment', async () => {
    const { show, shown, pass } = await openRead(
      kept(1, after(2 * MINUTE)),
      kept(2, after(MINUTE)),
      kept(3, after(MINUTE)),
    )
    await pass(MINUTE)
    await show.call().succeed()
    await show.call().succeed()
    expect(shown()).toEqual(['Evento 2', 'Evento 3'])
    await pass(MINUTE)
    expect(shown()).toEqual(['Evento 2', 'Evento 3', 'Evento 1'])
  })

  test('months ahead is waited for in parts, because timers have a maximum', async () => {
    const { shown, waits, pass } = await openRead(kept(1, after(60 * DAY)))
    await pass(60 * DAY - 1)
    expect(shown()).toEqual([])
    await pass(1)
    expect(shown()).toEqual(['Evento 1'])
    expect(Math.max(...waits)).toBe(LONGEST_WAIT)
  })

  test('is given by one tab of the device alone, where the other looks later', async () => {
    const given: string[] = []
    const [here, there] = [await open({ given }), await open({ given })]
    for (const { mine } of [here, there]) await mine.call().succeed(answer(kept(1, after(MINUTE))))
    await here.pass(MINUTE)
    await here.show.call().succeed()
    there.sleep(11 * 60 * MINUTE)
    await there.look(false)
    await there.look(true)
    expect([here.shown(), there.shown()]).toEqual([['Evento 1'], []])
  })

  test('is given by one of two that are looked at in the same moment', async () => {
    const given: string[] = []
    const [here, there] = [await open({ given }), await open({ given })]
    for (const { mine } of [here, there])
      await mine.call().succeed(answer(kept(6, after(MINUTE)), kept(7, after(2 * MINUTE))))
    for (const minute of [1, 2]) {
      await here.pass(MINUTE)
      await there.pass(MINUTE)
      expect([here.shown().length, there.shown().length]).toEqual([minute, 0])
      await here.show.call().succeed()
    }
    expect([here.shown(), there.shown()]).toEqual([['Evento 6', 'Evento 7'], []])
  })

  test('that was added, moved or removed meanwhile is respected', async () => {
    const { shown, pass, knows } = await openRead(kept(1, after(MINUTE)), kept(2, after(MINUTE)), kept(3))
    knows(1, kept(1))
    knows(2, undefined)
    knows(3, kept(3, after(2 * MINUTE)))
    await pass(MINUTE)
    expect(shown()).toEqual([])
    await pass(MINUTE)
    expect(shown()).toEqual(['Evento 3'])
  })

  test('moved after it was shown is shown again', async () => {
    const { show, shown, pass, reads } = await openRead(kept(1, after(MINUTE)))
    await pass(MINUTE)
    await show.call().succeed()
    await reads(kept(1, after(3 * MINUTE)))
    await pass(2 * MINUTE)
    expect(shown()).toEqual(['Evento 1', 'Evento 1'])
  })

  test('that was due while the device slept is shown when the app becomes visible again', async () => {
    const { shown, sleep, look } = await openRead(kept(1, after(MINUTE)))
    sleep(2 * MINUTE)
    await look(false)
    expect(shown()).toEqual([])
    await look(true)
    expect(shown()).toEqual(['Evento 1'])
  })

  test('opens its event when it is pressed', async () => {
    const { show, news, pass } = await openRead(kept(1, after(MINUTE)))
    await pass(MINUTE)
    await show.call().succeed()
    show.call().asked[1]()
    expect(news).toEqual([{ type: 'reminder.opened', path: '/activity/3/event/1' }])
  })

  test('is not shown after the sign-out', async () => {
    const { shown, actor, pass } = await openRead(kept(1, after(MINUTE)))
    actor.stop()
    await pass(DAY)
    expect(shown()).toEqual([])
  })
})

describe('Where the device shows no notification', () => {
  const told = { type: 'reminder.due', words: describeAs(kept(1)) } as const
  const missed = async (isInSight: boolean) => {
    const opened = await open({ permission: 'denied', remembers: [kept(1, after(MINUTE))], isInSight })
    await opened.pass(MINUTE)
    await opened.show.call().fail({ _tag: 'NotNotified' })
    return opened
  }

  test('the app announces it, once', async () => {
    const { news, show, pass } = await missed(true)
    await pass(DAY)
    expect([news, show.calls.length]).toEqual([[told], 1])
  })

  test('another tab that is brought back announces it no more, and one that was moved once (EVENT-05)', async () => {
    const given: string[] = []
    const remembers = [kept(1, after(MINUTE)), kept(2, after(2 * MINUTE))]
    const tab = (isInSight: boolean) => open({ permission: 'denied', remembers, isInSight, given })
    const [here, there] = [await tab(true), await tab(false)]
    for (const one of [there, here]) {
      await one.pass(MINUTE)
      await one.show.call().fail({ _tag: 'NotNotified' })
    }
    expect([here.news, there.news]).toEqual([[told], []])
    await here.pass(MINUTE)
    await here.show.call().fail({ _tag: 'NotNotified' })
    await there.pass(3 * 60 * MINUTE)
    await there.look(true)
    expect([here.news.length, there.news, there.show.calls.length]).toEqual([2, [], 1])
    await there.reads(kept(1, there.now()))
    await there.show.call().fail({ _tag: 'NotNotified' })
    await there.look(false)
    await there.look(true)
    expect(there.news).toEqual([told])
  })

  test.each([2, 3])('one of %d windows in sight announces it (EVENT-05)', async (count) => {
    const device = { permission: 'denied', remembers: [kept(4, after(MINUTE)), kept(5, after(MINUTE))] } as const
    const given: string[] = []
    const windows = []
    for (let at = 0; at < count; at += 1) windows.push(await open({ ...device, given }))
    for (const one of windows) await one.pass(MINUTE)
    for (let round = 0; round < 4; round += 1)
      for (const { show } of windows) for (const call of show.calls) await call.fail({ _tag: 'NotNotified' })
    expect(
      windows
        .flatMap(({ news }) => news)
        .map((one) => ('words' in one ? one.words.title : one.type))
        .toSorted(),
    ).toEqual(['Evento 4', 'Evento 5'])
  })

  test('the app announces it once where nobody can read what was given', async () => {
    const { news, show, look, pass } = await open({
      permission: 'denied',
      remembers: [kept(1, after(MINUTE))],
      given: undefined,
    })
    await pass(MINUTE)
    await show.call().fail({ _tag: 'NotNotified' })
    await look(false)
    await look(true)
    expect(news).toEqual([told])
  })

  test('a hidden app waits until it becomes visible', async () => {
    const { news, show, look, pass } = await missed(false)
    await pass(MINUTE)
    expect(news).toEqual([])
    await look(true)
    await show.call().fail({ _tag: 'NotNotified' })
    expect(news).toEqual([told])
  })

  test('a reminder removed before the app became visible is not announced', async () => {
    const { news, show, look, reads } = await missed(false)
    await reads(kept(1))
    await look(true)
    expect([news, show.calls.length]).toEqual([[], 1])
  })
})

describe('The reminders to show', () => {
  test('are read from the server where the device may notify, and events received meanwhile are newer', async () => {
    const { mine, shown, knows, pass } = await open({ remembers: [] })
    knows(1, kept(1, after(2 * MINUTE)))
    await mine.call().succeed({ rows: [kept(1, after(MINUTE)), kept(2, after(3 * MINUTE))], leftOut: 0 })
    await pass(MINUTE)
    expect(shown()).toEqual([])
    await pass(MINUTE)
    expect(shown()).toEqual(['Evento 1'])
  })

  test('exclude those removed during the request', async () => {
    const { mine, shown, knows, pass } = await open({ remembers: [] })
    knows(1, undefined)
    await mine.call().succeed({ rows: [kept(1, after(MINUTE))], leftOut: 0 })
    await pass(MINUTE)
    expect(shown()).toEqual([])
  })

  test('come from the cache where the server is unreachable', async () => {
    const { mine, shown, pass } = await open({ remembers: [kept(1, after(MINUTE))] })
    await mine.call().fail({ _tag: 'Unreachable' })
    await pass(MINUTE)
    expect(shown()).toEqual(['Evento 1'])
  })

  test.each(['askable', 'denied', 'missing'] as const)(
    'is nothing to ask the server where notifying is %s',
    async (permission) => {
      const { mine, shown, pass } = await open({ permission, remembers: [kept(1, after(MINUTE))] })
      await pass(MINUTE)
      expect([mine.calls.length, shown()]).toEqual([0, ['Evento 1']])
    },
  )

  test('come from the readings of the rest of the app, where nothing is cached', async () => {
    const { shown, reads, pass } = await open({ permission: 'missing' })
    await reads(kept(1, after(MINUTE)))
    await pass(MINUTE)
    expect(shown()).toEqual(['Evento 1'])
  })
})

describe('Reminders that may have changed elsewhere (ERR-10)', () => {
  const opened = async (device?: Device) => {
    const all = await open(device)
    await all.mine.call().succeed({ rows: [kept(1, after(10 * MINUTE)), kept(2)], leftOut: 0 })
    return all
  }
  test('are read again: one that was set, moved or cleared there is as it is now', async () => {
    const { mine, show, shown, changes, pass } = await opened()
    await changes()
    await pass(OTHERS_FIRST)
    await mine.call().succeed(answer(kept(1), kept(2, after(20 * MINUTE)), kept(3, after(15 * MINUTE))))
    await pass(12 * MINUTE)
    expect(shown()).toEqual([])
    await pass(3 * MINUTE)
    await show.call().succeed()
    await pass(5 * MINUTE)
    expect([shown(), mine.calls.length]).toEqual([['Evento 3', 'Evento 2'], 2])
  })

  test('are asked for by nobody where another page has been answered meanwhile', async () => {
    const { mine, shown, changes, pass, cache, now } = await opened()
    await pass(MINUTE)
    await changes()
    await pass(1)
    cache.events = [kept(1), kept(2, after(4 * MINUTE))]
    cache.at = now()
    await pass(OTHERS_FIRST)
    await pass(10 * MINUTE)
    expect([shown(), mine.calls.length]).toEqual([['Evento 2'], 1])
  })

  test('are asked for where what was kept is from before', async () => {
    const { mine, changes, pass, cache, now } = await opened()
    cache.events = [kept(1)]
    cache.at = now()
    await changes()
    await pass(OTHERS_FIRST)
    expect(mine.calls.length).toBe(2)
  })

  test('are read by nobody once more where the calendar tells of them meanwhile', async () => {
    const { mine, shown, changes, reads, pass } = await opened()
    await changes()
    await reads(kept(1, after(2 * MINUTE)))
    await pass(OTHERS_FIRST)
    await pass(5 * MINUTE)
    expect([shown(), mine.calls.length]).toEqual([['Evento 1'], 1])
  })

  test('are read on a device that may not notify too: what it has kept is from before', async () => {
    const { mine, shown, changes, pass } = await open({ permission: 'denied', remembers: [kept(1, after(MINUTE))] })
    await changes()
    await pass(OTHERS_FIRST)
    await mine.call().succeed(answer(kept(1), kept(4, after(3 * MINUTE))))
    await pass(3 * MINUTE)
    expect([shown(), mine.calls.length]).toEqual([['Evento 4'], 1])
  })

  test.each([
    ['fails', undefined],
    ['fails, and an earlier answer stands for it', [kept(1, after(10 * MINUTE)), kept(2)]],
  ])('stay as they are known where that %s, until it is asked for again by itself (ERR-09)', async (_, remembers) => {
    const { mine, shown, changes, pass } = await opened({ ...(remembers && { remembers }) })
    await changes()
    await pass(OTHERS_FIRST)
    await mine.call().fail({ _tag: 'Unreachable' })
    await pass(AGAIN - 1)
    expect(mine.calls.length).toBe(2)
    await pass(1)
    await mine.call().fail({ _tag: 'Unreachable' })
    await pass(AGAIN)
    await mine.call().succeed(answer(kept(2, after(5 * MINUTE))))
    await pass(10 * MINUTE)
    expect([shown(), mine.calls.length]).toEqual([['Evento 2'], 4])
  })

  test('while they are read are read anew, each once', async () => {
    const { mine, show, shown, changes, knows, pass } = await open()
    knows(5, kept(5, after(MINUTE)))
    await changes()
    await mine.call().succeed(answer(kept(5, after(2 * MINUTE))))
    await pass(2 * MINUTE)
    await show.call().succeed()
    await pass(DAY)
    expect([shown(), mine.calls.length]).toEqual([['Evento 5'], 2])
  })

  test('before a reminder is seen are read once it is', async () => {
    const { mine, show, news, changes, look, pass } = await opened()
    await look(false)
    await pass(10 * MINUTE)
    await show.call().fail({ _tag: 'NotNotified' })
    await changes()
    await look(true)
    await show.call().fail({ _tag: 'NotNotified' })
    await pass(OTHERS_FIRST)
    expect([news.length, mine.calls.length]).toEqual([1, 2])
  })

  test('out of sight wait until the citizen is there', async () => {
    const { mine, changes, look, pass } = await opened()
    await look(false)
    await changes()
    await pass(5 * MINUTE)
    expect(mine.calls.length).toBe(1)
    await look(true)
    await pass(OTHERS_FIRST)
    expect(mine.calls.length).toBe(2)
  })
})
