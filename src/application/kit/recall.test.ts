import { describe, expect, test } from 'vitest'
import { createRecall } from './recall.ts'

describe('What is recalled', () => {
  test('is what was kept last under that name', () => {
    const recall = createRecall<string, number>(2)
    recall.keep('a', 1)
    recall.keep('a', 2)
    expect([recall.of('a'), recall.of('b')]).toEqual([2, undefined])
  })

  test('is no more than there is room for: what was kept longest ago goes', () => {
    const recall = createRecall<string, number>(2)
    recall.keep('a', 1)
    recall.keep('b', 2)
    recall.keep('a', 3)
    recall.keep('c', 4)
    expect(['a', 'b', 'c'].map(recall.of)).toEqual([3, undefined, 4])
  })

  test('is nothing once it is forgotten', () => {
    const recall = createRecall<string, number>(2)
    recall.keep('a', 1)
    recall.forget()
    expect(recall.of('a')).toBeUndefined()
  })
})
