import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test } from 'vitest'
import { movingPresence } from '#application/kit/testing/moving-presence.ts'
import { movingSession } from '#application/kit/testing/moving-session.ts'
import { scopeOver } from '#application/kit/testing/scope-over.ts'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Municipality } from '#domain/directory/municipality.ts'
import type { Sheet, SheetQuery } from '#domain/e015/sheet.ts'
import { NO_SHEET_FILTERS } from '#domain/e015/sheet-filters.ts'
import { openSheetPage, type SheetPageQuery } from './sheet.flow.ts'

const queryOf = (id?: number, municipality?: number, filters = {}) =>
  ({ id, municipality, isTownOpen: false, filters: { ...NO_SHEET_FILTERS, ...filters } }) as SheetPageQuery

const open = (query: SheetPageQuery) => {
  const sheets = waitingPort<[SheetQuery, AbortSignal?], RequestFailure, Sheet>()
  const all = waitingPort<[AbortSignal?], RequestFailure, readonly Municipality[]>()
  const { session, become } = movingSession()
  const ports = {
    sheets: { one: sheets.port },
    municipalities: { all: all.port },
    keptTown: { read: () => TaskEither.right({ town: undefined }) },
    presence: movingPresence().presence,
    preferences: { hasClosedTour: () => true },
  }
  const page = openSheetPage(scopeOver(ports, { session }), query, () => {})
  return {
    become,
    page,
    /** What was asked of sheets since it was looked last. */
    asked: async () => {
      await settle()
      return sheets.calls.splice(0).map(({ asked: [sheet] }) => sheet)
    },
    /** How often a municipality was looked for since it was looked last. */
    sought: async () => {
      await settle()
      await settle()
      return all.calls.splice(0).length
    },
  }
}

test('A sheet is read once its reader is known, and anew for another sheet, municipality or reader (E015-07)', async () => {
  const { page, become, asked } = open(queryOf(21, 3))
  expect(await asked()).toEqual([])
  become('anonymous')
  expect(await asked()).toEqual([{ id: 21, municipality: 3, isAdmin: false }])
  page.ask(queryOf(21, 3, { address: 'Via  SACCO' }))
  become('authenticated', { roles: ['user'] })
  expect(await asked()).toEqual([])
  become('authenticated', { roles: ['admin'] })
  expect(await asked()).toEqual([{ id: 21, municipality: 3, isAdmin: true }])
  page.ask(queryOf(3, 21))
  expect(await asked()).toEqual([{ id: 3, municipality: 21, isAdmin: true }])
  page.ask(queryOf(3, 2))
  expect(await asked()).toEqual([{ id: 3, municipality: 2, isAdmin: true }])
  page.ask(queryOf(1, 2))
  expect(await asked()).toEqual([{ id: 1, municipality: 2, isAdmin: true }])
})

test('Its municipality is looked for anew for another sheet or reader, and once for the same (E015-01)', async () => {
  const { page, become, sought } = open({ ...queryOf(21), isTownOpen: true })
  expect(await sought()).toBe(0)
  become('anonymous')
  expect(await sought()).toBe(1)
  page.ask({ ...queryOf(21, undefined, { flight: 'u2' }), isTownOpen: true })
  expect(await sought()).toBe(0)
  become('authenticated', { roles: ['user'] })
  await settle()
  expect(page.now().page?.kind).toBe('town')
  become('authenticated', { roles: ['admin'] })
  expect(await sought()).toBe(2)
  page.ask({ ...queryOf(3), isTownOpen: true })
  expect(await sought()).toBe(1)
})
