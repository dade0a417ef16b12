import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { SheetId } from '#domain/e015/sheet.ts'
import { NO_SHEET_FILTERS, type SheetFilters } from '#domain/e015/sheet-filters.ts'
import { idFrom } from '#domain/id.ts'
import { dayFrom } from '#domain/time/days.ts'
import { queryFor, sheetPath } from '#ui/base/screens.ts'

/** The municipality of a URL; undefined where it is absent or invalid (fault 36). */
export const sheetMunicipalityFrom = (search: string): MunicipalityId | undefined =>
  idFrom(new URLSearchParams(search).get('country') ?? undefined)

/** Whether a URL leaves the municipality of a sheet open (E015-01). */
export const leavesTownOpen = (search: string): boolean => !new URLSearchParams(search).get('country')

/** The filters of a URL. Absent and unknown values do not filter. */
export const sheetFiltersFrom = (search: string): SheetFilters => {
  const asked = new URLSearchParams(search)
  const said = (name: string): string | undefined => asked.get(name)?.trim() || undefined
  const price = said('price')
  return {
    ...NO_SHEET_FILTERS,
    category: said('category'),
    discipline: said('discipline'),
    price: price === 'free' || price === 'paid' ? price : undefined,
    address: said('address') ?? '',
    day: dayFrom(asked.get('date')),
    flight: said('flight') ?? '',
    area: said('area'),
    airline: said('airline'),
    direction: said('direction') === 'arrival' ? 'arrival' : undefined,
  }
}

/** The URL of a sheet with these filters; unset ones are omitted. */
export const sheetHref = (id: SheetId, municipality: MunicipalityId, { day, ...rest }: SheetFilters): string =>
  sheetPath(id, municipality) + queryFor({ date: day, ...rest }).replace('?', '&')
