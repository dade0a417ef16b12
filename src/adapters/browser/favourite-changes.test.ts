import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { ActivityId, ActivitySummary } from '#domain/directory/activity.ts'
import type { Contact, ContactId } from '#domain/directory/contact.ts'
import type { FavouriteChange } from '#domain/favourites/favourites.ts'
import { createBrowserFavouriteChanges } from './browser-favourite-changes.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { memoryStorage } from './memory-storage.ts'

const KEY = 'piazza.user.favourites'

const library: ActivitySummary = {
  id: 2 as ActivityId,
  name: 'Biblioteca',
  category: { id: 3 as NonNullable<ActivitySummary['category']>['id'], name: 'Cultura', icon: undefined },
  municipality: undefined,
  address: 'Via Sacco 9',
  cover: undefined,
  logo: undefined,
  position: { latitude: 45.82, longitude: 8.83 },
}
const pharmacy: Contact = {
  id: 2 as ContactId,
  name: 'Farmacia',
  address: undefined,
  postalCode: '21100',
  municipality: undefined,
  category: undefined,
  position: undefined,
  icon: undefined,
  phone: '0332 123',
  email: undefined,
  website: undefined,
  cover: undefined,
}
const made: FavouriteChange = { kind: 'activity', thing: library, isFavourite: true }
const unmade: FavouriteChange = { kind: 'contact', thing: pharmacy, isFavourite: false }

const device = (storage: Storage = memoryStorage()) => {
  const kept = createBrowserStorage(() => storage)
  return { storage, kept, changes: createBrowserFavouriteChanges(kept) }
}

describe('what was made a favourite on this device (FAV-02)', () => {
  test('is there after the app was closed, as it was and in the order it was done', async () => {
    const { storage, changes } = device()
    await changes.keep(made)()
    await changes.keep(unmade)()
    expect(await device(storage).changes.all()()).toEqual(Either.right([made, unmade]))
  })

  test('counts as it was last done', async () => {
    const { changes } = device()
    await changes.keep(made)()
    await changes.keep(unmade)()
    await changes.keep({ ...made, isFavourite: false })()
    expect(await changes.all()()).toEqual(Either.right([unmade, { ...made, isFavourite: false }]))
  })

  test('joins what another tab has kept meanwhile', async () => {
    const { storage, changes } = device()
    const other = device(storage).changes
    await changes.all()()
    await other.keep(made)()
    await changes.keep(unmade)()
    expect(await other.all()()).toEqual(Either.right([made, unmade]))
  })

  test('goes when the citizen signs out (AUTH-15)', async () => {
    const { kept, changes } = device()
    await changes.keep(made)()
    kept.forgetUser()
    expect(await changes.all()()).toEqual(Either.right([]))
  })

  test.each(['{"id":', '{}', '[1]', '"x"', '[{"isFavourite":"Y","activity":{"id":"?"}}]'])(
    'is nothing where nonsense stands (%s), which is cleared away (fault 32)',
    async (nonsense) => {
      const { storage, changes } = device()
      storage.setItem(KEY, nonsense)
      expect(await changes.all()()).toEqual(Either.right([]))
      expect(storage.getItem(KEY)).toBeNull()
    },
  )

  test('is nothing where a change is about nothing, which is cleared away', async () => {
    const { storage, changes } = device()
    storage.setItem(KEY, '[{"isFavourite":"Y"}]')
    expect(await changes.all()()).toEqual(Either.right([]))
    expect(storage.getItem(KEY)).toBeNull()
  })

  test('is what is left where some of it is nonsense, and only that is kept on (fault 32)', async () => {
    const { storage, changes } = device()
    await changes.keep(made)()
    const whole = storage.getItem(KEY)
    storage.setItem(KEY, JSON.stringify([1, { isFavourite: 'Y' }, ...(JSON.parse(whole ?? '') as unknown[])]))
    expect(await changes.all()()).toEqual(Either.right([made]))
    expect(storage.getItem(KEY)).toBe(whole)
  })

  test('is not written anew where all of it is read', async () => {
    const { storage, changes } = device()
    await changes.keep(made)()
    const spaced = JSON.stringify(JSON.parse(storage.getItem(KEY) ?? ''), null, 1)
    storage.setItem(KEY, spaced)
    expect(await changes.all()()).toEqual(Either.right([made]))
    expect(storage.getItem(KEY)).toBe(spaced)
  })

  test('is remembered while the app stays open where the device has no room, and that is said (fault 31)', async () => {
    const storage = memoryStorage()
    storage.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    const { changes } = device(storage)
    expect(await changes.keep(made)()).toEqual(Either.left({ _tag: 'StorageFull' }))
    expect(await changes.all()()).toEqual(Either.right([made]))
    expect(await device(storage).changes.all()()).toEqual(Either.right([]))
  })
})
