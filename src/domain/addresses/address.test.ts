import { expect, test } from 'vitest'
import { pageCount } from '#domain/paging/page.ts'
import { ADDRESS_PAGE_SIZE, addressFilterOf } from './address.ts'

test('a filter of addresses counts from its second character on (ADDR-01)', () => {
  expect(['', 'v', ' v ', 'vi', '  via '].map(addressFilterOf)).toEqual(['', '', '', 'vi', 'via'])
})

test('the last addresses have a page of their own: rounded up, eleven a page (ADDR-01)', () => {
  expect([250, 242, 243, 0].map((total) => pageCount(total, ADDRESS_PAGE_SIZE))).toEqual([23, 22, 23, 0])
})
