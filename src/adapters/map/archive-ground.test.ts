// @vitest-environment happy-dom
import type VectorTileLayer from 'ol/layer/VectorTile.js'
import type RenderFeature from 'ol/render/Feature.js'
import VectorTile from 'ol/source/VectorTile.js'
import type VectorTileSource from 'ol/source/VectorTile.js'
import type Style from 'ol/style/Style.js'
import TileState from 'ol/TileState.js'
import View from 'ol/View.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PMTiles } from 'pmtiles'
import type { MapColours } from '#application/ports/maps.ts'
import * as Either from 'fp-ts/lib/Either.js'
import { archiveGround } from './archive-ground.ts'
import type { KeptArchive } from './browser-kept-map.ts'
import { textOf, thingOf } from './archive-things.ts'
import { loadGround } from './ground.ts'
import { archiveOf, type DrawnFeature, inMemory, smallArchive } from './testing/small-archive.ts'

const COLOURS = {
  land: '#111111',
  water: '#2222FF',
  wood: '#22FF22',
  road: '#EEEEEE',
  path: '#999999',
} as MapColours
const WORLD = new View().getProjection()
/** The tile in which Varese lies. */
const VARESE = [9, 268, 182] as const
const LAKE: DrawnFeature = {
  layer: 'water',
  form: 'area',
  properties: { kind: 'lake' },
  points: [
    [8.7, 45.8],
    [8.8, 45.8],
    [8.8, 45.85],
  ],
}
const ROAD: DrawnFeature = {
  layer: 'roads',
  form: 'line',
  properties: { kind: 'major_road' },
  points: [
    [8.7, 45.8],
    [8.9, 45.9],
  ],
}
const RAIL: DrawnFeature = { ...ROAD, properties: { kind: 'rail' } }
const TOWN: DrawnFeature = { layer: 'places', form: 'point', properties: { name: 'Varese' }, points: [[8.83, 45.82]] }

const layersOf = async (drawn: readonly DrawnFeature[]): Promise<VectorTileLayer> => {
  const ground = await archiveGround(inMemory(smallArchive(drawn, VARESE)))
  const [layer] = ground(COLOURS, 'sans-serif').layers
  return layer as VectorTileLayer
}

/** The features of a tile, once it has been read; an empty list for one that is not in the archive. */
const readTile = async (
  layer: VectorTileLayer,
  [z, x, y]: readonly [number, number, number],
): Promise<RenderFeature[]> => {
  const source = layer.getSource() as VectorTileSource<RenderFeature>
  const tile = source.getTile(z, x, y, 1, WORLD)
  const isRead = new Promise<void>((resolve) => {
    tile.addEventListener('change', () => {
      if (tile.getState() === TileState.LOADED || tile.getState() === TileState.EMPTY) resolve()
    })
  })
  tile.load()
  await isRead
  return source.getSourceTiles(1, WORLD, tile).flatMap((one) => one.getFeatures() ?? [])
}

describe('The map of a town in one file (DIR-04)', () => {
  test('is read by the archive format, tile by tile', async () => {
    const archive = new PMTiles(inMemory(smallArchive([LAKE], VARESE)))
    expect(await archive.getHeader()).toMatchObject({ specVersion: 3, minZoom: 9, maxZoom: 9, tileType: 1 })
    expect(await archive.getZxy(9, 0, 0)).toBeUndefined()
  })

  test('shows its water, roads and towns in the colours of the page, and no rails as roads', async () => {
    const layer = await layersOf([LAKE, ROAD, RAIL, TOWN])
    const features = await readTile(layer, VARESE)
    const looks = features.map((feature) => layer.getStyleFunction()?.(feature, 20) as Style | undefined)
    expect(looks.map((style) => style?.getFill()?.getColor() ?? style?.getStroke()?.getColor())).toEqual([
      COLOURS.water,
      COLOURS.road,
      undefined,
      undefined,
    ])
    expect(features.map(({ getExtent }, at) => getExtent.call(features[at]).every(Number.isFinite))).not.toContain(
      false,
    )
  })

  test('is empty where the file holds nothing', async () => {
    expect(await readTile(await layersOf([LAKE]), [9, 0, 0])).toEqual([])
  })

  test('is refused where the file is none', async () => {
    await expect(archiveGround(inMemory(new TextEncoder().encode('<!doctype html>'.repeat(20))))).rejects.toThrow(
      /magic|Wrong|archive/i,
    )
  })
})

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

