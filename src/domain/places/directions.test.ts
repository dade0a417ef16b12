import { expect, test } from 'vitest'
import { directionsTo } from './directions.ts'

const lead = 'https://www.google.com/maps/dir/?api=1&destination='

test('The directions lead to the coordinates, or to the address where there are none', () => {
  expect(directionsTo({ latitude: 45.82, longitude: 8.83 }, 'Via Sacco')).toBe(`${lead}45.82%2C8.83`)
  expect(directionsTo(undefined, 'Via Sacco 5 & figli')).toBe(`${lead}Via%20Sacco%205%20%26%20figli`)
  expect(directionsTo(undefined, '')).toBeUndefined()
  expect(directionsTo(undefined, undefined)).toBeUndefined()
})
