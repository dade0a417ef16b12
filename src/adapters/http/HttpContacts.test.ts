import { expect, test } from 'vitest'
import type { CategoryId } from '#domain/directory/category.ts'
import type { ContactId } from '#domain/directory/contact.ts'
import {
  DEFAULT_DIRECTORY_QUERY,
  type DirectoryFilter,
  NO_DIRECTORY_FILTER,
} from '#domain/directory/directory-query.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import { createHttpContacts } from './HttpContacts.ts'
import { failureOf, successOf, tabBefore } from './testing/fake-device.ts'

const reached = (json: unknown, status = 200) => {
  const tab = tabBefore(() => Response.json(json, { status }))
  return { ...tab, contacts: createHttpContacts(tab.client) }
}

const ROW = {
  id: '2',
  ragioneSociale: 'Biblioteca civica',
  indirizzo: 'Via Sacco 9',
  cap: '21100',
  countryId: 1,
  countryName: 'Varese',
  categoryId: 3,
  latitude: 45.82,
  longitude: 8.83,
}
const CONTACT = {
  id: 2,
  name: 'Biblioteca civica',
  address: 'Via Sacco 9',
  postalCode: '21100',
  municipality: { id: 1, name: 'Varese' },
  category: 3,
  position: { latitude: 45.82, longitude: 8.83 },
  phone: undefined,
  email: undefined,
}

test('a contact is read by its id; phone and mail only when the answer has them (DIR-03)', async () => {
  const { contacts, query } = reached({ data: ROW })
  expect(successOf(await contacts.one(2 as ContactId)())).toMatchObject(CONTACT)
  expect(query()).toEqual(['/app/activity-contacts/2', {}])
  const { contacts: others } = reached({ data: { ...ROW, phone: '0332 1', email: 'a@b.it' } })
  expect(successOf(await others.one(2 as ContactId)())).toMatchObject({ phone: '0332 1', email: 'a@b.it' })
})

test('a contact that does not exist is missing', async () => {
  const { contacts } = reached({ message: 'Contatto non trovato' }, 404)
  expect(failureOf(await contacts.one(9 as ContactId)())).toEqual({ _tag: 'Missing' })
})

test.each([
  ['zero', 0, 0],
  ['exchanged', 8.83, 45.82],
  ['no numbers', 'x', null],
])('a contact whose coordinates are %s has no place (fault 46)', async (_, latitude, longitude) => {
  const { contacts } = reached({ data: { ...ROW, latitude, longitude } })
  expect(successOf(await contacts.one(2 as ContactId)()).position).toBeUndefined()
})

test('a page of contacts has twenty rows, and the map requests all with the same filter (DIR-03, DIR-04)', async () => {
  const category = 3 as CategoryId
  const page = reached({ data: { contacts: [ROW], totalRows: 1 } })
  expect(successOf(await page.contacts.page({ ...DEFAULT_DIRECTORY_QUERY, category }, 1)())).toMatchObject({
    rows: [CONTACT],
    leftOut: 0,
    total: 1,
  })
  const [path, sent] = page.query()
  expect([path, sent['rowsPerPage']]).toEqual(['/app/activity-contacts', '20'])
  const all = reached({ data: [ROW] })
  expect(successOf(await all.contacts.all({ ...NO_DIRECTORY_FILTER, category })())).toMatchObject([CONTACT])
  expect(all.query()).toEqual(['/app/activity-contact-coordinates', { filters: sent['filters'] }])
})

test('the map has only what was asked for, each of it once, also from a server without that filter (fault 55)', async () => {
  const rows = [
    ROW,
    { ...ROW, id: 3, categoryId: 4 },
    { ...ROW, id: 4, countryId: 2 },
    { ...ROW, id: 5, categoryId: null },
    ROW,
  ]
  const within = async (filter: Partial<DirectoryFilter>) =>
    successOf(await reached({ data: rows }).contacts.all({ ...NO_DIRECTORY_FILTER, ...filter })()).map(({ id }) => id)
  expect(await within({ category: 3 as CategoryId })).toEqual([2, 4, 5])
  expect(await within({ municipality: 2 as MunicipalityId })).toEqual([4])
  expect(await within({})).toEqual([2, 3, 4, 5])
})

test('the categories of contacts are filter options; a failure of theirs is silent (DIR-07)', async () => {
  const { contacts, query } = reached({ data: [{ id: 3, name: 'Bar' }] })
  expect(successOf(await contacts.categories()())).toEqual([{ id: 3, name: 'Bar', icon: undefined }])
  expect(query()).toEqual(['/app/categories/contacts', {}])
  const broken = reached({}, 500)
  failureOf(await broken.contacts.categories()())
  expect(broken.failures).toEqual([])
})
