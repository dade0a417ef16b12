import type { ScheduleType, Topic, TopicTemplate, TopicType } from '#domain/topics/topic.ts'

/** The source of a topic; absent fields have the most common value. */
type Sketch = Readonly<{
  id: number
  name: string
  says: string
  type?: TopicType
  template?: TopicTemplate
  schedule?: ScheduleType
  weekdays?: readonly number[]
  /** Its position (TOPIC-01); by default the order of the source. */
  sort?: number
  /** Ids from 1 below their topic's id; the order of the source is not the display order. */
  below?: readonly (readonly [name: string, sort: number, says: string])[]
}>

/** Topics of activities by the activity's id. Those of 1 are documented in `docs/demo.md`. */
const sketches: Readonly<Record<number, readonly Sketch[]>> = {
  1: [
    {
      id: 101,
      name: 'Avvisi generali',
      says: 'Scadenze, aperture degli uffici e quello che serve sapere in città.',
      below: [
        ['Viabilità e cantieri', 3, 'Strade chiuse, deviazioni, fibra e gas.'],
        ['Anagrafe e sportelli', 1, 'Orari, carte d’identità e appuntamenti.'],
        ['Ambiente e rifiuti', 2, 'Raccolta, centri e giornate ecologiche.'],
      ],
    },
    {
      id: 102,
      sort: 4,
      name: 'Consiglio comunale',
      says: 'Convocazioni, ordini del giorno e dirette delle sedute.',
      type: 'private',
      template: 'calendar',
    },
    {
      id: 103,
      sort: 2,
      name: 'Protezione civile',
      says: 'Turni e chiamate per i volontari: serve la password del gruppo.',
      type: 'password',
      below: [
        ['Squadra laghi', 2, 'Gommoni e soccorso in acqua.'],
        ['Squadra boschi', 1, 'Antincendio e sentieri.'],
      ],
    },
    {
      id: 104,
      sort: 5,
      name: 'Asili nido',
      says: 'Iscrizioni, graduatorie e calendario dei nidi comunali.',
      type: 'profile',
    },
    {
      id: 105,
      sort: 3,
      name: 'Pulizia strade',
      says: 'Quando passa la spazzatrice nella tua via: ricordati di spostare l’auto.',
      type: 'addresses',
      schedule: 'repetitive',
      weekdays: [2, 5],
    },
    {
      id: 106,
      sort: 6,
      name: 'Quartieri',
      says: 'Assemblee, feste e lavori del tuo quartiere.',
      type: 'districts',
      template: 'events',
      schedule: 'districts',
    },
    {
      id: 107,
      sort: 8,
      name: 'Pratiche personali',
      says: 'Le comunicazioni sulle tue pratiche: arrivano da sole.',
      type: 'personal',
      schedule: 'automatic',
    },
    {
      id: 108,
      sort: 7,
      name: 'Bandi e gare',
      says: 'Appalti, concorsi e avvisi pubblici.',
      schedule: 'simple',
      weekdays: [1],
    },
  ],
  2: [
    {
      id: 201,
      name: 'Novità in biblioteca',
      says: 'Ogni venerdì i libri appena arrivati.',
      schedule: 'simple',
      weekdays: [5],
    },
    { id: 202, name: 'Gruppi di lettura', says: 'Un libro al mese, insieme.', template: 'events' },
    {
      id: 203,
      name: 'Bibliobus',
      says: 'Le fermate nei quartieri.',
      template: 'calendar',
      schedule: 'repetitive',
      weekdays: [1, 3, 6],
    },
  ],
  3: [
    { id: 301, name: 'Cartellone', says: 'Spettacoli, prevendite e ultimi posti.', template: 'events' },
    { id: 302, name: 'Abbonati', says: 'Prelazioni e serate riservate.', type: 'private' },
  ],
  4: [{ id: 401, name: 'Dolce della settimana', says: 'Che cosa esce dal forno.', schedule: 'simple', weekdays: [4] }],
  5: [
    {
      id: 501,
      name: 'Allerte meteo',
      says: 'Vento, neve e piogge forti, appena lo sappiamo noi.',
      schedule: 'automatic',
      below: [
        ['Laghi', 2, 'Vento e livello delle acque.'],
        ['Valli', 1, 'Frane e torrenti.'],
      ],
    },
  ],
  6: [
    {
      id: 601,
      name: 'Menù della settimana',
      says: 'Che cosa si mangia a scuola.',
      schedule: 'repetitive',
      weekdays: [1, 2, 3, 4, 5],
    },
    { id: 602, name: 'Diete speciali', says: 'Per chi ha consegnato il certificato.', type: 'personal' },
  ],
  7: [{ id: 701, name: 'Mostre e visite', says: 'Inaugurazioni, visite guidate e laboratori.', template: 'events' }],
  8: [
    {
      id: 801,
      name: 'Corsi e gare',
      says: 'Iscrizioni, orari e risultati.',
      template: 'calendar',
      schedule: 'repetitive',
      weekdays: [1, 3, 5],
    },
  ],
  9: [
    { id: 901, name: 'Circolari', says: 'Assemblee, gite e chiusure, per le famiglie della scuola.', type: 'private' },
  ],
  18: [{ id: 1801, name: 'Laboratori per famiglie', says: 'La domenica al museo.', template: 'events' }],
  20: [{ id: 2001, name: 'Serate al planetario', says: 'Il cielo del mese, spiegato.', template: 'events' }],
  60: [{ id: 6001, name: 'Serate di osservazione', says: 'Quando il cielo è sereno.', template: 'events' }],
  61: [{ id: 6101, name: 'Sentieri aperti e chiusi', says: 'Neve, frane e lavori lungo i sentieri.' }],
}

/** The first id of sub-topics below their topic's. */
const BELOW = 100

const topicOf = (activity: number, sketch: Sketch, at: number): Topic => {
  const {
    id,
    name,
    says,
    type = 'public',
    template = 'standard',
    schedule,
    weekdays = [],
    below = [],
    sort = at,
  } = sketch
  return {
    id: id as Topic['id'],
    activity: activity as Topic['activity'],
    name,
    description: says,
    type,
    template,
    subscription: undefined,
    schedule,
    weekdays,
    sort,
    subtopics: below.map(([title, place, words], index) =>
      topicOf(activity, { id: id * BELOW + index + 1, name: title, says: words, type, sort: place }, index),
    ),
  }
}

/** The topics of an activity; the readers sort them (TOPIC-01). */
export const topicsOf = (activity: number): readonly Topic[] =>
  (sketches[activity] ?? []).map((sketch, at) => topicOf(activity, sketch, at + 1))
