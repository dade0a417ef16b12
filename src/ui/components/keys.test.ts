// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keyOf } from './keys.ts'

const press = (more: KeyboardEventInit & Readonly<{ keyCode?: number }>): KeyboardEvent =>
  Object.assign(new KeyboardEvent('keydown', { key: 'Enter', ...more }), { keyCode: more.keyCode ?? 13 })

test('a key acts, and none does while a word is being composed', () => {
  expect(keyOf(press({}))).toBe('Enter')
  expect(keyOf(press({ key: 'ArrowDown' }))).toBe('ArrowDown')
  expect(keyOf(Object.defineProperty(press({ key: 'Escape' }), 'isComposing', { value: true }))).toBe('')
  expect(keyOf(press({ keyCode: 229 }))).toBe('')
})

test('every listener of ours asks for the key there', () => {
  const reading = globSync('src/ui/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$|keys\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => /keydown|onKey(?:Down|Up)/i.test(text))
  expect(reading.length).toBeGreaterThan(10)
  const own =
    /\b(?:press|event|e|evt|pressed)\.(?:key|code|keyCode|isComposing|which)\b|\{[^}]*\bkey\b[^}]*\}: (?:Pick<)?(?:React)?KeyboardEvent|onKey\w+=\{\(\{[^}]*\bkey\b/
  expect(reading.filter(({ text }) => own.test(text)).map(({ file }) => file)).toEqual([])
})
