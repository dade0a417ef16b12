import * as Option from 'fp-ts/lib/Option.js'
import { array, assert, constantFrom, double, oneof, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { coordinatesFrom } from '#domain/places/coordinates.ts'
import type { ActivitySummary } from './activity.ts'
import type { Contact } from './contact.ts'
import { mappedActivity, mappedContact, mappedPlaces } from './mapped.ts'

const contact = (id: number, name: string, position: Contact['position']): Contact => ({
  id: id as Contact['id'],
  name,
  address: 'Via Sacco 5',
  postalCode: '21100',
  municipality: undefined,
  category: undefined,
  position,
  icon: 'uffici.svg',
  phone: '0332 1',
  email: undefined,
  website: undefined,
  cover: undefined,
  hours: undefined,
})
const somewhere = { latitude: 45.82, longitude: 8.83 }

/** Coordinates as the server sends them: valid, exchanged, zero, missing, not numeric. */
const anyNumber = oneof(
  double({ min: 44, max: 47, noNaN: true }),
  double({ min: 7, max: 10, noNaN: true }),
  constantFrom(0, -0, Number.NaN, Number.POSITIVE_INFINITY, 458.2, -181, undefined),
)

test('Items with a valid place are shown once; the others are counted (DIR-04, fault 46)', () => {
  assert(
    property(array(tuple(anyNumber, anyNumber)), (coordinates) => {
      const usable = coordinates.flatMap(([latitude, longitude], id) =>
        Option.isSome(coordinatesFrom(latitude, longitude)) ? [id] : [],
      )
      const { places, placeless } = mappedPlaces(
        coordinates.map(([latitude, longitude], id) =>
          mappedContact(contact(id, `Luogo ${id}`, Option.toUndefined(coordinatesFrom(latitude, longitude)))),
        ),
      )
      expect(places.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(usable)
      expect(placeless).toBe(coordinates.length - usable.length)
      for (const { position } of places) {
        expect(Math.abs(position.latitude)).toBeLessThanOrEqual(90)
        expect(Math.abs(position.longitude)).toBeLessThanOrEqual(180)
      }
    }),
  )
})

test('The places are sorted by name', () => {
  const names = ['zoo', 'Élite', 'Bar 10', 'Bar 9', 'edicola']
  const { places } = mappedPlaces(names.map((name, id) => mappedContact(contact(id, name, somewhere))))
  expect(places.map(({ name }) => name)).toEqual(['Bar 9', 'Bar 10', 'edicola', 'Élite', 'zoo'])
})

test('A contact has its own icon, an activity that of its category', () => {
  const activity: ActivitySummary = {
    id: 4 as ActivitySummary['id'],
    name: 'Bar Centrale',
    category: { id: 3 as NonNullable<ActivitySummary['category']>['id'], name: 'Mangiare', icon: 'mangiare.svg' },
    municipality: undefined,
    address: 'Piazza Monte Grappa 1',
    cover: 'a.svg',
    logo: 'b.svg',
    hours: undefined,
    position: somewhere,
  }
  const office = contact(7, 'Ufficio', somewhere)
  expect(mappedContact(office)).toEqual({
    id: 7,
    name: 'Ufficio',
    address: 'Via Sacco 5',
    municipality: undefined,
    icon: 'uffici.svg',
    position: somewhere,
    source: { kind: 'contact', thing: office },
  })
  expect(mappedActivity(activity)).toMatchObject({
    id: 4,
    name: 'Bar Centrale',
    icon: 'mangiare.svg',
    source: { kind: 'activity', thing: activity },
  })
  expect(mappedActivity({ ...activity, category: undefined }).icon).toBeUndefined()
})
