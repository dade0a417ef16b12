import type { ActorRefFrom, Subscription } from 'xstate'
import type { PlacesMapHandle } from '#application/ports/places-maps.ts'
import type { Mapped } from '#domain/directory/mapped.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { placesMachine, placesMapMachine } from './places-map.machine.ts'
import { chosenId, chosenOn, ownPosition, placesActor, placesOf, shownPlaces } from './places-map.selectors.ts'

/** What a map is told, of what it can do. */
export type ToldMap = Pick<PlacesMapHandle, 'show' | 'mark' | 'here'>

/**
 * Tells a map what the machine knows, now and whenever it changes: the places that the list shows, the chosen one, where
 * the citizen is. Gives back how to stop telling.
 */
export const followMap = (actor: ActorRefFrom<typeof placesMapMachine>, map: ToldMap): (() => void) => {
  let shown: readonly Mapped[] = []
  let marked: Mapped | undefined
  let here: Coordinates | undefined
  let reader: ActorRefFrom<typeof placesMachine> | undefined
  let reading: Subscription | undefined

  const tell = () => {
    const snapshot = actor.getSnapshot()
    const read = reader?.getSnapshot()
    const places = shownPlaces(read)
    if (places !== shown) {
      shown = places
      map.show(places)
    }
    const id = chosenId(snapshot)
    const [chosen] = id === undefined ? [] : placesOf(read, [id])
    if (chosen !== marked) {
      marked = chosen
      map.mark(chosen, chosenOn(snapshot) === 'list' ? 'middle' : 'sight')
    }
    const position = ownPosition(snapshot)
    if (position !== here) {
      here = position
      map.here(position)
    }
  }
  /** Whoever reads the places may be another one after a breakdown. */
  const hear = () => {
    const current = placesActor(actor.getSnapshot())
    if (current !== reader) {
      reading?.unsubscribe()
      reader = current
      reading = current?.subscribe(tell)
    }
    tell()
  }
  const subscription = actor.subscribe(hear)
  hear()
  return () => {
    subscription.unsubscribe()
    reading?.unsubscribe()
  }
}
