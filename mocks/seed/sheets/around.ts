import type { MunicipalityId, MunicipalityName } from '#domain/directory/municipality.ts'
import type { SheetItem, SheetItemId } from '#domain/e015/sheet.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { ashore, isOnLand } from '../directory/land.ts'
import { townAt } from '../directory/municipalities.ts'
import { streets } from '../places.ts'

/** The tools to generate the items of a municipality. */
export type Around = Readonly<{
  town: MunicipalityName
  chance: Chance
  /** A random place in it, within a maximum distance in kilometres. */
  place: (kilometres?: number) => Coordinates
  /** One of its streets, with a house number. */
  address: () => string
}>

/** The fractions of the distance from the centre that are tried. */
const NEARER = [1, 0.5, 0.25, 0.1] as const
/** In degrees. */
const KILOMETRE = 0.009
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** Deterministic by municipality and subject. */
export const around = (municipality: MunicipalityId, matter: number, seed: number): Around => {
  const town = townAt(municipality)
  const chance = chanceOf(seed * 7919 + municipality * 131 + matter)
  const own = streets.filter((street) => street.municipality === town.name)
  const shift = (kilometres: number) => (chance.next() * 2 - 1) * kilometres * KILOMETRE
  return {
    town: { id: town.id, name: town.name },
    chance,
    place: (kilometres = 1.8) => {
      const north = shift(kilometres)
      const east = shift(kilometres) * 1.4
      const at = (part: number): Coordinates =>
        ashore({ latitude: rounded(town.latitude + north * part), longitude: rounded(town.longitude + east * part) })
      // A place outside the province is moved nearer to its town.
      return at(NEARER.find((part) => isOnLand(at(part))) ?? 0)
    },
    address: () => {
      const street = own[chance.whole(0, own.length - 1)]
      return `${street?.address ?? 'Via Roma'} ${chance.whole(1, 60)}, ${town.name}`
    },
  }
}

/** The default icon. */
export const PLAIN_ICON = 'icona-luogo.svg'

/** An item with these fields only. */
export const itemOf = (id: number, known: Partial<SheetItem> & Pick<SheetItem, 'title'>): SheetItem => ({
  id: id as SheetItemId,
  name: undefined,
  address: undefined,
  activitySpace: undefined,
  category: undefined,
  discipline: undefined,
  price: undefined,
  startDate: undefined,
  endDate: undefined,
  cover: undefined,
  icon: { address: undefined, file: PLAIN_ICON, standIn: PLAIN_ICON },
  parking: undefined,
  data: [],
  position: undefined,
  ...known,
})

/** An icon of a kind, with its fallback. */
export const iconOf = (kind: string): SheetItem['icon'] => ({
  address: undefined,
  file: `icona-${kind}.svg`,
  standIn: PLAIN_ICON,
})
