import type { PlacesMapOptions } from '#application/ports/places-maps.ts'
import { drawn, labelPicture, SHARP } from './label-sign.ts'

/** The size of an icon (DIR-04), and of the selected one; CSS pixels. */
const ICON = 30
const CHOSEN = 46
/** The number of places from which a cluster is larger, and its size. */
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

/** Centres a picture on a point. */
export const put = (pen: CanvasRenderingContext2D, picture: HTMLCanvasElement, x: number, y: number): void => {
  const width = picture.width / SHARP
  const height = picture.height / SHARP
  pen.drawImage(picture, Math.round(x - width / 2), Math.round(y - height / 2), width, height)
}

/** The pictures of places, each drawn once. */
export const createPlaceSigns = (
  { colours, font, iconAddresses, count }: Pick<PlacesMapOptions, 'colours' | 'font' | 'iconAddresses' | 'count'>,
  onCome: () => void,
) => {
  const bubbles = new Map<string, HTMLCanvasElement>()
  const icons = new Map<string | undefined, HTMLCanvasElement>()

  /** The fallback of a missing or unloaded icon. */
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
          // Drawn at a higher resolution, for the selected one.
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
    /** A cluster of this many places. */
    bubble,
    /** One place, at the normal size. */
    putIcon: (pen: CanvasRenderingContext2D, name: string | undefined, x: number, y: number) =>
      pen.drawImage(icon(name), Math.round(x - ICON / 2), Math.round(y - ICON / 2), ICON, ICON),
    /** The selected one: larger, with a ring and its name. */
    putChosen: (pen: CanvasRenderingContext2D, name: string | undefined, x: number, y: number) => {
      pen.beginPath()
      pen.arc(x, y, CHOSEN / 2 + 4, 0, 2 * Math.PI)
      pen.fillStyle = colours.label
      pen.fill()
      pen.drawImage(icon(name), Math.round(x - CHOSEN / 2), Math.round(y - CHOSEN / 2), CHOSEN, CHOSEN)
    },
    name: (words: string): HTMLCanvasElement =>
      labelPicture(words, { font: `600 15px ${font}`, ink: colours.label, halo: colours.halo }),
    /** The position of the citizen. */
    here: drawn(44, 44, (pen) => {
      pen.globalAlpha = 0.25
      disc(pen, 22, 22, colours.markers.works)
      pen.globalAlpha = 1
      disc(pen, 22, 10, '#fff')
      disc(pen, 22, 7, colours.markers.works)
    }),
    /** The distance of the name below a selected place. */
    nameShift: CHOSEN / 2 + 18,
  }
}
