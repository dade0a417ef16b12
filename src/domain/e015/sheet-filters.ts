import { folded, isFoundIn, isSameName } from '#domain/text/fold.ts'
import { compareNames } from '#domain/text/order.ts'
import type { LocalDate } from '#domain/time/calendar.ts'
import { byTimetable, type Flight, type FlightDirection } from './flight.ts'
import { type Sheet, type SheetId, type SheetItem, sheetKind } from './sheet.ts'
import { isUnreadable } from '#domain/unreadable.ts'

/** The filters of a sheet; undefined and empty values do not filter. */
export type SheetFilters = Readonly<{
  category: string | undefined
  discipline: string | undefined
  price: 'free' | 'paid' | undefined
  /** Matches any part. */
  address: string
  /** Undefined is today (E015-04). */
  day: LocalDate | undefined
  /** Matches any part of the number. */
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

/** The filters that can be shown and hidden; day and direction are always visible. */
export type SheetFilter = Exclude<keyof SheetFilters, 'day' | 'direction'>
export type TypedSheetFilter = Extract<SheetFilter, 'address' | 'flight'>
export type ChosenSheetFilter = Exclude<SheetFilter, TypedSheetFilter | 'price'>

/** The fields of a sheet that determine its filters. */
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

/** The text filter of a sheet, if it has one. */
export const typedFilterOf = (id: SheetId): TypedSheetFilter | undefined => {
  const kind = sheetKind(id)
  return kind === 'events' ? 'address' : kind === 'flights' ? 'flight' : undefined
}

/** Whether a sheet shows one day at a time (E015-04). */
export const hasDays = ({ id }: Pick<Sheet, 'id'>): boolean => sheetKind(id) === 'events'

const isSet = (value: string | undefined): boolean => value !== undefined && value !== ''

/** The number of filters that are set, of those the sheet has. */
export const activeFilters = (sheet: Kind, filters: SheetFilters): number =>
  filtersOf(sheet).filter((name) => isSet(filters[name])).length

export const isSameSheetFilters = (one: SheetFilters, other: SheetFilters): boolean =>
  (Object.keys(NO_SHEET_FILTERS) as readonly (keyof SheetFilters)[]).every((name) => one[name] === other[name])

const compact = (text: string): string => folded(text).replaceAll(/\s/g, '')

const fits = (asked: string | undefined, value: string | undefined): boolean =>
  asked === undefined || (value !== undefined && isSameName(value, asked))

/**
 * Whether something takes place on a day: [decided] a missing end equals the start, and an item without dates takes
 * place every day.
 */
export const isThereOn = (
  { startDate, endDate, unreadable }: Pick<SheetItem, 'startDate' | 'endDate' | 'unreadable'>,
  day: LocalDate,
): boolean => {
  const last = isUnreadable({ unreadable }, 'endDate') ? undefined : (endDate ?? startDate)
  return (startDate === undefined || startDate <= day) && (last === undefined || last >= day)
}

/**
 * The items of a sheet after filtering, in the order of the answer; filters that the sheet does not have are ignored.
 */
export const itemsWithin = (sheet: Sheet, filters: SheetFilters, today: LocalDate): readonly SheetItem[] => {
  const own = new Set<SheetFilter>(filtersOf(sheet))
  const asked = <Name extends SheetFilter>(name: Name): SheetFilters[Name] | undefined =>
    own.has(name) ? filters[name] : undefined
  const category = asked('category')
  const discipline = asked('discipline')
  const price = asked('price')
  const address = asked('address') ?? ''
  const day = hasDays(sheet) ? (filters.day ?? today) : undefined
  return sheet.items.filter(
    (item) =>
      fits(category, item.category) &&
      fits(discipline, item.discipline) &&
      (price === undefined || item.price?.kind === price) &&
      isFoundIn(address, item.address ?? '') &&
      (day === undefined || isThereOn(item, day)),
  )
}

/** The direction that is shown; undefined where the answer has no directions. */
export const shownDirection = (
  flights: readonly Flight[],
  { direction }: Pick<SheetFilters, 'direction'>,
): FlightDirection | undefined =>
  flights.every((flight) => flight.direction === undefined) ? undefined : (direction ?? 'departure')

/** The flights after filtering, by scheduled time (E015-05). */
export const flightsWithin = (flights: readonly Flight[], filters: SheetFilters): readonly Flight[] => {
  const number = compact(filters.flight)
  const direction = shownDirection(flights, filters)
  return flights
    .filter(
      (flight) =>
        (flight.direction === undefined || flight.direction === direction) &&
        compact(flight.number ?? '').includes(number) &&
        fits(filters.area, flight.area) &&
        fits(filters.airline, flight.airline),
    )
    .sort(byTimetable)
}

/** The options of a filter: the distinct values of all items, independent of the other filters. */
export const choicesOf = ({ items, flights }: Sheet, name: ChosenSheetFilter): readonly string[] => {
  const values =
    name === 'category' || name === 'discipline' ? items.map((item) => item[name]) : flights.map((one) => one[name])
  return [...new Set(values.filter((value): value is string => value !== undefined))].sort(compareNames)
}
