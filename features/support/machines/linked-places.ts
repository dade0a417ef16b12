import type { MunicipalityName } from '#domain/directory/municipality.ts'
import { municipalityPath } from '#ui/app/screens.ts'

type Actions = Readonly<Record<string, () => void>>
type Go = (path: string) => void

/** The way to the municipality of something, where its number is told. */
export const townAction = (town: MunicipalityName | undefined, go: Go): Actions => {
  if (town?.id === undefined || town.name === '') return {}
  const path = municipalityPath(town.id)
  return { [town.name]: () => go(path) }
}
