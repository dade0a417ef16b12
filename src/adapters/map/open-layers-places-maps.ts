import type { PlacesMaps } from '#application/ports/places-maps.ts'
import type { Mapped } from '#domain/directory/mapped.ts'
import { ahead } from './ahead.ts'
import type { Gathering } from './gathering.ts'
import { groundOf, type Grounds, loadGround } from './ground.ts'
import { mountLate } from './mount-late.ts'

const gather = async (): Promise<Gathering> => (await import('./start-gathering.ts')).startGathering()

const drawing = (grounds: Grounds) => async () => {
  const [{ drawPlacesMap }, ground] = await Promise.all([import('./open-layers-places-map.ts'), loadGround(grounds)])
  return (gathering: Gathering) => drawPlacesMap(ground, gathering)
}

/** A message to a worker is sent at the end of the current task, so drawing gets its own task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Alternating longitude and latitude, in degrees. */
const positionsOf = (places: readonly Mapped[]): Float64Array => {
  const positions = new Float64Array(2 * places.length)
  let at = 0
  for (const { position } of places) {
    positions[at] = position.longitude
    positions[at + 1] = position.latitude
    at += 2
  }
  return positions
}

/**
 * Maps of many places by OpenLayers. The clustering is loaded first and starts at once: it is finished when the library
 * has loaded and drawn the base map.
 */
export const createOpenLayersPlacesMaps = (
  grounds: Grounds = {},
  load = drawing(grounds),
  startGathering = gather,
): PlacesMaps => {
  const { begin, take } = ahead(load)
  return {
    ground: groundOf(grounds),
    prepare: begin,
    mount: (element, options) => {
      const gathering = startGathering()
      const { ask, destroy } = mountLate(element, options, async () => {
        const [draw, ready] = await Promise.all([take(), gathering])
        await nextTask()
        return draw(ready)
      })
      /** Without it the map fails, and reports it. */
      const tell = (task: (ready: Gathering) => void) => void gathering.then(task, () => {})
      return {
        show: (places) => {
          tell((ready) => ready.load(positionsOf(places)))
          ask((map) => map.show(places))
        },
        mark: (place, bring) => ask((map) => map.mark(place, bring)),
        here: (position) => ask((map) => map.here(position)),
        zoom: (levels) => ask((map) => map.zoom(levels)),
        fit: () => ask((map) => map.fit()),
        destroy: () => {
          destroy()
          tell((ready) => ready.end())
        },
      }
    },
  }
}
