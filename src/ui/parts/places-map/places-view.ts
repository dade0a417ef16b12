import type { PlacesMapNow, PlacesMapVerbs } from '#application/town/places-map/places-map.flow.ts'
import type { Mapped, MappedKind } from '#domain/directory/mapped.ts'
import { reachOf } from '#domain/directory/reach.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { directionsTo } from '#domain/places/directions.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { positionText } from '#ui/base/failure-texts.ts'
import { activityPath, contactPath } from '#ui/base/screens.ts'
import { inLanguage } from '#ui/language/languages.ts'
import { named } from '#ui/language/titles.ts'
import { empty, type Row } from '#ui/view/lists.ts'
import { namesakes } from '#ui/view/namesakes.ts'
import { aboveView, failedView } from '#ui/view/panels.ts'
import { type Action, action, type Way, way } from '#ui/view/parts.ts'
import { remembered } from '#application/kit/remembered.ts'
import { searchFieldView } from '#ui/view/search-field.ts'
import type { Speech } from '#ui/view/speech.ts'
import { placeHeadView } from '#ui/parts/place/place-head-view.ts'
import { serverHost } from '#ui/components/server-host.ts'

/** The address of a place on one line; the municipality is not repeated where the address ends with it. */
const whereOf = ({ address, municipality }: Mapped): string => {
  const town = municipality?.name || undefined
  if (address === undefined) return town ?? ''
  return town === undefined || address.includes(town) ? address : `${address}, ${town}`
}

const placePath = (kind: MappedKind, id: number): string => (kind === 'contacts' ? contactPath(id) : activityPath(id))

/** A place of the list: selecting it marks it on the map; without a map it leads to its page. */
export type PlaceRow = Row &
  Readonly<{
    choose: Action | Way
    where: string
    /** Whether another of the list has the same name. */
    isNamesake: boolean
    image: string | undefined
  }>

const groundView = remembered((verbs: PlacesMapVerbs, isLocating: boolean, { say, formats }: Speech) => ({
  label: say('placesMap.map'),
  help: say('placesMap.help'),
  here: action(say(isLocating ? 'placesMap.locating' : 'placesMap.here'), verbs.locate, { isBusy: isLocating }),
  fit: say('placesMap.fit'),
  /** The number of a cluster. */
  countOf: formats.number,
  verbs,
}))

export type MapGroundView = ReturnType<typeof groundView>

const placelessText = (placeless: number, { say }: Speech): string | undefined =>
  placeless > 0 ? say('placesMap.placeless', { count: placeless }) : undefined

const namesakesOf = namesakes(({ name }: Mapped) => name)

/** The places in view as a list: it and its rows keep their identity on a selection. */
const listView = remembered(
  (
    places: readonly Mapped[],
    placeless: number,
    words: string,
    isAllInView: boolean,
    isMapCrashed: boolean,
    kind: MappedKind,
    { choose, move }: PlacesMapVerbs,
    speech: Speech,
  ) => {
    const { say } = speech
    const count = places.length
    const twice = namesakesOf(places)
    const made = new Map<Mapped, PlaceRow>()
    const rowOf = (place: Mapped): PlaceRow => {
      const name = named(place.name, speech)
      const row: PlaceRow = made.get(place) ?? {
        kind: 'row',
        key: place.id,
        choose: isMapCrashed ? way(name, placePath(kind, place.id)) : action(name, () => choose(place.id, 'list')),
        where: whereOf(place),
        isNamesake: twice.has(place.name),
        image: place.icon,
      }
      made.set(place, row)
      return row
    }
    return {
      label: say('placesMap.list'),
      /** How many there are, or why there are none. */
      count: isAllInView
        ? count === 0
          ? say('placesMap.noneFound', { words: words.trim() })
          : say('placesMap.count', { count })
        : say('placesMap.inView', { count }),
      /** Brings all places into view again. */
      all: isAllInView ? undefined : action(say('placesMap.fit'), () => move(undefined)),
      placeless: words === '' && isAllInView ? placelessText(placeless, speech) : undefined,
      list: {
        kind: 'list' as const,
        length: places.length,
        first: 0,
        at: (place: number) => {
          const one = places[place]
          return one && rowOf(one)
        },
        see: () => {},
      },
    }
  },
)

export type PlacesListView = ReturnType<typeof listView>

/** The names of the categories of contacts, which name theirs by id. */
export type CategoryNames = ReadonlyMap<number, string>

const categoryOf = ({ source }: Mapped, names: CategoryNames): string | undefined => {
  if (source?.kind === 'activity') return source.thing.category?.name
  return source?.thing.category === undefined ? undefined : names.get(source.thing.category)
}

/** How a place is reached: an activity of a list has no contact details, but a position. */
const reachOfPlace = ({ source, position, address }: Mapped) =>
  source?.kind === 'contact'
    ? reachOf(source.thing, serverHost())
    : { phone: undefined, email: undefined, website: undefined, directions: directionsTo(position, address) }

