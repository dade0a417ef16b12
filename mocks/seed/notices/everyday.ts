import type { Chance } from '../chance.ts'
import { place } from './parts.ts'
import { type Days, type NoticeSketch, STANDARD } from './sketch.ts'

type Written = Pick<NoticeSketch, 'title' | 'summary' | 'body' | 'sender' | 'tags' | 'content'>
type Some = readonly [string, ...string[]]

const STREETS: Some = [
  'via Veratti',
  'via Manzoni',
  'viale Aguggiari',
  'via Crispi',
  'via Magenta',
  'via Dandolo',
  'corso Matteotti',
  'via San Martino',
  'viale Valganna',
  'via Piave',
]
const DISTRICTS: Some = ['Biumo', 'Bosto', 'Casbeno', 'Giubiano', 'Masnago', 'San Fermo', 'Sant’Ambrogio', 'Velate']
const SCHOOLS: Some = ['Vidoletti', 'Dante', 'Pellico', 'Mazzini', 'Morandi', 'Canetta']
const AUTHORS: Some = [
  'Natalia Ginzburg',
  'Italo Calvino',
  'Piero Chiara',
  'Elsa Morante',
  'Gianni Rodari',
  'Mario Rigoni Stern',
]
const PLAYS: Some = [
  'Sei personaggi in cerca d’autore',
  'Il barbiere di Siviglia',
  'Aspettando Godot',
  'La bottega del caffè',
  'Le nozze di Figaro',
]
const TIMES: Some = ['9:00', '10:30', '15:00', '17:30', '18:00', '20:45']
const CAKES: Some = ['la crostata di mirtilli', 'la torta di mele', 'il tiramisù', 'la sbrisolona', 'i cannoncini']

