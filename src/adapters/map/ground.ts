import * as Option from 'fp-ts/lib/Option.js'
import type BaseLayer from 'ol/layer/Base.js'
import type { MapColours, MapGround } from '#application/ports/maps.ts'
import type { Mapped } from '#domain/directory/mapped.ts'
import { isTileArchive } from '#domain/town/configuration.ts'
import type { MapShelf } from './browser-kept-map.ts'

/** The source of map tiles, a URL with {x}, {y} and {z} or that of a PMTiles file, and its attribution. */
export type Tiles = Readonly<{ url: string; attribution: string }>

/** What a town has to put under its places; a town without either has a plain ground. */
export type Grounds = Readonly<{
  tiles?: Tiles | undefined
  /** Loads a ground drawn by hand, for maps without tiles. */
  drawn?: (() => Promise<Ground>) | undefined
  /** The town's map in one file, as far as the device keeps it. */
  kept?: MapShelf['open'] | undefined
}>

/** The ground of a map, with these colours and this font family. */
export type Ground = (
  colours: MapColours,
  family: string,
) => Readonly<{
  layers: BaseLayer[]
  /**
   * Its labels, in the top layer, for the places that are shown: a map with places shows the places first, and adds the
   * labels afterwards. The same array as long as the labels are the same.
   */
  words: (places: readonly Mapped[]) => BaseLayer[]
}>

/** The kind of the ground, which the page names. */
export const groundOf = ({ tiles, drawn }: Grounds): MapGround =>
  tiles ? { kind: 'tiles', attribution: tiles.attribution } : { kind: drawn ? 'drawn' : 'plain' }

/**
 * The town's own map: what the device keeps of it, else the file on its host (DIR-11). A file that cannot be read, now or
 * ever, costs the ground and never the places on it.
 */
const ownGround = async (url: string, kept: Grounds['kept']): Promise<Ground> => {
  try {
    const [{ archiveGround, keptGround }, found] = await Promise.all([import('./archive-ground.ts'), kept?.()()])
    const own = found && Option.toUndefined(Option.fromEither(found))
    return await (own ? keptGround(own).catch(() => archiveGround(url)) : archiveGround(url))
  } catch {
    return (await import('./plain-ground.ts')).plainGround
  }
}

/** The ground: the tiles that are configured, else what is drawn by hand, else a plain one. */
export const loadGround = async ({ tiles, drawn, kept }: Grounds): Promise<Ground> => {
  if (tiles !== undefined && isTileArchive(tiles.url)) return ownGround(tiles.url, kept)
  if (tiles) {
    const { tileLayer } = await import('./tile-layer.ts')
    return () => ({ layers: [tileLayer(tiles)], words: () => NO_WORDS })
  }
  return drawn ? drawn() : (await import('./plain-ground.ts')).plainGround
}

const NO_WORDS: BaseLayer[] = []
