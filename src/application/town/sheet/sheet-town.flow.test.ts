import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test } from 'vitest'
import { present } from '#application/kit/present.ts'
import { movingPresence } from '#application/kit/testing/moving-presence.ts'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import { takesKeptAlone, tellFound } from '#application/ports/kept-first.ts'
import { tellOutdated } from '#application/ports/outdated.ts'
import type { ByCategory, InCategory } from '#domain/directory/category.ts'
import type { TownChoice } from '#domain/directory/my-town.ts'
import type { Municipality, MunicipalityId } from '#domain/directory/municipality.ts'
import type { SheetId, SheetSummary } from '#domain/e015/sheet.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { openSheetTown } from './sheet-town.flow.ts'

const PARKING = 21 as SheetId
const VISITOR = { id: PARKING, isSignedIn: false, isAdmin: false }
const CITIZEN = { ...VISITOR, isSignedIn: true }
const unreachable: RequestFailure = { _tag: 'Unreachable' }

const id = (number: number) => number as MunicipalityId
const town = (number: number) => ({ id: id(number), name: `Comune ${number}` }) as Municipality
const TOWNS = [town(9), town(7), town(6), town(5), town(4), town(3)]
const having = (...sheets: readonly number[]): ByCategory<SheetSummary> => [
  {
    category: { id: 1, name: 'Muoversi' },
    things: sheets.map((sheet) => ({ id: sheet })),
  } as unknown as InCategory<SheetSummary>,
]

/** What the device has kept of the municipalities, all of which have the sheet. */
const kept = <Value>(signal: AbortSignal | undefined, value: Value) => {
  if (!takesKeptAlone(signal)) return undefined
  tellFound(signal, { at: 1 as Instant, asked: 2 as Instant, isOlder: false })
  return TaskEither.right<RequestFailure, Value>(value)
}

const open = async (input = VISITOR, choice?: TownChoice, isKept = false) => {
  const all = waitingPort<[AbortSignal?], RequestFailure, readonly Municipality[]>()
  const sheets = waitingPort<[MunicipalityId, boolean, AbortSignal?], RequestFailure, ByCategory<SheetSummary>>()
  const read = waitingPort<[AbortSignal?], RequestFailure, Profile>()
  const scope = scopeOver({
    municipalities: {
      all: (signal: AbortSignal) => (isKept && kept(signal, TOWNS)) || all.port(signal),
      sheets: (which: MunicipalityId, isAdmin: boolean, signal: AbortSignal) =>
        (isKept && kept(signal, having(21))) || sheets.port(which, isAdmin, signal),
    },
    profiles: { read: read.port },
    keptTown: { read: () => TaskEither.right(choice) },
    presence: movingPresence().presence,
  })
  const found: number[] = []
  const now = openSheetTown(scope, input, (one) => found.push(one))
  // The device and the profile are asked first, one after the other.
  await settle()
  await settle()
  return {
    close: scope.close,
    now,
    all,
    sheets,
    read,
    found,
    face: () => now().face,
    asked: () => sheets.calls.map(({ asked: [which] }) => Number(which)),
    /** The municipalities asked last answer with their sheets. */
    answer: async (...each: readonly (readonly number[])[]) => {
      for (const [at, has] of each.entries()) await sheets.call(each.length - 1 - at).succeed(having(...has))
      await settle()
    },
  }
}

