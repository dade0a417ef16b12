import type { Id } from '#domain/id.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'

export type MunicipalityId = Id<'Municipality'>

/** A municipality as others refer to it. */
export type MunicipalityName = Readonly<{ id: MunicipalityId; name: string }>

/** A municipality (wire: country). */
export type Municipality = MunicipalityName &
  Readonly<{
    province: string | undefined
    image: string | undefined
    position: Coordinates | undefined
    visible: boolean
  }>
