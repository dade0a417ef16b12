import { describe, expect, test } from 'vitest'
import type { ActivityId, ActivitySummary } from '#domain/directory/activity.ts'
import type { Contact, ContactId } from '#domain/directory/contact.ts'
import {
  changesLackedBy,
  type FavouriteChange,
  isFavourite,
  isLastChange,
  NO_FAVOURITES,
  withChange,
  withChanges,
} from './favourites.ts'

const activity = (id: number, name = `Activity ${id}`): ActivitySummary => ({
  id: id as ActivityId,
  name,
  category: undefined,
  municipality: undefined,
  address: undefined,
  cover: undefined,
  logo: undefined,
  hours: undefined,
  position: undefined,
})
const contact = (id: number): Contact => ({
  id: id as ContactId,
  name: `Contact ${id}`,
  address: undefined,
  postalCode: undefined,
  municipality: undefined,
  category: undefined,
  position: undefined,
  icon: undefined,
  phone: undefined,
  email: undefined,
  website: undefined,
  cover: undefined,
  hours: undefined,
})
const made = (id: number, isFavourite = true, name?: string): FavouriteChange => ({
  kind: 'activity',
  thing: activity(id, name),
  isFavourite,
})
const idsOf = (things: readonly Readonly<{ id: number }>[]) => things.map(({ id }) => id)

describe('favourites (FAV-02)', () => {
  const known = { activities: [activity(1), activity(2)], contacts: [contact(1)] }

  test('are those of the server while nothing changed here', () => {
    expect(withChanges(known, [])).toEqual(known)
  })

  test('added here come first, newest first', () => {
    expect(idsOf(withChanges(known, [made(8), made(9)]).activities)).toEqual([9, 8, 1, 2])
  })

  test('of both kinds are kept apart', () => {
    const place: FavouriteChange = { kind: 'contact', thing: contact(2), isFavourite: true }
    const { activities, contacts } = withChanges(NO_FAVOURITES, [made(1), place])
    expect([idsOf(activities), idsOf(contacts)]).toEqual([[1], [2]])
    expect(isLastChange([made(1), place], place)).toBe(true)
  })

  test('removed here are absent, and others with the same id stay', () => {
    const { activities, contacts } = withChanges(known, [made(1, false)])
    expect([idsOf(activities), idsOf(contacts)]).toEqual([[2], [1]])
  })

  test('known to both appear once, with the data of the server', () => {
    const { activities } = withChanges(known, [made(2, true, 'An old name')])
    expect(activities.map(({ name }) => name)).toEqual(['Activity 2', 'Activity 1'])
  })

  test('are the same one by one as in the list: the last local change, else the server', () => {
    const things = [activity(1), activity(2), activity(8), activity(9)]
    const changes = [made(8), made(1, false)]
    const one = things.filter((thing) => isFavourite(known, changes, { kind: 'activity', thing }))
    expect(idsOf(one).toSorted()).toEqual(idsOf(withChanges(known, changes).activities).toSorted())
    expect(isFavourite(known, changes, { kind: 'contact', thing: contact(1) })).toBe(true)
    expect(isFavourite(known, changes, { kind: 'contact', thing: contact(2) })).toBe(false)
  })

  test('know the last change of an item', () => {
    const changes = [made(1, false)]
    expect(isLastChange(changes, made(1, false, 'By another name'))).toBe(true)
    expect(isLastChange(changes, made(1))).toBe(false)
    expect(isLastChange(changes, made(2, false))).toBe(false)
    expect(isLastChange(changes, { kind: 'contact', thing: contact(1), isFavourite: false })).toBe(false)
  })

  test('remember only the last change of each item', () => {
    const place: FavouriteChange = { kind: 'contact', thing: contact(1), isFavourite: true }
    expect(withChange([made(1), place], made(1, false))).toEqual([place, made(1, false)])
  })
})

test('The changes that others lack are those of things of which they say nothing, whatever they say (FAV-02)', () => {
  const place: FavouriteChange = { kind: 'contact', thing: contact(2), isFavourite: true }
  const others = [made(1, false), made(2)]
  expect(changesLackedBy(others, [made(1), place, made(3, false)])).toEqual([place, made(3, false)])
  expect(changesLackedBy([], [made(1)])).toEqual([made(1)])
})
