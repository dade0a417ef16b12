import { expect, test } from 'vitest'
import { type AnyActorRef, createActor, createMachine, fromPromise, type PromiseActorLogic } from 'xstate'
import type { Instant } from '#domain/time/calendar.ts'
import { listMachine } from './list.machine.ts'
import { resourceMachine } from './resource.machine.ts'
import { STALE_AFTER, tellReturns } from './returning.ts'
import { movingPresence } from './testing/moving-presence.ts'

/** A page with open actors, by default one, and what that hears. */
const page = (actors?: readonly AnyActorRef[]) => {
  const { presence, become, listeners } = movingPresence()
  const others = new Set<(isAboutCitizen: boolean) => void>()
  let now = 1_000_000
  const heard: { type: string }[] = []
  const inner = {
    send: (event: { type: string }) => heard.push(event),
    getSnapshot: () => ({ status: 'active' }),
  } as unknown as AnyActorRef
  const stop = tellReturns(
    {
      presence,
      changes: {
        watch: (watcher) => {
          others.add(watcher)
          return () => others.delete(watcher)
        },
      },
      clock: { now: () => now as Instant },
    },
    () => actors ?? [inner],
  )
  const change = (isAboutCitizen = false) => {
    for (const other of others) other(isAboutCitizen)
  }
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  const away = (milliseconds: number) => {
    become({ isVisible: false })
    pass(milliseconds)
    become({ isVisible: true })
  }
  return {
    become,
    change,
    pass,
    away,
    stop,
    /** How often it was told that what it shows may have changed. */
    heard: () => heard.filter(({ type }) => type === 'content.changed').length,
    events: () => heard,
    listeners: () => listeners.size + others.size,
  }
}

test('What another tab changes is read at once where it is in sight', () => {
  const { change, heard } = page()
  change()
  expect(heard()).toBe(1)
})

test('Out of sight or offline it waits, and is read once', () => {
  const { become, change, heard } = page()
  become({ isVisible: false, isOnline: false })
  change()
  change()
  become({ isVisible: true })
  expect(heard()).toBe(0)
  become({ isOnline: true })
  become({ isOnline: true })
  expect(heard()).toBe(1)
})

test('What was written about the citizen is told with it, until it has been told (PROF-04)', () => {
  const { become, change, away, events } = page()
  become({ isVisible: false })
  change(true)
  change(false)
  become({ isVisible: true })
  change(false)
  away(STALE_AFTER)
  expect(events()).toEqual([true, false, false].map((isAboutCitizen) => ({ type: 'content.changed', isAboutCitizen })))
})

test.each([
  ['a moment', 5_000, 0],
  ['almost two minutes', STALE_AFTER - 1, 0],
  ['two minutes', STALE_AFTER, 1],
  ['a night', 8 * 3_600_000, 1],
  ['a time in which the clock was put back', -3_600_000, 1],
])('After %s out of sight a page is read again, or not (ERR-10)', (_, milliseconds, times) => {
  const { away, heard } = page()
  away(milliseconds)
  expect(heard()).toBe(times)
})

test('The network that comes and goes in sight reads nothing again by itself', () => {
  const { become, pass, heard } = page()
  pass(8_000_000)
  become({ isOnline: false })
  pass(90_000_000)
  become({ isOnline: true })
  expect(heard()).toBe(0)
})

test('A page that is closed hears nothing more', () => {
  const { change, away, stop, heard, listeners } = page()
  stop()
  change()
  away(STALE_AFTER)
  expect([heard(), listeners()]).toEqual([0, 0])
})

const others: string[] = []
const hears = (name: string) => ({ on: { 'network.returned': { actions: () => void others.push(name) } } })
const ended = createMachine({ initial: 'over', states: { over: { type: 'final' } } })
const family = createMachine({
  ...hears('parent'),
  invoke: [
    { id: 'child', src: createMachine(hears('child')) },
    { id: 'ended', src: ended },
  ],
})

test('Everyone who is open hears once that the network is back, and nobody of anything else (ERR-04)', () => {
  const actors = [createActor(family).start(), createActor(createMachine(hears('stopped'))).start()]
  actors[1]?.stop()
  const { become, stop } = page(actors)
  const change = (now: Parameters<typeof become>[0]): readonly string[] => {
    become(now)
    return others.splice(0)
  }
  expect(change({})).toEqual([])
  expect(change({ isOnline: false })).toEqual([])
  expect(change({ isVisible: false, isOnline: true })).toEqual([])
  expect(change({ isVisible: true })).toEqual(['parent', 'child'])
  expect(change({})).toEqual([])
  stop()
  expect([change({ isOnline: false }), change({ isOnline: true })]).toEqual([[], []])
})

/** A list and a reading, each of which has failed for want of a network, or still waits for its first answer. */
const readers = async (isAnswered: boolean) => {
  let calls = 0
  const asking = <Output, Input>(): PromiseActorLogic<Output, Input> =>
    fromPromise(() => {
      calls += 1
      return isAnswered ? Promise.reject({ _tag: 'Unreachable' }) : new Promise(() => {})
    })
  const list = listMachine<undefined, Readonly<{ id: number }>>('list', 5).provide({
    actors: { loadPages: asking() },
  })
  const reading = resourceMachine<undefined, string>('reading').provide({ actors: { load: asking() } })
  const input = { query: undefined }
  const actors = [createActor(list, { input }).start(), createActor(reading, { input }).start()]
  await new Promise((resolve) => setTimeout(resolve))
  return { actors, calls: () => calls }
}

test.each([true, false])(
  'One return after a while asks once for each, whether it has failed: %s',
  async (isAnswered) => {
    const { actors, calls } = await readers(isAnswered)
    const { away } = page(actors)
    expect(calls()).toBe(2)
    away(STALE_AFTER)
    expect(calls()).toBe(4)
  },
)
