import { expect, test } from 'vitest'
import { circlesAmong } from './circles.ts'

test('Files that import each other are told, over others too', () => {
  const files = new Map([
    ['entry', ['legal', 'shared']],
    ['legal', ['view']],
    ['view', ['shared', 'legal']],
    ['shared', []],
  ])
  expect(circlesAmong(files)).toEqual(['legal > view > legal'])
  expect(circlesAmong(new Map([...files, ['view', ['shared']]]))).toEqual([])
})
