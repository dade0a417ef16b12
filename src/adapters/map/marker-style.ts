import Icon from 'ol/style/Icon.js'
import Style from 'ol/style/Style.js'
import type { MapColours, Marker, MarkerKind } from '#application/ports/maps.ts'
import { drawn, labelIcon, SHARP } from './label-sign.ts'

/** The size of a marker, in CSS pixels. */
const SIZE = 30

/** The icon of each kind, in a square of 24 with its centre at 12,10. */
const SIGNS: Readonly<Record<MarkerKind, (pen: CanvasRenderingContext2D) => void>> = {
  place: (pen) => {
    pen.arc(12, 9.5, 3.4, 0, 2 * Math.PI)
    pen.fill()
  },
  works: (pen) => {
    pen.fillRect(11, 4.8, 2, 6)
    pen.fillRect(11, 12.2, 2, 2)
  },
}

const draw = (kind: MarkerKind, { markers, ink, halo }: MapColours): HTMLCanvasElement =>
  drawn(SIZE, SIZE, (pen) => {
    pen.scale(SIZE / 24, SIZE / 24)
    pen.beginPath()
    pen.moveTo(12, 23)
    pen.bezierCurveTo(9, 18.5, 3.6, 14.5, 3.6, 9.5)
    pen.arc(12, 9.5, 8.4, Math.PI, 0)
    pen.bezierCurveTo(20.4, 14.5, 15, 18.5, 12, 23)
    pen.closePath()
    pen.fillStyle = markers[kind]
    pen.strokeStyle = halo
    pen.lineWidth = 1.4
    pen.fill()
    pen.stroke()
    pen.beginPath()
    pen.fillStyle = ink
    SIGNS[kind](pen)
  })

/** A pin whose tip is the place, with its name below; labels of the base map that it would cover are hidden. */
export const markerStyle = ({ kind, label }: Marker, colours: MapColours, family: string): readonly Style[] => [
  new Style({
    image: new Icon({
      img: draw(kind, colours),
      scale: 1 / SHARP,
      anchor: [0.5, 23 / 24],
      declutterMode: 'obstacle',
    }),
  }),
  new Style({ image: labelIcon(label, { font: `600 14px ${family}`, ink: colours.label, halo: colours.halo }, 16) }),
]
