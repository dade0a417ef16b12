import { expect, test } from 'vitest'
import { keyOf, resultsFrom } from './results.ts'

const pickle = (id: string, name: string) => ({ id, uri: 'features/a/a.feature', name, steps: [{ text: 'she reads' }] })
const attempt = (id: string, of: string, status: string) => [
  { testCaseStarted: { id, testCaseId: of, attempt: 0, timestamp: { seconds: 1_795_560_808, nanos: 0 } } },
  { testStepFinished: { testCaseStartedId: id, testStepId: 's', testStepResult: { status } } },
  { testCaseFinished: { testCaseStartedId: id, willBeRetried: false } },
]
const lines = (...messages: readonly object[]) => messages.map((message) => JSON.stringify(message))

test('reads how each scenario ended and when it was played', async () => {
  const run = await resultsFrom(
    lines(
      { pickle: pickle('1', 'Good') },
      { pickle: pickle('2', 'Bad') },
      { testCase: { id: 'a', pickleId: '1' } },
      { testCase: { id: 'b', pickleId: '2' } },
      ...attempt('x', 'a', 'PASSED'),
      ...attempt('y', 'b', 'FAILED'),
    ),
  )
  expect(run?.results.get('features/a/a.feature\nGood\nshe reads')).toEqual({
    hasPassed: true,
    at: new Date(1_795_560_808_000),
  })
  expect(run?.results.get('features/a/a.feature\nBad\nshe reads')?.hasPassed).toBe(false)
})

test('a report without a scenario is no run', async () => expect(await resultsFrom([])).toBeUndefined())

test('a scenario with other steps is another one', () =>
  expect(keyOf({ uri: 'u', name: 'n', steps: [] })).not.toBe(
    keyOf({ uri: 'u', name: 'n', steps: [{ id: '', text: 'x', astNodeIds: [] }] }),
  ))
