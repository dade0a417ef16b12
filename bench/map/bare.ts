import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import Map from 'ol/Map.js'
import { fromLonLat } from 'ol/proj.js'
import Cluster from 'ol/source/Cluster.js'
import VectorSource from 'ol/source/Vector.js'
import Circle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import View from 'ol/View.js'
import { markReady, pointsOf, wanted } from './points.ts'

/** The library's own clusters only: no base map, no icons, a disc with a number. */
const styles: Record<number, Style> = {}
const styleOf = (count: number): Style =>
  (styles[count] ??= new Style({
    image: new Circle({ radius: 16, fill: new Fill({ color: '#7CB8FF' }) }),
    text: new Text({ text: String(count), fill: new Fill({ color: '#071C36' }) }),
  }))

const source = new VectorSource({
  features: pointsOf(wanted()).map((point) => new Feature(new Point(fromLonLat([...point])))),
})
const map = new Map({
  target: 'map',
  view: new View({ maxZoom: 18 }),
  controls: [],
  layers: [
    new VectorLayer({
      source: new Cluster({ distance: 48, source }),
      style: (feature) => styleOf((feature.get('features') as readonly unknown[]).length),
    }),
  ],
})
map.getView().fit(source.getExtent() ?? [], { padding: [72, 64, 48, 40] })
map.once('rendercomplete', markReady)
