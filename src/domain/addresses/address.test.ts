import { expect, test } from 'vitest'
import { pageCount } from '#domain/paging/page.ts'
import { ADDRESS_PAGE_SIZE, addressFilterOf } from './address.ts'

test('an address filter applies from its second character on (ADDR-01)', () => {
  expect(['', 'v', ' v ', 'vi', '  via '].map(addressFilterOf)).toEqual(['', '', '', 'vi', 'via'])
})

test('the page count is rounded up, with eleven addresses per page (ADDR-01)', () => {
  expect([250, 242, 243, 0].map((total) => pageCount(total, ADDRESS_PAGE_SIZE))).toEqual([23, 22, 23, 0])
})
