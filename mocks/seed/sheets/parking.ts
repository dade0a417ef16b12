import type { SheetItem } from '#domain/e015/sheet.ts'
import { dayOf, type Instant } from '#domain/time/calendar.ts'
import { type Around, iconOf, itemOf } from './around.ts'
import { midnightOf } from './said.ts'

type Ground = readonly [
  title: string,
  places: number,
  /** How full it is at its fullest. */ rush: number,
  price: string,
]

const grounds: readonly Ground[] = [
  ['Autosilo del centro', 320, 0.9, '1,50 € l’ora'],
  ['Parcheggio della stazione', 210, 1.2, '1,00 € l’ora'],
  ['Piazza del mercato', 140, 0.8, '1,00 € l’ora'],
  ['Ospedale', 480, 0.95, 'Prima ora gratuita'],
  ['Stadio', 650, 0.35, 'Gratuito'],
  ['Via dei giardini', 60, 0.7, 'Disco orario, 90 minuti'],
]

const HOUR = 3_600_000
/** The interval of the counts: half a minute, like real parking displays. */
const TURN = 30_000

/** The occupancy by hour: low at night, highest in the late morning, high in the afternoon. */
const fullness = (hour: number): number => {
  const bump = (middle: number, width: number) => Math.exp(-(((hour - middle) / width) ** 2))
  return Math.min(1, 0.08 + 0.92 * bump(10.5, 2.6) + 0.75 * bump(17, 2.4))
}

/** The number of free spaces now: the same for all requests within half a minute. */
const freeAt = (places: number, rush: number, at: number, now: Instant): number => {
  const turn = Math.floor(now / TURN)
  const hour = (turn * TURN - midnightOf(dayOf(now))) / HOUR
  const taken = places * fullness(hour) * rush + ((turn * (7 + at)) % 9) - 4
  return Math.max(0, Math.min(places, Math.round(places - taken)))
}

/** The car parks, with their free spaces (E015-06). */
export const parkingPlaces = ({ place, address }: Around, now: Instant): readonly SheetItem[] =>
  grounds.map(([title, places, rush, price], at) =>
    itemOf(at + 1, {
      title,
      address: address(),
      icon: iconOf('parcheggio'),
      parking: { free: freeAt(places, rush, at, now), places },
      position: place(1.2),
      data: [{ label: 'Tariffa', value: price }],
    }),
  )
