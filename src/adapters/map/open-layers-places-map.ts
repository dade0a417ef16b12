import type { Coordinate } from 'ol/coordinate.js'
import { boundingExtent } from 'ol/extent.js'
import { defaults } from 'ol/interaction/defaults.js'
import type BaseLayer from 'ol/layer/Base.js'
import Map from 'ol/Map.js'
import { transformExtent } from 'ol/proj.js'
import View from 'ol/View.js'
import type { PlacesMapHandle, PlacesMapOptions } from '#application/ports/places-maps.ts'
import type { Mapped } from '#domain/directory/mapped.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { NEAREST } from './clusters.ts'
import type { Gathering } from './gathering.ts'
import { endMap } from './end-map.ts'
import type { Ground } from './ground.ts'
import { createPlacesLayer } from './places-layer.ts'
import { duration, project } from './view-of-map.ts'

/** [decided] The initial view without places: the centre of the province of Varese. */
const START: Coordinates = { latitude: 45.8, longitude: 8.8 }
const START_ZOOM = 10
const FARTHEST = 4
/** The minimum zoom for a single place, and the maximum for all of them. */
const CLOSE = 14.5
const CLOSEST_FIT = 16
/** The padding around all places, in CSS pixels: icons at the edge are complete, and neither buttons nor the search cover any. */
const ROOM = [92, 64, 48, 40]
/** The vertical position of a selected place: above the sheet with its details. */
const EYE_LEVEL = 0.38

/** The extent that must be visible: symmetric around the centre, where there is one. */
const around = (places: readonly Coordinate[], middle: Coordinate | undefined): Coordinate[] => [
  ...places,
  ...(middle ? places.map(([x = 0, y = 0]) => [2 * (middle[0] ?? 0) - x, 2 * (middle[1] ?? 0) - y]) : []),
]

/** The south-western and the north-eastern corner of all places, in map coordinates. */
const cornersOf = (places: readonly Mapped[]): readonly [Coordinates, Coordinates] => {
  let [west, south, east, north] = [180, 90, -180, -90]
  for (const { position } of places) {
    west = Math.min(west, position.longitude)
    east = Math.max(east, position.longitude)
    south = Math.min(south, position.latitude)
    north = Math.max(north, position.latitude)
  }
  return [
    { longitude: west, latitude: south },
    { longitude: east, latitude: north },
  ]
}

/**
 * Draws a map of many places in an element; showing the first places throws when they cannot be drawn. The caller loads
 * the places into the clustering before, and ends it.
 */
export const drawPlacesMap =
  (ground: Ground, gathering: Gathering) =>
  (element: HTMLElement, options: PlacesMapOptions): PlacesMapHandle => {
    const { colours, font, centre } = options
    const view = new View({
      center: project(centre ?? START),
      zoom: START_ZOOM,
      minZoom: FARTHEST,
      maxZoom: NEAREST,
      enableRotation: false,
      // The requested zoom is kept: fractional zooms are allowed, and a pinch does not snap.
      constrainResolution: false,
    })
    const places = createPlacesLayer(gathering, options)
    const { layers, words } = ground(colours, font)
    const map = new Map({
      target: element,
      view,
      controls: [],
      interactions: defaults({ altShiftDragRotate: false, pinchRotate: false, zoomDuration: duration() }),
      layers: [...layers, places.layer],
    })
    let shown: readonly Mapped[] = []
    let hasFitted = false
    let isDrawn = false
    let isGone = false
    const ended = new AbortController()
    /** Whether the citizen moves the map, and not what they chose. */
    let isMoving = false
    const move = () => {
      isMoving = true
    }
    let named: BaseLayer[] = []
    /** The labels of the ground follow one frame after the places. */
    const nameGround = () =>
      requestAnimationFrame(() => {
        const next = isGone ? named : words(shown)
        if (next === named) return
        for (const layer of named) map.removeLayer(layer)
        for (const layer of next) map.addLayer(layer)
        named = next
      })

    const fit = (takes: number): void => {
      if (shown.length === 0) return
      view.fit(boundingExtent(around(cornersOf(shown).map(project), centre && project(centre))), {
        padding: ROOM,
        maxZoom: CLOSEST_FIT,
        duration: takes,
      })
    }
    /** Moves to a point, a little above the centre. */
    const lead = (at: Coordinate, zoom: number): void => {
      isMoving = false
      const [, height = 0] = map.getSize() ?? []
      const resolution = view.getResolutionForZoom(zoom)
      const below = (0.5 - EYE_LEVEL) * height * resolution
      view.animate({ center: [at[0] ?? 0, (at[1] ?? 0) - below], zoom, duration: duration() })
    }
    const zoomNow = (): number => view.getZoom() ?? START_ZOOM
    const isInSight = (at: Coordinate): boolean => {
      const [width = 0, height = 0] = map.getSize() ?? []
      const [x = -1, y = -1] = map.getPixelFromCoordinate(at) ?? []
      return x > 40 && x < width - 40 && y > 60 && y < height * 0.6
    }

    for (const type of ['pointerdown', 'wheel', 'keydown'])
      element.addEventListener(type, move, { passive: true, signal: ended.signal })
    map.on('moveend', () => {
      if (!isMoving) return
      isMoving = false
      const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
        view.calculateExtent(map.getSize()),
        'EPSG:3857',
        'EPSG:4326',
      )
      options.onMoved?.({ west, south, east, north })
    })
    map.on('click', ({ pixel }) => {
      const hit = places.at(pixel)
      // Whoever presses a place, or beside all, has moved nothing: a window that is turned later is no movement of theirs.
      if (!hit || 'place' in hit) isMoving = false
      if (!hit) options.onChosen(undefined)
      else if ('place' in hit) options.onChosen(hit.place.id)
      else
        gathering.open(hit.cluster, (opening) => {
          if ('zoom' in opening) view.animate({ center: hit.at, zoom: opening.zoom, duration: duration() })
          else options.onGathered(opening.places.flatMap((index) => places.place(index)?.id ?? []))
        })
    })
    map.on('pointermove', ({ pixel, dragging }) => {
      if (!dragging) element.style.cursor = places.at(pixel) ? 'pointer' : ''
    })
    return {
      show: (all) => {
        shown = all
        if (all.length > 0) {
          isMoving = false
          fit(hasFitted ? duration() : 0)
          hasFitted = true
        }
        places.show(all, () => {
          options.onReady()
          nameGround()
        })
        if (isDrawn) return
        isDrawn = true
        // Synchronously, so that an error of the first drawing is thrown here.
        map.renderSync()
      },
      mark: (place, bring) => {
        places.mark(place)
        if (!place) return
        const at = project(place.position)
        if (bring === 'middle') lead(at, Math.max(zoomNow(), CLOSE))
        else if (!isInSight(at)) lead(at, zoomNow())
      },
      here: (position) => {
        places.here(position)
        if (!position) return
        move()
        view.animate({ center: project(position), zoom: Math.max(zoomNow(), CLOSE), duration: duration() })
      },
      zoom: (levels) => {
        move()
        view.animate({ zoom: Math.min(NEAREST, Math.max(FARTHEST, zoomNow() + levels)), duration: duration() })
      },
      fit: () => {
        isMoving = false
        fit(duration())
      },
      destroy: () => {
        isGone = true
        ended.abort()
        endMap(map)
      },
    }
  }
