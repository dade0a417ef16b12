import { expect, test } from 'vitest'
import type { AnyActorRef } from 'xstate'
import type { Instant } from '#domain/time/calendar.ts'
import { STALE_AFTER, tellChanges } from './returning.ts'
import { movingPresence } from './testing/moving-presence.ts'

/** A page with one open actor, and what it hears. */
const page = () => {
  const { presence, become, listeners } = movingPresence()
  const others = new Set<(isAboutCitizen: boolean) => void>()
  let now = 1_000_000
  const heard: unknown[] = []
  const inner = {
    send: (event: unknown) => heard.push(event),
    getSnapshot: () => ({ status: 'active' }),
  } as unknown as AnyActorRef
  const stop = tellChanges(
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
    () => [inner],
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
    heard: () => heard.length,
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
