import { expect, test } from 'vitest'
import { type Breaking, problemsOf, unbroken } from './breakings.ts'

const red = { feature: 'features/a.feature', scenario: 'It works' }
const breaking: Breaking = { clause: 'PWD-05', file: 'src/a.ts', text: 'yes', instead: 'no', red }
const files: Readonly<Record<string, string>> = { 'src/a.ts': 'one yes', 'src/b.ts': 'yes yes', 'src/a.test.ts': '' }
const problems = (...all: readonly Breaking[]) =>
  problemsOf(all, (file) => files[file], {
    clausesOf: (_, scenario) => (scenario === 'It works' ? ['PWD-05'] : undefined),
  })

test('a line that is there once, and a scenario that names the clause, are well', () =>
  expect(problems(breaking)).toEqual([]))

test('so is a unit test', () => expect(problems({ ...breaking, red: { unit: 'src/a.test.ts' } })).toEqual([]))

test.each([
  ['a line that is there twice', { file: 'src/b.ts' }, 'PWD-05: src/b.ts has its line 2 times'],
  ['a line that is not there', { file: 'src/c.ts' }, 'PWD-05: src/c.ts has its line 0 times'],
  ['a clause that its scenario does not name', { clause: 'PWD-06' }, 'PWD-06: "It works" does not name it'],
  [
    'a scenario that is not there',
    { red: { ...red, scenario: 'It worked' } },
    'PWD-05: no scenario of features/a.feature is called "It worked"',
  ],
  ['a unit test that is not there', { red: { unit: 'src/b.test.ts' } }, 'PWD-05: there is no src/b.test.ts'],
])('tells of %s', (_, change, told) => expect(problems({ ...breaking, ...change })).toEqual([told]))

test('tells of a clause with two lines', () => expect(problems(breaking, breaking)).toEqual(['PWD-05 is broken twice']))

test('names the clauses without a line', () => expect(unbroken(['PWD-05', 'PWD-06'], [breaking])).toEqual(['PWD-06']))
