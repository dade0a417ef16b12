import { openMunicipalities } from '#application/municipalities/municipalities.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { municipalitiesView } from './municipalities-view.ts'

/** The visible municipalities, by province and name (DIR-06). */
export const screen = screenOf({ query: () => undefined, open: openMunicipalities, view: municipalitiesView })
