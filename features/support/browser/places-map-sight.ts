import type { PlacesMapSight } from '../sight.ts'
import type { BrowserTab } from './browser-tab.ts'

/** The vertical position of a selected place on the map (`EYE_LEVEL`). */
const EYE_LEVEL = 0.38

export const placesMapSight = (tab: BrowserTab): PlacesMapSight => {
  const list = () => tab.main().getByRole('list', { name: 'Luoghi sulla mappa' })
  return {
    breakDrawing: () =>
      tab.page().evaluate(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      }),
    tapMiddle: async () => {
      const map = tab.main().getByRole('application', { name: 'Mappa dei luoghi' })
      const { width = 0, height = 0 } = (await map.boundingBox()) ?? {}
      await map.click({ position: { x: width / 2, y: height * EYE_LEVEL } })
    },
    reachList: () => list().getByRole('button').first().focus(),
    marked: async () => {
      const row = list().locator('[aria-current=true]')
      return (await row.count()) === 0 ? undefined : (await row.innerText()).trim()
    },
    sheet: async () => {
      const title = tab.main().getByRole('region').getByRole('heading', { level: 2 })
      return (await title.count()) === 0 ? undefined : (await title.first().innerText()).trim()
    },
  }
}
