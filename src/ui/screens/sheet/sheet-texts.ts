import type { FlightDirection, FlightStatus } from '#domain/e015/flight.ts'
import type { parkingLevel } from '#domain/e015/sheet.ts'
import type { ChosenSheetFilter, SheetFilters, TypedSheetFilter } from '#domain/e015/sheet-filters.ts'
import type { Tone } from '#ui/theme/tone.ts'
import type { MessageId } from '#ui/view/speech.ts'

/** The known statuses of a flight: their texts and tones (E015-05). */
export const STATUSES: Readonly<Record<FlightStatus, Readonly<{ words: MessageId; tone: Tone }>>> = {
  landed: { words: 'flights.landed', tone: 'success' },
  departed: { words: 'flights.departed', tone: 'neutral' },
  delayed: { words: 'flights.delayed', tone: 'warning' },
  closed: { words: 'flights.closed', tone: 'warm' },
  boarding: { words: 'flights.boarding', tone: 'info' },
  cancelled: { words: 'flights.cancelled', tone: 'danger' },
}

export const DIRECTION_TEXTS: Readonly<Record<FlightDirection, MessageId>> = {
  departure: 'flights.departures',
  arrival: 'flights.arrivals',
}

export const CHOICE_TEXTS: Readonly<Record<ChosenSheetFilter, Readonly<{ label: MessageId; any: MessageId }>>> = {
  category: { label: 'sheet.category', any: 'sheet.anyCategory' },
  discipline: { label: 'sheet.discipline', any: 'sheet.anyDiscipline' },
  area: { label: 'flights.area', any: 'flights.anyArea' },
  airline: { label: 'flights.airline', any: 'flights.anyAirline' },
}
export const TYPED_TEXTS: Readonly<Record<TypedSheetFilter, MessageId>> = {
  address: 'sheet.address',
  flight: 'flights.flight',
}
export const PRICE_TEXTS: Readonly<Record<NonNullable<SheetFilters['price']>, MessageId>> = {
  free: 'sheet.free',
  paid: 'sheet.paid',
}

/** The level of a car park as text. */
export const PARKING_TEXTS: Readonly<Record<ReturnType<typeof parkingLevel>, MessageId>> = {
  full: 'parking.full',
  little: 'parking.little',
  plenty: 'parking.plenty',
}