/** Generators of ordinary notices: each writes a different one every time. */
const writers: readonly [Writer, ...Writer[]] = [
  ({ pick, whole }, { saidWhole }) => {
    const street = pick(STREETS)
    const when = saidWhole(whole(2, 12))
    return {
      title: `Lavaggio strade in ${street}`,
      summary: `Divieto di sosta ${when}`,
      body: `<p>${capital(when)}, dalle 8:00 alle 13:00, in <strong>${street}</strong> è vietata la sosta su entrambi i lati per il lavaggio meccanizzato. In caso di pioggia il servizio si sposta al giorno dopo.</p>`,
      sender: 'comune',
      tags: ['viabilita', 'ambiente'],
      content: STANDARD,
    }
  },
  ({ pick, whole }, { day, span }) => {
    const street = pick(STREETS)
    const from = whole(1, 6)
    const until = from + whole(2, 9)
    return {
      title: `Posa della fibra in ${street}`,
      summary: `Lavori ${span(from, until)}`,
      body: `<p>Cantiere mobile in <strong>${street}</strong>, carreggiata ristretta dalle 9:00 alle 16:00. I passi carrai restano liberi.</p>`,
      sender: 'comune',
      tags: ['viabilita'],
      content: {
        template: 'works',
        place: place(`${capital(street)}, Varese`, 45.81 + whole(0, 200) / 10_000, 8.81 + whole(0, 300) / 10_000),
        from: day(from),
        until: day(until),
      },
    }
  },
  ({ pick, whole }, { saidWhole }) => {
    const author = pick(AUTHORS)
    const when = saidWhole(whole(1, 14))
    return {
      title: `Gruppo di lettura: ${author}`,
      summary: `${capital(when)} alle ${pick(TIMES)}, ingresso libero`,
      body: `<p>Ci troviamo ${when} nella sala conferenze per parlare insieme di un libro di <em>${author}</em>. Venti copie sono in prestito al banco.</p>`,
      sender: 'biblioteca',
      tags: ['cultura'],
      content: STANDARD,
    }
  },
  ({ pick }) => {
    const school = pick(SCHOOLS)
    const time = pick(TIMES)
    return {
      title: `Assemblea dei genitori alla ${school}`,
      summary: `In palestra, alle ${time}`,
      body: `<p>Le famiglie della scuola <strong>${school}</strong> si incontrano in palestra alle ${time}. Ordine del giorno: gite, mensa e piedibus. È attivo il servizio di custodia per i più piccoli.</p>`,
      sender: 'scuola',
      tags: ['scuola'],
      content: STANDARD,
    }
  },
  ({ pick, whole }, { saidWhole }) => {
    const play = pick(PLAYS)
    return {
      title: play,
      summary: `Ultimi ${whole(8, 60)} posti in platea`,
      body: `<p>Restano pochi posti per <em>${play}</em>, in scena ${saidWhole(whole(3, 20))}. Sconto del 20% per chi ha meno di 26 anni.</p>`,
      sender: 'teatro',
      tags: ['cultura'],
      content: STANDARD,
    }
  },
  ({ pick }) => {
    const cake = pick(CAKES)
    return {
      title: `Questo fine settimana: ${cake}`,
      summary: 'Prenota entro venerdì alle 18',
      body: `<p>Sabato e domenica al banco trovi <strong>${cake}</strong>. Per portarla via intera serve la prenotazione entro venerdì alle 18:00.</p>`,
      sender: 'bar',
      tags: ['mangiare'],
      content: STANDARD,
    }
  },
  ({ pick, whole }) => {
    const district = pick(DISTRICTS)
    return {
      title: `Interruzione dell’acqua a ${district}`,
      summary: `Dalle ${whole(8, 10)}:00 alle ${whole(12, 16)}:00, per manutenzione`,
      body: `<p>Nel quartiere <strong>${district}</strong> l’acqua manca per la manutenzione della rete. Alla ripresa può uscire torba: basta lasciarla scorrere qualche minuto.</p>`,
      sender: 'comune',
      tags: ['servizi'],
      content: STANDARD,
    }
  },
  ({ pick, whole }, { until }) => ({
    title: `Corso di ${pick(['nuoto', 'ginnastica dolce', 'pallavolo', 'arrampicata', 'tiro con l’arco'])} per adulti`,
    summary: `Iscrizioni fino ${until(whole(5, 18))}`,
    body: `<p>Due lezioni la settimana, in orario serale. Quota di <strong>${whole(6, 14) * 10},00 €</strong> per tre mesi, assicurazione compresa; la prima lezione è di prova.</p>`,
    sender: 'sport',
    tags: ['sport'],
    content: STANDARD,
  }),
  ({ pick, whole }) => ({
    title: `Visita guidata: ${pick(['Villa Panza', 'Villa Mirabello', 'il Battistero', 'il Chiostro di Voltorre', 'Castello di Masnago'])}`,
    summary: `${whole(12, 25)} posti, prenotazione gratuita`,
    body: '<p>Un’ora e mezza con una guida dei Musei civici. Il percorso è accessibile; i bambini ricevono un quaderno da disegno.</p>',
    sender: 'museo',
    tags: ['cultura'],
    content: STANDARD,
  }),
  ({ pick }, { saidWhole }) => ({
    title: `Esercitazione a ${pick(DISTRICTS)}`,
    summary: `${capital(saidWhole(5))}, con sirene e volontari`,
    body: '<p>Niente paura se senti le sirene: è una prova. I volontari spiegano casa per casa dove si trova il punto di raccolta del quartiere.</p>',
    sender: 'protezione',
    tags: ['sicurezza'],
    content: STANDARD,
  }),
  ({ pick, whole }) => ({
    title: `Cambio di menù: ${pick(['arriva la zuppa di farro', 'più legumi il venerdì', 'torna il pesce di lago', 'frutta a metà mattina'])}`,
    summary: 'Per tutte le scuole primarie',
    body: `<p>La commissione mensa ha assaggiato e approvato. Voto medio dei bambini: <strong>${whole(71, 95)} su 100</strong>.</p>`,
    sender: 'mensa',
    tags: ['scuola', 'mangiare'],
    content: STANDARD,
  }),
  ({ pick }) => ({
    title: `Ufficio anagrafe: ${pick(['apertura straordinaria', 'orario ridotto', 'nuovi sportelli', 'agenda online aperta'])}`,
    summary: 'Carta d’identità, residenza, certificati',
    body: '<p>Molti certificati si scaricano da casa senza coda. Per la carta d’identità serve l’appuntamento: porta una fototessera, la tessera sanitaria e il documento scaduto.</p>',
    sender: 'comune',
    tags: ['servizi'],
    content: STANDARD,
  }),
]
type Writer = (chance: Chance, days: Days) => Written

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The approximate number of ordinary notices per day; at scale 100 they cover years. */
const A_DAY = 3
/** At scale 1 only the first notices are unread. */
const ALL_READ = 100

/** A title is not repeated within this many notices, if possible. */
const MEMORY = 40
const ATTEMPTS = 8

const notRecent = (write: () => Written, recent: readonly string[]): Written => {
  let written = write()
  for (let attempt = 1; attempt < ATTEMPTS && recent.includes(written.title); attempt += 1) written = write()
  return written
}

/** The given number of ordinary notices, from three days ago backwards; their dates follow their day. */
export const everydayNotices = (
  count: number,
  chance: Chance,
  daysAfter: (daysAgo: number) => Days,
): readonly NoticeSketch[] => {
  const sketches: NoticeSketch[] = []
  for (let at = 0; at < count; at += 1) {
    const daysAgo = 3 + Math.floor(at / A_DAY)
    const recent = sketches.slice(-MEMORY).map(({ title }) => title)
    const written = notRecent(() => chance.pick(writers)(chance, daysAfter(daysAgo)), recent)
    const minutes = String(chance.whole(0, 11) * 5).padStart(2, '0')
    const arrived = { daysAgo, at: `${String(chance.whole(7, 19)).padStart(2, '0')}:${minutes}` }
    sketches.push({ ...written, arrived, seen: at < ALL_READ || chance.next() > 0.06 })
  }
  return sketches
}
