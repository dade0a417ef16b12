import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import { defaults } from 'ol/interaction/defaults.js'
import DragPan from 'ol/interaction/DragPan.js'
import VectorLayer from 'ol/layer/Vector.js'
import Map from 'ol/Map.js'
import type MapBrowserEvent from 'ol/MapBrowserEvent.js'
import VectorSource from 'ol/source/Vector.js'
import View from 'ol/View.js'
import type { MapHandle, MapOptions } from '#application/ports/maps.ts'
import { endMap } from './end-map.ts'
import type { Ground } from './ground.ts'
import { markerStyle } from './marker-style.ts'
import { duration, project } from './view-of-map.ts'

const START_ZOOM = 12.4
const NEAREST = 17
const FARTHEST = 9

/** One finger scrolls the page and two move the map; a mouse moves it once the map has the focus. */
const movesMap = (event: MapBrowserEvent): boolean =>
  (event.originalEvent as PointerEvent).pointerType === 'touch' ? (event.activePointers?.length ?? 1) > 1 : true

/** Draws a map in an element. Throws when the first drawing fails. */
export const drawMap =
  (ground: Ground) =>
  (element: HTMLElement, options: MapOptions): MapHandle => {
    const { centre, markers, colours, font } = options
    const view = new View({ center: project(centre), zoom: START_ZOOM, minZoom: FARTHEST, maxZoom: NEAREST })
    const source = new VectorSource({
      features: markers.map((marker) => {
        const feature = new Feature(new Point(project(marker.position)))
        feature.setStyle([...markerStyle(marker, colours, font)])
        return feature
      }),
    })
    const { layers, words } = ground(colours, font)
    const map = new Map({
      target: element,
      view,
      controls: [],
      interactions: defaults({
        dragPan: false,
        altShiftDragRotate: false,
        pinchRotate: false,
        onFocusOnly: true,
        zoomDuration: duration(),
      }).extend([new DragPan({ condition: movesMap })]),
      layers: [...layers, ...words([]), new VectorLayer({ source, zIndex: 1, declutter: true })],
    })
    map.once('rendercomplete', options.onReady)
    map.renderSync()
    const zoom = (levels: number) =>
      view.animate({
        zoom: Math.min(NEAREST, Math.max(FARTHEST, (view.getZoom() ?? START_ZOOM) + levels)),
        duration: duration(),
      })
    return {
      zoom,
      recentre: () => view.animate({ center: project(centre), zoom: START_ZOOM, duration: duration() }),
      destroy: () => endMap(map),
    }
  }
