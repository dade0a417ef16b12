import { expect, test } from 'vitest'
import type { Unreadable } from '#application/ports/diagnostics.ts'
import { createConsoleDiagnostics } from './console-diagnostics.ts'

const row = (at: number): Unreadable => ({
  call: 'GET /api/app/noticesents',
  path: `data.noticeSents.${at}.id`,
  expected: 'id of ReceivedNotice',
  actual: 'text',
})

test('Each kind and place of a loss is logged once, with its count and without values', async () => {
  const lines: unknown[] = []
  const { leftOut } = createConsoleDiagnostics({ info: (line) => lines.push(line) })
  for (const at of [3, 7, 11]) leftOut(row(at))
  leftOut({ ...row(3), path: 'data.totalRows', expected: 'count', actual: 'record' })
  expect(lines).toEqual([])
  await Promise.resolve()
  expect(lines).toEqual([
    'GET /api/app/noticesents: data.noticeSents.*.id should be id of ReceivedNotice, was text (3 left out)',
    'GET /api/app/noticesents: data.totalRows should be count, was record (1 left out)',
  ])
  leftOut(row(1))
  await Promise.resolve()
  expect(lines).toHaveLength(3)
})
