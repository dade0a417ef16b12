import { describe, expect, test } from 'vitest'
import type { CategoryId } from '#domain/directory/category.ts'
import type { ContactId } from '#domain/directory/contact.ts'
import { DEFAULT_DIRECTORY_QUERY, NO_DIRECTORY_FILTER } from '#domain/directory/directory-query.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import { createHttpContacts } from './HttpContacts.ts'
import { failureOf, fakeDevice, successOf } from './testing/fake-device.ts'
import { type Asked, fakeServer, refusal } from './testing/fake-server.ts'

const reader = (answer: (asked: Asked) => Response) => {
  const server = fakeServer(answer)
  const { client, failures } = fakeDevice().tab(server)
  const asked = () => {
    const { pathname, searchParams } = new URL(server.asked[0]?.path ?? '', 'http://x')
    return [pathname, Object.fromEntries(searchParams)]
  }
  return { asked, failures, contacts: createHttpContacts(client) }
}
const ROW = {
  id: '5',
  ragioneSociale: 'Bar Centrale',
  indirizzo: 'Corso Matteotti 28',
  cap: '21100',
  countryId: 1,
  countryName: 'Varese',
  categoryId: '3',
  latitude: '45.82',
  longitude: 8.83,
  phone: '0332 1',
}
const BAR = {
  id: 5,
  name: 'Bar Centrale',
  address: 'Corso Matteotti 28',
  postalCode: '21100',
  municipality: { id: 1, name: 'Varese' },
  category: 3,
  icon: undefined,
  phone: '0332 1',
  email: undefined,
  website: undefined,
  cover: undefined,
  position: { latitude: 45.82, longitude: 8.83 },
}

describe('a page of contacts (DIR-03)', () => {
  test('is asked for by filter, order and place, twenty at a time', async () => {
    const { contacts, asked } = reader(() => Response.json({ data: { contacts: [ROW], totalRows: 41 } }))
    const query = {
      municipality: 1 as MunicipalityId,
      category: 3 as CategoryId,
      sortBy: 'municipality',
      descending: true,
    } as const
    expect(successOf(await contacts.page(query, 3)())).toEqual({ rows: [BAR], total: 41 })
    expect(asked()).toEqual([
      '/app/activity-contacts',
      {
        filters: '{"countryId":1,"categoryId":3}',
        sortBy: 'countryName',
        descending: '1',
        page: '3',
        rowsPerPage: '20',
      },
    ])
  })

  test('is asked for by name where nothing else is wanted, and may be empty', async () => {
    const { contacts, asked } = reader(() => Response.json({ data: { contacts: null } }))
    expect(successOf(await contacts.page(DEFAULT_DIRECTORY_QUERY, 1)())).toEqual({ rows: [], total: undefined })
    expect(asked()[1]).toMatchObject({ filters: '{}', sortBy: 'ragioneSociale', descending: '0' })
  })
})

test('all contacts are asked for by the filter alone, those without a place among them (DIR-04, fault 46)', async () => {
  const { contacts, asked } = reader(() => Response.json({ data: [ROW, { ...ROW, id: 6, latitude: 0, longitude: 0 }] }))
  const all = successOf(await contacts.all({ ...NO_DIRECTORY_FILTER, category: 3 as CategoryId })())
  expect(all.map(({ id, position }) => [id, position])).toEqual([
    [5, BAR.position],
    [6, undefined],
  ])
  expect(asked()).toEqual(['/app/activity-contact-coordinates', { filters: '{"categoryId":3}' }])
})

test('one contact is read by the number, or is missing', async () => {
  const { contacts, asked } = reader(() => Response.json({ data: ROW }))
  expect(successOf(await contacts.one(5 as ContactId)())).toEqual(BAR)
  expect(asked()[0]).toBe('/app/activity-contacts/5')
  const nobody = reader(() => refusal(404, 'Contatto non trovato', 'NOT_FOUND'))
  expect(failureOf(await nobody.contacts.one(5 as ContactId)())._tag).toBe('Missing')
})

test('the categories that fail are told to who asked, and to nobody else (DIR-07)', async () => {
  const { contacts, failures } = reader(() => refusal(500))
  expect(failureOf(await contacts.categories()())._tag).toBe('Refused')
  expect(failures).toEqual([])
  const well = reader(() => Response.json({ data: [{ id: 3, name: 'Bar', iconMap: 'bar.svg' }] }))
  expect(successOf(await well.contacts.categories()())).toEqual([{ id: 3, name: 'Bar', icon: 'bar.svg' }])
})
