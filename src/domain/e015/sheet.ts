import type { MunicipalityId, MunicipalityName } from '#domain/directory/municipality.ts'
import type { EventPrice } from '#domain/events/event.ts'
import type { Id } from '#domain/id.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import type { Flight } from './flight.ts'

export type SheetId = Id<'Sheet'>

/** A place-based information sheet as others refer to it (DIR-06). */
export type SheetSummary = Readonly<{ id: SheetId; title: string; image: string | undefined }>

/** What is said of something: a name for it, and what it is. */
export type DataEntry = Readonly<{ label: string; value: string }>

/** S and AP on the wire (E015-02). */
export type SheetTemplate = 'standard' | 'byCategory'

export type SheetItemId = Id<'SheetItem'>

/** The icon of an item, 30 x 30: each stands in where the one before it is missing or broken (E015-01). */
export type SheetIcon = Readonly<{
  /** An address outside the API host, or a path of it. */
  address: string | undefined
  /** File names on the API host. */
  file: string | undefined
  standIn: string | undefined
}>

/** Something that a sheet tells of: a place, or what takes place there. */
export type SheetItem = Readonly<{
  id: SheetItemId
  /** What it is called; the name of its place where it has none of its own. */
  title: string
  /** Where it is, in the words of those who go there. */
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
  /** Undefined when the wire has none, or one that is no place (fault 46). */
  position: Coordinates | undefined
}>

/** How many cars still find room; [decided] how many there is room for, only where the answer says it (E015-06). */
export type Parking = Readonly<{ free: number; places: number | undefined }>

/** A sheet as it is for one municipality (E015-01). */
export type Sheet = Readonly<{
  id: SheetId
  template: SheetTemplate
  title: string
  cover: string | undefined
  municipality: MunicipalityName | undefined
  data: readonly DataEntry[]
  items: readonly SheetItem[]
  flights: readonly Flight[]
  /** The middle of its map. */
  centre: Coordinates | undefined
}>

/** Which sheet, for which municipality and for whom: administrators see more (E015-07). */
export type SheetQuery = Readonly<{ id: SheetId; municipality: MunicipalityId; isAdmin: boolean }>

/** What a sheet is about where that decides what it shows and by what it is filtered: [decided] by its number, as the seed has it. */
export type SheetKind = 'places' | 'disciplines' | 'events' | 'flights'
const KINDS: Readonly<Record<number, SheetKind>> = { 3: 'disciplines', 7: 'events', 17: 'flights' }
export const sheetKind = (id: SheetId): SheetKind => KINDS[id] ?? 'places'

/** Whether what a sheet says changes while one looks: flights, and places that fill up (E015-05, E015-06). */
export const isLive = ({ id, items }: Pick<Sheet, 'id' | 'items'>): boolean =>
  sheetKind(id) === 'flights' || items.some(({ parking }) => parking !== undefined)

/** [decided] How full a parking place is: a fifth of it free is little; where its size is not known, fewer than ten. */
export const parkingLevel = ({ free, places }: Parking): 'full' | 'little' | 'plenty' =>
  free === 0 ? 'full' : free < (places === undefined ? 10 : places / 5) ? 'little' : 'plenty'
