import { expect, test } from 'vitest'
import { callOf } from '#mocks/known-calls.ts'
import { passes, violationsIn } from './checkpoint.ts'

const past = (request: string, headers: Readonly<Record<string, string>> = {}) => {
  const [method = '', path = ''] = request.split(' ')
  return passes(headers, callOf(method, path))
}
const RECEIVED = 'GET /api/app/noticesents'

test('A call of the contract is validated', () => expect(past(RECEIVED)).toBeUndefined())

test.each(['GET /img/varese.svg', 'OPTIONS /api/app/noticesents', 'GET /api/nothing'])(
  'What is not in the contract goes past Prism: %s',
  (request) => expect(past(request)).toBe('outside'),
)

test('So does a call that a scenario wants to fail, and no other one', () => {
  expect(past(RECEIVED, { 'x-piazza-fault': '500@notices.received' })).toBe('provoked')
  expect(past(RECEIVED, { 'x-piazza-fault': 'offline' })).toBe('provoked')
  expect(past(RECEIVED, { 'x-piazza-fault': '500@home.entries' })).toBeUndefined()
})

test('So do the bytes of a form', () =>
  expect(past('POST /api/app/usersprofile', { 'content-type': 'multipart/form-data; boundary=x' })).toBe('bytes'))

test('A path without parameters is known before one with them', () =>
  expect(callOf('GET', '/app/countries/activities')?.name).toBe('municipalities.withActivities'))

test('Violations are told by their place, rows of a list together; a header that was cut is told whole', () => {
  const one = {
    location: ['response', 'body', 'data', '3', 'id'],
    severity: 'Error',
    code: 'type',
    message: 'must be x',
  }
  expect(violationsIn(JSON.stringify([one]))).toEqual(['response.body.data.….id must be x'])
  expect(violationsIn('Too many violations! [{')).toEqual(['Too many violations! [{'])
})
