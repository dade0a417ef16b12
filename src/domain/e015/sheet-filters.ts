import type { LocalDate } from '#domain/time/calendar.ts'
import { byTimetable, type Flight, type FlightDirection } from './flight.ts'
import { type Sheet, type SheetId, type SheetItem, sheetKind } from './sheet.ts'

/** What a sheet is looked at by; undefined and empty filter nothing. */
export type SheetFilters = Readonly<{
  category: string | undefined
  discipline: string | undefined
  price: 'free' | 'paid' | undefined
  /** Part of it is enough. */
  address: string
  /** Undefined is today (E015-04). */
  day: LocalDate | undefined
  /** Part of the number is enough. */
  flight: string
  area: string | undefined
  airline: string | undefined
  /** [decided] Departures unless arrivals are asked for. */
  direction: FlightDirection | undefined
}>

export const NO_SHEET_FILTERS: SheetFilters = {
  category: undefined,
  discipline: undefined,
  price: undefined,
  address: '',
  day: undefined,
  flight: '',
  area: undefined,
  airline: undefined,
  direction: undefined,
}

/** The filters that can be shown and hidden; the day and the direction are always at hand. */
export type SheetFilter = Exclude<keyof SheetFilters, 'day' | 'direction'>
export type TypedSheetFilter = Extract<SheetFilter, 'address' | 'flight'>
export type ChosenSheetFilter = Exclude<SheetFilter, TypedSheetFilter | 'price'>

/** As much of a sheet as tells its filters. */
type Kind = Pick<Sheet, 'id' | 'template'>

/** The filters that a sheet has (E015-02 … E015-05). */
export const filtersOf = ({ id, template }: Kind): readonly SheetFilter[] => {
  switch (sheetKind(id)) {
    case 'disciplines':
      return ['discipline']
    case 'events':
      return ['category', 'price', 'address']
    case 'flights':
      return ['flight', 'area', 'airline']
    default:
      return template === 'byCategory' ? ['category'] : []
  }
}

/** The filter of a sheet that is typed, if it has one. */
export const typedFilterOf = (id: SheetId): TypedSheetFilter | undefined => {
  const kind = sheetKind(id)
  return kind === 'events' ? 'address' : kind === 'flights' ? 'flight' : undefined
}

/** Whether a sheet is looked at day by day (E015-04). */
export const hasDays = ({ id }: Pick<Sheet, 'id'>): boolean => sheetKind(id) === 'events'

const isSet = (value: string | undefined): boolean => value !== undefined && value !== ''

/** How many of a sheet's own filters are set. */
export const activeFilters = (sheet: Kind, filters: SheetFilters): number =>
  filtersOf(sheet).filter((name) => isSet(filters[name])).length

export const isSameSheetFilters = (one: SheetFilters, other: SheetFilters): boolean =>
  (Object.keys(NO_SHEET_FILTERS) as readonly (keyof SheetFilters)[]).every((name) => one[name] === other[name])

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim()
const compact = (text: string): string => folded(text).replaceAll(/\s+/g, '')

const fits = (asked: string | undefined, value: string | undefined): boolean =>
  asked === undefined || (value !== undefined && folded(value) === folded(asked))

/** Whether something takes place on a day: [decided] a missing end is the start, and what has no date at all is always there. */
export const isThereOn = (
  { startDate, endDate }: Pick<SheetItem, 'startDate' | 'endDate'>,
  day: LocalDate,
): boolean => {
  const last = endDate ?? startDate
  return (startDate === undefined || startDate <= day) && (last === undefined || last >= day)
}

/** What the filters leave of a sheet's items, in the order of the answer; filters that the sheet does not have leave all. */
export const itemsWithin = (sheet: Sheet, filters: SheetFilters, today: LocalDate): readonly SheetItem[] => {
  const own = new Set<SheetFilter>(filtersOf(sheet))
  const asked = <Name extends SheetFilter>(name: Name): SheetFilters[Name] | undefined =>
    own.has(name) ? filters[name] : undefined
  const category = asked('category')
  const discipline = asked('discipline')
  const price = asked('price')
  const address = folded(asked('address') ?? '')
  const day = hasDays(sheet) ? (filters.day ?? today) : undefined
  return sheet.items.filter(
    (item) =>
      fits(category, item.category) &&
      fits(discipline, item.discipline) &&
      (price === undefined || item.price?.kind === price) &&
      (address === '' || folded(item.address ?? '').includes(address)) &&
      (day === undefined || isThereOn(item, day)),
  )
}

/** Which of the two ways of flights is shown; none where the answer does not tell them apart. */
export const shownDirection = (
  flights: readonly Flight[],
  { direction }: Pick<SheetFilters, 'direction'>,
): FlightDirection | undefined =>
  flights.every((flight) => flight.direction === undefined) ? undefined : (direction ?? 'departure')

/** What the filters leave of the flights, in the order of the timetable (E015-05). */
export const flightsWithin = (flights: readonly Flight[], filters: SheetFilters): readonly Flight[] => {
  const number = compact(filters.flight)
  const direction = shownDirection(flights, filters)
  return flights
    .filter(
      (flight) =>
        (direction === undefined || flight.direction === undefined || flight.direction === direction) &&
        compact(flight.number ?? '').includes(number) &&
        fits(filters.area, flight.area) &&
        fits(filters.airline, flight.airline),
    )
    .sort(byTimetable)
}

const IN_ORDER = new Intl.Collator('it', { sensitivity: 'base', numeric: true })

/** What can be chosen by a filter: what there is, each once, whatever the other filters leave. */
export const choicesOf = ({ items, flights }: Sheet, name: ChosenSheetFilter): readonly string[] => {
  const values =
    name === 'category' || name === 'discipline' ? items.map((item) => item[name]) : flights.map((one) => one[name])
  return [...new Set(values.filter((value): value is string => value !== undefined))].sort(IN_ORDER.compare)
}
