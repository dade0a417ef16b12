import { dark } from '#ui/theme/looks/dark.ts'
import type { PlacesMapSight } from '../sight.ts'
import type { BrowserTab } from './browser-tab.ts'

/** The vertical position of a selected place on the map (`EYE_LEVEL`). */
const EYE_LEVEL = 0.38

/** The colour of lakes in the look of the scenarios, as red, green and blue. */
const WATER = [1, 3, 5].map((at) => Number.parseInt(dark.map.water.slice(at, at + 2), 16))

export const placesMapSight = (tab: BrowserTab): PlacesMapSight => {
  const list = () => tab.main().getByRole('list', { name: 'Luoghi sulla mappa' })
  return {
    breakDrawing: () =>
      tab.page().evaluate(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      }),
    hasWater: () =>
      tab.page().evaluate((water) => {
        const isOfWater = (canvas: HTMLCanvasElement): boolean => {
          const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
          for (let at = 0; at < data.length; at += 4)
            if (data[at] === water[0] && data[at + 1] === water[1] && data[at + 2] === water[2]) return true
          return false
        }
        return [...document.querySelectorAll<HTMLCanvasElement>('[role=application] canvas')].some(isOfWater)
      }, WATER),
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
