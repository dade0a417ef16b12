import type { Contact } from '#domain/directory/contact.ts'
import type { Coordinates } from '#domain/places/coordinates.ts'
import type { ProvinceId } from '#domain/search/search.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { streets } from '../places.ts'
import { contactsOfActivities } from './activities.ts'
import { type ContactCategoryName, contactCategories } from './categories.ts'
import { contactCover } from './contact-covers.ts'
import { isOnLand } from './land.ts'
import { municipalityOf, provinces, type TownName, townOf } from './municipalities.ts'
import { hoursOfContact } from './opening-hours.ts'
import { slugOf } from './slug.ts'

/** A contact in the server's data, with its province (DIR-08). */
export type KeptContact = Contact & Readonly<{ province: ProvinceId }>

/** The number of generated contacts at scale 1, and per further step of the scale. */
const GENERATED = 180
const MORE_EACH = 105

type Some = readonly [string, ...string[]]

/** The names of contacts of a category: a type of place, and a name. */
const NAMES: Readonly<Record<ContactCategoryName, readonly [kinds: Some, names: Some]>> = {
  offices: [
    ['Ufficio postale', 'Centro per l’impiego', 'Sportello tributi', 'Centro raccolta rifiuti', 'Sportello lavoro'],
    ['Centro', 'Nord', 'Stazione', 'San Carlo', 'Valle Olona', 'Belforte'],
  ],
  culture: [
    ['Sala civica', 'Biblioteca di quartiere', 'Archivio storico', 'Galleria', 'Cappella'],
    ['Montanari', 'Veratti', 'San Rocco', 'Chiara', 'Tallachini', 'dei Mercanti', 'Morandi'],
  ],
  food: [
    ['Trattoria', 'Bar', 'Pizzeria', 'Osteria', 'Gelateria', 'Ristorante', 'Caffè', 'Crotto'],
    [
      'del Lago',
      'Garibaldi',
      'Stella Alpina',
      'dei Pescatori',
      'Belvedere',
      'Al Ponte',
      'Sempione',
      'La Motta',
      'del Borgo',
      'Da Piero',
      'Tre Re',
    ],
  ],
  school: [
    ['Scuola primaria', 'Scuola dell’infanzia', 'Scuola media', 'Asilo nido'],
    ['Mazzini', 'Pellico', 'Don Milani', 'Montessori', 'Rodari', 'Vidoletti', 'Collodi', 'Pascoli'],
  ],
  sport: [
    ['Palestra', 'Campo sportivo', 'Piscina', 'Palazzetto', 'Bocciodromo', 'Pista di atletica'],
    ['comunale', 'Bettinelli', 'Speroni', 'San Luigi', 'Robur', 'Le Bustecche', 'Ossola'],
  ],
  health: [
    ['Farmacia', 'Ambulatorio', 'Studio dentistico', 'Guardia medica', 'Parafarmacia'],
    ['San Vittore', 'Centrale', 'della Stazione', 'Valganna', 'Perucchetti', 'Santa Maria', 'Bosto'],
  ],
  shops: [
    ['Panetteria', 'Alimentari', 'Edicola', 'Cartoleria', 'Fruttivendolo', 'Ciclofficina', 'Merceria', 'Erboristeria'],
    ['Colombo', 'Macchi', 'Broggi', 'Bianchi', 'Ferrario', 'Crespi', 'Galli', 'Speroni', 'Zanzi'],
  ],
  parking: [
    ['Parcheggio', 'Autosilo', 'Posteggio bici', 'Ricarica elettrica'],
    ['Stazione', 'Mercato', 'Ospedale', 'Lungolago', 'Cimitero', 'Centro', 'Scuole'],
  ],
  nature: [
    ['Parco', 'Giardini', 'Area cani', 'Belvedere', 'Area pic-nic', 'Fontanile'],
    ['Mylius', 'Toeplitz', 'delle Rimembranze', 'Mantegazza', 'Primavera', 'della Pace', 'dei Tigli'],
  ],
}
const CATEGORIES = [
  'food',
  'shops',
  'food',
  'offices',
  'culture',
  'school',
  'sport',
  'health',
  'shops',
  'parking',
  'nature',
] as const

/** Municipalities, weighted by size. */
const TOWNS = [
  'varese',
  'varese',
  'varese',
  'busto',
  'busto',
  'gallarate',
  'gallarate',
  'saronno',
  'tradate',
  'somma',
  'luino',
  'laveno',
] as const satisfies readonly [TownName, ...TownName[]]

const streetsOf = new Map(
  TOWNS.map((town) => {
    const known = streets.filter(({ municipality }) => municipality === townOf(town).name)
    const [first = 'Via Roma', ...others] = known.flatMap(({ address }) => (address === undefined ? [] : [address]))
    return [town, [first, ...others] satisfies Some]
  }),
)

/** References to municipalities, each created once. */
const municipalities = new Map(TOWNS.map((town) => [town, municipalityOf(town)]))
const slugs = new Map<string, string>()
/** Cache: slugs of repeated names. */
const slugFor = (name: string): string => {
  const known = slugs.get(name) ?? slugOf(name)
  slugs.set(name, known)
  return known
}

/**
 * The distance of contacts from the centre of their municipality, in degrees: most are in town, some in the
 * countryside.
 */
const IN_TOWN = 0.011
const AROUND = 0.03
const TRIES = 12

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** A random offset around a place, more likely small: the sum of several random numbers. */
const nearby = ({ next }: Chance, { latitude, longitude }: Coordinates, reach: number): Coordinates => ({
  latitude: rounded(latitude + reach * (next() + next() + next() - 1.5)),
  longitude: rounded(longitude + 1.4 * reach * (next() + next() + next() - 1.5)),
})

