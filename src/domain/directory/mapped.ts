import type { SheetItemId } from '#domain/e015/sheet.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { ActivityId, ActivitySummary } from './activity.ts'
import { type Contact, type ContactId, isPlaced } from './contact.ts'
import type { MunicipalityName } from './municipality.ts'

/** Which half of the directory a map shows. */
export type MappedKind = 'contacts' | 'activities'

export type MappedId = ContactId | ActivityId | SheetItemId

/** A contact or an activity, as a map and the list beside it show it (DIR-04). */
export type Mapped = Readonly<{
  id: MappedId
  name: string
  address: string | undefined
  municipality: MunicipalityName | undefined
  /** File name of its icon, 30 x 30. */
  icon: string | undefined
  position: Coordinates
}>

/** What a map and the list beside it show. */
export type MappedPlaces = Readonly<{
  /** One and the same for both, in the order of the list. */
  places: readonly Mapped[]
  /** How many are known without a usable place: they are told of, and stand in the plain list (fault 46). */
  placeless: number
}>

/** As much of a contact or an activity as a map needs. */
type Thing = Omit<Mapped, 'position'> & Readonly<{ position: Coordinates | undefined }>

const BY_NAME = new Intl.Collator('it', { sensitivity: 'base', numeric: true })

/** What both the map and its list show of these things: the ids of one are the ids of the other (DIR-04). */
export const mappedPlaces = (things: readonly Thing[]): MappedPlaces => {
  const places = things.filter(isPlaced).sort((one, other) => BY_NAME.compare(one.name, other.name))
  return { places, placeless: things.length - places.length }
}

/** A contact as a map shows it. */
export const mappedContact = ({ id, name, address, municipality, icon, position }: Contact): Thing => ({
  id,
  name,
  address,
  municipality,
  icon,
  position,
})

/** An activity as a map shows it: its icon is its category's. */
export const mappedActivity = ({ id, name, address, municipality, category, position }: ActivitySummary): Thing => ({
  id,
  name,
  address,
  municipality,
  icon: category?.icon,
  position,
})
