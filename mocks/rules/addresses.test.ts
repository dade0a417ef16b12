import { expect, test } from 'vitest'
import type { Address } from '#domain/addresses/address.ts'
import { pageOfAddresses } from './addresses.ts'

const addresses = ['Via Volta', 'Viale Aguggiari', 'Via Nicolò Tommaseo', 'Via Manzoni 10', 'Via Manzoni 9'].map(
  (text, at): Address => ({ id: (at + 1) as Address['id'], text, active: true }),
)
const asked = { filters: { text: undefined as string | undefined }, descending: false, page: 1, rowsPerPage: 11 }
const texts = (query: Partial<typeof asked>) =>
  pageOfAddresses(addresses, { ...asked, ...query }).rows.map(({ text }) => text)

test('addresses are sorted by name, and house numbers numerically', () =>
  expect(texts({})).toEqual(['Via Manzoni 9', 'Via Manzoni 10', 'Via Nicolò Tommaseo', 'Via Volta', 'Viale Aguggiari']))

test.each([
  ['NICOLO', ['Via Nicolò Tommaseo']],
  ['o', 5],
  [' o ', 5],
  ['lt', ['Via Volta']],
  ['zz', []],
])('"%s" matches %j (ADDR-01)', (text, expected) => {
  const found = texts({ filters: { text } })
  expect(typeof expected === 'number' ? found.length : found).toEqual(expected)
})

const page = (number: number) => pageOfAddresses(addresses, { ...asked, page: number, rowsPerPage: 2 })
test('pages are consecutive, with a total (ADDR-01)', () => {
  expect([page(1).rows.length, page(3).rows.length, page(4).rows.length, page(1).total]).toEqual([2, 1, 0, 5])
  expect(page(2).rows[0]?.text).toBe('Via Nicolò Tommaseo')
})
