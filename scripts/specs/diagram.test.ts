import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIAGRAM, diagramPage } from './diagram.ts'

test('The diagram page of the subscription is up to date', () => {
  expect(readFileSync(DIAGRAM, 'utf8')).toBe(diagramPage())
})
