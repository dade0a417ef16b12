import { expect, test, vi } from 'vitest'
import type { Deviation } from '#application/ports/diagnostics.ts'
import { lineOf } from './deviation-line.ts'
import { createDeviationLog } from './deviation-log.ts'
import { createDeviationReports } from './deviation-reports.ts'
import { createDiagnostics } from './diagnostics.ts'

const row = (at: number): Deviation => ({
  kind: 'leftOut',
  call: 'GET /api/app/noticesents',
  path: `data.noticeSents.${at}.id`,
  expected: 'id of ReceivedNotice',
  actual: 'text',
})
const broken: Deviation = { kind: 'serverError', call: 'GET /api/countries', status: 502 }

test('each kind and place of a loss is logged once, with its count and without values', async () => {
  const lines: unknown[] = []
  const log = createDeviationLog({ info: (line) => lines.push(line) })
  for (const at of [3, 7, 11]) log(row(at))
  log(broken)
  expect(lines).toEqual([])
  await Promise.resolve()
  expect(lines).toEqual([
    'GET /api/app/noticesents: data.noticeSents.*.id should be id of ReceivedNotice, was text (3 times)',
    'GET /api/countries: status 502 (1 times)',
  ])
  log(broken)
  await Promise.resolve()
  expect(lines.slice(2)).toEqual(['GET /api/countries: status 502 (1 times)'])
})

test('the line of a defect has its name and its places, and no word of its message', () => {
  const error = new TypeError('Mario Rossi, via Sacco 5')
  error.stack = `TypeError: Mario Rossi, via Sacco 5\n    at f (https://piazza.test/assets/home-x1.js:3:14)`
  expect(lineOf({ kind: 'defect', error })).toBe('defect: TypeError at home-x1.js:3:14')
  error.name = 'Mario Rossi'
  expect(lineOf({ kind: 'defect', error })).toBe('defect: unknown at home-x1.js:3:14')
  expect(lineOf({ kind: 'defect', error: 'Mario Rossi' })).toBe('defect: unknown at ')
})

test('a deviation is reported once, without cookies, and at most twenty are', () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new Error('Nobody there')))
  const report = createDeviationReports({ url: 'https://town.example/reports', release: '1.2.3', fetch })
  report(broken)
  report(broken)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'https://town.example/reports',
    expect.objectContaining({
      body: '{"release":"1.2.3","kind":"serverError","line":"GET /api/countries: status 502"}',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }),
  )
  for (let status = 500; status < 600; status += 1) report({ ...broken, status })
  expect(fetch).toHaveBeenCalledTimes(20)
})

test('nothing is sent or logged where the installation names no receiver; everything is kept, up to a limit', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const { note, noted, isReported } = createDiagnostics({})
  for (let at = 0; at < 300; at += 1) note(row(at))
  await vi.dynamicImportSettled()
  expect([fetch.mock.calls.length, noted().length, isReported]).toEqual([0, 200, false])
})

test('with a receiver the first deviation is reported too', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response()))
  const { note, isReported } = createDiagnostics({ reports: { url: '/reports', release: '1', fetch } })
  note(broken)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  expect(isReported).toBe(true)
})

test('whoever watches is told of each deviation that is collected, until they no longer do', () => {
  const { note, watch } = createDiagnostics({})
  let heard = 0
  const end = watch(() => {
    heard += 1
  })
  note(broken)
  end()
  note(broken)
  expect(heard).toBe(1)
})
