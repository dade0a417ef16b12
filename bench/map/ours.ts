import { createOpenLayersPlacesMaps } from '#adapters/map/open-layers-places-maps.ts'
import type { Mapped } from '#domain/directory/mapped.ts'
import { MAP_COLOURS, MAP_FONT } from '#ui/parts/places-map/map-looks.ts'
import { markReady, pointsOf, wanted } from './points.ts'

const element = document.getElementById('map')
if (!element) throw new Error('Nowhere to draw')

const places = pointsOf(wanted()).map(([longitude, latitude], at): Mapped => ({
  id: at as Mapped['id'],
  name: `Luogo ${at}`,
  address: undefined,
  municipality: undefined,
  icon: undefined,
  position: { latitude, longitude },
}))
createOpenLayersPlacesMaps()
  .mount(element, {
    colours: MAP_COLOURS.dark,
    font: MAP_FONT,
    iconAddresses: () => [],
    count: String,
    onReady: markReady,
    onFailed: () => document.body.replaceChildren('The map failed'),
    onChosen: () => {},
    onGathered: () => {},
  })
  .show(places)
