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
