import * as Either from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import type { Municipality, MunicipalityId } from '#domain/directory/municipality.ts'
import { createHttpMunicipalities } from './HttpMunicipalities.ts'
import { successOf, tabBefore } from './testing/fake-device.ts'

const VARESE = 1 as MunicipalityId

const reached = (json: unknown) => {
  const tab = tabBefore(() => Response.json(json))
  return { ...tab, municipalities: createHttpMunicipalities(tab.client) }
}

const TOWNS = {
  data: [
    { id: '1', name: 'Varese', province: 'VA', image: 'varese.svg', visible: 'Y', latitude: 45.82, longitude: 8.83 },
    { id: 9, name: 'Malnate', visible: 'N' },
    { id: 2, name: 'Luino' },
  ],
}

test('the visible municipalities are requested by name; one without a flag is visible (DIR-06)', async () => {
  const { municipalities, query } = reached(TOWNS)
  expect(successOf(await municipalities.all()())).toEqual([
    { id: 2, name: 'Luino', province: undefined, image: undefined, visible: true, position: undefined },
    {
      id: 1,
      name: 'Varese',
      province: 'VA',
      image: 'varese.svg',
      visible: true,
      position: { latitude: 45.82, longitude: 8.83 },
    },
  ])
  expect(query()).toEqual(['/app/countries', { filters: '{"visible":"Y"}', sortBy: 'name', descending: '0' }])
})

test.each([
  [2, Either.right('Luino')],
  [9, Either.left('Missing')],
  [99, Either.left('Missing')],
])(
  'one municipality (%s) is found among them: one that is not there or not to be seen is missing (fault 36)',
  async (id, expected) => {
    const outcome = await reached(TOWNS).municipalities.one(id as MunicipalityId)()
    const names = Either.bimap(
      ({ _tag }: { _tag: string }) => _tag,
      ({ name }: Municipality) => name,
    )
    expect(names(outcome)).toEqual(expected)
  },
)

test('the sheets of a municipality are read by category (DIR-06)', async () => {
  const category = { id: 4, name: 'Sport' }
  const activities = reached({ data: [{ category, activities: [{ id: 9, name: 'Canottieri' }] }] })
  expect(successOf(await activities.municipalities.activities(VARESE)())).toMatchObject([
    { category, things: [{ id: 9, name: 'Canottieri' }] },
  ])
  expect(activities.query()).toEqual(['/app/countries/1/activityincategory', {}])
})

test.each([
  [true, 'Y'],
  [false, 'N'],
])('its sheets are requested as an administrator or not (%s, DIR-06)', async (isAdmin, flag) => {
  const category = { id: 4, name: 'Muoversi' }
  const { municipalities, query } = reached({ data: [{ category, e015s: [{ id: '21', title: 'Parcheggi' }] }] })
  expect(successOf(await municipalities.sheets(VARESE, isAdmin)())).toMatchObject([
    { category, things: [{ id: 21, title: 'Parcheggi', image: undefined }] },
  ])
  expect(query()).toEqual(['/app/countries/1/e015incategory', { admin: flag }])
})

test('municipalities can be read with their activities (CALL-01)', async () => {
  const { municipalities, query } = reached({
    data: [{ country: { id: '1', name: 'Varese' }, activities: [{ id: 9, name: 'Canottieri' }] }],
  })
  expect(successOf(await municipalities.withActivities()())).toMatchObject([
    { municipality: { id: 1, name: 'Varese' }, activities: [{ id: 9, name: 'Canottieri' }] },
  ])
  expect(query()).toEqual(['/app/countries/activities', {}])
})
