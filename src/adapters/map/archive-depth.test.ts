import { PMTiles } from 'pmtiles'
import { expect, test } from 'vitest'
import { depthWithin } from './archive-depth.ts'
import { archiveOf, inMemory } from './testing/small-archive.ts'

const tiles = [
  [[9, 0, 0], new Uint8Array(100)],
  [[10, 0, 0], new Uint8Array(100)],
  [[10, 1, 1], new Uint8Array(100)],
  [[11, 0, 0], new Uint8Array(100)],
] as const

test.each([
  ['one directory', false],
  ['directories below the first', true],
])('The beginning of an archive with %s has all zooms whose tiles are whole (DIR-11)', async (_, hasLeaf) => {
  const map = archiveOf(tiles, hasLeaf)
  const depthOf = (bytes: number) => depthWithin(new PMTiles(inMemory(map)), bytes)
  const end = map.length
  expect(await Promise.all([end, end - 1, end - 100, end - 101, end - 300, end - 301].map(depthOf))).toEqual([
    11, 10, 10, 9, 9, 8,
  ])
  // Without the directories nothing is found.
  expect(await depthOf(end - 401)).toBe(8)
})

test('What is no archive has none', async () => {
  await expect(depthWithin(new PMTiles(inMemory(new Uint8Array(200))), 200)).rejects.toThrow('magic')
})
