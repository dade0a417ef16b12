import { isDeepStrictEqual } from 'node:util'
import type { Point } from '../tab.ts'
import type { Flow } from './flow.ts'

/** How far the map is drawn along, in pixels. */
const FAR: Point = { x: 90, y: 60 }
/** The map moves by itself for as long, in milliseconds: the clock of the page stands still meanwhile. */
const A_MOVE = 1_000
const MAP = 'Mappa dei luoghi'

/** A sign that the map draws, by its middle in the window: a place, or the larger bubble of several ones. */
type Sign = Readonly<{ point: Point; isBubble: boolean }>
type Drawing = typeof globalThis & { piazzaSigns: Sign[] }

// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
/** Notes the signs of each picture of the map that can be pressed. */
const noteSigns = (): void => {
  const A_PLACE = 30
  const page = globalThis as Drawing
  page.piazzaSigns = []
  const { clearRect, drawImage } = CanvasRenderingContext2D.prototype
  const isOfPlaces = (pen: CanvasRenderingContext2D): boolean => pen.canvas.matches('canvas.ol-places')
  CanvasRenderingContext2D.prototype.clearRect = function (...rectangle) {
    if (isOfPlaces(this)) page.piazzaSigns = []
    clearRect.apply(this, rectangle)
  }
  CanvasRenderingContext2D.prototype.drawImage = function (
    this: CanvasRenderingContext2D,
    ...drawn: [CanvasImageSource, number, number, number, number]
  ) {
    // Without a size it is no sign, but a picture of them all.
    const [, x, y, width = Number.NaN, height = Number.NaN] = drawn
    const { left, top } = this.canvas.getBoundingClientRect()
    const point = { x: left + x + width / 2, y: top + y + height / 2 }
    const hit = Number.isFinite(width) ? document.elementFromPoint(point.x, point.y) : null
    if (isOfPlaces(this) && width === height && hit?.closest('[role=application]'))
      page.piazzaSigns.push({ point, isBubble: width > A_PLACE })
    Reflect.apply(drawImage, this, drawn)
  } as typeof drawImage
}
const drawnSigns = (): readonly Sign[] => (globalThis as Drawing).piazzaSigns

export const MAP_FLOWS: readonly Flow[] = [
  {
    name: 'Giulia draws the map along, opens what is gathered on it, and chooses a place',
    at: '/contact?country=2&view=map',
    play: async (giulia) => {
      const { tab, until } = giulia
      /** The signs once they no longer move, where they are others than before. */
      const signs = (what: string, before: readonly Sign[]): Promise<readonly Sign[]> =>
        until(what, async () => {
          await giulia.waits(A_MOVE)
          const now = await tab.run(drawnSigns)
          await giulia.rests()
          const isStill = isDeepStrictEqual(now, await tab.run(drawnSigns))
          return isStill && now.length > 0 && !isDeepStrictEqual(now, before) && now
        })
      const press = async (found: readonly Sign[], kind: Pick<Sign, 'isBubble'>): Promise<void> => {
        const sign = found.find(({ isBubble }) => isBubble === kind.isBubble)
        if (sign === undefined) throw new Error(`The map has none of these: ${JSON.stringify({ kind, found })}`)
        await tab.drag([sign.point])
      }
      await giulia.sees('25 luoghi sulla mappa')
      await giulia.rests()
      await tab.run(noteSigns)
      const middle = await giulia.point(MAP)
      const steps = [0.25, 0.5, 0.75, 1].map((part) => ({ x: middle.x + part * FAR.x, y: middle.y + part * FAR.y }))
      await tab.drag([middle, ...steps])
      const along = await signs('the map did not move', [])
      await giulia.taps('Mostra tutti i luoghi')
      const all = await signs('the map does not show all places', along)
      await press(all, { isBubble: true })
      await press(await signs('what is gathered does not open', all), { isBubble: false })
      await giulia.point('Apri la scheda…')
      // What was gathered is nearer now, and the list has what is in view: another place is searched for.
      await giulia.sees('in vista')
      await giulia.writes('Cerca sulla mappa', 'morandi')
      await giulia.sees('1 luogo sulla mappa')
      await giulia.rests()
      await giulia.taps('Archivio storico Morandi…')
      // The sheet of the place before has another height: nobody presses on it while it changes.
      await giulia.sees('Archivio storico Morandi nei preferiti')
      await giulia.rests()
      await giulia.taps('Apri la scheda…')
      await giulia.sees('Archivio storico Morandi', 'Orari', 'Dove si trova')
    },
  },
]
