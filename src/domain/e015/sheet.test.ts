import { expect, test } from 'vitest'
import { isLive, type Parking, parkingLevel, type SheetId, type SheetItem, sheetKind, withRoom } from './sheet.ts'

const id = (number: number) => number as SheetId
const item = (parking: Parking | undefined) => ({ parking }) as SheetItem

test('The kind of a sheet is known by its number', () => {
  expect([3, 7, 17, 21, 30].map((number) => sheetKind(id(number)))).toEqual([
    'disciplines',
    'events',
    'flights',
    'places',
    'places',
  ])
})

test('Only flights and parking places change while the page is open', () => {
  const parking = { free: 3, places: 10 }
  expect(isLive({ id: id(17), items: [] })).toBe(true)
  expect(isLive({ id: id(21), items: [item(undefined), item(parking)] })).toBe(true)
  expect(isLive({ id: id(3), items: [item(undefined)] })).toBe(false)
})

test.each([
  [0, 100, 'full'],
  [1, 100, 'little'],
  [19, 100, 'little'],
  [20, 100, 'plenty'],
  [9, undefined, 'little'],
  [10, undefined, 'plenty'],
  [0, undefined, 'full'],
  [0, 0, 'full'],
])('%d free of %s is %s (E015-06)', (free, places, level) => expect(parkingLevel({ free, places })).toBe(level))

test.each([
  [
    [3, 0, undefined, 40],
    [40, 3],
  ],
  [[0, 0], []],
  // Nothing is said of the only park that may have room: that all are full is not known (fault 55).
  [[0, undefined], undefined],
  [[undefined], undefined],
  [[], undefined],
])('Of car parks with %j free places, with room are %j, the most first (HOME-06)', (places, known) => {
  const parks = places.map((free) => item(free === undefined ? undefined : { free, places: undefined }))
  expect(withRoom({ items: parks })?.map(({ parking }) => parking.free)).toEqual(known)
})
