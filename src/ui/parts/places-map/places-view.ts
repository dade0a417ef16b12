import type { PlacesMapNow, PlacesMapVerbs } from '#application/places-map/places-map.flow.ts'
import type { Mapped, MappedKind } from '#domain/directory/mapped.ts'
import { directionsTo } from '#domain/places/directions.ts'
import { named } from '#ui/language/titles.ts'
import type { Empty, LongList, Row } from '#ui/view/lists.ts'
import { failedView, staleView } from '#ui/view/panels.ts'
import { type Action, action, type Failed, type Stale, type Way, way } from '#ui/view/parts.ts'
import { remembered } from '#application/kit/remembered.ts'
import type { Speech } from '#ui/view/speech.ts'
import { placePath, positionText, whereOf } from './places-texts.ts'

/** A place of the list: selecting it marks it on the map, and a separate link leads to its page. */
export type PlaceRow = Row & Readonly<{ choose: Action; where: string; image: string | undefined; open: Way }>

/** The details of the selected place. */
export type PlaceSheetView = Readonly<{
  key: number
  image: string | undefined
  name: string
  where: string
  close: Action
  open: Way
  directions: Way | undefined
}>

/** Places on the same spot: the citizen chooses one. */
export type GatheredView = Readonly<{
  title: string
  close: Action
  rows: readonly (Row & Readonly<{ choose: Action; where: string; image: string | undefined }>)[]
}>

/** The map and its buttons; `countOf` formats the number of a cluster. */
export type MapGroundView = Readonly<{
  label: string
  help: string
  toList: string
  here: Action
  fit: string
  countOf: (places: number) => string
  verbs: PlacesMapVerbs
}>

/** The map with its overlays. */
export type MapCanvasView = Readonly<{
  ground: MapGroundView
  unlocated: Readonly<{ text: string; dismiss: Action }> | undefined
  sheet: PlaceSheetView | undefined
  /** The sheet of the first place: a layout may render it hidden, in advance. */
  firstSheet: () => PlaceSheetView | undefined
  gathered: GatheredView | undefined
}>

/** The number of places, the number without coordinates, and the list of the others. */
export type PlacesListView = Readonly<{
  label: string
  count: string
  placeless: string | undefined
  list: LongList<PlaceRow>
}>

/** The filtered places, on a map and in a list beside it (DIR-04). */
export type PlacesMapView =
  | Failed
  | Empty
  | Readonly<{
      kind: 'map'
      stale: Stale | undefined
      crashed: Readonly<{ text: string; retry: Action }> | undefined
      /** Undefined where the map cannot be drawn: the list is shown anyway (fault 47). */
      canvas: MapCanvasView | undefined
      listLabel: string
      /** Undefined while it is loading. */
      listed: PlacesListView | undefined
      /** The index of the selected place, from 0; -1 for none. */
      chosen: number
      isChosenOnMap: boolean
      drop: () => void
    }>

const groundView = remembered(
  (verbs: PlacesMapVerbs, isLocating: boolean, { say, formats }: Speech): MapGroundView => ({
    label: say('placesMap.map'),
    help: say('placesMap.help'),
    toList: say('placesMap.toList'),
    here: action(say(isLocating ? 'placesMap.locating' : 'placesMap.here'), verbs.locate, { isBusy: isLocating }),
    fit: say('placesMap.fit'),
    countOf: formats.number,
    verbs,
  }),
)

const placelessText = (placeless: number, { say }: Speech): string | undefined =>
  placeless > 0 ? say('placesMap.placeless', { count: placeless }) : undefined

