import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFeatures } from '#scripts/check/scenarios.ts'
import { beyondSmoke, clausesOf, pathsOf, type Playable, selected, smoke } from './selection.ts'

const scenario = (line: number, tags: readonly string[], steps = 3): Playable => ({
  uri: 'features/a.feature',
  location: { line },
  tags: tags.map((name) => ({ name })),
  steps: Array.from({ length: steps }),
})
/** All features of the project. */
const features = readFeatures(['features/**/*.feature'])

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
    const { pickles } = await features
    const chosen = selected(pickles)
    expect(shownBy(pickles).size).toBeGreaterThan(100)
    // What only a real build does is played on it, against the server.
    const onBuild = pickles.filter(({ tags }) => tags.some(({ name }) => name === '@production'))
    expect(shownBy([...chosen, ...onBuild])).toEqual(shownBy(pickles))
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

const of = (uri: string, one: Playable): Playable => ({ ...one, uri })
const smokeOf = (scenarios: readonly Playable[]) => smoke(scenarios).map(({ uri, location }) => [uri, location?.line])

describe('The smoke', () => {
  test('has one scenario of each feature that needs a browser, and none of the others', () => {
    expect(
      smokeOf([
        of('a', scenario(1, ['@REG-01', '@browser'])),
        of('a', scenario(2, ['@REG-02', '@browser'])),
        of('b', scenario(1, ['@REG-01'])),
        of('c', scenario(7, ['@REG-03', '@browser'])),
      ]),
    ).toEqual([
      ['a', 1],
      ['c', 7],
    ])
  })

  test('has the cheapest one, wherever it stands: to hold the time costs as well', () => {
    const dear = of('a', scenario(1, ['@browser'], 6))
    const held = of('a', scenario(2, ['@browser', '@clock'], 3))
    const cheap = of('a', scenario(3, ['@browser'], 3))
    expect(smokeOf([dear, held, cheap])).toEqual([['a', 3]])
    expect(smokeOf([held])).toEqual([['a', 2]])
  })

  test('leaves out what needs a production build', () => {
    expect(smokeOf([scenario(1, ['@browser', '@production'])])).toEqual([])
  })

  test('is played by no other run: both together are the selection for Chromium', async () => {
    const { pickles } = await features
    const [first, then] = [smoke(pickles), beyondSmoke(pickles)]
    expect(first.length).toBeGreaterThanOrEqual(40)
    expect(first.length).toBeLessThan(60)
    expect(then.filter((one) => first.includes(one))).toEqual([])
    expect(new Set([...first, ...then])).toEqual(new Set(selected(pickles)))
  })
})

test('is passed to cucumber as the lines of each feature', () => {
  expect(pathsOf([scenario(4, []), { ...scenario(2, []), uri: 'b.feature' }, scenario(9, [])])).toEqual([
    'features/a.feature:4:9',
    'b.feature:2',
  ])
})
