import type { Header, PMTiles } from 'pmtiles'

type Place = readonly [offset: number, length: number]

/** The number of the first tile, in the order of an archive, that is not in its first `bytes`; undefined where all are. */
const firstBeyond = async (
  archive: PMTiles,
  header: Header,
  bytes: number,
  [offset, length]: Place,
): Promise<number | undefined> => {
  for (const entry of await archive.cache.getDirectory(archive.source, offset, length, header)) {
    const isTile = entry.runLength > 0
    const begin = (isTile ? header.tileDataOffset : header.leafDirectoryOffset) + entry.offset
    if (begin + entry.length > bytes) return entry.tileId
    // An entry without a run leads to a directory below.
    const below = isTile ? undefined : await firstBeyond(archive, header, bytes, [begin, entry.length])
    if (below !== undefined) return below
  }
  return undefined
}

/**
 * The deepest zoom of which all tiles are in the first `bytes` of an archive, which has its tiles zoom by zoom. Rejects where
 * it is none.
 */
export const depthWithin = async (archive: PMTiles, bytes: number): Promise<number> => {
  const { tileIdToZxy } = await import('pmtiles')
  const header = await archive.getHeader()
  const beyond = await firstBeyond(archive, header, bytes, [header.rootDirectoryOffset, header.rootDirectoryLength])
  return beyond === undefined ? header.maxZoom : tileIdToZxy(beyond)[0] - 1
}
