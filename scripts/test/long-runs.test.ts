import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runsOf } from '#domain/testing/runs.ts'
import { longRuns } from './long-runs.ts'

test('the long runs are those of the tests that ask how many', () => {
  expect(longRuns()).toEqual(
    expect.arrayContaining(['src/application/outbox/cut-offs.test.ts', 'mocks/tongues/spoken.test.ts']),
  )
  expect(longRuns().every((path) => existsSync(path))).toBe(true)
  expect(longRuns()).not.toContain('scripts/test/selection.test.ts')
})

test('a quarter of the runs is played, or all of them', () => {
  const all = process.env['PIAZZA_RUNS'] === 'all'
  expect([runsOf(1_000), runsOf(25), runsOf(1)]).toEqual(all ? [1_000, 25, 1] : [250, 7, 1])
})
