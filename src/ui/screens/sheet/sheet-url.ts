import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { SheetId } from '#domain/e015/sheet.ts'
import { NO_SHEET_FILTERS, type SheetFilters } from '#domain/e015/sheet-filters.ts'
import { idFrom } from '#domain/id.ts'
import { isDay } from '#domain/time/days.ts'
import { sheetPath } from '#ui/app/screens.ts'

/** Which municipality an address asks for; undefined where it says none, or what is none (fault 36). */
export const sheetMunicipalityFrom = (search: string): MunicipalityId | undefined =>
  idFrom(new URLSearchParams(search).get('country') ?? undefined)

/** Whether an address leaves open for which municipality a sheet is shown (E015-01). */
export const leavesTownOpen = (search: string): boolean => !new URLSearchParams(search).get('country')

/** By what an address looks at a sheet. What it does not say, or says in words we do not know, filters nothing. */
export const sheetFiltersFrom = (search: string): SheetFilters => {
  const asked = new URLSearchParams(search)
  const said = (name: string): string | undefined => asked.get(name)?.trim() || undefined
  const price = said('price')
  const date = asked.get('date') ?? ''
  return {
    ...NO_SHEET_FILTERS,
    category: said('category'),
    discipline: said('discipline'),
    price: price === 'free' || price === 'paid' ? price : undefined,
    address: said('address') ?? '',
    day: isDay(date) ? date : undefined,
    flight: said('flight') ?? '',
    area: said('area'),
    airline: said('airline'),
    direction: said('direction') === 'arrival' ? 'arrival' : undefined,
  }
}

/** The address of a sheet, looked at by these filters; what filters nothing is left out. */
export const sheetHref = (id: SheetId, municipality: MunicipalityId, filters: SheetFilters): string => {
  const { day, ...rest } = filters
  const said = new URLSearchParams(
    Object.entries({ date: day, ...rest }).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  ).toString()
  const path = sheetPath(id, municipality)
  return said === '' ? path : `${path}&${said}`
}