describe('The map of a town that the device keeps (DIR-11)', () => {
  afterEach(() => vi.unstubAllGlobals())
  const MAP = smallArchive([LAKE], VARESE)
  const tiles = { url: '/mappa.pmtiles', attribution: '© OpenStreetMap' }
  /** What the map of the town is read from, in order, and the layers of its ground. */
  const groundWith = async (kept: KeptArchive | undefined, host: () => Promise<Response> = unreachable) => {
    const fetch = vi.fn<(url: string) => Promise<Response>>(host)
    vi.stubGlobal('fetch', fetch)
    const ground = await loadGround({ tiles, kept: () => async () => Either.right(kept) })
    const [layer] = ground(COLOURS, 'sans-serif').layers as VectorTileLayer[]
    return { asked: fetch.mock.calls.map(([url]) => url), layer }
  }

  test('is the ground without a network, and its host is asked for nothing', async () => {
    const { asked, layer } = await groundWith({ file: new File([MAP], 'map'), depth: undefined })
    expect([asked, layer && (await readTile(layer, VARESE)).length]).toEqual([[], 1])
  })

  test('is drawn no deeper than what is kept of it', async () => {
    const { layer } = await groundWith({ file: new File([MAP], 'map'), depth: 9 })
    const { layer: shallow } = await groundWith({
      file: new File(
        [
          archiveOf([
            [[3, 0, 0], MAP],
            [[5, 0, 0], MAP],
          ]),
        ],
        'map',
      ),
      depth: 4,
    })
    expect([layer, shallow].map((one) => one?.getSource()?.getTileGrid()?.getMaxZoom())).toEqual([9, 4])
  })

  test('leaves a plain ground without a network where nothing is kept', async () => {
    const { asked, layer } = await groundWith(undefined)
    expect([asked, layer?.getSource() instanceof VectorTile]).toEqual([[tiles.url], false])
  })

  test('is read from its host where it is kept and cannot be read', async () => {
    const { asked, layer } = await groundWith(
      { file: new File(['<!doctype html>'], 'map'), depth: undefined },
      async () => new Response(MAP, { status: 206 }),
    )
    expect([asked, layer?.getSource() instanceof VectorTile]).toEqual([[tiles.url], true])
  })
})

test.each([
  ['water', { kind: 'lake' }, 'water'],
  ['waterway', { class: 'river' }, 'water'],
  ['landuse', { kind: 'park' }, 'wood'],
  ['landuse', { kind: 'industrial' }, undefined],
  ['park', {}, 'wood'],
  ['landcover', { class: 'wood' }, 'wood'],
  ['buildings', {}, 'building'],
  ['transportation', { class: 'primary' }, 'main'],
  ['streets', { kind: 'residential' }, 'road'],
  ['roads', { kind: 'path', kind_detail: 'footway' }, 'path'],
  ['roads', { kind: 'ferry' }, undefined],
  ['boundaries', {}, undefined],
  [undefined, {}, undefined],
] as const)('In %s, %j is drawn as %s (DIR-04)', (layer, properties, thing) => {
  expect(thingOf(layer, properties)).toBe(thing)
})

test('Names are written as Italian says them, those of places alone (DIR-04)', () => {
  expect([
    textOf('places', { name: 'Bozen', 'name:it': 'Bolzano' }),
    textOf('place_labels', { name: ' Luino ' }),
    textOf('roads', { name: 'Via Manin' }),
    textOf('place', { name: 7 }),
  ]).toEqual(['Bolzano', 'Luino', '', ''])
})
