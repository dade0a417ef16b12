import { expect, test } from 'vitest'
import { type Breaking, problemsOf, unbrokenIn } from './breakings.ts'

const red = { feature: 'features/a.feature', scenario: 'It works' }
const breaking: Breaking = { clause: 'PWD-05', file: 'src/a.ts', text: 'yes', instead: 'no', red }
const files: Readonly<Record<string, string>> = { 'src/a.ts': 'one yes', 'src/b.ts': 'yes yes' }
const problems = (...all: readonly Breaking[]) =>
  problemsOf(all, (file) => files[file], {
    clausesOf: (_, scenario) => (scenario === 'It works' ? ['PWD-05'] : undefined),
  })

test('a line that is there once, and a scenario that names the clause, are well', () =>
  expect(problems(breaking)).toEqual([]))

test.each([
  ['a line that is there twice', { file: 'src/b.ts' }, 'PWD-05: src/b.ts has its line 2 times'],
  ['a line that is not there', { file: 'src/c.ts' }, 'PWD-05: src/c.ts has its line 0 times'],
  ['a clause that its scenario does not name', { clause: 'PWD-06' }, 'PWD-06: "It works" does not name it'],
  [
    'a scenario that is not there',
    { red: { ...red, scenario: 'It worked' } },
    'PWD-05: no scenario of features/a.feature is called "It worked"',
  ],
])('tells of %s', (_, change, told) => expect(problems({ ...breaking, ...change })).toEqual([told]))

test('tells of a clause with two lines', () => expect(problems(breaking, breaking)).toEqual(['PWD-05 is broken twice']))

test('tells of a clause without a line', () =>
  expect(unbrokenIn([breaking], ['PWD-05', 'PWD-06'])).toEqual(['features/breakings.json has no line for PWD-06']))
