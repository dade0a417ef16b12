import type { HeartNow } from '#application/town/favourites/favourites.flow.ts'
import type { OpeningHours } from '#domain/directory/hours.ts'
import type { MunicipalityName } from '#domain/directory/municipality.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { distanceBetween, roundedDistance } from '#domain/places/distance.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { isBlank } from '#ui/language/titles.ts'
import { heartView } from '#ui/view/hearts.ts'
import type { Choice, Way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { type OpenNowView, openNowView } from './hours-view.ts'
import { distanceTexts } from './place-texts.ts'
import { type PlaceActionsGiven, type PlaceActionsView, placeActionsView, townView } from './place-views.ts'

/** The head of a place, the same on its page and on the map: what it is, whether it is open, and how it is reached. */
export type PlaceHeadView = Readonly<{
  name: string
  category: string | undefined
  town: Way | string | undefined
  /** How far it is, where the device says unasked where it is. */
  distance: string | undefined
  open: OpenNowView | undefined
  heart: Choice | undefined
  actions: PlaceActionsView
}>

export type PlaceHeadGiven = Omit<PlaceActionsGiven, 'title'> &
  Readonly<{
    /** As it is shown. */
    name: string
    category: string | undefined
    municipality: MunicipalityName | undefined
    hours: OpeningHours | undefined
    position: Coordinates | undefined
    /** The position of the citizen. */
    here: Coordinates | undefined
    moment: Instant
    heart: HeartNow | undefined
  }>

/** How far a place is, rounded; undefined where one of the two positions is unknown. */
const distanceView = (
  here: Coordinates | undefined,
  position: Coordinates | undefined,
  { say, formats }: Speech,
): string | undefined => {
  if (here === undefined || position === undefined) return undefined
  const { unit, value } = roundedDistance(distanceBetween(here, position))
  return say(distanceTexts[unit], { distance: formats.number(value) })
}

export const placeHeadView = (
  { name, category, municipality, hours, position, here, moment, heart, ...actions }: PlaceHeadGiven,
  speech: Speech,
): PlaceHeadView => ({
  name,
  category: isBlank(category) ? undefined : category,
  town: townView(municipality),
  distance: distanceView(here, position, speech),
  open: openNowView(hours, moment, speech),
  heart: heartView(name, heart, speech),
  actions: placeActionsView({ ...actions, title: name }, speech),
})
