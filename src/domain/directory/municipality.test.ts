import { expect, test } from 'vitest'
import { municipalitiesByProvince, type Municipality, shownMunicipalities } from './municipality.ts'

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
