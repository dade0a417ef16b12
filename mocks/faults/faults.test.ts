import { expect, test } from 'vitest'
import { createFaults, faultsFrom, faultsText, type Visit } from './faults.ts'

const visit: Visit = {
  name: 'notices.received',
  label: 'GET /api/app/noticesents',
  guarded: true,
  session: 1,
  lastSession: 1,
  now: 0,
}
const open: Visit = { ...visit, name: 'home.languages', label: 'GET /app/languages', guarded: false }
const signIn: Visit = {
  ...visit,
  name: 'account.signIn',
  label: 'POST /api/login_check',
  guarded: false,
  session: undefined,
}
const refresh: Visit = { ...signIn, name: 'account.refresh', label: 'POST /api/token/refresh' }

test('faults are written in the format they are read in, and unknown words are ignored', () => {
  const text = '500@GET /api/app/noticesents,slow,boh'
  expect(faultsFrom(text)).toEqual([
    { kind: '500', call: 'GET /api/app/noticesents' },
    { kind: 'slow', call: undefined },
  ])
  expect(faultsText(faultsFrom(text))).toBe('500@GET /api/app/noticesents,slow')
  expect(faultsFrom(null)).toEqual([])
})

test('a fault affects the named call only, by either of its names', () => {
  const faults = createFaults()
  faults.set('500', 'notices.received')
  expect([faults.meet(visit), faults.meet(open)]).toEqual(['500', undefined])
  faults.clear()
  faults.set('drift', 'GET /app/languages')
  expect([faults.meet(visit), faults.meet(open)]).toEqual([undefined, 'drift'])
})

test('the fault of one call takes precedence over that of all', () => {
  const faults = createFaults()
  faults.set('slow')
  faults.set('error', 'home.languages')
  expect([faults.meet(visit), faults.meet(open)]).toEqual(['slow', 'error'])
})

test('401 once expires all issued tokens: every running request gets it, refreshed ones do not', () => {
  const faults = createFaults()
  faults.set('401-once')
  expect([faults.meet(visit), faults.meet(visit)]).toEqual(['401', '401'])
  expect([faults.meet(open), faults.meet(signIn), faults.meet(refresh)]).toEqual([undefined, undefined, undefined])
  expect(faults.meet({ ...visit, session: 2, lastSession: 2 })).toBeUndefined()
})

test('401 always continues after a refresh', () => {
  const faults = createFaults()
  faults.set('401-always')
  expect(faults.meet({ ...visit, session: 2, lastSession: 2 })).toBe('401')
  expect(faults.meet(refresh)).toBeUndefined()
})

test('a refused refresh requires a token that expired before it', () => {
  const faults = createFaults()
  faults.set('refresh-refused')
  expect([faults.meet(visit), faults.meet(refresh), faults.meet(signIn)]).toEqual(['401', 'refused', undefined])
  expect(faults.meet({ ...visit, session: 2, lastSession: 2 })).toBeUndefined()
})

test('too many requests are refused for as long as the answer says', () => {
  const faults = createFaults()
  faults.set('429')
  expect(faults.meet(visit)).toBe('429')
  expect(faults.meet({ ...visit, now: 1_999 })).toBe('429')
  expect(faults.meet({ ...visit, now: 2_000 })).toBeUndefined()
})

test('a fault sent with its request is not stored', () => {
  const faults = createFaults()
  expect(faults.meet(visit, faultsFrom('offline'))).toBe('offline')
  expect(faults.meet(visit)).toBeUndefined()
})