/** What a sheet depends on beside its place: it stays the same as long as none of it changes. */
type Around = readonly [
  kind: MappedKind,
  moment: Instant,
  here: Coordinates | undefined,
  names: CategoryNames,
  verbs: PlacesMapVerbs,
  isFavourite: boolean | undefined,
  isSharing: boolean,
  speech: Speech,
]

/** The details of the selected place. */
const sheetView = (place: Mapped, ...[kind, moment, here, names, verbs, , , speech]: Around) => {
  const { say, language } = speech
  const path = placePath(kind, place.id)
  return {
    key: place.id,
    image: place.icon,
    head: placeHeadView(
      {
        name: named(place.name, speech),
        category: categoryOf(place, names),
        municipality: place.municipality,
        hours: place.source?.thing.hours,
        position: place.position,
        here,
        moment,
        heart: place.source && verbs.heart(place.source),
        reach: reachOfPlace(place),
        sharing: verbs.sharing(inLanguage(path, language)),
      },
      speech,
    ),
    close: action(say('placesMap.close'), verbs.drop),
    open: way(say('placesMap.open'), path),
  }
}
export type PlaceSheetView = ReturnType<typeof sheetView>

const sheetOnShow = remembered(sheetView)
const sheetBefore = remembered(sheetView)

type Gathering = Readonly<{ choose: (place: Mapped) => void; close: () => void }>

/** Places on the same spot: the citizen chooses one. */
export const gatheredView = (among: readonly Mapped[], { choose, close }: Gathering, speech: Speech) => ({
  title: speech.say('placesMap.gathered', { count: among.length }),
  close: action(speech.say('placesMap.close'), close),
  rows: among.map((place) => ({
    kind: 'row' as const,
    key: place.id,
    choose: action(named(place.name, speech), () => choose(place)),
    where: whereOf(place),
    image: place.icon,
  })),
})

export type GatheredView = ReturnType<typeof gatheredView>

/** The map with its overlays. */
const canvasView = (now: PlacesMapNow, names: CategoryNames, speech: Speech) => {
  const { chosen, among, verbs, positionFailure } = now
  const [first] = now.places
  const around = (place: Mapped): Around => [
    now.kind,
    now.moment,
    now.here,
    names,
    verbs,
    place.source && verbs.heart(place.source)?.isFavourite,
    verbs.sharing('').isBusy,
    speech,
  ]
  return {
    ground: groundView(verbs, now.isLocating, speech),
    unlocated: positionFailure && {
      text: speech.say(positionText(positionFailure)),
      dismiss: action(speech.say('placesMap.close'), verbs.dismiss),
    },
    sheet: chosen && sheetOnShow(chosen, ...around(chosen)),
    /** The sheet of the first place: a layout may render it hidden, in advance. */
    firstSheet: () => first && sheetBefore(first, ...around(first)),
    gathered:
      among.length === 0
        ? undefined
        : gatheredView(among, { choose: ({ id }) => verbs.choose(id, 'map'), close: verbs.drop }, speech),
  }
}

export type MapCanvasView = ReturnType<typeof canvasView>

const NO_NAMES: CategoryNames = new Map()

type PlacesMapGiven = Readonly<{
  signIn: () => void
  /** Hears what the citizen searches for, for the URL. */
  onSought: (words: string) => void
  /** The same map as long as it does not change. */
  names?: CategoryNames
}>

/** The filtered places, on a map and in a list beside it (DIR-04). */
export const placesMapView = (
  now: PlacesMapNow,
  { signIn, onSought, names = NO_NAMES }: PlacesMapGiven,
  speech: Speech,
) => {
  const { say } = speech
  const { face, failure, leftOut, places, placeless, words, isAllInView, isMapCrashed, chosen, kind, verbs } = now
  const seek = (typed: string) => {
    verbs.seek(typed)
    onSought(typed)
  }
  if (face === 'failed') return failedView(failure, { retry: verbs.retry, signIn }, speech)
  if (face === 'empty')
    return empty(say('placesMap.empty'), placelessText(placeless, speech) ?? say('placesMap.emptyText'))
  return {
    kind: 'map' as const,
    above: aboveView({ face: face === 'stale' ? face : 'loaded', failure, leftOut, retry: verbs.retry }, speech),
    search: searchFieldView({ label: say('placesMap.search'), value: words, change: seek }, speech),
    crashed: isMapCrashed
      ? { text: say('placesMap.failed'), retry: action(say('action.retry'), verbs.retryMap) }
      : undefined,
    /** Undefined where the map cannot be drawn: the list is shown anyway (fault 47). */
    canvas: isMapCrashed ? undefined : canvasView(now, names, speech),
    listLabel: say('placesMap.list'),
    /** Undefined while it is loading. */
    listed:
      face === 'loading'
        ? undefined
        : listView(places, placeless, words, isAllInView, isMapCrashed, kind, verbs, speech),
    /** The index of the selected place, from 0; -1 for none. */
    chosen: chosen ? places.indexOf(chosen) : -1,
    isChosenOnMap: now.chosenOn === 'map',
    drop: verbs.drop,
  }
}

export type PlacesMapView = ReturnType<typeof placesMapView>
