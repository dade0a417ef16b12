import { expect, test } from 'vitest'
import { takenByChildren } from './run.ts'

test.each([
  ['(node)', 5.25],
  ['(npm run test:all) (x)', 5.25],
])('what the children of %s took is read from its state', (name, seconds) => {
  const state = `4711 ${name} S 1 4711 4711 0 -1 4194304 9 8 7 6 900 800 450 75 20 0 11 0 123 456 789`
  expect(takenByChildren(state)).toBe(seconds)
})
