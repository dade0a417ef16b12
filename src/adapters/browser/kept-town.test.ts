import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { MyTown } from '#domain/directory/my-town.ts'
import { createBrowserKeptTown } from './browser-kept-town.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { memoryStorage } from './memory-storage.ts'

const KEY = 'piazza.device.town'
const VARESE = { id: 1, name: 'Varese' } as MyTown
const open = (storage = memoryStorage()) => {
  const browser = createBrowserStorage(() => storage)
  return { storage, browser, kept: createBrowserKeptTown(browser) }
}

describe('the municipality chosen on a device', () => {
  test.each([{ town: VARESE }, { town: undefined }])('stays after a restart and a sign-out: %j', async (choice) => {
    const { storage, browser, kept } = open()
    expect(await kept.read()()).toEqual(Either.right(undefined))
    await kept.keep(choice)()
    browser.forgetUser()
    expect(await open(storage).kept.read()()).toEqual(Either.right(choice))
  })

  test.each(['{', '[]', '"Varese"', '{"town":{"name":"Varese"}}', '{"town":{"id":"x","name":"Varese"}}', '{"town":7}'])(
    'is none where the stored value is damaged: %s (fault 32)',
    async (damaged) => {
      const { storage, kept } = open()
      storage.setItem(KEY, damaged)
      expect(await kept.read()()).toEqual(Either.right(undefined))
      expect(storage.getItem(KEY)).toBeNull()
    },
  )

  test('lasts as long as the tab where the storage is full (fault 31)', async () => {
    const storage = memoryStorage()
    const { kept } = open({
      ...storage,
      getItem: () => null,
      setItem: () => {
        throw new Error('Full')
      },
    })
    expect(await kept.keep({ town: VARESE })()).toEqual(Either.right(undefined))
    expect(await kept.read()()).toEqual(Either.right({ town: VARESE }))
  })
})
