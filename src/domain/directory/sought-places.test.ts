import { array, assert, double, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { Mapped } from './mapped.ts'
import { placesInView, soughtPlaces } from './sought-places.ts'

const place = (name: string, address?: string, town?: string, position = { latitude: 45, longitude: 8 }): Mapped => ({
  id: 1 as Mapped['id'],
  name,
  address,
  municipality: town === undefined ? undefined : { id: undefined, name: town },
  icon: undefined,
  position,
})

test('Places are found by all words of name, address and municipality, without case and accents (DIR-04)', () => {
  const library = place('Biblioteca civica', 'Via Sacco 9', 'Cantù')
  const bar = {
    ...place('Bar Sport', 'Via Sacco 1'),
    source: { kind: 'activity', thing: { category: { name: 'Caffè' } } },
  }
  const all = [library, bar as unknown as Mapped]
  expect(soughtPlaces(all, ' BIBLIO  cantu')).toEqual([library])
  expect(soughtPlaces(all, "cantu'")).toEqual([library])
  expect(soughtPlaces(all, 'sacco')).toEqual(all)
  expect(soughtPlaces(all, 'caffe')).toEqual([bar])
  expect(soughtPlaces(all, 'sacco piscina')).toEqual([])
  // Letters that meet only where a name ends and an address begins are no word, nor are letters in another order.
  expect(soughtPlaces(all, 'cavia')).toEqual([])
  expect(soughtPlaces(all, 'oca')).toEqual([])
  expect(soughtPlaces(all, '  ')).toBe(all)
})

test('An activity without a category is found by its name, and the places are read once, not at every letter (DIR-04)', () => {
  let readings = 0
  const shop = { ...place('Ferramenta'), source: { kind: 'activity', thing: { category: undefined } } }
  Object.defineProperty(shop, 'name', {
    get: () => {
      readings += 1
      return 'Ferramenta'
    },
  })
  const all = [shop as unknown as Mapped]
  for (const typed of ['f', 'fe', 'fer']) expect(soughtPlaces(all, typed)).toEqual(all)
  expect(readings).toBe(1)
})

test('What is in view is within its edges, also over the date line, and nothing else (DIR-04)', () => {
  const far = { west: 170, south: -10, east: -170, north: 10 }
  const there = place('Fiji', undefined, undefined, { latitude: 0, longitude: 178 })
  expect(placesInView([there, place('Varese')], far)).toEqual([there])
  expect(placesInView([there], { ...far, east: 175 })).toEqual([])
  const position = record({
    latitude: double({ min: -90, max: 90, noNaN: true }),
    longitude: double({ min: -180, max: 180, noNaN: true }),
  })
  assert(
    property(array(position), (positions) => {
      const places = positions.map((at) => place('Luogo', undefined, undefined, at))
      expect(placesInView(places, { west: -180, south: -90, east: 180, north: 90 })).toEqual(places)
      expect(placesInView(places, undefined)).toBe(places)
      for (const { position: at } of placesInView(places, { west: 8, south: 45, east: 9, north: 46 }))
        expect(at.latitude >= 45 && at.latitude <= 46 && at.longitude >= 8 && at.longitude <= 9).toBe(true)
    }),
  )
})
