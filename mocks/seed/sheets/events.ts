import type { EventPrice } from '#domain/events/event.ts'
import type { SheetItem } from '#domain/e015/sheet.ts'
import { addDays, dayOf, type Instant } from '#domain/time/calendar.ts'
import { around, iconOf, itemOf } from './around.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'

type Sketch = readonly [
  category: string,
  title: string,
  name: string,
  icon: string,
  cover: number,
  /** In euro; undefined when free. */
  price: number | undefined,
  /** The number of days after the first. */
  days: number,
]

/** The sources of events in Lombardy, reused in turn. */
const sketches: readonly Sketch[] = [
  ['Mostre', 'Cartografie dei laghi', 'Museo civico', 'museo', 3, 8, 3],
  ['Musica', 'Quartetto al tramonto', 'Salone del municipio', 'musica', 4, 12, 0],
  ['Mercati', 'Mercato dell’antiquariato', 'Portici del centro', 'luogo', 7, undefined, 0],
  ['Bambini', 'Laboratorio di burattini', 'Biblioteca comunale', 'libri', 5, undefined, 0],
  ['Teatro', 'Sogno di una notte', 'Teatro comunale', 'museo', 6, 18, 1],
  ['Sagre', 'Festa della polenta', 'Tensostruttura degli alpini', 'luogo', 8, undefined, 2],
  ['Musica', 'Coro in basilica', 'Basilica', 'musica', 2, undefined, 0],
  ['Mostre', 'Fotografie di montagna', 'Sala espositiva', 'museo', 1, 5, 5],
  ['Bambini', 'Cinema del pomeriggio', 'Sala della comunità', 'libri', 4, 4, 0],
]

const DAY = 86_400_000
/** The number of days around today with events. */
const BEFORE = 5
const AFTER = 12
/** The number of events that begin on a day. */
const EACH_DAY = 4

const priceOf = (amount: number | undefined): EventPrice =>
  amount === undefined ? { kind: 'free' } : { kind: 'paid', amount }

/** The events around a municipality; deterministic by day (E015-04). */
export const sheetEvents = (municipality: MunicipalityId, now: Instant, seed: number): readonly SheetItem[] => {
  const today = dayOf(now)
  return Array.from({ length: BEFORE + AFTER + 1 }, (_, at) => addDays(today, at - BEFORE)).flatMap((day) => {
    const number = Math.round(Date.parse(day) / DAY)
    const { address, place } = around(municipality, number, seed)
    return Array.from({ length: EACH_DAY }, (_, at) => {
      const [category, title, name, icon, cover, price, days] =
        sketches[(number * EACH_DAY + at) % sketches.length] ?? NOTHING
      return itemOf(number * 10 + at, {
        title,
        name,
        category,
        address: address(),
        position: place(),
        icon: iconOf(icon),
        cover: `luogo-${cover}.svg`,
        price: priceOf(price),
        startDate: day,
        endDate: days === 0 ? undefined : addDays(day, days),
      })
    })
  })
}
const NOTHING: Sketch = ['Incontri', 'Incontro', 'Sala del consiglio', 'luogo', 1, undefined, 0]
