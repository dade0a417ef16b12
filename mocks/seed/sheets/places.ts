import type { SheetItem } from '#domain/e015/sheet.ts'
import { addDays, dayOf, type Instant } from '#domain/time/calendar.ts'
import { type Around, iconOf, itemOf } from './around.ts'

type Ground = readonly [discipline: string, name: string, space: string, icon: string, cover: number]

/** The sports facilities of every municipality. */
const grounds: readonly Ground[] = [
  ['Calcio', 'Centro sportivo comunale', 'Campo in erba', 'calcio', 1],
  ['Calcio', 'Campo dell’oratorio', 'Campo a sette', 'calcio', 2],
  ['Atletica leggera', 'Centro sportivo comunale', 'Pista a sei corsie', 'corsa', 1],
  ['Nuoto', 'Piscina comunale', 'Vasca da 25 metri', 'nuoto', 3],
  ['Nuoto', 'Piscina comunale', 'Vasca dei bambini', 'nuoto', 3],
  ['Pallacanestro', 'Palazzetto dello sport', 'Campo centrale', 'palla', 4],
  ['Pallavolo', 'Palestra della scuola media', 'Palestra grande', 'palla', 5],
  ['Ginnastica', 'Palestra della scuola media', 'Sala attrezzi', 'palestra', 5],
  ['Tennis', 'Circolo del tennis', 'Campi coperti', 'tennis', 6],
  ['Tennis', 'Circolo del tennis', 'Campi in terra rossa', 'tennis', 6],
  ['Bocce', 'Bocciodromo', 'Quattro corsie', 'palla', 7],
  ['Arrampicata', 'Palestra di roccia', 'Parete da 12 metri', 'palestra', 8],
]
/** The number of days of the ice rink. */
const ICE = 92

/** Sports facilities, ground by ground (E015-03). */
export const sportsPlaces = ({ place, address, chance, town }: Around, now: Instant): readonly SheetItem[] => {
  const houses = new Map<string, Readonly<{ address: string; position: SheetItem['position'] }>>()
  const houseOf = (name: string) => {
    const house = houses.get(name) ?? { address: address(), position: place() }
    houses.set(name, house)
    return house
  }
  const items = grounds.map(([discipline, name, space, icon, cover], at) =>
    itemOf(at + 1, {
      title: name,
      name,
      discipline,
      activitySpace: space,
      icon: iconOf(icon),
      cover: `luogo-${cover}.svg`,
      ...houseOf(name),
      data: [
        { label: 'Orari', value: chance.pick(['lun–ven 8:00–22:00, sab 9:00–19:00', 'tutti i giorni 9:00–23:00']) },
        { label: 'Gestore', value: chance.pick(['Comune', 'Polisportiva', 'Associazione sportiva dilettantistica']) },
        { label: 'Accessibile in carrozzina', value: chance.next() < 0.8 ? 'Sì' : 'No' },
      ],
    }),
  )
  return [
    ...items,
    itemOf(13, {
      title: 'Pista di pattinaggio',
      name: 'Piazza del mercato',
      discipline: 'Pattinaggio',
      activitySpace: 'Pista all’aperto',
      icon: iconOf('ghiaccio'),
      cover: 'luogo-8.svg',
      address: address(),
      position: place(0.6),
      endDate: addDays(dayOf(now), ICE),
      data: [{ label: 'Noleggio pattini', value: 'Alla cassa, 4,00 €' }],
    }),
    // Its start varies: it has no fixed place.
    itemOf(14, {
      title: 'Percorso vita nel bosco',
      discipline: 'Atletica leggera',
      address: `Ingresso dal parcheggio del parco, ${town.name}`,
      icon: iconOf('corsa'),
      data: [{ label: 'Lunghezza', value: '2,4 km' }],
    }),
  ]
}

type Sight = readonly [category: string, title: string, icon: string, cover: number, says: string]

const sights: readonly Sight[] = [
  ['Chiese e santuari', 'Basilica di San Vittore', 'chiesa', 2, 'Aperta dalle 8 alle 12 e dalle 15 alle 18'],
  ['Chiese e santuari', 'Battistero', 'chiesa', 5, 'Visite la domenica pomeriggio'],
  ['Ville e giardini', 'Giardini pubblici', 'verde', 1, 'Dall’alba al tramonto'],
  ['Ville e giardini', 'Villa con parco', 'verde', 3, 'Il parco è sempre aperto'],
  ['Musei', 'Museo civico', 'museo', 4, 'Da martedì a domenica, 9:30–18:00'],
  ['Musei', 'Museo del territorio', 'museo', 6, 'Sabato e domenica, 10:00–17:00'],
  ['Panorami', 'Belvedere', 'panorama', 7, 'Si arriva a piedi in venti minuti'],
  ['Panorami', 'Terrazza sul lago', 'panorama', 8, 'Panchine e fontanella'],
  ['Biblioteche', 'Biblioteca comunale', 'libri', 5, 'Da lunedì a sabato, 9:00–19:00'],
  ['Servizi', 'Casa dell’acqua', 'luogo', 2, 'Naturale e frizzante, 0,05 € al litro'],
  ['Servizi', 'Ricarica per auto elettriche', 'luogo', 4, 'Due prese da 22 kW'],
]

/** Sights, by category (E015-02). */
export const pointsOfInterest = ({ place, address }: Around): readonly SheetItem[] =>
  sights.map(([category, title, icon, cover, says], at) =>
    itemOf(at + 1, {
      title,
      category,
      icon: iconOf(icon),
      cover: `luogo-${cover}.svg`,
      address: address(),
      position: place(),
      data: [{ label: 'Quando', value: says }],
    }),
  )

/** Measurements of air quality, for administrators (E015-07). */
export const airStations = ({ place, address, chance }: Around): readonly SheetItem[] =>
  ['Stazione centro', 'Stazione stadio', 'Stazione parco'].map((title, at) =>
    itemOf(at + 1, {
      title,
      icon: iconOf('verde'),
      address: address(),
      position: place(),
      data: [
        { label: 'PM10', value: `${chance.whole(8, 48)} µg/m³` },
        { label: 'Ozono', value: `${chance.whole(20, 110)} µg/m³` },
        { label: 'Biossido di azoto', value: `${chance.whole(10, 60)} µg/m³` },
      ],
    }),
  )
