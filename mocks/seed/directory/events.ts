import type { EventPrice, PublicEvent } from '#domain/events/event.ts'
import { addDays, dayOf, type Instant, type LocalTime } from '#domain/time/calendar.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { activitySketches } from './activity-sketches.ts'
import { ashore } from './land.ts'
import { municipalityOf, townOf } from './municipalities.ts'

/** The typologies of events, with their colours: all have a contrast of 4.5:1 on the app's dark background. */
const typologies = {
  music: ['Musica', '#c9a2ff'],
  theatre: ['Teatro', '#ff9ab5'],
  children: ['Bambini', '#ffb86b'],
  markets: ['Mercati', '#5fd6a4'],
  sport: ['Sport', '#7cb8ff'],
  science: ['Scienza', '#7fdbe8'],
  art: ['Arte', '#f5a3e6'],
  meetings: ['Incontri', '#c8d0e0'],
} as const
type TypologyName = keyof typeof typologies

/** The number of covers per typology. */
export const EVENT_COVERS_EACH = 3
export const eventTypologies = Object.keys(typologies) as readonly TypologyName[]

type Sketch = Readonly<{
  title: string
  activity: number
  topic?: number
  typology: TypologyName
  from?: string
  to?: string
  place: string
  /** In euro; free when absent. */
  price?: number
  /** The number of days after the first. */
  days?: number
  /** The recurrence, with its weekdays, from 1 for Monday (EVENT-10). */
  comes?: Readonly<{ schedule: NonNullable<PublicEvent['schedule']>; weekdays: readonly number[] }>
  says: string
}>

