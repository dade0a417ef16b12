import type { Coordinate } from 'ol/coordinate.js'
import Layer from 'ol/layer/Layer.js'
import type { FrameState } from 'ol/Map.js'
import { fromLonLat, toLonLat } from 'ol/proj.js'
import type { PlacesMapOptions } from '#application/ports/places-maps.ts'
import type { Mapped } from '#domain/directory/mapped.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { Gathered } from './clusters.ts'
import type { Gathering } from './gathering.ts'
import { createPlaceSigns, put } from './place-signs.ts'
import { project } from './view-of-map.ts'

/** The item at a point of the map. */
export type Hit = Readonly<{ place: Mapped }> | Readonly<{ cluster: number; at: Coordinate }>

/** The hit radius for a finger, in CSS pixels. */
const REACH = 24
/** The margin around the viewport that is loaded too, as a fraction of it, so that dragging needs no wait. */
const AROUND = 0.5

/** The clusters of a zoom, in map coordinates. */
type Sight = Readonly<{ gathered: Gathered; plane: Float64Array }>

const onPlane = ({ positions }: Gathered): Float64Array => {
  const plane = new Float64Array(positions.length)
  for (let at = 0; at < positions.length; at += 2)
    plane.set(fromLonLat([positions[at] ?? 0, positions[at + 1] ?? 0]), at)
  return plane
}

type Asked = Readonly<{ zoom: number; west: number; south: number; east: number; north: number }>

/**
 * The places of a map, drawn by our own code on one canvas, one picture each, without thousands of feature objects. The
 * clusters come from elsewhere (`Gathering`, loaded with the same places before); while they are computed, the old ones
 * stay visible.
 */
export const createPlacesLayer = (gathering: Gathering, options: PlacesMapOptions) => {
  const canvas = document.createElement('canvas')
  canvas.className = 'ol-places'
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('Nothing to draw with')

  let places: readonly Mapped[] = []
  let sight: Sight | undefined
  let asked: Asked | undefined
  let marked: Readonly<{ place: Mapped; at: Coordinate; name: HTMLCanvasElement }> | undefined
  let here: Coordinate | undefined
  let toPixel: readonly number[] = [1, 0, 0, 1, 0, 0]
  let onDrawn: (() => void) | undefined

  const pixelOf = (x: number, y: number): readonly [x: number, y: number] => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = toPixel
    return [a * x + c * y + e, b * x + d * y + f]
  }
  const ask = ({ extent, viewState }: FrameState): void => {
    if (!extent || places.length === 0) return
    const [west = 0, south = 0, east = 0, north = 0] = extent
    const zoom = Math.round(viewState.zoom)
    if (
      asked &&
      asked.zoom === zoom &&
      asked.west <= west &&
      asked.south <= south &&
      asked.east >= east &&
      asked.north >= north
    )
      return
    const beside = (east - west) * AROUND
    const above = (north - south) * AROUND
    asked = { zoom, west: west - beside, south: south - above, east: east + beside, north: north + above }
    const [boxWest = 0, boxSouth = 0] = toLonLat([asked.west, asked.south])
    const [boxEast = 0, boxNorth = 0] = toLonLat([asked.east, asked.north])
    const question = asked
    gathering.within([boxWest, boxSouth, boxEast, boxNorth], zoom, (gathered) => {
      if (question !== asked) return
      sight = { gathered, plane: onPlane(gathered) }
      layer.changed()
    })
  }
  const paint = ({ size, pixelRatio }: FrameState): void => {
    const [width = 0, height = 0] = size
    const across = Math.round(width * pixelRatio)
    const down = Math.round(height * pixelRatio)
    if (canvas.width !== across || canvas.height !== down) {
      canvas.width = across
      canvas.height = down
    }
    pen.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
    pen.clearRect(0, 0, width, height)
    if (here) put(pen, signs.here, ...pixelOf(here[0] ?? 0, here[1] ?? 0))
    if (sight) {
      const { gathered, plane } = sight
      for (let at = 0; at < gathered.counts.length; at += 1) {
        const [x, y] = pixelOf(plane[2 * at] ?? 0, plane[2 * at + 1] ?? 0)
        if (x < -REACH || y < -REACH || x > width + REACH || y > height + REACH) continue
        const count = gathered.counts[at] ?? 1
        if (count > 1) put(pen, signs.bubble(count), x, y)
        else signs.putIcon(pen, places[gathered.names[at] ?? -1]?.icon, x, y)
      }
    }
    if (marked) {
      const [x, y] = pixelOf(marked.at[0] ?? 0, marked.at[1] ?? 0)
      signs.putChosen(pen, marked.place.icon, x, y)
      put(pen, marked.name, x, y + signs.nameShift)
    }
  }
  const layer: Layer = new Layer({
    zIndex: 1,
    render: (frame) => {
      try {
        toPixel = frame.coordinateToPixelTransform
        ask(frame)
        paint(frame)
        if (sight || places.length === 0) {
          onDrawn?.()
          onDrawn = undefined
        }
      } catch {
        options.onFailed()
      }
      return canvas
    },
  })
  const signs = createPlaceSigns(options, () => layer.changed())

  return {
    layer,
    show: (shown: readonly Mapped[], then: () => void): void => {
      places = shown
      sight = undefined
      asked = undefined
      onDrawn = then
      layer.changed()
    },
    mark: (place: Mapped | undefined): void => {
      marked = place && { place, at: project(place.position), name: signs.name(place.name) }
      layer.changed()
    },
    here: (position: Coordinates | undefined): void => {
      here = position && project(position)
      layer.changed()
    },
    place: (index: number): Mapped | undefined => places[index],
    /** The nearest item to a point of the map, within the hit radius. */
    at: ([x = 0, y = 0]: readonly number[]): Hit | undefined => {
      if (!sight) return undefined
      const { gathered, plane } = sight
      let nearest = REACH
      let found = -1
      for (let at = 0; at < gathered.counts.length; at += 1) {
        const [left, top] = pixelOf(plane[2 * at] ?? 0, plane[2 * at + 1] ?? 0)
        const distance = Math.hypot(left - x, top - y)
        if (distance >= nearest) continue
        nearest = distance
        found = at
      }
      if (found < 0) return undefined
      const name = gathered.names[found] ?? -1
      if ((gathered.counts[found] ?? 1) > 1)
        return { cluster: name, at: [plane[2 * found] ?? 0, plane[2 * found + 1] ?? 0] }
      const place = places[name]
      return place && { place }
    },
  }
}
