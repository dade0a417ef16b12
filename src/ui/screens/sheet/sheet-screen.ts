import { present } from '#application/kit/present.ts'
import { openSheetPage } from '#application/sheet/sheet.flow.ts'
import { idFrom } from '#domain/id.ts'
import { partOfAddress } from '#ui/app/screens.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { screenOf } from '#ui/view/screen.ts'
import { leavesTownOpen, sheetFiltersFrom, sheetHref, sheetMunicipalityFrom } from './sheet-url.ts'
import { sheetView } from './sheet-view.ts'

const searchOf = (address: string): string => address.replace(/#.*/, '').split('?')[1] ?? ''

/** An information sheet of one municipality (E015-01). */
export const screen = screenOf({
  query: (address) => ({
    id: idFrom<'Sheet'>(partOfAddress(address, 2)),
    municipality: sheetMunicipalityFrom(searchOf(address)),
    isTownOpen: leavesTownOpen(searchOf(address)),
    filters: sheetFiltersFrom(searchOf(address)),
  }),
  address: ({ id, municipality, filters }) => sheetHref(present(id), present(municipality), filters),
  open: openSheetPage,
  view: asking(sheetView),
})
