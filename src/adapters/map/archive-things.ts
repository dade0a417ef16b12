/** What a map draws, by the looks that it has. */
export type Thing = 'water' | 'wood' | 'building' | 'main' | 'road' | 'path'

type Properties = Readonly<Record<string, unknown>>

/**
 * The layers of the usual schemas of vector tiles, by what they hold: those of Protomaps, OpenMapTiles and Shortbread. A
 * layer that is not named here is not drawn.
 */
const LAYERS: Readonly<Record<string, 'water' | 'land' | 'building' | 'roads' | 'names'>> = {
  water: 'water',
  waterway: 'water',
  ocean: 'water',
  water_polygons: 'water',
  water_lines: 'water',
  landcover: 'land',
  landuse: 'land',
  land: 'land',
  park: 'land',
  sites: 'land',
  building: 'building',
  buildings: 'building',
  roads: 'roads',
  streets: 'roads',
  transportation: 'roads',
  place: 'names',
  places: 'names',
  place_labels: 'names',
}

/** The properties that say of what kind something is, in these schemas. */
const KINDS = ['kind', 'class', 'subclass', 'kind_detail'] as const
const WOODS = /^(?:wood|forest|grass|grassland|park|nature_reserve|national_park|scrub|meadow|garden|protected_area)$/
const MAIN = /^(?:highway|motorway|trunk|primary|major_road|secondary)$/
const PATHS = /^(?:path|footway|track|pedestrian|steps|cycleway|bridleway|other)$/
/** No road of ours: rails and ferries, whose lines would mislead. */
const NO_ROAD = /^(?:rail|transit|ferry|aerialway|pier|runway|taxiway|aeroway)$/

const kindsOf = (properties: Properties): readonly string[] =>
  KINDS.flatMap((name) => {
    const value = properties[name]
    return typeof value === 'string' ? [value] : []
  })

/** What a feature of a layer is drawn as; undefined for what is not drawn. */
export const thingOf = (layer: unknown, properties: Properties): Thing | undefined => {
  const kinds = kindsOf(properties)
  const isOne = (of: RegExp): boolean => kinds.some((kind) => of.test(kind))
  switch (LAYERS[String(layer)]) {
    case 'water':
      return 'water'
    case 'building':
      return 'building'
    case 'land':
      return String(layer) === 'park' || isOne(WOODS) ? 'wood' : undefined
    case 'roads':
      if (isOne(NO_ROAD)) return undefined
      if (isOne(MAIN)) return 'main'
      return isOne(PATHS) ? 'path' : 'road'
    default:
      return undefined
  }
}

/** The name that a feature writes on the map, as Italian says it where the file knows; '' for none. */
export const textOf = (layer: unknown, properties: Properties): string => {
  if (LAYERS[String(layer)] !== 'names') return ''
  const name = properties['name:it'] ?? properties['name']
  return typeof name === 'string' ? name.trim() : ''
}
