import { expect, test } from 'vitest'
import { groupsToldApart, namesakes, toldApart } from './namesakes.ts'

test('Who has the name of another in the list is known; what is not read yet has none', () => {
  const twiceIn = namesakes(({ name }: { name: string }) => name)
  const all = ['Ambulatorio', 'Bar', 'Ambulatorio', 'Ambulatorio'].map((name) => ({ name }))
  expect([...twiceIn(all)]).toEqual(['Ambulatorio'])
  expect(twiceIn([undefined, ...all.slice(0, 2), undefined]).size).toBe(0)
})

const row = (key: number, label: string) => ({ key, open: { label } })
const apart = (rows: readonly Readonly<{ key: number; isNamesake: boolean }>[]) =>
  rows.filter(({ isNamesake }) => isNamesake).map(({ key }) => key)

test('Rows know whether another has their name', () => {
  expect(apart(toldApart([row(1, 'Scuola'), row(2, 'Museo'), row(3, 'Scuola')]))).toEqual([1, 3])
  expect(apart(toldApart([row(1, 'Scuola'), row(2, 'Museo')]))).toEqual([])
})

test('The other may stand in another group of the page', () => {
  const groups = [
    { heading: 'Luino', rows: [row(1, 'Farmacia'), row(2, 'Asilo')] },
    { heading: 'Varese', rows: [row(3, 'Asilo')] },
  ]
  expect(groupsToldApart(groups).map(({ heading, rows }) => [heading, apart(rows)])).toEqual([
    ['Luino', [2]],
    ['Varese', [3]],
  ])
})
