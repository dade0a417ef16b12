import type { PlacesMapOptions } from '#application/ports/places-maps.ts'
import { drawn, labelPicture, SHARP } from './label-sign.ts'

/** How large an icon is on the screen (DIR-04), and the chosen one; CSS pixels. */
const ICON = 30
const CHOSEN = 46
/** From how many places on a cluster is larger, and how large. */
const BUBBLES = [
  { from: 0, size: 36 },
  { from: 25, size: 42 },
  { from: 250, size: 50 },
] as const

const disc = (pen: CanvasRenderingContext2D, middle: number, radius: number, colour: string): void => {
  pen.beginPath()
  pen.arc(middle, middle, radius, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
}

/** Puts a picture's middle on a point. */
export const put = (pen: CanvasRenderingContext2D, picture: HTMLCanvasElement, x: number, y: number): void => {
  const width = picture.width / SHARP
  const height = picture.height / SHARP
  pen.drawImage(picture, Math.round(x - width / 2), Math.round(y - height / 2), width, height)
}

/** The pictures that stand for places, each drawn once. */
export const createPlaceSigns = (
  { colours, font, iconAddresses, count }: Pick<PlacesMapOptions, 'colours' | 'font' | 'iconAddresses' | 'count'>,
  onCome: () => void,
) => {
  const bubbles = new Map<string, HTMLCanvasElement>()
  const icons = new Map<string | undefined, HTMLCanvasElement>()

  /** Stands where an icon has not come or is none. */
  const plain = drawn(ICON, ICON, (pen) => {
    disc(pen, ICON / 2, ICON / 2 - 1, colours.halo)
    disc(pen, ICON / 2, ICON / 2 - 2.5, colours.markers.place)
    disc(pen, ICON / 2, 4.5, colours.ink)
  })
  const bubble = (places: number): HTMLCanvasElement => {
    const words = count(places)
    const known = bubbles.get(words)
    if (known) return known
    const size = BUBBLES.findLast(({ from }) => places >= from)?.size ?? BUBBLES[0].size
    const picture = drawn(size, size, (pen) => {
      pen.globalAlpha = 0.35
      disc(pen, size / 2, size / 2, colours.markers.place)
      pen.globalAlpha = 1
      disc(pen, size / 2, size / 2 - 4, colours.markers.place)
      pen.font = `700 ${words.length > 4 ? 12 : 14}px ${font}`
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillStyle = colours.ink
      pen.fillText(words, size / 2, size / 2 + 1)
    })
    bubbles.set(words, picture)
    return picture
  }
  const icon = (name: string | undefined): HTMLCanvasElement => {
    const known = icons.get(name)
    if (known) return known
    icons.set(name, plain)
    const [first, ...standIns] = iconAddresses(name)
    const fetchIcon = (address: string | undefined, [next, ...rest]: readonly string[]): void => {
      if (address === undefined) return
      const image = new Image(ICON, ICON)
      image.addEventListener('load', () => {
        icons.set(
          name,
          // Drawn larger than it is shown, for the chosen one.
          drawn(CHOSEN, CHOSEN, (pen) => pen.drawImage(image, 0, 0, CHOSEN, CHOSEN)),
        )
        onCome()
      })
      image.addEventListener('error', () => fetchIcon(next, rest))
      image.src = address
    }
    fetchIcon(first, standIns)
    return plain
  }
  return {
    /** So many places as one. */
    bubble,
    /** One place, as small as it is among the others. */
    putIcon: (pen: CanvasRenderingContext2D, name: string | undefined, x: number, y: number) =>
      pen.drawImage(icon(name), Math.round(x - ICON / 2), Math.round(y - ICON / 2), ICON, ICON),
    /** The chosen one: larger, ringed, with its name. */
    putChosen: (pen: CanvasRenderingContext2D, name: string | undefined, x: number, y: number) => {
      pen.beginPath()
      pen.arc(x, y, CHOSEN / 2 + 4, 0, 2 * Math.PI)
      pen.fillStyle = colours.label
      pen.fill()
      pen.drawImage(icon(name), Math.round(x - CHOSEN / 2), Math.round(y - CHOSEN / 2), CHOSEN, CHOSEN)
    },
    name: (words: string): HTMLCanvasElement =>
      labelPicture(words, { font: `600 15px ${font}`, ink: colours.label, halo: colours.halo }),
    /** Where the citizen is. */
    here: drawn(44, 44, (pen) => {
      pen.globalAlpha = 0.25
      disc(pen, 22, 22, colours.markers.works)
      pen.globalAlpha = 1
      disc(pen, 22, 10, '#fff')
      disc(pen, 22, 7, colours.markers.works)
    }),
    /** How far under a chosen place its name stands. */
    nameShift: CHOSEN / 2 + 18,
  }
}
