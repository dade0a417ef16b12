import { expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { type HomeEntry, homeSections } from './home.ts'

const entry = (id: number, category: number, position: number, visible = true): HomeEntry => ({
  id: id as Id<'HomeEntry'>,
  title: `Voce ${id}`,
  subtitle: undefined,
  category: { id: category as Id<'HomeCategory'>, name: `Categoria ${category}` },
  path: '/',
  image: undefined,
  visible,
  position,
})
const drawn = (entries: readonly HomeEntry[]) =>
  homeSections(entries).map(({ name, entries: shown }) => [name, shown.map(({ id }) => id)])

test('Home shows its entries by category, both in the order of their positions (HOME-01)', () => {
  expect(drawn([entry(1, 20, 3), entry(2, 10, 2), entry(3, 20, 1), entry(4, 10, 4)])).toEqual([
    ['Categoria 20', [3, 1]],
    ['Categoria 10', [2, 4]],
  ])
})

test('Home keeps entries that share a position in the order given', () => {
  expect(drawn([entry(2, 10, 1), entry(1, 10, 1)])).toEqual([['Categoria 10', [2, 1]]])
})

test('Home shows no hidden entry, and no category that holds nothing else (HOME-01)', () => {
  expect(drawn([entry(1, 10, 1, false), entry(2, 20, 2), entry(3, 20, 3, false)])).toEqual([['Categoria 20', [2]]])
})

test('Home leaves the entries it was given as they are', () => {
  const given = [entry(1, 10, 2), entry(2, 10, 1)]
  homeSections(given)
  expect(given.map(({ id }) => id)).toEqual([1, 2])
})

test('Home without entries has no sections', () => expect(homeSections([])).toEqual([]))
