import type { Coordinate } from 'ol/coordinate.js'
import Feature from 'ol/Feature.js'
import LineString from 'ol/geom/LineString.js'
import Point from 'ol/geom/Point.js'
import Polygon from 'ol/geom/Polygon.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import type { MapColours } from '#application/ports/maps.ts'
import { once } from '#domain/once.ts'
import type { Ground } from '#adapters/map/ground.ts'
import { labelIcon, townLabel } from '#adapters/map/label-sign.ts'
import { mixed } from '#adapters/map/mixed.ts'
import { zoomAt } from '#adapters/map/view-of-map.ts'
import type { Landscape, LandShape, Road, Town } from './landscape.ts'
import { VARESE } from './varese.ts'

/** The zoom from which roads and towns of a rank are drawn. */
const SEEN_FROM = { 1: 0, 2: 9.5, 3: 11.5 } as const
/** The width of a road, in pixels, at this zoom and at the nearest. */
const WIDTHS = { 1: [2.5, 7], 2: [1.5, 6], 3: [1, 5] } as const
const points = (flat: readonly number[]): Coordinate[] =>
  flat.flatMap((longitude, at) => (at % 2 === 0 ? [fromLonLat([longitude, flat[at + 1] ?? 0])] : []))

const between = ([x = 0, y = 0]: Coordinate, [toX = 0, toY = 0]: Coordinate, part: number): Coordinate => [
  x + (toX - x) * part,
  y + (toY - y) * part,
]

/** Smooths a hand-drawn line, in two passes (Chaikin); an open line keeps its ends. */
const bent = (line: readonly Coordinate[], isClosed: boolean, times = 2): Coordinate[] => {
  if (times === 0) return [...line]
  const first = line[0] ?? [0, 0]
  const last = line.at(-1) ?? first
  const cut = [...line, ...(isClosed ? [first] : [])].flatMap((point, at, all) => {
    const next = all[at + 1]
    return next === undefined ? [] : [between(point, next, 0.25), between(point, next, 0.75)]
  })
  return bent(isClosed ? cut : [first, ...cut, last], isClosed, times - 1)
}

const area = (shape: LandShape) => new Feature(new Polygon([bent(points(shape.points), true)]))

/** The order of the layers. */
const LEVELS = { houses: 0, woods: 1, rivers: 2, lakes: 3, roads: 4 } as const

const styled = (features: readonly Feature[], style: Style): readonly Feature[] => {
  for (const feature of features) feature.setStyle(style)
  return features
}

const areas = (shapes: readonly LandShape[], colour: string, zIndex: number): readonly Feature[] =>
  styled(shapes.map(area), new Style({ fill: new Fill({ color: colour }), zIndex }))

/** The radius of a town, in metres at the equator. */
const REACH = { 1: 3200, 2: 1800, 3: 1000 } as const

/** The area of a town: a rounded polygon around its centre, always of the same shape. */
const patch = ({ at, rank }: Town, index: number): Feature => {
  const [x = 0, y = 0] = fromLonLat([...at])
  const corners = Array.from({ length: 8 }, (_, corner): Coordinate => {
    const turn = (corner * Math.PI) / 4
    const far = REACH[rank] * (0.7 + 0.3 * Math.abs(Math.sin(index * 7 + corner * 2.4)))
    return [x + far * Math.cos(turn), y + far * Math.sin(turn)]
  })
  return new Feature(new Polygon([bent(corners, true)]))
}

const houses = (towns: readonly Town[], colour: string): readonly Feature[] =>
  styled(towns.map(patch), new Style({ fill: new Fill({ color: colour }), zIndex: LEVELS.houses }))

const rivers = (courses: Landscape['rivers'], colour: string): readonly Feature[] =>
  styled(
    courses.map((line) => new Feature(new LineString(bent(points(line), false)))),
    new Style({
      stroke: new Stroke({ color: colour, width: 2.5, lineCap: 'round', lineJoin: 'round' }),
      zIndex: LEVELS.rivers,
    }),
  )

const roadStyle =
  (rank: Road['rank'], colours: MapColours) =>
  (_: unknown, resolution: number): Style | undefined => {
    const zoom = zoomAt(resolution)
    if (zoom < SEEN_FROM[rank]) return undefined
    const [narrow, wide] = WIDTHS[rank]
    const width = narrow + (wide - narrow) * Math.min(1, Math.max(0, (zoom - 11) / 5))
    return new Style({
      stroke: new Stroke({
        color: rank === 3 ? colours.path : colours.road,
        width,
        lineCap: 'round',
        lineJoin: 'round',
      }),
      zIndex: LEVELS.roads + 3 - rank,
    })
  }

const roads = (all: readonly Road[], colours: MapColours): readonly Feature[] =>
  all.map(({ rank, points: line }) => {
    const feature = new Feature(new LineString(bent(points(line), false)))
    feature.setStyle(roadStyle(rank, colours))
    return feature
  })

const townStyle = ({ name, rank }: Town, colours: MapColours, family: string) => {
  // Created at first sight: most labels are not visible at low zoom.
  const style = once(() => townLabel(name, colours, family, rank === 1 ? 16 : rank === 2 ? 14 : 13))
  return (_: unknown, resolution: number): Style | undefined =>
    zoomAt(resolution) < SEEN_FROM[rank] ? undefined : style()
}

/** Labels never overlap: the first of two stays. */
const names = ({ towns, lakes, woods }: Landscape, colours: MapColours, family: string): VectorLayer => {
  const centres = towns.map((town) => {
    const feature = new Feature(new Point(fromLonLat([...town.at])))
    feature.setStyle(townStyle(town, colours, family))
    return feature
  })
  const areasNamed = [...lakes, ...woods].map((shape) => {
    const feature = new Feature(new Polygon([points(shape.points)]).getInteriorPoint())
    const looks = { font: `italic 13px ${family}`, ink: colours.words, halo: colours.halo }
    feature.setStyle(new Style({ image: labelIcon(shape.name, looks) }))
    return feature
  })
  return new VectorLayer({ source: new VectorSource({ features: [...centres, ...areasNamed] }), declutter: true })
}

const landscapeGround =
  (landscape: Landscape): Ground =>
  (colours, family) => ({
    // A single layer, because each layer costs time in every frame.
    layers: [
      new VectorLayer({
        source: new VectorSource({
          features: [
            // Opaque colours: a transparent layer would need its own canvas.
            ...houses(landscape.towns, mixed(colours.path, 0.3, colours.land)),
            ...areas(landscape.woods, colours.wood, LEVELS.woods),
            ...rivers(landscape.rivers, colours.water),
            ...areas(landscape.lakes, colours.water, LEVELS.lakes),
            ...roads(landscape.roads, colours),
          ],
        }),
      }),
    ],
    words: once(() => [names(landscape, colours, family)]),
  })

/** The demo's town, drawn by hand on canvas. From bottom to top: towns, woods, rivers, lakes, roads, labels. */
export const vareseGround: Ground = landscapeGround(VARESE)
