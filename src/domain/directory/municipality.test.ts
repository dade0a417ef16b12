import { expect, test } from 'vitest'
import { municipalitiesByProvince, type Municipality, ownTownFirst, shownMunicipalities } from './municipality.ts'

const town = (name: string, province?: string): Municipality => ({
  id: name.length as Municipality['id'],
  name,
  province,
  image: undefined,
  position: undefined,
  visible: true,
})

test('A municipality without a province comes after the others, whatever the input order', () => {
  for (const all of [
    [town('Ovunque'), town('Como', 'CO')],
    [town('Como', 'CO'), town('Ovunque')],
  ])
    expect(municipalitiesByProvince(all).map(({ province }) => province)).toEqual(['CO', undefined])
})

test('Municipalities are grouped by province, both by name; those without one come last (DIR-06)', () => {
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

test('The municipalities that may be seen are shown by name, whatever the order of the answer (DIR-06)', () => {
  const all = [town('Varese'), { ...town('Malnate'), visible: false }, town('Luino')]
  expect(shownMunicipalities(all).map(({ name }) => name)).toEqual(['Luino', 'Varese'])
})

test('No group is empty', () => expect(municipalitiesByProvince([town('Como', 'CO')])).toHaveLength(1))

test.each([
  ['San   Fermo', 'San Fermo'],
  ['SanFermo', 'Como'],
])('Blanks within a name count as one: "%s"', (own, first) =>
  expect(ownTownFirst([town('Como'), town('San Fermo')], own)[0]?.name).toBe(first),
)

test.each([
  ['Luino', ['Luino', 'Como', 'Forlì']],
  ['  luino ', ['Luino', 'Como', 'Forlì']],
  ['FORLI', ['Forlì', 'Como', 'Luino']],
  ['Milano', ['Como', 'Luino', 'Forlì']],
  ['', ['Como', 'Luino', 'Forlì']],
  [undefined, ['Como', 'Luino', 'Forlì']],
])('The citizen’s own municipality "%s" comes first, and the others keep their order (E015-01)', (own, names) => {
  const all = [town('Como'), town('Luino'), town('Forlì')]
  expect(ownTownFirst(all, own).map(({ name }) => name)).toEqual(names)
})
