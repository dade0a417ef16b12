import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test } from 'vitest'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { settle } from '#application/kit/testing/walk.ts'
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
