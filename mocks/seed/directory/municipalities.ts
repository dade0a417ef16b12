import type { Municipality, MunicipalityName } from '#domain/directory/municipality.ts'
import type { ProvinceId } from '#domain/search/search.ts'

type Sketch = readonly [
  name: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  image: string,
  visible?: boolean,
]

/**
 * The eight municipalities of the demo, with ids from 1 in this order; the last one has not joined yet, and is hidden.
 */
const sketches = {
  varese: ['Varese', '21100', 45.8206, 8.8251, 'varese.svg'],
  luino: ['Luino', '21016', 46.0023, 8.7446, 'luino.svg'],
  gallarate: ['Gallarate', '21013', 45.6602, 8.7916, 'gallarate.svg'],
  busto: ['Busto Arsizio', '21052', 45.6117, 8.8518, 'busto-arsizio.svg'],
  laveno: ['Laveno-Mombello', '21014', 45.9098, 8.6203, 'laveno-mombello.svg'],
  saronno: ['Saronno', '21047', 45.6258, 9.0366, 'saronno.svg'],
  somma: ['Somma Lombardo', '21019', 45.6846, 8.7069, 'somma-lombardo.svg'],
  tradate: ['Tradate', '21049', 45.7116, 8.9078, 'tradate.svg'],
  malnate: ['Malnate', '21046', 45.7987, 8.8797, 'malnate.svg', false],
} as const satisfies Readonly<Record<string, Sketch>>
export type TownName = keyof typeof sketches

export const townNames = Object.keys(sketches) as readonly TownName[]

/** Every municipality (DIR-06), by id. */
export const seededMunicipalities = (): readonly Municipality[] =>
  Object.values<Sketch>(sketches).map(([name, , latitude, longitude, image, visible = true], at) => ({
    id: (at + 1) as Municipality['id'],
    name,
    province: 'Varese',
    image,
    position: { latitude, longitude },
    visible,
  }))

/** A municipality with its postal and map data. */
export type Town = MunicipalityName &
  Readonly<{ postalCode: string; latitude: number; longitude: number; isVisible: boolean }>

export const townOf = (town: TownName): Town => {
  const [name, postalCode, latitude, longitude, , isVisible = true]: Sketch = sketches[town]
  return { id: (townNames.indexOf(town) + 1) as Town['id'], name, postalCode, latitude, longitude, isVisible }
}

/** The same by its id; any other id gives the first. */
export const townAt = (number: number): Town => townOf(townNames[number - 1] ?? 'varese')

/** A municipality as others refer to it. */
export const municipalityOf = (town: TownName): MunicipalityName => {
  const { id, name } = townOf(town)
  return { id, name }
}

/** The provinces of the search (DIR-08), and their visibility. */
export type Province = Readonly<{ id: ProvinceId; name: string; show: boolean }>

const province = (id: number, name: string, show: boolean): Province => ({ id: id as ProvinceId, name, show })

export const provinces = {
  varese: province(1, 'Varese', true),
  como: province(2, 'Como', true),
  milano: province(3, 'Milano', true),
  novara: province(4, 'Novara', false),
} as const
