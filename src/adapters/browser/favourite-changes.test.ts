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
  hours: undefined,
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
  hours: undefined,
}
const made: FavouriteChange = { kind: 'activity', thing: library, isFavourite: true }
const unmade: FavouriteChange = { kind: 'contact', thing: pharmacy, isFavourite: false }

const device = (storage: Storage = memoryStorage()) => {
  const kept = createBrowserStorage(() => storage)
  return { storage, kept, changes: createBrowserFavouriteChanges(kept) }
}

describe('the changes of favourites on this device (FAV-02)', () => {
  test('survive a restart, unchanged and in order', async () => {
    const { storage, changes } = device()
    await changes.keep(made)()
    await changes.keep(unmade)()
    expect(await device(storage).changes.all()()).toEqual(Either.right([made, unmade]))
  })

  test('contain the last change of each item', async () => {
    const { changes } = device()
    await changes.keep(made)()
    await changes.keep(unmade)()
    await changes.keep({ ...made, isFavourite: false })()
    expect(await changes.all()()).toEqual(Either.right([unmade, { ...made, isFavourite: false }]))
  })

  test('are merged with those another tab has stored meanwhile', async () => {
    const { storage, changes } = device()
    const other = device(storage).changes
    await changes.all()()
    await other.keep(made)()
    await changes.keep(unmade)()
    expect(await other.all()()).toEqual(Either.right([made, unmade]))
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

  test('are empty where the stored value is empty, which is removed', async () => {
    const { storage, changes } = device()
    storage.setItem(KEY, '[{"isFavourite":"Y"}]')
    expect(await changes.all()()).toEqual(Either.right([]))
    expect(storage.getItem(KEY)).toBeNull()
  })

  test('last while the app stays open where the storage is full, with a warning (fault 31)', async () => {
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
