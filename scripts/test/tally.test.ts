import { expect, test } from 'vitest'
import { added, redsOf, tallyOf, timeTable, worded } from './tally.ts'

test.each([
  ['the last numbers are those of a runner', { code: 0, output: 'a: 2 passed, 0 failed\n9 passed, 0 failed\n' }, 9, 0],
  ['failures are counted', { code: 1, output: '9 passed, 3 failed, 4 left' }, 9, 3],
  ['a runner that fails without one counts as one', { code: 1, output: '9 passed, 0 failed' }, 9, 1],
  ['a runner without numbers counts as a failure', { code: 0, output: 'done' }, 0, 1],
  ['a runner that breaks off counts as a failure', { code: 137, output: '' }, 0, 1],
  ['a runner that ran nothing counts as a failure', { code: 0, output: '0 passed, 0 failed' }, 0, 1],
])('%s', (_, ended, passed, failed) => {
  expect(tallyOf(ended)).toEqual({ passed, failed })
})

test('the sum is that of all runners', () => {
  expect(
    worded(
      added([
        { passed: 9, failed: 0 },
        { passed: 0, failed: 1 },
        { passed: 5, failed: 2 },
      ]),
    ),
  ).toBe('14 passed, 3 failed')
})

const runner = (name: string, seconds: number, processor: number) => ({
  name,
  seconds,
  processor,
  code: 0,
  output: '',
})

test('a run tells where its time went, the longest first', () => {
  expect(timeTable([runner('check', 41, 60), runner('features, browser', 412, 389)]).split('\n')).toEqual([
    'seconds  of a processor  runner',
    '    412             389  features, browser',
    '     41              60  check',
  ])
})

test('a run ends with what failed in it, each once', () => {
  const output = [
    'FAIL clipped: "Mostra" in sheet',
    '     at notices, phone',
    '  1) Mario reads # \u001B[90mfeatures/a.feature:12\u001B[39m',
    '       Then Mario sees "Ciao" # features/steps/sight.steps.ts:9',
    '           AssertionError [ERR_ASSERTION]: "Ciao" is not there',
    '               at Object.see',
    '           AssertionError [ERR_ASSERTION]: "Ciao" is not there',
    '  WRONG: the device keeps a name',
    '1 passed, 2 failed',
  ].join('\n')
  const ended = { ...runner('faces', 1, 1), code: 1, output }
  expect(redsOf({ ended, tally: { passed: 1, failed: 2 } }).split('\n')).toEqual([
    'Failed in faces:',
    '  FAIL clipped: "Mostra" in sheet',
    '  1) Mario reads # features/a.feature:12',
    '  AssertionError [ERR_ASSERTION]: "Ciao" is not there',
    '  WRONG: the device keeps a name',
  ])
  expect(redsOf({ ended: { ...ended, code: 0 }, tally: { passed: 3, failed: 0 } })).toBe('')
})
