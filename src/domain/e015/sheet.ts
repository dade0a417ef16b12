import type { Partly } from '#domain/unreadable.ts'
import type { MunicipalityId, MunicipalityName } from '#domain/directory/municipality.ts'
import type { EventPrice } from '#domain/events/event.ts'
import type { Id } from '#domain/id.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import type { Flight } from './flight.ts'

export type SheetId = Id<'Sheet'>

/** A reference to a place-based information sheet (DIR-06). */
export type SheetSummary = Readonly<{ id: SheetId; title: string; image: string | undefined }>

/** A labelled value. */
export type DataEntry = Readonly<{ label: string; value: string }>

/** S and AP on the wire (E015-02). */
export type SheetTemplate = 'standard' | 'byCategory'

export type SheetItemId = Id<'SheetItem'>

/**
 * The icon candidates of an item, 30 x 30: each is the fallback of the one before it, when that is missing or broken
 * (E015-01).
 */
export type SheetIcon = Readonly<{
  /** An address outside the API host, or a path on it. */
  address: string | undefined
  /** File names on the API host. */
  file: string | undefined
  standIn: string | undefined
}>

/** An item of a sheet: a place, or an event. */
export type SheetItem = Partly<'endDate'> &
  Readonly<{
    id: SheetItemId
    /** The title; the name of its place where it has none. */
    title: string
    /** The place as text. */
    name: string | undefined
    address: string | undefined
    /** The room or ground within the place (wire: activitySpace, 'Spazio attività'). */
    activitySpace: string | undefined
    category: string | undefined
    discipline: string | undefined
    price: EventPrice | undefined
    startDate: LocalDate | undefined
    endDate: LocalDate | undefined
    cover: string | undefined
    icon: SheetIcon
    parking: Parking | undefined
    data: readonly DataEntry[]
    /** Undefined when the server sends none, or an invalid one (fault 46). */
    position: Coordinates | undefined
  }>

/** The number of free parking spaces; [decided] the capacity only where the answer has it (E015-06). */
export type Parking = Readonly<{ free: number; places: number | undefined }>

/** A sheet of one municipality (E015-01). */
export type Sheet = Readonly<{
  id: SheetId
  template: SheetTemplate
  title: string
  cover: string | undefined
  municipality: MunicipalityName | undefined
  data: readonly DataEntry[]
  items: readonly SheetItem[]
  flights: readonly Flight[]
  /** The centre of its map. */
  centre: Coordinates | undefined
}>

/** A sheet, its municipality and its reader: administrators see more (E015-07). */
export type SheetQuery = Readonly<{ id: SheetId; municipality: MunicipalityId; isAdmin: boolean }>

/**
 * The kind of a sheet, which determines its display and its filters: [decided] known by its number, as in the seed.
 */
export type SheetKind = 'places' | 'disciplines' | 'events' | 'flights'
const KINDS: Readonly<Record<number, SheetKind>> = { 3: 'disciplines', 7: 'events', 17: 'flights' }
export const sheetKind = (id: SheetId): SheetKind => KINDS[id] ?? 'places'

/** Whether the content changes while the page is open: flights, and parking places (E015-05, E015-06). */
export const isLive = ({ id, items }: Pick<Sheet, 'id' | 'items'>): boolean =>
  sheetKind(id) === 'flights' || items.some(({ parking }) => parking !== undefined)

/** [decided] The level of a car park: under a fifth free is few; where the capacity is unknown, under ten spaces. */
export const parkingLevel = ({ free, places }: Parking): 'full' | 'little' | 'plenty' =>
  free === 0 ? 'full' : free < (places === undefined ? 10 : places / 5) ? 'little' : 'plenty'

/** The sheet of the car parks: [decided] known by its number, as in the seed (HOME-06). */
export const PARKING_SHEET = 21 as SheetId
/** The sheet of the flights at Malpensa, as in the seed. */
export const FLIGHTS_SHEET = 17 as SheetId

/** A car park with free places. */
export type CarPark = SheetItem & Readonly<{ parking: Parking }>

/**
 * [decided] The car parks with free places, the most places first; a full one helps nobody (HOME-06). Undefined where none
 * has free places, and not each says so: whether they are full is then not known (fault 55).
 */
export const withRoom = ({ items }: Pick<Sheet, 'items'>): readonly CarPark[] | undefined => {
  const parks = items.filter((item): item is CarPark => item.parking !== undefined)
  const free = parks.filter(({ parking }) => parking.free > 0)
  return free.length === 0 && (items.length === 0 || parks.length < items.length)
    ? undefined
    : free.sort((one, other) => other.parking.free - one.parking.free)
}
