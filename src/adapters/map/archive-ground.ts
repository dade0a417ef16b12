import type { FeatureLike } from 'ol/Feature.js'
import MVT from 'ol/format/MVT.js'
import VectorTileLayer from 'ol/layer/VectorTile.js'
import type RenderFeature from 'ol/render/Feature.js'
import VectorTileSource from 'ol/source/VectorTile.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import { createXYZ } from 'ol/tilegrid.js'
import TileState from 'ol/TileState.js'
import type VectorTile from 'ol/VectorTile.js'
import { FileSource, type Header, PMTiles, type Source } from 'pmtiles'
import type { MapColours } from '#application/ports/maps.ts'
import type { KeptArchive } from './browser-kept-map.ts'
import type { Ground } from './ground.ts'
import { once } from '#domain/once.ts'
import { townLabel } from './label-sign.ts'
import { mixed } from './mixed.ts'
import { textOf, type Thing, thingOf } from './archive-things.ts'
import { zoomAt } from './view-of-map.ts'

/** The archives of map tiles are cut at this size, in CSS pixels. */
const TILE = 512
/** The widths of roads at these zooms, in CSS pixels: between them they grow evenly. */
const [FAR, NEAR] = [9, 17] as const
const WIDTHS: Readonly<Partial<Record<Thing, readonly [number, number]>>> = {
  water: [1, 3],
  main: [1.5, 10],
  road: [0.5, 7],
  path: [0, 2],
}

const widthAt = (thing: Thing, resolution: number): number => {
  const [narrow, wide] = WIDTHS[thing] ?? [0, 0]
  const part = (zoomAt(resolution) - FAR) / (NEAR - FAR)
  return narrow + (wide - narrow) * Math.min(1, Math.max(0, part))
}

const formOf = (feature: FeatureLike): string => feature.getGeometry()?.getType() ?? ''
const layerOf = (feature: FeatureLike): unknown => feature.get('layer') as unknown

const area = (color: string, zIndex: number): Style => new Style({ fill: new Fill({ color }), zIndex })

/** The looks of what a town's map may hold, in the colours of the page. From bottom to top by `zIndex`. */
const looksIn = (colours: MapColours) => {
  const areas: Readonly<Partial<Record<Thing, Style>>> = {
    wood: area(colours.wood, 1),
    water: area(colours.water, 2),
    building: area(mixed(colours.path, 0.3, colours.land), 4),
  }
  const inks: Readonly<Partial<Record<Thing, readonly [string, number]>>> = {
    water: [colours.water, 3],
    path: [colours.path, 5],
    road: [colours.road, 6],
    main: [colours.road, 7],
  }
  const lines = new Map<string, Style>()
  const line = (thing: Thing, resolution: number): Style | undefined => {
    const width = Math.round(2 * widthAt(thing, resolution)) / 2
    const [color, zIndex] = inks[thing] ?? []
    if (color === undefined || width === 0) return undefined
    const key = `${thing} ${width}`
    const style = lines.get(key) ?? new Style({ stroke: new Stroke({ color, width, lineCap: 'round' }), zIndex })
    lines.set(key, style)
    return style
  }
  return (feature: FeatureLike, resolution: number): Style | undefined => {
    const thing = thingOf(layerOf(feature), feature.getProperties())
    if (thing === undefined) return undefined
    const form = formOf(feature)
    if (form.endsWith('Polygon')) return areas[thing]
    return form.endsWith('LineString') ? line(thing, resolution) : undefined
  }
}

/** The names of towns and quarters. The first of two that would overlap stays. */
const namesIn = (colours: MapColours, family: string) => {
  const known = new Map<string, Style>()
  return (feature: FeatureLike): Style | undefined => {
    const text = formOf(feature) === 'Point' ? textOf(layerOf(feature), feature.getProperties()) : ''
    if (text === '') return undefined
    const style = known.get(text) ?? townLabel(text, colours, family)
    known.set(text, style)
    return style
  }
}

/** The tiles of an archive. One that cannot be read stays empty, and is asked for again when it comes into sight anew. */
const sourceOf = (
  archive: PMTiles,
  { minZoom, maxZoom }: Pick<Header, 'minZoom' | 'maxZoom'>,
): VectorTileSource<RenderFeature> => {
  const format = new MVT()
  return new VectorTileSource({
    format,
    tileGrid: createXYZ({ minZoom, maxZoom, tileSize: TILE }),
    tileUrlFunction: (place) => place.join('/'),
    tileLoadFunction: (tile, address) => {
      const [z = 0, x = 0, y = 0] = address.split('/').map(Number)
      const vector = tile as VectorTile<RenderFeature>
      vector.setLoader((extent, _, featureProjection) => {
        archive.getZxy(z, x, y).then(
          (found) => vector.setFeatures(found ? format.readFeatures(found.data, { extent, featureProjection }) : []),
          () => vector.setState(TileState.ERROR),
        )
      })
    },
  })
}

/**
 * The ground of a town that has its map in one file (PMTiles, https://docs.protomaps.com/pmtiles), with vector tiles in the
 * colours of the page; `depth`: the deepest zoom that is read of it. Rejects when the file cannot be read as one.
 */
export const archiveGround = async (file: string | Source, depth = Infinity): Promise<Ground> => {
  const archive = new PMTiles(file)
  const { minZoom, maxZoom } = await archive.getHeader()
  const source = sourceOf(archive, { minZoom, maxZoom: Math.min(maxZoom, depth) })
  return (colours, family) => ({
    layers: [new VectorTileLayer({ source, style: looksIn(colours) })],
    words: once(() => [new VectorTileLayer({ source, style: namesIn(colours, family), declutter: true })]),
  })
}

/** The ground of what the device keeps of such a file. */
export const keptGround = ({ file, depth }: KeptArchive): Promise<Ground> => archiveGround(new FileSource(file), depth)
