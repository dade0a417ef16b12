// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { forward, keyAlong } from './direction.ts'

afterEach(() => document.documentElement.removeAttribute('dir'))

test('lines run to the right, and the arrow to the right leads to what comes next', () => {
  expect(forward()).toBe(1)
  expect(['ArrowLeft', 'ArrowRight', 'Home'].map(keyAlong)).toEqual(['ArrowLeft', 'ArrowRight', 'Home'])
})

test('where lines run to the left, the arrow to the left leads to what comes next', () => {
  document.documentElement.dir = 'rtl'
  expect(forward()).toBe(-1)
  expect(['ArrowLeft', 'ArrowRight', 'Home'].map(keyAlong)).toEqual(['ArrowRight', 'ArrowLeft', 'Home'])
})
