import { compareNames } from '#domain/text/order.ts'
import type { SheetItemId } from '#domain/e015/sheet.ts'
import type { FavouriteTarget } from '#domain/favourites/favourites.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { ActivityId, ActivitySummary } from './activity.ts'
import { type Contact, type ContactId, isPlaced } from './contact.ts'
import type { MunicipalityName } from './municipality.ts'

/** The part of the directory that a map shows. */
export type MappedKind = 'contacts' | 'activities'

export type MappedId = ContactId | ActivityId | SheetItemId

/** A contact or an activity on the map and in the list beside it (DIR-04). */
export type Mapped = Readonly<{
  id: MappedId
  name: string
  address: string | undefined
  municipality: MunicipalityName | undefined
  /** File name of its icon, 30 x 30. */
  icon: string | undefined
  position: Coordinates
  /** The contact or the activity itself; undefined for an item of an information sheet. */
  source?: FavouriteTarget | undefined
}>

/** The content of a map and of the list beside it. */
export type MappedPlaces = Readonly<{
  /** The places, the same for both, in the order of the list. */
  places: readonly Mapped[]
  /** The number of items without a valid place: the page tells it, and they are in the plain list (fault 46). */
  placeless: number
}>

/** The fields of a contact or an activity that a map needs. */
type Thing = Omit<Mapped, 'position'> & Readonly<{ position: Coordinates | undefined }>

/** The places for both map and list: the ids of one are the ids of the other (DIR-04). */
export const mappedPlaces = (things: readonly Thing[]): MappedPlaces => {
  const places = things.filter(isPlaced).sort((one, other) => compareNames(one.name, other.name))
  return { places, placeless: things.length - places.length }
}

/** A contact on the map. */
export const mappedContact = (contact: Contact): Thing => {
  const { id, name, address, municipality, icon, position } = contact
  return { id, name, address, municipality, icon, position, source: { kind: 'contact', thing: contact } }
}

/** An activity on the map: its icon is that of its category. */
export const mappedActivity = (activity: ActivitySummary): Thing => {
  const { id, name, address, municipality, category, position } = activity
  return {
    id,
    name,
    address,
    municipality,
    icon: category?.icon,
    position,
    source: { kind: 'activity', thing: activity },
  }
}
