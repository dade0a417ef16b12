import { press, type Scene, toTheEnd } from './scene.ts'

const sheet = { screen: 'sheet', who: 'nobody' } as const
const flights = { ...sheet, path: '/e015/17?country=7' } as const
const parking = { ...sheet, path: '/e015/21?country=1' } as const

/** The information sheets in each of their states (E015). */
export const SHEET_SCENES: readonly Scene[] = [
  { ...flights, state: 'tour' },
  { ...flights, state: 'flights', act: press('Chiudi') },
  { ...flights, state: 'arrivals', path: `${flights.path}&direction=arrival`, act: press('Chiudi') },
  { ...parking, state: 'parking' },
  { ...parking, state: 'parking-chosen', act: press('Stadio') },
  { ...parking, state: 'parking-end', act: toTheEnd },
  { ...sheet, state: 'by-category', path: '/e015/30?country=1', act: press('Chiudi', 'Belvedere') },
  { ...sheet, state: 'events', path: '/e015/7?country=1&price=paid', act: press('Chiudi') },
  { ...sheet, state: 'empty-filter', path: '/e015/7?country=1&category=Musica', act: press('Chiudi') },
  { ...parking, state: 'failed', fault: '500@sheets.one' },
  { ...parking, state: 'offline', fault: 'offline@sheets.one' },
  { ...parking, state: 'loading', fault: 'slow@sheets.one', isWaiting: true },
  { ...flights, state: 'flights-loading', fault: 'slow@sheets.one', isWaiting: true },
  { ...sheet, state: 'es', path: '/es/e015/17?country=7', act: press('Cerrar') },
]
