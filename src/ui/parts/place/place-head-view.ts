import type { HeartNow } from '#application/town/favourites/favourites.flow.ts'
import type { OpeningHours } from '#domain/directory/hours.ts'
import type { MunicipalityName } from '#domain/directory/municipality.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { distanceBetween } from '#domain/places/distance.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { isBlank } from '#ui/language/titles.ts'
import { heartView } from '#ui/view/hearts.ts'
import type { Speech } from '#ui/view/speech.ts'
import { distanceWords } from '#ui/view/where.ts'
import { openNowView } from './hours-view.ts'
import { type PlaceActionsGiven, placeActionsView, townView } from './place-views.ts'

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

/** The head of a place, the same on its page and on the map: what it is, whether it is open, and how it is reached. */
export const placeHeadView = (
  { name, category, municipality, hours, position, here, moment, heart, ...actions }: PlaceHeadGiven,
  speech: Speech,
) => ({
  name,
  category: isBlank(category) ? undefined : category,
  town: townView(municipality),
  /** How far it is, where the device says unasked where it is. */
  distance: here && position && distanceWords(distanceBetween(here, position), speech),
  open: openNowView(hours, moment, speech),
  heart: heartView(name, heart, speech),
  actions: placeActionsView({ ...actions, title: name }, speech),
})

export type PlaceHeadView = ReturnType<typeof placeHeadView>