/** A random place on land in or around a municipality. */
const placeIn = (chance: Chance, town: TownName): Coordinates | undefined => {
  const middle = townOf(town)
  const reach = chance.next() < 0.7 ? IN_TOWN : AROUND
  for (let tried = 0; tried < TRIES; tried += 1) {
    const place = nearby(chance, middle, reach)
    if (isOnLand(place)) return place
  }
  return undefined
}

const contactBy = (chance: Chance, id: number): KeptContact => {
  const name = chance.pick(CATEGORIES)
  const category = contactCategories[name]
  const town = chance.pick(TOWNS)
  const [kinds, names] = NAMES[name]
  const called = `${chance.pick(kinds)} ${chance.pick(names)}`
  const site = `${slugFor(called)}-${id}.example.it`
  const { postalCode } = townOf(town)
  return {
    id: id as Contact['id'],
    name: called,
    address: `${chance.pick(streetsOf.get(town) ?? ['Via Roma'])} ${chance.whole(1, 96)}`,
    postalCode,
    municipality: municipalities.get(town),
    category: category.id,
    position: placeIn(chance, town),
    icon: category.icon,
    phone: chance.next() < 0.85 ? `033${chance.whole(1, 2)} 555 ${chance.whole(1000, 9999)}` : undefined,
    email: chance.next() < 0.7 ? `info@${site}` : undefined,
    website: chance.next() < 0.6 ? `https://${site}` : undefined,
    cover: contactCover(name, id),
    hours: hoursOfContact(name, id),
    province: provinces.varese.id,
  }
}

type Written = readonly [
  name: string,
  category: ContactCategoryName,
  address: string,
  postalCode: string,
  province: keyof typeof provinces,
  latitude: number,
  longitude: number,
]

/** Places in neighbouring provinces, outside our municipalities. */
const BEYOND: readonly Written[] = [
  ['Navigazione Lago di Como', 'nature', 'Via per Cernobbio 18, Como', '22100', 'como', 45.8137, 9.0717],
  ['Ospedale Sant’Anna', 'health', 'Via Ravona 20, San Fermo della Battaglia', '22042', 'como', 45.8047, 9.0257],
  ['Teatro Sociale di Como', 'culture', 'Piazza Verdi, Como', '22100', 'como', 45.8123, 9.0847],
  ['Funicolare Como-Brunate', 'nature', 'Piazza De Gasperi 4, Como', '22100', 'como', 45.8178, 9.0835],
  ['Stazione di Milano Cadorna', 'parking', 'Piazzale Cadorna 14, Milano', '20123', 'milano', 45.4682, 9.1753],
  ['Biblioteca Sormani', 'culture', 'Corso di Porta Vittoria 6, Milano', '20122', 'milano', 45.4611, 9.2002],
  ['Ospedale di Legnano', 'health', 'Via Papa Giovanni Paolo II, Legnano', '20025', 'milano', 45.5894, 8.8925],
  ['Ospedale Maggiore di Novara', 'health', 'Corso Mazzini 18, Novara', '28100', 'novara', 45.4421, 8.6225],
  ['Imbarcadero di Arona', 'nature', 'Corso Marconi 1, Arona', '28041', 'novara', 45.7573, 8.5606],
]

/** Invalid coordinates on the wire (fault 46). None of them may reach a map. */
const BAD_PLACES: readonly (readonly [name: string, position: Coordinates | undefined])[] = [
  ['Ambulatorio Zero', { latitude: 0, longitude: 0 }],
  ['Bar dello Scambio', { latitude: 8.8251, longitude: 45.8206 }],
  ['Palestra Senza Posto', undefined],
  // Not numbers: JSON writes the first as null, and the second is a text.
  ['Edicola del Nulla', { latitude: Number.NaN, longitude: Number.NaN }],
  ['Osteria dell’Enne', { latitude: 'NaN' as unknown as number, longitude: 'NaN' as unknown as number }],
  ['Cartoleria Oltremondo', { latitude: 458.206, longitude: 88.251 }],
]

const beyondOf = (
  [name, key, address, postalCode, province, latitude, longitude]: Written,
  id: number,
): KeptContact => ({
  id: id as Contact['id'],
  name,
  address,
  postalCode,
  municipality: undefined,
  category: contactCategories[key].id,
  position: { latitude, longitude },
  icon: contactCategories[key].icon,
  phone: `02 555 ${1000 + id}`,
  email: undefined,
  website: `https://${slugOf(name)}.example.it`,
  cover: contactCover(key, id),
  hours: undefined,
  province: provinces[province].id,
})

/**
 * Every contact, with ids from 1 without gaps: first those of the activities, with the activities' ids. They are an
 * array and no collection: they never change, and validating 100,000 of them takes seconds.
 */
export const seededContacts = (seed: number, scale: number): readonly KeptContact[] => {
  const chance = chanceOf(seed)
  const contacts: KeptContact[] = []
  for (const own of contactsOfActivities()) contacts.push({ ...own, province: provinces.varese.id })
  for (const written of BEYOND) contacts.push(beyondOf(written, contacts.length + 1))
  for (const [name, position] of BAD_PLACES)
    contacts.push({ ...contactBy(chance, contacts.length + 1), name, position })
  const wanted = contacts.length + GENERATED + MORE_EACH * Math.max(0, scale - 1)
  while (contacts.length < wanted) contacts.push(contactBy(chance, contacts.length + 1))
  return contacts
}
