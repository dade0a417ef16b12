import type { MunicipalityName } from '#domain/directory/municipality.ts'
import type { PublicEvent } from '#domain/events/event.ts'
import { activityPath, municipalityPath } from '#ui/app/screens.ts'
import { named } from './phrases.ts'

type Actions = Readonly<Record<string, () => void>>
type Go = (path: string) => void

/** The way to the municipality of something, where its number is told. */
export const townAction = (town: MunicipalityName | undefined, go: Go): Actions => {
  if (town?.id === undefined || town.name === '') return {}
  const path = municipalityPath(town.id)
  return { [town.name]: () => go(path) }
}

/** The way to who organises something, where their number is told. */
export const officeAction = (office: PublicEvent['activity'], go: Go): Actions => {
  if (office?.id === undefined) return {}
  const path = activityPath(office.id)
  return { [named(office.name)]: () => go(path) }
}
