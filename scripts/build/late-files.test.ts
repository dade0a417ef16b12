import { expect, test } from 'vitest'
import { filesOf, type LateModule } from './late-files.ts'

const module = (
  id: string,
  length: number,
  screens: readonly string[],
  imports: readonly string[] = [],
  draws = false,
): LateModule => ({
  id,
  length,
  screens: new Set(screens),
  imports,
  draws,
})
const often = (screen: string): number => (screen === 'home' ? 4 : 1)
const dividedOf = (modules: readonly LateModule[]) =>
  filesOf(modules, often)
    .map((file) => file.toSorted().join(' '))
    .toSorted()

test('what the same screens need comes in one file', () => {
  expect(dividedOf([module('a', 50_000, ['home']), module('b', 50_000, ['home'])])).toEqual(['a b'])
})

test('what is long is not fetched by screens that do not need it', () => {
  expect(dividedOf([module('a', 50_000, ['home']), module('b', 50_000, ['events'])])).toEqual(['a', 'b'])
  expect(dividedOf([module('a', 50_000, ['home', 'events']), module('b', 20_000, ['events'])])).toEqual(['a', 'b'])
})

test('what reads comes apart from what draws, which it does not wait for', () => {
  const modules = [module('flow', 500, ['home']), module('layout', 500, ['home'], ['flow'], true)]
  expect(dividedOf(modules)).toEqual(['flow', 'layout'])
})

test('what is short comes with what is needed more often, as a request costs more', () => {
  expect(dividedOf([module('a', 50_000, ['events', 'sheet']), module('b', 500, ['events'])])).toEqual(['a b'])
  // Home is opened more often: what it does not need is not worth its bytes.
  expect(dividedOf([module('a', 50_000, ['home', 'events']), module('b', 6_000, ['events'])])).toEqual(['a', 'b'])
})

const chain = (middle: readonly string[], bottom: readonly string[]) => [
  module('top', 1_000, ['events'], middle),
  module('side', 2_600, ['events', 'chat']),
  module('middle', 90_000, ['events', 'home'], bottom),
  module('bottom', 100, ['events', 'home', 'chat']),
]

test('no file imports one that imports it', () => {
  expect(dividedOf(chain(['middle'], ['bottom']))).toEqual(['bottom', 'middle', 'side top'])
  // Where nothing lies between them, they are one file.
  expect(dividedOf(chain([], []))).toEqual(['bottom side top', 'middle'])
})
