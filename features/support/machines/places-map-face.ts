import { createActor } from 'xstate'
import { followMap } from '#application/places-map/follow-map.ts'
import { placesMap } from '#application/places-map/places-map.implementations.ts'
import type { PlacesQuery } from '#application/places-map/places-map.machine.ts'
import {
  chosenId,
  isLocating,
  placelessCount,
  placesActor,
  placesFace,
  placesFailure,
  positionFailure,
  shownPlaces,
} from '#application/places-map/places-map.selectors.ts'
import { isSameFilter } from '#domain/directory/directory-query.ts'
import type { Mapped } from '#domain/directory/mapped.ts'
import { directionsTo } from '#domain/places/directions.ts'
import { placePath, positionText, whereOf } from '#ui/screens/places-map/places-texts.ts'
import { failedLines } from './form-face.ts'
import { named, phrase } from './phrases.ts'
import type { ScreenFace } from './screen-face.ts'
import type { Closing, Given } from './screens.ts'

export type PlacesMapFace = Readonly<{
  face: Required<Pick<ScreenFace, 'texts' | 'actions' | 'retriable'>>
  ask: (query: PlacesQuery) => void
  close: Closing
}>

/** The places on a map, without a screen: on a map that only remembers what it was told, and in the list beside it. */
export const openPlacesMap = ({ ports, go }: Given, query: PlacesQuery): PlacesMapFace => {
  const area = createActor(placesMap(ports), { input: { query } })
  const told: { shown: readonly Mapped[]; marked: Mapped | undefined } = { shown: [], marked: undefined }
  area.start()
  const stop = followMap(area, {
    show: (places) => (told.shown = places),
    mark: (place) => (told.marked = place),
    here: () => {},
  })
  const read = () => placesActor(area.getSnapshot())?.getSnapshot()
  /** What both the map and its list show: a list that says otherwise is a defect (DIR-04). */
  const places = (): readonly Mapped[] => {
    const listed = shownPlaces(read())
    if (listed.map(({ id }) => id).join() !== told.shown.map(({ id }) => id).join())
      throw new Error('The map and the list beside it show different places')
    return listed
  }
  const chosen = (): Mapped | undefined => {
    const id = chosenId(area.getSnapshot())
    if (told.marked?.id !== id) throw new Error('The map and the list beside it have chosen different places')
    return told.marked
  }
  const noteLines = (): readonly string[] => {
    const failure = positionFailure(area.getSnapshot())
    return failure ? [phrase(positionText(failure))] : []
  }
  const placelessLines = (): readonly string[] => {
    const count = placelessCount(read())
    return count > 0 ? [phrase('placesMap.placeless', { count })] : []
  }
  const contentLines = (): readonly string[] => {
    const now = placesFace(read())
    switch (now) {
      case 'loading':
        return []
      case 'failed':
        return failedLines(placesFailure(read()))
      case 'empty':
        return [phrase('placesMap.empty'), ...placelessLines()]
      case 'full':
      case 'stale': {
        const shown = places()
        return [
          phrase('placesMap.count', { count: shown.length }),
          ...placelessLines(),
          ...shown.flatMap((place) => [named(place.name), whereOf(place)]),
        ]
      }
      default:
        return now satisfies never
    }
  }
  const sheetActions = (place: Mapped): Readonly<Record<string, () => void>> => ({
    [phrase('placesMap.open')]: () => go(placePath(area.getSnapshot().context.query.kind, place.id)),
    ...(directionsTo(place.position, place.address) === undefined
      ? {}
      : { [phrase('placesMap.directions')]: () => {} }),
    [phrase('placesMap.close')]: () => area.send({ type: 'choice.dropped' }),
  })
  return {
    face: {
      texts: () => {
        const place = chosen()
        return [...contentLines(), ...noteLines(), ...(place ? [phrase('placesMap.open')] : [])]
      },
      actions: () => {
        const place = chosen()
        return {
          ...Object.fromEntries(
            shownPlaces(read()).map(({ id, name }) => [
              named(name),
              () => area.send({ type: 'place.chosen', id, on: 'list' as const }),
            ]),
          ),
          ...(isLocating(area.getSnapshot())
            ? {}
            : { [phrase('placesMap.here')]: () => area.send({ type: 'position.requested' }) }),
          ...(place ? sheetActions(place) : {}),
        }
      },
      retriable: () => [
        { hasFailed: placesFace(read()) === 'failed', retry: () => area.send({ type: 'retry.requested' }) },
      ],
    },
    ask: (asked) => {
      const { query: now } = area.getSnapshot().context
      if (now.kind !== asked.kind || !isSameFilter(now.filter, asked.filter))
        area.send({ type: 'query.changed', query: asked })
    },
    close: () => {
      stop()
      area.stop()
    },
  }
}
