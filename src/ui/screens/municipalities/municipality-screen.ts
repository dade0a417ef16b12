import { openMunicipality } from '#application/municipalities/municipalities.flow.ts'
import { idFrom } from '#domain/id.ts'
import { partOfAddress } from '#ui/app/screens.ts'
import { asking } from '#ui/parts/page-feedback/page-feedback-room.ts'
import { screenOf } from '#ui/view/screen.ts'
import { municipalityView } from './municipality-view.ts'

/** The page of a municipality: its content by category (DIR-06). */
export const screen = screenOf({
  query: (address) => ({ id: idFrom<'Municipality'>(partOfAddress(address, 2)) }),
  open: openMunicipality,
  view: asking(municipalityView),
})
