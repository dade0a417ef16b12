import { expect, test } from 'vitest'
import { openGuide } from '#application/talk/assistance/guide.flow.ts'
import { answer, played } from '#application/app/testing/play.ts'
import type { Deviation } from '#application/ports/diagnostics.ts'
import { openService } from './service.flow.ts'
import { healthOf } from './service-health.ts'

const leftOut = (call: string, path: string): Deviation => ({
  kind: 'leftOut',
  call,
  path,
  expected: 'string',
  actual: 'number',
})
const failing: Deviation = { kind: 'serverError', call: 'GET /event', status: 500 }
const defect: Deviation = { kind: 'defect', error: new Error() }

test('the calls that deviate, the most frequent first, each with its last deviation; defects are counted apart', () => {
  const last = leftOut('GET /activity', 'name')
  expect(healthOf([failing, leftOut('GET /activity', 'id'), defect, last, defect])).toEqual({
    unlike: [
      { call: 'GET /activity', count: 2, last },
      { call: 'GET /event', count: 1, last: failing },
    ],
    defects: 2,
  })
  expect(healthOf([])).toEqual({ unlike: [], defects: 0 })
})

const noted = [failing]
let hear = (): void => {
  throw new Error('Nobody watches')
}
const guide = (language: 'it' | 'es') => Promise.resolve(`guide ${language}`)

test.each([
  played(
    'the state of the service',
    openService,
    {
      'diagnostics.noted': () => noted,
      'diagnostics.isReported': answer(true),
      'diagnostics.watch': (heard: () => void) => {
        hear = heard
        return () => {}
      },
    },
    [undefined, { health: { unlike: [{ call: 'GET /event', count: 1 }], defects: 0 } }],
    [() => (noted.push(failing), hear()), { health: { unlike: [{ count: 2 }] } }],
  ),
  played(
    'the guide, read again in another language',
    (scope) => openGuide(guide)(scope, 'it'),
    {},
    [undefined, { guide: { face: 'loaded', value: 'guide it' }, typed: '' }],
    [({ type }) => type('password'), { typed: 'password', guide: { value: 'guide it' } }],
    [(_, ask) => ask('es' as never), { guide: { value: 'guide es' } }],
  ),
])('%s', async (_, shows, play) => {
  const { shown, deadEnds } = await play()
  expect(shown).toMatchObject(shows)
  expect(deadEnds).toEqual([])
})
