import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { text } from '../http/codecs/wire.ts'
import { list } from '../http/codecs/wire-lists.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { keptValue } from './kept-values.ts'
import { memoryStorage } from './memory-storage.ts'

const KEY = 'piazza.user.searches'
const device = (items: Storage = memoryStorage()) => {
  const storage = createBrowserStorage(() => items)
  return { items, storage, value: keptValue(storage, 'user.searches', list(text), []) }
}

describe('A value that is kept on the device', () => {
  test('is the valid part of a damaged one, which replaces it (fault 32)', () => {
    const { items, value } = device()
    items.setItem(KEY, '["teatro",{"museo":1},null]')
    expect([value.read(), items.getItem(KEY)]).toEqual([['teatro'], '["teatro"]'])
  })

  test('is not written again where all of it is valid', () => {
    const { items, value } = device()
    items.setItem(KEY, '[\n"teatro" ]')
    expect([value.read(), items.getItem(KEY)]).toEqual([['teatro'], '[\n"teatro" ]'])
  })

  test('is removed at the sign-out (AUTH-15, fault 49)', () => {
    const { items, storage, value } = device()
    value.write(['teatro'])
    storage.forgetUser()
    expect([value.read(), items.length]).toEqual([[], 0])
  })

  test('lasts as long as the page where the storage is full, and says so to whoever asks (fault 31)', () => {
    const items = memoryStorage()
    items.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    const { value } = device(items)
    value.write(['teatro'])
    expect([value.read(), device(items).value.read()]).toEqual([['teatro'], []])
    expect(value.writeAndTell(['museo'])).toEqual(Either.left({ _tag: 'StorageFull' }))
  })
})
