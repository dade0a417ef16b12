import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test } from 'vitest'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { withSearch } from '#domain/search/search.ts'
import { openRecentSearches } from './recent-searches.flow.ts'

const failure: RequestFailure = { _tag: 'Unreachable' }

const open = async (before: readonly string[] = []) => {
  const device = { kept: before, isBroken: false }
  const stored = (change: (kept: readonly string[]) => readonly string[]) =>
    device.isBroken
      ? TaskEither.left(failure)
      : TaskEither.fromIO(() => {
          device.kept = change(device.kept)
          return device.kept
        })
  const recentSearches = {
    all: () => stored((kept) => kept),
    keep: (text: string) => stored((kept) => withSearch(kept, text)),
    forget: () => stored(() => []),
  }
  const recent = openRecentSearches(scopeOver({ recentSearches }))
  await settle()
  return {
    device,
    now: recent.now,
    forget: recent.forget,
    keep: async (typed: string) => {
      recent.keep(typed)
      await settle()
    },
  }
}

test('Recent searches are stored, the newest first, and shown from the beginning', async () => {
  const { device, now, keep } = await open(['museo'])
  expect(now()).toEqual(['museo'])
  await keep(' bar ')
  expect(now()).toEqual(['bar', 'museo'])
  await keep('museo')
  expect([now(), device.kept]).toEqual([
    ['museo', 'bar'],
    ['museo', 'bar'],
  ])
})

test('A text too short to be searched is not stored', async () => {
  const { device, keep } = await open()
  await keep('b')
  expect(device.kept).toEqual([])
})

test('They are gone at once on request, and stay as they are where nothing can be stored', async () => {
  const { device, now, keep, forget } = await open(['museo'])
  device.isBroken = true
  await keep('bar')
  expect(now()).toEqual(['museo'])
  device.isBroken = false
  forget()
  expect(now()).toEqual([])
  await settle()
  expect(device.kept).toEqual([])
})

/** A device that answers when the test says so; nothing is read of it yet. */
const openWaiting = () => {
  const all = waitingPort<[], RequestFailure, readonly string[]>()
  const keep = waitingPort<[string], RequestFailure, void>()
  const forget = waitingPort<[], RequestFailure, void>()
  const recentSearches = { all: all.port, keep: keep.port, forget: forget.port }
  return { all, keep, forget, recent: openRecentSearches(scopeOver({ recentSearches })) }
}

test('What was read before they were forgotten does not come back', async () => {
  const { all, keep, recent } = openWaiting()
  recent.forget()
  await all.call().succeed(['museo'])
  expect(recent.now()).toEqual([])
  recent.keep('bar')
  await keep.call().succeed(undefined)
  recent.forget()
  await all.call().succeed(['bar', 'museo'])
  expect(recent.now()).toEqual([])
})

test('One that is being stored while they are forgotten does not come back with those before it', async () => {
  const { all, keep, forget, recent } = openWaiting()
  await all.call().succeed(['museo'])
  recent.keep('bar')
  recent.forget()
  await keep.call().succeed(undefined)
  await all.call().succeed(['bar', 'museo'])
  await forget.call().succeed(undefined)
  expect(recent.now()).toEqual([])
})

test('One that is made while they are read, or after they were forgotten, stays', async () => {
  const { all, keep, recent } = openWaiting()
  recent.keep('bar')
  await keep.call().succeed(undefined)
  await all.call().succeed(['bar', 'museo'])
  await all.call(1).succeed(['museo'])
  expect(recent.now()).toEqual(['bar', 'museo'])
  recent.forget()
  recent.keep('teatro')
  await keep.call().succeed(undefined)
  await all.call().succeed(['teatro'])
  expect(recent.now()).toEqual(['teatro'])
})
