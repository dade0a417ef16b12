/**
 * The server of an Italian town that was made with Laravel: words of its own joined by underscores, numbers as texts,
 * moments without a zone, null for an empty list and an empty list for nothing, paging in `meta`, refusals in the body of a
 * success. Like the servers of a seed it is read by what `npm run contract` finds out.
 */
import type { Envelope } from './envelopes.ts'
import { type Fields, type Scribe, where } from './retell.ts'
import { isYes, romanClock, snake, spelt } from './scalars.ts'
import { type Made, wordsOnce } from './made-server.ts'

type Words = Readonly<Record<string, string>>

const HOURS: Words = { openingHours: 'orario_settimanale', openingHoursText: 'note_orario' }
const POSITION: Words = { latitude: 'lat', longitude: 'lng' }
const ACTIVITY: Words = {
  ...HOURS,
  ...POSITION,
  name: 'nome_attivita',
  category: 'categoria',
  country: 'comune',
  address: 'indirizzo_sede',
  cover: 'foto_copertina',
  logo: 'stemma_path',
  description: 'presentazione',
}
const CATEGORY: Words = { name: 'nome_categoria', iconMap: 'icona_mappa' }
const TOPIC: Words = { activityId: 'attivita_id', name: 'nome_argomento', description: 'descrizione_argomento' }
const ADVERTISEMENT: Words = { title: 'titolo_annuncio', description: 'testo_annuncio', image: 'creativita' }
const NOTICE: Words = { title: 'oggetto', abstract: 'estratto', activity: 'mittente', tags: 'etichette' }

/** What it calls the fields that the specification does not name, by record. */
const WORDS: Readonly<Record<string, Words>> = {
  'published notice': { ...NOTICE, created: 'pubblicato_il' },
  sender: { name: 'denominazione', logo: 'stemma_path' },
  'noticeSent row': { seen: 'gia_letto' },
  'notice row': NOTICE,
  noticeSent: { seen: 'gia_letto' },
  notice: {
    ...NOTICE,
    description: 'contenuto',
    noticeFiles: 'allegati',
    noticeDates: 'appuntamenti',
    noticeImages: 'fotografie',
    video: 'url_video',
    noticeMenus: 'portate_menu',
    address: 'indirizzo_esteso',
    dateStart: 'valido_dal',
    dateEnd: 'valido_fino_al',
  },
  question: { question: 'testo_domanda' },
  'notice date': {
    title: 'descrizione_breve',
    dateStart: 'data_inizio',
    timeStart: 'ora_inizio',
    dateEnd: 'data_fine',
    timeEnd: 'ora_fine',
    place: 'dove',
  },
  'notice image': { image: 'nome_file', caption: 'didascalia_foto' },
  'menu course': { title: 'portata', items: 'piatti' },
  dish: { name: 'piatto', description: 'ingredienti', price: 'costo_euro' },
  agreement: { date: 'accettato_il' },
  configuration: {
    title: 'etichetta',
    subtitle: 'sotto_etichetta',
    url: 'rotta',
    image: 'immagine_home',
    sort: 'ordinamento',
  },
  'home category': { name: 'nome_gruppo' },
  language: { name: 'nome_lingua' },
  'activity row': ACTIVITY,
  activity: ACTIVITY,
  category: CATEGORY,
  'category name': CATEGORY,
  'opening span': { day: 'giorno_settimana', opens: 'apertura', closes: 'chiusura' },
  contact: {
    ...HOURS,
    phone: 'telefono_pubblico',
    email: 'indirizzo_mail',
    website: 'sito_internet',
    cover: 'foto_copertina',
  },
  topic: TOPIC,
  'sub-topic': TOPIC,
  board: { title: 'titolo_bacheca', description: 'testo_bacheca', image: 'foto_bacheca' },
  'activities of a municipality': { country: 'comune', activities: 'elenco_attivita' },
  'activities of a category': { category: 'categoria', activities: 'elenco_attivita' },
  'e015s of a category': { category: 'categoria', e015s: 'schede_informative' },
  'chosen address': { address: 'testo_indirizzo' },
  'search result': {
    ...HOURS,
    title: 'voce',
    subtitle: 'sotto_voce',
    image: 'miniatura',
    activityId: 'attivita_id',
    eventDateStart: 'data_evento',
  },
  'province results': { name: 'nome_provincia', results: 'trovati' },
  municipality: { ...POSITION, province: 'sigla_provincia', image: 'foto' },
  'e015 row': { title: 'intestazione', image: 'miniatura' },
  'e015 sheet': { title: 'intestazione', cover: 'foto_copertina', country: 'comune', items: 'punti_mappa' },
  'sheet item': { disciplina: 'specialita', parkingPlaces: 'posti_totali' },
  period: { dateStart: 'inizio', dateEnd: 'fine' },
  flight: {
    compagnia: 'vettore_aereo',
    numero: 'codice_volo',
    area: 'zona_aeroporto',
    direction: 'tipo_movimento',
    airport: 'altro_scalo',
    scheduled: 'orario_previsto',
    expected: 'orario_stimato',
  },
  event: {
    ...POSITION,
    activity: 'organizzatore',
    topicId: 'argomento_id',
    description: 'descrizione_evento',
    place: 'luogo_evento',
    image: 'locandina',
  },
  organiser: { name: 'nome_organizzatore' },
  'chat row': { lastMessage: 'testo_ultimo', date: 'ultimo_il', unread: 'non_letti' },
  'activity of a chat': { name: 'nome_attivita', logo: 'stemma_path' },
  'chat message': { created: 'scritto_il' },
  advertisement: ADVERTISEMENT,
  'advertisement with its owner': ADVERTISEMENT,
}

