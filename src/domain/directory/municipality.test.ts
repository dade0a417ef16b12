import { expect, test } from 'vitest'
import { municipalitiesByProvince, type Municipality, ownTownFirst } from './municipality.ts'

const town = (name: string, province?: string): Municipality => ({
  id: name.length as Municipality['id'],
  name,
  province,
  image: undefined,
  position: undefined,
  visible: true,
})

test('A municipality of no province comes after the others wherever it stood', () => {
  for (const all of [
    [town('Ovunque'), town('Como', 'CO')],
    [town('Como', 'CO'), town('Ovunque')],
  ])
    expect(municipalitiesByProvince(all).map(({ province }) => province)).toEqual(['CO', undefined])
})

test('Municipalities stand under their province, both by name, and those of no province come last (DIR-06)', () => {
  const all = [town('Varese', 'VA'), town('Ovunque'), town('Cantù', 'CO'), town('Èze', 'VA'), town('Como', 'CO')]
  expect(
    municipalitiesByProvince(all).map(({ province, municipalities }) => [
      province,
      municipalities.map(({ name }) => name),
    ]),
  ).toEqual([
    ['CO', ['Cantù', 'Como']],
    ['VA', ['Èze', 'Varese']],
    [undefined, ['Ovunque']],
  ])
})

test.each([
  ['Luino', ['Luino', 'Como', 'Forlì']],
  ['  luino ', ['Luino', 'Como', 'Forlì']],
  ['FORLI', ['Forlì', 'Como', 'Luino']],
  ['Milano', ['Como', 'Luino', 'Forlì']],
  ['', ['Como', 'Luino', 'Forlì']],
  [undefined, ['Como', 'Luino', 'Forlì']],
])('Whoever lives in "%s" finds it first, and the others in their order (E015-01)', (own, names) => {
  const all = [town('Como'), town('Luino'), town('Forlì')]
  expect(ownTownFirst(all, own).map(({ name }) => name)).toEqual(names)
})