/** The sources of events in the province, reused in turn. Those of today come first. */
const sketches: readonly [Sketch, ...Sketch[]] = [
  {
    title: 'Mercato contadino',
    activity: 53,
    typology: 'markets',
    from: '08:00',
    to: '13:00',
    place: 'Piazza Repubblica',
    comes: { schedule: 'repetitive', weekdays: [1, 5] },
    says: 'Verdura, formaggi e miele di ventidue aziende della provincia.',
  },
  {
    title: 'Letture al museo',
    activity: 7,
    topic: 701,
    typology: 'children',
    from: '16:00',
    to: '17:30',
    place: 'Villa Mirabello',
    says: 'Storie ad alta voce tra le palafitte, per bambini dai 4 agli 8 anni.',
  },
  {
    title: 'Concerto per archi',
    activity: 3,
    topic: 301,
    typology: 'music',
    from: '18:30',
    to: '20:00',
    place: 'Salone Estense',
    price: 12,
    comes: { schedule: 'simple', weekdays: [] },
    says: 'Boccherini, Dvořák e un’ora di silenzio intorno.',
  },
  {
    title: 'La locandiera',
    activity: 3,
    topic: 301,
    typology: 'theatre',
    from: '20:30',
    to: '23:00',
    place: 'Teatro Intred, sala grande',
    price: 24,
    says: 'Goldoni come nuovo, con una Mirandolina che non si dimentica.',
  },
  {
    title: 'Stelle sul Campo',
    activity: 60,
    topic: 6001,
    typology: 'science',
    from: '21:00',
    to: '01:30',
    place: 'Osservatorio Schiaparelli',
    price: 5,
    says: 'Saturno, la Luna e le Pleiadi dal telescopio grande. Vestiti caldi.',
  },
  {
    title: 'Assemblea di quartiere',
    activity: 1,
    topic: 106,
    typology: 'meetings',
    from: '20:45',
    to: '22:30',
    place: 'Sala civica di Biumo',
    says: 'Viabilità, verde e scuola: il Comune ascolta.',
  },
  {
    title: 'Gruppo di lettura',
    activity: 2,
    topic: 202,
    typology: 'meetings',
    from: '18:00',
    to: '19:30',
    place: 'Biblioteca civica, sala conferenze',
    comes: { schedule: 'repetitive', weekdays: [5] },
    says: 'Un libro al mese, una tazza di tè e nessuna interrogazione.',
  },
  {
    title: 'Seduta del consiglio comunale',
    activity: 1,
    topic: 102,
    typology: 'meetings',
    from: '20:30',
    place: 'Salone Estense',
    says: 'La seduta è pubblica, e si segue anche in diretta.',
  },
  {
    title: 'Novecento',
    activity: 3,
    topic: 301,
    typology: 'theatre',
    from: '21:00',
    to: '22:30',
    place: 'Teatro Intred, sala piccola',
    price: 18,
    says: 'Il monologo di Baricco, un pianoforte e il mare.',
  },
  {
    title: 'Torneo di minivolley',
    activity: 8,
    topic: 801,
    typology: 'sport',
    from: '09:30',
    to: '17:00',
    place: 'PalaYamamay',
    says: 'Ventiquattro squadre, trecento bambini e una merenda per tutti.',
  },
  {
    title: 'Corso di nuoto: lezione aperta',
    activity: 8,
    topic: 801,
    typology: 'sport',
    from: '19:00',
    to: '20:00',
    place: 'Piscina Manara',
    price: 8,
    says: 'Una lezione di prova con gli istruttori: basta una cuffia.',
  },
  {
    title: 'Paesaggi d’acqua',
    activity: 18,
    typology: 'art',
    from: '10:00',
    to: '18:30',
    place: 'Museo MA*GA',
    price: 9,
    days: 9,
    says: 'Ottanta dipinti di laghi e fiumi, da Segantini a oggi.',
  },
  {
    title: 'Laboratorio di argilla',
    activity: 19,
    typology: 'children',
    from: '15:00',
    to: '17:00',
    place: 'Palazzo Perabò, Cerro',
    price: 6,
    says: 'Le mani nella terra, e un vaso da portare a casa.',
  },
  {
    title: 'Notte al planetario',
    activity: 20,
    topic: 2001,
    typology: 'science',
    from: '20:00',
    to: '23:30',
    place: 'Volandia',
    price: 14,
    says: 'Il cielo del mese spiegato sotto la cupola, poi i telescopi in pista.',
  },
  {
    title: 'Cineforum',
    activity: 21,
    typology: 'art',
    from: '21:00',
    to: '23:15',
    place: 'Cinema Teatro Nuovo',
    price: 6.5,
    says: 'Il film, e dopo il film le chiacchiere con chi l’ha girato.',
  },
  {
    title: 'Saggio del liceo musicale',
    activity: 24,
    typology: 'music',
    from: '17:30',
    to: '19:00',
    place: 'Sala Montanari',
    says: 'Trentadue ragazzi, dal flauto dolce al jazz.',
  },
  {
    title: 'Blues al birrificio',
    activity: 28,
    typology: 'music',
    from: '21:30',
    to: '01:30',
    place: 'Birrificio Gallaratese',
    says: 'Musica dal vivo, panini caldi, ingresso libero.',
  },
  {
    title: 'Mercato del mercoledì',
    activity: 64,
    typology: 'markets',
    from: '08:30',
    to: '16:00',
    place: 'Centro di Luino',
    says: 'Trecentocinquanta banchi dal 1541.',
  },
  {
    title: 'Sagra della polenta',
    activity: 56,
    typology: 'markets',
    from: '12:00',
    to: '22:00',
    place: 'Piazza Castello',
    price: 10,
    days: 2,
    says: 'Polenta, bruscitti e zola, con la banda del paese.',
  },
  {
    title: 'Escursione al Poncione',
    activity: 45,
    typology: 'sport',
    from: '08:00',
    to: '16:00',
    place: 'Ritrovo alla stazione di Tradate',
    price: 4,
    says: 'Seicento metri di dislivello e la vista su tre laghi.',
  },
  {
    title: 'Passeggiata al Sacro Monte',
    activity: 61,
    topic: 6101,
    typology: 'sport',
    from: '09:00',
    to: '12:00',
    place: 'Prima Cappella',
    says: 'Quattordici cappelle con una guida del parco.',
  },
  {
    title: 'Incontro con l’autrice',
    activity: 51,
    typology: 'meetings',
    from: '18:30',
    to: '19:45',
    place: 'Libreria del Corso',
    says: 'Si parla di romanzi gialli e di laghi d’inverno.',
  },
  {
    title: 'Open day al nido',
    activity: 36,
    typology: 'children',
    from: '10:00',
    to: '12:00',
    place: 'Asilo nido Il Girotondo',
    says: 'Una mattina per vedere le stanze e conoscere le educatrici.',
  },
  {
    title: 'Festa dell’albero',
    activity: 63,
    typology: 'children',
    place: 'Centro didattico del parco',
    says: 'Cento querce da piantare: stivali obbligatori.',
  },
  {
    title: 'Mercatino dei libri usati',
    activity: 2,
    topic: 201,
    typology: 'markets',
    from: '09:30',
    to: '18:00',
    place: 'Cortile della biblioteca',
    days: 1,
    says: 'Tutto a un euro; il ricavato va ai libri per bambini.',
  },
  {
    title: 'Opera: La traviata',
    activity: 23,
    typology: 'music',
    from: '20:30',
    to: '23:20',
    place: 'Teatro Giuditta Pasta',
    price: 35,
    says: 'Verdi con l’orchestra dei giovani della provincia.',
  },
  {
    title: 'Il bibliobus a Capolago',
    activity: 2,
    topic: 203,
    typology: 'children',
    from: '15:30',
    to: '17:30',
    place: 'Capolago, davanti alla scuola',
    comes: { schedule: 'districts', weekdays: [2, 4] },
    says: 'Mille libri su quattro ruote: si prende, si rende, si chiacchiera.',
  },
  {
    title: 'Domenica al museo',
    activity: 18,
    topic: 1801,
    typology: 'children',
    from: '15:00',
    to: '16:30',
    place: 'Museo MA*GA',
    price: 5,
    says: 'Forbici, colla e un’opera d’arte da guardare davvero.',
  },
]

