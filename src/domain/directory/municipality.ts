import { compareNames } from '#domain/text/order.ts'
import type { Id } from '#domain/id.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'

export type MunicipalityId = Id<'Municipality'>

/** A reference to a municipality; the id is undefined where only the name is known. */
export type MunicipalityName = Readonly<{ id: MunicipalityId | undefined; name: string }>

/** A municipality (wire: country). */
export type Municipality = MunicipalityName &
  Readonly<{
    id: MunicipalityId
    province: string | undefined
    image: string | undefined
    position: Coordinates | undefined
    visible: boolean
  }>

/** By name, in Italian collation (DIR-06). */
const byName = (a: MunicipalityName, b: MunicipalityName): number => compareNames(a.name, b.name)

/** Those that may be seen, by name (DIR-06): a hidden one does not exist. */
export const shownMunicipalities = (all: readonly Municipality[]): readonly Municipality[] =>
  all.filter(({ visible }) => visible).sort(byName)

/** [decided] Municipalities by province, provinces by name; those without a province come last (DIR-06). */
export const municipalitiesByProvince = (all: readonly Municipality[]) => {
  const provinces = [...new Set(all.flatMap(({ province }) => province ?? []))].sort(compareNames)
  return [...provinces, undefined]
    .map((province) => ({ province, municipalities: all.filter((one) => one.province === province).sort(byName) }))
    .filter(({ municipalities }) => municipalities.length > 0)
}
