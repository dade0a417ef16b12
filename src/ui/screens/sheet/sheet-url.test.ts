import { describe, expect, test } from 'vitest'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { SheetId } from '#domain/e015/sheet.ts'
import { NO_SHEET_FILTERS, type SheetFilters } from '#domain/e015/sheet-filters.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { addressesIn, iconAddressesOf, iconName } from './sheet-icons.ts'
import { leavesTownOpen, sheetFiltersFrom, sheetHref, sheetMunicipalityFrom } from './sheet-url.ts'

const FULL: SheetFilters = {
  category: 'Musei & ville',
  discipline: 'Nuoto',
  price: 'free',
  address: 'Via Roma',
  day: '2026-11-21' as LocalDate,
  flight: 'U2 1',
  area: 'Terminal 1',
  airline: 'Air France',
  direction: 'arrival',
}
const href = (filters: SheetFilters) => sheetHref(7 as SheetId, 1 as MunicipalityId, filters)

describe('The URL of a sheet', () => {
  test('has every filter, and survives a round trip', () => {
    const address = href(FULL)
    expect(address.startsWith('/e015/7?country=1&date=2026-11-21&')).toBe(true)
    expect(sheetFiltersFrom(address.split('?')[1] ?? '')).toEqual(FULL)
    expect(sheetMunicipalityFrom(address.split('?')[1] ?? '')).toBe(1)
  })

  test('omits unset filters', () => expect(href(NO_SHEET_FILTERS)).toBe('/e015/7?country=1'))

  test('with invalid values does not filter', () => {
    const nonsense = 'date=2026-02-31&price=caro&direction=su&address=%20&category='
    expect(sheetFiltersFrom(nonsense)).toEqual(NO_SHEET_FILTERS)
    expect(sheetFiltersFrom('date=domani')).toEqual(NO_SHEET_FILTERS)
  })

  test.each(['', 'country=', 'country=tutti', 'country=0'])(
    'without a municipality has none (%j, fault 36)',
    (search) => expect(sheetMunicipalityFrom(search)).toBeUndefined(),
  )
})

describe('The icon of an item', () => {
  const icon = { address: undefined, file: 'a b.svg', standIn: 'd.svg' }

  test('is its own URL, else its file, else the fallback (E015-01)', () => {
    expect(iconAddressesOf({ ...icon, address: 'https://icone.it/p.png' })).toEqual([
      'https://icone.it/p.png',
      '/img/e015/app/a%20b.svg',
      '/img/e015/app/d.svg',
    ])
    expect(iconAddressesOf({ ...icon, address: '//icone.it/p.png', file: undefined })).toEqual([
      'https://icone.it/p.png',
      '/img/e015/app/d.svg',
    ])
    expect(iconAddressesOf({ ...icon, address: '/img/p.png', file: undefined })).toEqual([
      '/img/p.png',
      '/img/e015/app/d.svg',
    ])
  })

  test.each(['javascript:alert(1)', 'http://icone.it/p.png', 'data:text/html,x', 'p.png', '\\evil'])(
    'of an address like %s is none',
    (address) => expect(iconAddressesOf({ ...icon, address, file: undefined })).toEqual(['/img/e015/app/d.svg']),
  )

  test('is named by its URLs on the map', () => {
    expect(addressesIn(iconName(icon))).toEqual(iconAddressesOf(icon))
    expect(iconName({ address: undefined, file: undefined, standIn: undefined })).toBeUndefined()
    expect(addressesIn(undefined)).toEqual([])
  })
})

test.each([
  ['', true],
  ['country=', true],
  ['date=2026-11-21', true],
  ['country=4', false],
  ['country=tutti', false],
])('A URL with "%s" leaves the municipality open: %s (E015-01)', (search, isOpen) => {
  expect(leavesTownOpen(search)).toBe(isOpen)
})
