import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { RECENT_SEARCHES } from '#domain/search/search.ts'
import { createBrowserRecentSearches } from './browser-recent-searches.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { memoryStorage } from './memory-storage.ts'

const KEY = 'piazza.user.searches'
const open = (storage = memoryStorage()) => ({
  storage,
  recent: createBrowserRecentSearches(createBrowserStorage(() => storage)),
})

describe('the recent searches of a device (DIR-08)', () => {
  test('are newest first, each once, also after a restart', async () => {
    const { storage, recent } = open()
    for (const text of ['teatro', 'museo', 'Teatro']) await recent.keep(text)()
    expect(await open(storage).recent.all()()).toEqual(Either.right(['Teatro', 'museo']))
  })

  test('have a maximum number', async () => {
    const { recent } = open()
    for (let at = 0; at < RECENT_SEARCHES + 3; at += 1) await recent.keep(`search ${at}`)()
    expect(await recent.all()()).toMatchObject({ right: { length: RECENT_SEARCHES } })
  })

  test('are removed from the device on request', async () => {
    const { storage, recent } = open()
    await recent.keep('teatro')()
    expect(storage.getItem(KEY)).toBe('["teatro"]')
    await recent.forget()()
    expect([storage.getItem(KEY), await recent.all()()]).toEqual([null, Either.right([])])
  })

  test('are empty where the stored value is damaged (fault 32)', async () => {
    const { storage, recent } = open()
    storage.setItem(KEY, '{"teatro":1}')
    expect(await recent.all()()).toEqual(Either.right([]))
    expect(storage.getItem(KEY)).toBeNull()
  })
})