describe('The municipality of a sheet whose URL names none (E015-01)', () => {
  test('is the first that has it, in their order, with a few requested at a time', async () => {
    const { all, asked, answer, found, face, read } = await open()
    await all.call().succeed(TOWNS)
    await settle()
    expect([asked(), face()]).toEqual([[9, 7, 6, 5], 'looking'])
    await answer([3], [], [7], [3, 7])
    expect(asked()).toEqual([9, 7, 6, 5, 4, 3])
    await answer([21], [21])
    expect([found, asked().length, read.calls.length]).toEqual([[4], 6, 0])
  })

  test('is the citizen’s own where that has it', async () => {
    const { all, read, asked, answer, found } = await open(CITIZEN)
    await read.call().succeed({ municipality: 'comune 5' } as Profile)
    await all.call().succeed(TOWNS)
    await settle()
    expect(asked()).toEqual([5, 9, 7, 6])
    await answer([21], [21], [], [])
    expect(found).toEqual([5])
  })

  test('is the one chosen on this device, and the profile is not asked', async () => {
    const { all, read, asked } = await open(CITIZEN, { town: { id: id(4), name: 'Comune 4' } })
    await all.call().succeed(TOWNS)
    await settle()
    expect([asked(), read.calls.length]).toEqual([[4, 9, 7, 6], 0])
    const none = await open(CITIZEN, { town: undefined })
    await none.all.call().succeed(TOWNS)
    await settle()
    expect([none.asked(), none.read.calls.length]).toEqual([[9, 7, 6, 5], 0])
  })

  test('is another where the citizen’s own has none, or where the profile cannot be read', async () => {
    const lacking = await open(CITIZEN)
    await lacking.read.call().succeed({ municipality: 'Comune 5' } as Profile)
    await lacking.all.call().succeed(TOWNS)
    await settle()
    await lacking.answer([], [], [21], [21])
    expect(lacking.found).toEqual([7])
    const unknown = await open(CITIZEN)
    await unknown.read.call().fail(unreachable)
    await unknown.all.call().succeed(TOWNS)
    await settle()
    await unknown.answer([21], [], [], [])
    expect(unknown.found).toEqual([9])
  })

  test('is found although others fail, but not past the citizen’s own that fails', async () => {
    const visiting = await open()
    await visiting.all.call().succeed(TOWNS)
    await settle()
    await visiting.sheets.call(3).fail({ _tag: 'Missing' })
    await visiting.sheets.call(2).succeed(having(3))
    await visiting.sheets.call(1).succeed(having(21))
    await visiting.sheets.call(0).fail(unreachable)
    await settle()
    expect([visiting.found, visiting.asked()]).toEqual([[6], [9, 7, 6, 5]])
    const living = await open(VISITOR, { town: { id: id(4), name: 'Comune 4' } })
    await living.all.call().succeed(TOWNS)
    await settle()
    await living.sheets.call(3).fail(unreachable)
    for (const at of [0, 1, 2]) await living.sheets.call(at).succeed(having(21))
    await settle()
    expect([living.found, living.face()]).toEqual([[], 'failed'])
  })

  test('is looked for among the others where one fails, and not known where none of them has it', async () => {
    const { all, sheets, asked, face, answer, now } = await open()
    await all.call().succeed(TOWNS)
    await settle()
    await sheets.call(3).fail(unreachable)
    for (const at of [0, 1, 2]) await sheets.call(at).succeed(having(3))
    await settle()
    expect([face(), asked().length]).toEqual(['looking', 6])
    await answer([3], [7])
    expect([face(), now().failure]).toEqual(['failed', unreachable])
  })

  test('is none where no municipality has it', async () => {
    const { all, answer, found, face } = await open()
    await all.call().succeed([town(1)])
    await settle()
    await answer([3])
    expect([face(), found]).toEqual(['missing', []])
  })

  test('shows why it cannot be found, stops the search, and can be retried', async () => {
    const { now, all, sheets, asked, face } = await open()
    await all.call().succeed(TOWNS)
    await settle()
    for (const at of [0, 1, 2, 3]) await sheets.call(at).fail(unreachable)
    await settle()
    expect([face(), now().failure, asked().length]).toEqual(['failed', unreachable, 4])
    now().retry()
    await settle()
    await settle()
    expect([face(), all.calls.length]).toEqual(['looking', 2])
  })

  test('is never the one that the device has kept: the answer leads on (ERR-11)', async () => {
    const { all, answer, found, face } = await open(VISITOR, undefined, true)
    expect([face(), found]).toEqual(['looking', []])
    await all.call().succeed(TOWNS)
    await settle()
    await answer([], [21], [], [])
    expect(found).toEqual([7])
  })

  test.each([[[21]], [[3]]])(
    'is not known by earlier answers alone, and is looked for again on request (ERR-04): %s',
    async (has) => {
      const { now, all, sheets, answer, found, face } = await open()
      await all.call().succeed([town(9)])
      await settle()
      const earlier = { failure: unreachable, at: 1 as Instant, asked: 2 as Instant }
      tellOutdated(present(sheets.call().asked[2]), earlier)
      await answer(has)
      expect([face(), now().failure?._tag, found]).toEqual(['failed', 'Unreachable', []])
      now().retry()
      await settle()
      await settle()
      expect([face(), all.calls.length]).toEqual(['looking', 2])
      await all.call().succeed([town(9)])
      await settle()
      await answer([21])
      expect(found).toEqual([9])
    },
  )

  test.each([{ _tag: 'Missing' }, undefined] as const)(
    'is looked for again on request after any failure, also of the app: %s',
    async (failure) => {
      let asked = 0
      const scope = scopeOver({
        municipalities: {
          all: (signal: AbortSignal) => {
            if (takesKeptAlone(signal)) return TaskEither.left(unreachable)
            asked += 1
            if (failure === undefined) throw new Error('Defect')
            return TaskEither.left(failure)
          },
        },
        keptTown: { read: () => TaskEither.left(unreachable) },
        presence: movingPresence().presence,
      })
      const now = openSheetTown(scope, VISITOR, () => {})
      await settle()
      await settle()
      expect([now().face, now().failure?._tag, asked]).toEqual(['failed', failure?._tag ?? 'Unexpected', 1])
      now().retry()
      await settle()
      await settle()
      expect([now().face, asked]).toEqual(['failed', 2])
    },
  )

  test('is not searched further once its page is left', async () => {
    const { close, all, sheets, answer, asked } = await open()
    await all.call().succeed(TOWNS)
    await settle()
    close()
    expect(sheets.calls.map(({ asked: [, , signal] }) => signal?.aborted)).toEqual([true, true, true, true])
    await answer([], [], [], [])
    expect(asked().length).toBe(4)
  })
})
