import type { DataEntry, Sheet, SheetQuery } from '#domain/e015/sheet.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { sheetsOf } from '../directory/sheets.ts'
import { townAt } from '../directory/municipalities.ts'
import { around } from './around.ts'
import { sheetEvents } from './events.ts'
import { flightsAt, terminals } from './flights.ts'
import { parkingPlaces } from './parking.ts'
import { airStations, pointsOfInterest, sportsPlaces } from './places.ts'
import { timeOf } from '#domain/time/wall-clock.ts'

type Filling = Pick<Sheet, 'items' | 'flights' | 'template'> & Readonly<{ data: readonly DataEntry[] }>

const SOURCE: DataEntry = { label: 'Fonte', value: 'Regione Lombardia' }
const SITE: DataEntry = { label: 'Sito', value: 'https://www.e015.regione.lombardia.it/' }
const updated = (now: Instant): DataEntry => ({ label: 'Aggiornato alle', value: timeOf(now) })

const fillings: Readonly<
  Record<number, (municipality: SheetQuery['municipality'], now: Instant, seed: number) => Filling>
> = {
  3: (id, now, seed) => ({
    template: 'standard',
    items: sportsPlaces(around(id, 3, seed), now),
    flights: [],
    data: [SOURCE, { label: 'Prenotazioni', value: 'Ufficio sport del Comune, 0332 255265' }, SITE],
  }),
  7: (id, now, seed) => ({
    template: 'standard',
    items: sheetEvents(id, now, seed),
    flights: [],
    data: [SOURCE, SITE],
  }),
  17: (_, now) => ({
    template: 'standard',
    items: terminals,
    flights: flightsAt(now),
    data: [
      { label: 'Fonte', value: 'SEA Aeroporti di Milano' },
      updated(now),
      { label: 'Sito', value: 'https://www.milanomalpensa-airport.com/' },
    ],
  }),
  21: (id, now, seed) => ({
    template: 'standard',
    items: parkingPlaces(around(id, 21, seed), now),
    flights: [],
    data: [SOURCE, updated(now)],
  }),
  30: (id, _, seed) => ({
    template: 'byCategory',
    items: pointsOfInterest(around(id, 30, seed)),
    flights: [],
    data: [SOURCE, SITE],
  }),
  40: (id, _, seed) => ({
    template: 'standard',
    items: airStations(around(id, 40, seed)),
    flights: [],
    data: [{ label: 'Fonte', value: 'ARPA Lombardia' }],
  }),
}

type Asked = Readonly<{ id: number; municipality: SheetQuery['municipality']; isAdmin: boolean }>

/** The current sheet of a municipality; undefined where it has none, or has it for administrators only (E015-07). */
export const sheetOf = ({ id, municipality, isAdmin }: Asked, now: Instant, seed: number): Sheet | undefined => {
  const summary = sheetsOf(municipality, isAdmin)
    .flatMap(({ things }) => things)
    .find((one) => one.id === id)
  const filling = fillings[id]?.(municipality, now, seed)
  if (summary === undefined || filling === undefined) return undefined
  const { latitude, longitude, name, id: town } = townAt(municipality)
  const isAirport = filling.items === terminals
  return {
    ...filling,
    id: summary.id,
    title: summary.title,
    cover: summary.image,
    municipality: { id: town, name },
    centre: isAirport ? { latitude: 45.64, longitude: 8.7227 } : { latitude, longitude },
  }
}