const isHollow = (fields: object): boolean => Object.keys(fields).length === 0

const known = wordsOnce((codec) => (name) => WORDS[codec.name]?.[name] ?? snake(name))

const scribe: Scribe = {
  scalar: (kind, value, at) => {
    switch (kind) {
      case 'flag':
        return isYes(value) ? 1 : 0
      case 'count':
        return String(value)
      case 'decimal':
        return Number(value).toFixed(Math.max(2, (String(value).split('.')[1] ?? '').length))
      case 'instant':
        return romanClock(Date.parse(String(value)))
      case 'date':
        return `${String(value)} 00:00:00`
      case 'time':
        return `${String(value)}:00`
      case 'text':
        return where(at.codec, spelt(String(value)), value)
      default:
        return value
    }
  },
  nothing: ({ shape }) => (shape.kind === 'record' ? [] : null),
  list: (elements, _, { field }) => (elements.length === 0 && field !== '' ? null : elements),
  record: (fields: Fields, codec) => {
    const words = known.of(codec)
    return isHollow(fields)
      ? []
      : Object.fromEntries(Object.entries(fields).map(([name, value]) => [words.get(name) ?? name, value]))
  },
}

const PATH = 'https://api.comune.example'

/** Rows as a collection of resources, one thing as a resource, a success with its message. */
const envelope: Envelope = (content, call) => {
  if (content.kind !== 'rows') {
    if (content.kind === 'one') return content.isBare ? content.value : { data: content.value }
    return content.isBare ? { success: true, ...(content.value as Fields) } : { success: true, data: content.value }
  }
  const { rows, page } = content
  if (page === undefined) return { data: rows }
  const count = Array.isArray(rows) ? rows.length : 0
  const [total, size] = [page.total, Math.max(count, 1)]
  const links = { first: `${PATH}?page=1`, last: null, prev: null, next: total === count ? null : `${PATH}?page=2` }
  const paging = {
    current_page: 1,
    from: count === 0 ? null : 1,
    path: PATH + call.split(' ')[1],
    per_page: size,
    to: count,
  }
  return {
    data: rows,
    links,
    meta: typeof total === 'number' ? { ...paging, last_page: Math.ceil(total / size), total } : paging,
  }
}

/** The refusals that this server takes for answers. */
const BUSINESS: ReadonlySet<number> = new Set([400, 409, 410])
const INVALID = 422

/** What this server makes of a refusal: its status, and its body. */
const refused = ({ status, message }: Readonly<{ status: number; message: string }>) =>
  BUSINESS.has(status)
    ? { status: 200, body: { success: false, message: spelt(message) } }
    : status === INVALID
      ? { status, body: { message: 'The given data was invalid.', errors: { generale: [message] } } }
      : { status, body: { message } }

export const LARAVEL: Made = {
  scribe,
  envelope,
  total: (total) => total,
  firstPage: 1,
  said: known.said,
  refused,
  /** A deletion has no body. */
  isSilentOn: (call) => call.startsWith('DELETE '),
}
