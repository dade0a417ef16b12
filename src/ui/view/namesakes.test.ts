import { expect, test } from 'vitest'
import { namesakes } from './namesakes.ts'

test('Who has the name of another in the list is known; what is not read yet has none', () => {
  const twiceIn = namesakes(({ name }: { name: string }) => name)
  const all = ['Ambulatorio', 'Bar', 'Ambulatorio', 'Ambulatorio'].map((name) => ({ name }))
  expect([...twiceIn(all)]).toEqual(['Ambulatorio'])
  expect(twiceIn([undefined, ...all.slice(0, 2), undefined]).size).toBe(0)
})
