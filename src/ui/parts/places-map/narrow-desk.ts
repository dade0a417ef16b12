import { media } from '#ui/theme/media.ts'

/** A desk without room for the filters beside the map and its list, as a media query. */
export const NARROW_DESK = `${media.desktop} and (max-width: 1399.98px)`
