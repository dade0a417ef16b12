import { expect, test } from 'vitest'
import type { Deviation } from '#application/ports/diagnostics.ts'
import type { CallSeen } from './observer.ts'
import { followVerdicts, withoutSecrets } from './verdicts.ts'

const call = (number: number, status: CallSeen['status'], pathname = '/notices'): CallSeen => ({
  number,
  method: 'GET',
  url: new URL(pathname, 'https://demo.example'),
  sent: undefined,
  received: undefined,
  status,
  took: 1,
})
const nameOf = ({ method, url }: CallSeen) => ({ name: url.pathname, label: `${method} ${url.pathname}` })
const about = (kind: 'leftOut' | 'undecodable', label = 'GET /notices'): Deviation => ({
  kind,
  call: label,
  path: 'title',
  expected: 'text',
  actual: 'number',
})

const followed = (calls: readonly CallSeen[], noted: readonly Deviation[]) =>
  followVerdicts({ calls: () => calls, hear: () => () => false }, nameOf, () => noted)

test.each([
  [undefined, 'waiting'],
  ['failed', 'lost'],
  [200, 'read'],
  [404, 'refused'],
] as const)('An answer with status %s is %s', (status, kind) => {
  const one = call(1, status)
  expect(followed([one], []).of(one).kind).toBe(kind)
})

test('What the app left out, or could not read, belongs to the newest call of that name', () => {
  const [first, second, other] = [call(1, 200), call(2, 200), call(3, 200, '/chats')]
  const verdicts = followed([first, second, other], [about('leftOut')])
  expect([first, second, other].map((one) => verdicts.of(one).kind)).toEqual(['read', 'partly', 'read'])
  expect(verdicts.of(second).details).toEqual(['title: atteso text, trovato number'])
})

test('A call keeps its verdict when the same is asked again', () => {
  const noted: Deviation[] = [about('undecodable')]
  const calls = [call(1, 200)]
  const verdicts = followVerdicts({ calls: () => calls, hear: () => () => false }, nameOf, () => noted)
  expect(verdicts.of(call(1, 200)).kind).toBe('unread')
  calls.push(call(2, 200))
  expect(verdicts.of(call(2, 200)).kind).toBe('read')
  expect(verdicts.of(call(1, 200)).kind).toBe('unread')
})

test('Secrets are blotted out, and nothing else', () => {
  expect(
    withoutSecrets(
      '{"username":"mario.rossi","password":"Piazza2026!","newPassword":"x","refresh_token":"r","token":"t"}',
    ),
  ).toBe('{"username":"mario.rossi","password":"…","newPassword":"…","refresh_token":"…","token":"…"}')
})
