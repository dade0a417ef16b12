import type Map from 'ol/Map.js'
import { shared } from 'ol/style/IconImageCache.js'

/**
 * Ends a map. The library keeps the pictures of all icons for maps to come; ours are drawn anew for each map, and would
 * only pile up. Other maps on the page hold their own.
 */
export const endMap = (map: Pick<Map, 'setTarget' | 'dispose'>): void => {
  map.setTarget(undefined)
  map.dispose()
  shared.clear()
}
