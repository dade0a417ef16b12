import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIAGRAM, diagramPage } from './diagram.ts'

test('The page about following a topic is drawn from its machine as it is', () => {
  expect(readFileSync(DIAGRAM, 'utf8')).toBe(diagramPage())
})