/** The range of events before and after today, in days. */
const SPAN = 45
/** The number of events that begin today. */
const TODAYS = 8
/** The number of other events. */
const OTHERS = 132

/** The step through the sources: coprime with their number, so that each is used equally often. */
const STRIDE = 11

/** The place of an event: near its activity's municipality, when its address is known. */
const positionOf = ({ whole }: Chance, activity: number): PublicEvent['position'] => {
  const sketch = activitySketches[activity - 1]
  if (sketch === undefined) return undefined
  const { latitude, longitude } = townOf(sketch.town)
  return ashore({
    latitude: Math.round((latitude + whole(-20, 60) / 10_000) * 1e5) / 1e5,
    longitude: Math.round((longitude + whole(5, 70) / 10_000) * 1e5) / 1e5,
  })
}

const priceOf = ({ price }: Sketch): EventPrice =>
  price === undefined ? { kind: 'free' } : { kind: 'paid', amount: price }

const eventOf = (chance: Chance, now: Instant, sketch: Sketch, id: number, day: number): PublicEvent => {
  const organiser = activitySketches[sketch.activity - 1]
  const startDate = addDays(dayOf(now), day)
  const [name, colour] = typologies[sketch.typology]
  return {
    id: id as PublicEvent['id'],
    activity: organiser && { id: sketch.activity as NonNullable<PublicEvent['activity']>['id'], name: organiser.name },
    topic: sketch.topic as PublicEvent['topic'],
    title: sketch.title,
    description: `<p>${sketch.says}</p>${sketch.price === undefined ? '<p>Ingresso <strong>libero</strong>.</p>' : '<p>Biglietti in cassa, da mezz’ora prima.</p>'}`,
    startDate,
    startTime: sketch.from as LocalTime | undefined,
    endDate: addDays(startDate, sketch.days ?? 0),
    endTime: sketch.to as LocalTime | undefined,
    typology: { name, colour },
    municipality: organiser && municipalityOf(organiser.town),
    price: priceOf(sketch),
    place: sketch.place,
    position: positionOf(chance, sketch.activity),
    ...sketch.comes,
    image: `${sketch.typology}-${(id % EVENT_COVERS_EACH) + 1}.svg`,
  }
}

/** Every event, with ids from 1: those of today, then the others evenly over the days around it (EVENT-01). */
export const seededEvents = (now: Instant, seed: number): readonly PublicEvent[] => {
  const chance = chanceOf(seed)
  const first = chance.whole(0, sketches.length - 1)
  const todays = sketches.slice(0, TODAYS).map((sketch, at) => eventOf(chance, now, sketch, at + 1, 0))
  const others = Array.from({ length: OTHERS }, (_, at) => {
    const day = Math.round((at / (OTHERS - 1)) * 2 * SPAN) - SPAN
    const turn = (first + at * STRIDE) % sketches.length
    // Events of today have no recurrence.
    const isOnToday = day === 0 && turn < TODAYS
    const sketch = sketches[isOnToday ? TODAYS + (at % (sketches.length - TODAYS)) : turn] ?? sketches[0]
    return eventOf(chance, now, sketch, TODAYS + at + 1, day)
  })
  return [...todays, ...others]
}
