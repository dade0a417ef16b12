import type { Id } from '#domain/id.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { CategoryId } from './category.ts'
import type { OpeningHours } from './hours.ts'
import type { MunicipalityName } from './municipality.ts'

export type ContactId = Id<'Contact'>

/** The place and the contact details of something (DIR-03). */
export type Contact = Readonly<{
  id: ContactId
  /** The business name (wire: ragioneSociale). */
  name: string
  address: string | undefined
  postalCode: string | undefined
  municipality: MunicipalityName | undefined
  category: CategoryId | undefined
  /** Undefined when the server sends none, or an invalid one (fault 46). */
  position: Coordinates | undefined
  /** File name of its icon on a map. */
  icon: string | undefined
  /** [decided] Only when the answer carries them (DIR-03). */
  phone: string | undefined
  email: string | undefined
  website: string | undefined
  cover: string | undefined
  hours: OpeningHours | undefined
}>

/** Whether it has a place to show on a map (DIR-04). */
export const isPlaced = <Thing extends Readonly<{ position: Coordinates | undefined }>>(
  thing: Thing,
): thing is Thing & Readonly<{ position: Coordinates }> => thing.position !== undefined
