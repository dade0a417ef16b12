import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { FlightDirection, FlightStatus } from '#domain/e015/flight.ts'
import { type Parking, parkingLevel } from '#domain/e015/sheet.ts'
import type { ChosenSheetFilter, SheetFilters, TypedSheetFilter } from '#domain/e015/sheet-filters.ts'
import type { Tone } from '#ui/theme/tone.ts'

/** The status texts of a flight (E015-05). */
export const statusTexts: Readonly<Record<FlightStatus, MessageDescriptor>> = defineMessages({
  landed: { id: 'flights.landed' },
  departed: { id: 'flights.departed' },
  delayed: { id: 'flights.delayed' },
  closed: { id: 'flights.closed' },
  boarding: { id: 'flights.boarding' },
  cancelled: { id: 'flights.cancelled' },
})
export const statusTones: Readonly<Record<FlightStatus, Tone>> = {
  landed: 'success',
  departed: 'neutral',
  delayed: 'warning',
  closed: 'warm',
  boarding: 'info',
  cancelled: 'danger',
}

export const directionTexts: Readonly<Record<FlightDirection, MessageDescriptor>> = defineMessages({
  departure: { id: 'flights.departures' },
  arrival: { id: 'flights.arrivals' },
})

export const choiceTexts: Readonly<
  Record<ChosenSheetFilter, Readonly<{ label: MessageDescriptor; any: MessageDescriptor }>>
> = {
  category: { label: { id: 'sheet.category' }, any: { id: 'sheet.anyCategory' } },
  discipline: { label: { id: 'sheet.discipline' }, any: { id: 'sheet.anyDiscipline' } },
  area: { label: { id: 'flights.area' }, any: { id: 'flights.anyArea' } },
  airline: { label: { id: 'flights.airline' }, any: { id: 'flights.anyAirline' } },
}
export const typedTexts: Readonly<Record<TypedSheetFilter, MessageDescriptor>> = defineMessages({
  address: { id: 'sheet.address' },
  flight: { id: 'flights.flight' },
})
export const priceTexts: Readonly<Record<NonNullable<SheetFilters['price']>, MessageDescriptor>> = defineMessages({
  free: { id: 'sheet.free' },
  paid: { id: 'sheet.paid' },
})

const levels = defineMessages({
  full: { id: 'parking.full' },
  little: { id: 'parking.little' },
  plenty: { id: 'parking.plenty' },
})
/** The level of a car park as text. */
export const parkingText = (parking: Parking): MessageDescriptor => levels[parkingLevel(parking)]
