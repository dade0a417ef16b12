import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFeatures } from './scenarios.ts'
import { clausesOf, pathsOf, type Playable, selected } from './selection.ts'

const scenario = (line: number, tags: readonly string[], steps = 3): Playable => ({
  uri: 'features/a.feature',
  location: { line },
  tags: tags.map((name) => ({ name })),
  steps: Array.from({ length: steps }),
})
const linesOf = (scenarios: readonly Playable[]) => selected(scenarios).map(({ location }) => location?.line)
const shownBy = (scenarios: readonly Playable[]) => new Set(scenarios.flatMap(clausesOf))

describe('The selection for Chromium', () => {
  test('contains everything tagged @browser', () => {
    expect(linesOf([scenario(1, ['@REG-01', '@browser']), scenario(2, ['@REG-01', '@browser'])])).toEqual([1, 2])
  })

  test('contains no other scenario of a covered clause', () => {
    expect(linesOf([scenario(1, ['@REG-01']), scenario(2, ['@REG-01', '@browser'])])).toEqual([2])
  })

  test('contains the cheaper one of two with the same clauses', () => {
    expect(linesOf([scenario(1, ['@REG-01'], 6), scenario(2, ['@REG-01'], 2)])).toEqual([2])
    expect(linesOf([scenario(1, ['@REG-01', '@clock']), scenario(2, ['@REG-01'])])).toEqual([2])
  })

  test('contains the first of equals', () => {
    expect(linesOf([scenario(1, ['@REG-01']), scenario(2, ['@REG-01'])])).toEqual([1])
  })

  test('contains one scenario with two clauses rather than two scenarios', () => {
    const both = [scenario(1, ['@REG-01']), scenario(2, ['@REG-02']), scenario(3, ['@REG-01', '@REG-02'])]
    expect(linesOf(both)).toEqual([3])
  })

  test('covers every clause, for any scenarios', () => {
    const tag = fc.constantFrom('@REG-01', '@REG-02', '@E015-01', '@HOME-03', '@browser', '@clock')
    const some = fc.array(fc.tuple(fc.uniqueArray(tag), fc.integer({ min: 1, max: 6 })))
    fc.assert(
      fc.property(some, (rows) => {
        const scenarios = rows.map(([tags, steps], line) => scenario(line, tags, steps))
        expect(shownBy(selected(scenarios))).toEqual(shownBy(scenarios))
      }),
    )
  })

  test('is less than half of the features of the project, and covers each of their clauses', async () => {
    const { pickles } = await readFeatures(['features/**/*.feature'])
    const chosen = selected(pickles)
    expect(shownBy(pickles).size).toBeGreaterThan(100)
    expect(shownBy(chosen)).toEqual(shownBy(pickles))
    expect(chosen.length).toBeLessThan(pickles.length / 2)
    expect(chosen).toEqual(
      expect.arrayContaining(
        pickles.filter(({ tags }) => {
          const names = new Set(tags.map(({ name }) => name))
          // The production build has its own run, against the standalone server.
          return names.has('@browser') && !names.has('@production')
        }),
      ),
    )
  })
})

test('is passed to cucumber as the lines of each feature', () => {
  expect(pathsOf([scenario(4, []), { ...scenario(2, []), uri: 'b.feature' }, scenario(9, [])])).toEqual([
    'features/a.feature:4:9',
    'b.feature:2',
  ])
})
