import { expect, test, vi } from 'vitest'
import { openMapChoice } from './map-choice.ts'

const open = () => {
  const changed = vi.fn<() => void>()
  return { changed, ...openMapChoice<number>(changed) }
}

test('What is chosen on the map is marked in the list, and the reverse, until it is dropped (E015-01)', () => {
  const { now, choose, drop, changed } = open()
  choose(2, 'map')
  expect(now()).toMatchObject({ chosen: 2, chosenOn: 'map', gathered: [] })
  choose(1, 'list')
  expect(now()).toMatchObject({ chosen: 1, chosenOn: 'list' })
  drop()
  expect(now()).toMatchObject({ chosen: undefined, chosenOn: 'map' })
  expect(changed).toHaveBeenCalledTimes(3)
})

test('Among several on one spot the citizen chooses; a single one is chosen at once', () => {
  const { now, gather, choose } = open()
  gather([1])
  expect(now()).toMatchObject({ gathered: [], chosen: 1, chosenOn: 'map' })
  gather([2, 1])
  expect(now()).toMatchObject({ gathered: [2, 1], chosen: undefined, chosenOn: 'map' })
  choose(1, 'map')
  expect(now()).toMatchObject({ gathered: [], chosen: 1 })
})

test('What is chosen stays so when the map crashes (fault 47)', () => {
  const { now, choose, mapFailed, retryMap, changed } = open()
  choose(2, 'list')
  mapFailed()
  expect(now()).toMatchObject({ isMapCrashed: true, chosen: 2 })
  retryMap()
  expect(now().isMapCrashed).toBe(false)
  expect(changed).toHaveBeenCalledTimes(3)
})
