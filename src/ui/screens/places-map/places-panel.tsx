import type { DirectoryFilter } from '#domain/directory/directory-query.ts'

export type PlacesPanelProps = { readonly filter: DirectoryFilter; readonly kind: 'contacts' | 'activities' }

/** What the filter lets through, on a map and in a list beside it (DIR-04). */
export const PlacesPanel = (_: PlacesPanelProps) => null
