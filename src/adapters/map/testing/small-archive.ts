import { PbfWriter } from 'pbf'
import { type Source, zxyToTileId } from 'pmtiles'

/** A drawn thing: points in degrees, longitude first. A form with several points is a line, or an area where it is closed. */
export type DrawnFeature = Readonly<{
  layer: string
  form: 'point' | 'line' | 'area'
  properties: Readonly<Record<string, string>>
  points: readonly (readonly [number, number])[]
}>

/** A tile by its zoom, its column and its row. */
type Tile = readonly [zoom: number, column: number, row: number]

const EXTENT = 4096
const FORMS = { point: 1, line: 2, area: 3 } as const
const [MOVE, LINE, CLOSE] = [1, 2, 7] as const

/** The place of a point of the world on the square of all tiles at zoom 0, from 0 to 1. */
const onWorld = ([longitude, latitude]: readonly [number, number]): readonly [number, number] => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
}

const zigzag = (value: number): number => (value << 1) ^ (value >> 31)

/** The commands of a geometry, as the specification of vector tiles encodes them. */
const commands = ({ form, points }: DrawnFeature, [z, x, y]: Tile): number[] => {
  const last = { x: 0, y: 0 }
  const steps = points.map((point) => {
    const [across, down] = onWorld(point)
    const at = { x: Math.round((across * 2 ** z - x) * EXTENT), y: Math.round((down * 2 ** z - y) * EXTENT) }
    const step = [zigzag(at.x - last.x), zigzag(at.y - last.y)]
    Object.assign(last, at)
    return step
  })
  const [first = [], ...others] = steps
  return [
    MOVE | (1 << 3),
    ...first,
    ...(others.length === 0 ? [] : [LINE | (others.length << 3), ...others.flat()]),
    ...(form === 'area' ? [CLOSE | (1 << 3)] : []),
  ]
}

const layerOf = (drawn: readonly DrawnFeature[], name: string, tile: Tile, pbf: PbfWriter): void => {
  const own = drawn.filter(({ layer }) => layer === name)
  const keys = [...new Set(own.flatMap(({ properties }) => Object.keys(properties)))]
  const values = [...new Set(own.flatMap(({ properties }) => Object.values(properties)))]
  pbf.writeVarintField(15, 2)
  pbf.writeStringField(1, name)
  for (const one of own)
    pbf.writeMessage(
      2,
      (_, feature) => {
        const tags = Object.entries(one.properties).flatMap(([key, value]) => [
          keys.indexOf(key),
          values.indexOf(value),
        ])
        feature.writePackedVarint(2, tags)
        feature.writeVarintField(3, FORMS[one.form])
        feature.writePackedVarint(4, commands(one, tile))
      },
      undefined,
    )
  for (const key of keys) pbf.writeStringField(3, key)
  for (const value of values) pbf.writeMessage(4, (_, written) => written.writeStringField(1, value), undefined)
  pbf.writeVarintField(5, EXTENT)
}

/** A directory: of all entries the ids, their runs (0 for a directory below), their lengths, and their offsets plus one. */
const directory = (
  entries: readonly Readonly<{ id: number; offset: number; length: number }>[],
  run: 0 | 1 = 1,
): Uint8Array => {
  const pbf = new PbfWriter()
  pbf.writeVarint(entries.length)
  for (const [at, { id }] of entries.entries()) pbf.writeVarint(id - (entries[at - 1]?.id ?? 0))
  for (const _ of entries) pbf.writeVarint(run)
  for (const { length } of entries) pbf.writeVarint(length)
  for (const { offset } of entries) pbf.writeVarint(offset + 1)
  return pbf.finish()
}

const HEADER = 127
const METADATA = new TextEncoder().encode('{}')
const DEGREE = 10_000_000

/**
 * An archive (PMTiles, version 3) of tiles with their content, zoom by zoom. Nothing in it is compressed. `hasLeaf`: the first
 * directory leads to one below, which has the tiles.
 */
export const archiveOf = (
  tiles: readonly (readonly [tile: Tile, content: Uint8Array])[],
  hasLeaf = false,
): Uint8Array<ArrayBuffer> => {
  let end = 0
  const entries = tiles.map(([tile, { length }]) => {
    end += length
    return { id: zxyToTileId(...tile), offset: end - length, length }
  })
  const zooms = tiles.map(([[zoom]]) => zoom)
  const contents = new Uint8Array(end)
  for (const [at, { offset }] of entries.entries()) contents.set(tiles[at]?.[1] ?? [], offset)
  const leaf = hasLeaf ? directory(entries) : new Uint8Array()
  const root = hasLeaf
    ? directory([{ id: entries[0]?.id ?? 0, offset: 0, length: leaf.length }], 0)
    : directory(entries)
  const parts = [root, METADATA, leaf, contents]
  const archive = new Uint8Array(HEADER + parts.reduce((total, { length }) => total + length, 0))
  const header = new DataView(archive.buffer)
  archive.set(new TextEncoder().encode('PMTiles'))
  header.setUint8(7, 3)
  let offset = HEADER
  for (const [index, part] of parts.entries()) {
    header.setBigUint64(8 + 16 * index, BigInt(offset), true)
    header.setBigUint64(16 + 16 * index, BigInt(part.length), true)
    archive.set(part, offset)
    offset += part.length
  }
  for (const count of [72, 80, 88]) header.setBigUint64(count, BigInt(tiles.length), true)
  // Clustered; nothing compressed; vector tiles.
  for (const [at, value] of [1, 1, 1, 1, Math.min(...zooms), Math.max(...zooms)].entries())
    header.setUint8(96 + at, value)
  for (const [at, degrees] of [-180, -85, 180, 85].entries()) header.setInt32(102 + 4 * at, degrees * DEGREE, true)
  return archive
}

/** The content of a tile, at a zoom, a column and a row. */
export const tileOf = (drawn: readonly DrawnFeature[], tile: Tile): Uint8Array => {
  const pbf = new PbfWriter()
  for (const name of new Set(drawn.map(({ layer }) => layer)))
    pbf.writeMessage(3, (_, layer) => layerOf(drawn, name, tile, layer), undefined)
  return pbf.finish()
}

/** An archive of one tile. */
export const smallArchive = (drawn: readonly DrawnFeature[], tile: Tile): Uint8Array<ArrayBuffer> =>
  archiveOf([[tile, tileOf(drawn, tile)]])

/** An archive that lies in memory. */
export const inMemory = (archive: Uint8Array<ArrayBuffer>): Source => ({
  getKey: () => 'memory',
  getBytes: async (offset, length) => ({ data: archive.slice(offset, offset + length).buffer }),
})