/** The list and its rows keep their identity on a selection. */
const listView = remembered(
  (
    places: readonly Mapped[],
    placeless: number,
    kind: MappedKind,
    { choose }: PlacesMapVerbs,
    speech: Speech,
  ): PlacesListView => {
    const { say } = speech
    const made = new Map<Mapped, PlaceRow>()
    const rowOf = (place: Mapped): PlaceRow => {
      const name = named(place.name, speech)
      const row: PlaceRow = made.get(place) ?? {
        kind: 'row',
        key: place.id,
        choose: action(name, () => choose(place.id, 'list')),
        where: whereOf(place),
        image: place.icon,
        open: way(say('placesMap.openOf', { name }), placePath(kind, place.id)),
      }
      made.set(place, row)
      return row
    }
    return {
      label: say('placesMap.list'),
      count: say('placesMap.count', { count: places.length }),
      placeless: placelessText(placeless, speech),
      list: {
        kind: 'list',
        length: places.length,
        first: 0,
        at: (place) => {
          const one = places[place]
          return one && rowOf(one)
        },
        see: () => {},
      },
    }
  },
)

const sheetView = (place: Mapped, kind: MappedKind, { drop }: PlacesMapVerbs, speech: Speech): PlaceSheetView => {
  const { say } = speech
  const directions = directionsTo(place.position, place.address)
  return {
    key: place.id,
    image: place.icon,
    name: named(place.name, speech),
    where: whereOf(place),
    close: action(say('placesMap.close'), drop),
    open: way(say('placesMap.open'), placePath(kind, place.id)),
    directions: directions === undefined ? undefined : way(say('placesMap.directions'), directions),
  }
}
const sheetOnShow = remembered(sheetView)
const sheetBefore = remembered(sheetView)

type Gathering = Readonly<{ choose: (place: Mapped) => void; close: () => void }>

export const gatheredView = (among: readonly Mapped[], { choose, close }: Gathering, speech: Speech): GatheredView => ({
  title: speech.say('placesMap.gathered', { count: among.length }),
  close: action(speech.say('placesMap.close'), close),
  rows: among.map((place) => ({
    kind: 'row',
    key: place.id,
    choose: action(named(place.name, speech), () => choose(place)),
    where: whereOf(place),
    image: place.icon,
  })),
})

const canvasView = (now: PlacesMapNow, speech: Speech): MapCanvasView => {
  const { chosen, among, kind, verbs, positionFailure } = now
  const [first] = now.places
  return {
    ground: groundView(verbs, now.isLocating, speech),
    unlocated: positionFailure && {
      text: speech.say(positionText(positionFailure)),
      dismiss: action(speech.say('placesMap.close'), verbs.dismiss),
    },
    sheet: chosen && sheetOnShow(chosen, kind, verbs, speech),
    firstSheet: () => first && sheetBefore(first, kind, verbs, speech),
    gathered:
      among.length === 0
        ? undefined
        : gatheredView(among, { choose: ({ id }) => verbs.choose(id, 'map'), close: verbs.drop }, speech),
  }
}

export const placesMapView = (now: PlacesMapNow, signIn: () => void, speech: Speech): PlacesMapView => {
  const { say } = speech
  const { face, failure, places, placeless, chosen, kind, verbs } = now
  if (face === 'failed') return failedView(failure, { retry: verbs.retry, signIn }, speech)
  if (face === 'empty')
    return {
      kind: 'empty',
      title: say('placesMap.empty'),
      text: placelessText(placeless, speech) ?? say('placesMap.emptyText'),
    }
  return {
    kind: 'map',
    stale: face === 'stale' ? staleView(failure, verbs.retry, speech) : undefined,
    crashed: now.isMapCrashed
      ? { text: say('placesMap.failed'), retry: action(say('action.retry'), verbs.retryMap) }
      : undefined,
    canvas: now.isMapCrashed ? undefined : canvasView(now, speech),
    listLabel: say('placesMap.list'),
    listed: face === 'loading' ? undefined : listView(places, placeless, kind, verbs, speech),
    chosen: chosen ? places.indexOf(chosen) : -1,
    isChosenOnMap: now.chosenOn === 'map',
    drop: verbs.drop,
  }
}
