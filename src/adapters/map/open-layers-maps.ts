import type { MapHandle, Maps } from '#application/ports/maps.ts'

/**
 * Maps by OpenLayers, fetched with the first one. What is asked of a map before it has come waits for it; a map that
 * was thrown away meanwhile is not drawn at all.
 */
export const createOpenLayersMaps = (load = () => import('./open-layers-map.ts')): Maps => ({
  mount: (element, options) => {
    let isGone = false
    const fail = () => {
      if (isGone) return
      isGone = true
      element.replaceChildren()
      options.onFailed()
    }
    // Words are drawn once, as pictures: in the right letters only when those have come.
    const letters = globalThis.document?.fonts?.load(`600 14px ${options.font}`).catch(() => undefined)
    const drawn: Promise<MapHandle | undefined> = Promise.all([load(), letters])
      .then(([{ drawMap }]) => (isGone ? undefined : drawMap(element, { ...options, onFailed: fail })))
      .catch(() => {
        fail()
        return undefined
      })
    const ask = (task: (map: MapHandle) => void) => void drawn.then((map) => (map ? task(map) : undefined)).catch(fail)
    return {
      zoom: (levels) => ask((map) => map.zoom(levels)),
      recentre: () => ask((map) => map.recentre()),
      destroy: () => {
        isGone = true
        ask((map) => map.destroy())
      },
    }
  },
})
