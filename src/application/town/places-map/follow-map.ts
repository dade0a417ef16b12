import type { ActorRefFrom, Subscription } from 'xstate'
import { remembered } from '#application/kit/remembered.ts'
import type { PlacesMapHandle } from '#application/ports/places-maps.ts'
import type { Mapped } from '#domain/directory/mapped.ts'
import { soughtPlaces } from '#domain/directory/sought-places.ts'
import type { Bounds } from '#domain/places/bounds.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { placesMachine, placesMapMachine } from './places-map.machine.ts'
import { chosenId, placesOf, shownPlaces } from './places-map.selectors.ts'

/** The part of a map that this function updates. */
export type ToldMap = Pick<PlacesMapHandle, 'show' | 'mark' | 'here' | 'fit'>

/**
 * Keeps a map in step with the machine: the places that were sought, whether all are in view, the selected one, the
 * citizen's position. Returns the
 * function that stops it.
 */
export const followMap = (actor: ActorRefFrom<typeof placesMapMachine>, map: ToldMap): (() => void) => {
  const sought = remembered(soughtPlaces)
  let shown: readonly Mapped[] = []
  let inView: Bounds | undefined
  let marked: Mapped | undefined
  let here: Coordinates | undefined
  let reader: ActorRefFrom<typeof placesMachine> | undefined
  let reading: Subscription | undefined

  const tell = () => {
    const snapshot = actor.getSnapshot()
    const read = reader?.getSnapshot()
    const places = sought(shownPlaces(read), snapshot.context.words)
    if (places !== shown) {
      shown = places
      map.show(places)
    } else if (inView !== undefined && snapshot.context.inView === undefined) map.fit()
    inView = snapshot.context.inView
    const id = chosenId(snapshot)
    const [chosen] = id === undefined ? [] : placesOf(read, [id])
    if (chosen !== marked) {
      marked = chosen
      map.mark(chosen, snapshot.context.choice.on === 'list' ? 'middle' : 'sight')
    }
    const position = snapshot.context.position
    if (position !== here) {
      here = position
      map.here(position)
    }
  }
  /** After a breakdown the places have a new actor. */
  const hear = () => {
    const current = actor.getSnapshot().children.places
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
