import { describe, expect, test } from 'vitest'
import type { ActivityId, ActivitySummary } from '#domain/directory/activity.ts'
import type { Contact, ContactId } from '#domain/directory/contact.ts'
import { type FavouriteChange, withChange, withChanges } from './favourites.ts'

const activity = (id: number, name = `Activity ${id}`): ActivitySummary => ({
  id: id as ActivityId,
  name,
  category: undefined,
  municipality: undefined,
  address: undefined,
  cover: undefined,
  logo: undefined,
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
})
const made = (id: number, isFavourite = true, name?: string): FavouriteChange => ({
  kind: 'activity',
  thing: activity(id, name),
  isFavourite,
})
const idsOf = (things: readonly Readonly<{ id: number }>[]) => things.map(({ id }) => id)

describe('favourites (FAV-02)', () => {
  const known = { activities: [activity(1), activity(2)], contacts: [contact(1)] }

  test('are what the server knows while nothing was changed here', () => {
    expect(withChanges(known, [])).toEqual(known)
  })

  test('made here come first, the newest before all', () => {
    expect(idsOf(withChanges(known, [made(8), made(9)]).activities)).toEqual([9, 8, 1, 2])
  })

  test('unmade here are gone, and others of the same number stay', () => {
    const { activities, contacts } = withChanges(known, [made(1, false)])
    expect([idsOf(activities), idsOf(contacts)]).toEqual([[2], [1]])
  })

  test('that both know are there once, as the server tells of them', () => {
    const { activities } = withChanges(known, [made(2, true, 'An old name')])
    expect(activities.map(({ name }) => name)).toEqual(['Activity 2', 'Activity 1'])
  })

  test('remember only the last change of each thing', () => {
    const place: FavouriteChange = { kind: 'contact', thing: contact(1), isFavourite: true }
    expect(withChange([made(1), place], made(1, false))).toEqual([place, made(1, false)])
  })
})
