import type { SpokenLanguage } from '#domain/read-aloud/sentence.ts'

/** A written abbreviation and the word to say. `before` restricts it: to a number, or to a name with a capital letter. */
export type Abbreviation = Readonly<{
  written: string
  spoken: string
  before?: 'number' | 'name'
  /** A sentence may end with it, as with 'ecc.'; all others belong to the next word. */
  mayEnd?: true
}>

/** How one language says what is written in figures and signs (READ-04). */
export type SpokenWords = Readonly<{
  abbreviations: readonly Abbreviation[]
  /** The signs of an address in the network: '@' and '.'. */
  at: string
  dot: string
  /** The first day of a month, where it is not a plain number. */
  first?: string
  /** A time of day; the minutes have two digits. */
  time: (hour: number, minutes: string) => string
  /** The word between two times. */
  until: string
  /** The words that announce a time with a dot, such as 'ore 18.30'. */
  timeAfter: readonly string[]
  /** The word or unit after a time that the spoken time contains already. */
  timeUnit: readonly string[]
  /** The words that announce a telephone number. */
  phoneAfter: readonly string[]
}>

const SPOKEN: Readonly<Record<SpokenLanguage, SpokenWords>> = {
  it: {
    abbreviations: [
      { written: 'ecc.', spoken: 'eccetera', mayEnd: true },
      { written: 'c.m.', spoken: 'corrente mese', mayEnd: true },
      { written: 'p.v.', spoken: 'prossimo venturo', mayEnd: true },
      { written: 'u.s.', spoken: 'ultimo scorso', mayEnd: true },
      { written: 'n.', spoken: 'numero', before: 'number' },
      { written: 'nr.', spoken: 'numero', before: 'number' },
      { written: 'n°', spoken: 'numero', before: 'number' },
      { written: 'nn.', spoken: 'numeri', before: 'number' },
      { written: 'pag.', spoken: 'pagina', before: 'number' },
      { written: 'pagg.', spoken: 'pagine', before: 'number' },
      { written: 'art.', spoken: 'articolo', before: 'number' },
      { written: 'artt.', spoken: 'articoli', before: 'number' },
      { written: 'max.', spoken: 'massimo' },
      { written: 'min.', spoken: 'minimo', before: 'number' },
      { written: 'ad es.', spoken: 'ad esempio' },
      { written: 'es.', spoken: 'esempio' },
      { written: 'tel.', spoken: 'telefono' },
      { written: 'cell.', spoken: 'cellulare' },
      { written: 'prot.', spoken: 'protocollo' },
      { written: 'V.', spoken: 'Via', before: 'name' },
      { written: 'V.le', spoken: 'Viale' },
      { written: 'P.zza', spoken: 'Piazza' },
      { written: 'P.za', spoken: 'Piazza' },
      { written: 'P.le', spoken: 'Piazzale' },
      { written: 'C.so', spoken: 'Corso' },
      { written: 'L.go', spoken: 'Largo' },
      { written: 'sig.', spoken: 'signor', before: 'name' },
      { written: 'sig.ra', spoken: 'signora' },
      { written: 'sigg.', spoken: 'signori' },
      { written: 'dott.', spoken: 'dottor', before: 'name' },
      { written: 'dott.ssa', spoken: 'dottoressa' },
      { written: 'prof.', spoken: 'professor', before: 'name' },
      { written: 'prof.ssa', spoken: 'professoressa' },
      { written: 'avv.', spoken: 'avvocato', before: 'name' },
      { written: 'ing.', spoken: 'ingegner', before: 'name' },
      { written: 'arch.', spoken: 'architetto', before: 'name' },
      { written: 'geom.', spoken: 'geometra', before: 'name' },
      { written: 'd.lgs.', spoken: 'decreto legislativo' },
    ],
    at: 'chiocciola',
    dot: 'punto',
    first: 'primo',
    time: (hour, minutes) => (minutes === '00' ? String(hour) : `${hour} e ${Number(minutes)}`),
    until: 'alle',
    timeAfter: ['ore', 'alle', 'dalle', 'h', 'h.'],
    timeUnit: [],
    phoneAfter: ['tel.', 'telefono', 'cell.', 'cellulare', 'fax', 'chiama', 'numero verde'],
  },
  es: {
    abbreviations: [
      { written: 'etc.', spoken: 'etcétera', mayEnd: true },
      { written: 'n.º', spoken: 'número', before: 'number' },
      { written: 'núm.', spoken: 'número', before: 'number' },
      { written: 'pág.', spoken: 'página', before: 'number' },
      { written: 'art.', spoken: 'artículo', before: 'number' },
      { written: 'p. ej.', spoken: 'por ejemplo' },
      { written: 'tel.', spoken: 'teléfono' },
      { written: 'C/', spoken: 'calle' },
      { written: 'Avda.', spoken: 'avenida' },
      { written: 'Sr.', spoken: 'señor', before: 'name' },
      { written: 'Sra.', spoken: 'señora', before: 'name' },
    ],
    at: 'arroba',
    dot: 'punto',
    time: (hour, minutes) => (minutes === '00' ? String(hour) : `${hour} y ${Number(minutes)}`),
    until: 'a',
    timeAfter: [],
    timeUnit: ['h'],
    phoneAfter: ['tel.', 'teléfono', 'fax'],
  },
  en: {
    abbreviations: [
      { written: 'etc.', spoken: 'et cetera', mayEnd: true },
      { written: 'no.', spoken: 'number', before: 'number' },
      { written: 'p.', spoken: 'page', before: 'number' },
      { written: 'e.g.', spoken: 'for example' },
      { written: 'i.e.', spoken: 'that is' },
      { written: 'tel.', spoken: 'telephone' },
    ],
    at: 'at',
    dot: 'dot',
    // English voices say '18:30' as it is said.
    time: (hour, minutes) => `${hour}:${minutes}`,
    until: 'to',
    timeAfter: [],
    timeUnit: [],
    phoneAfter: ['tel.', 'telephone', 'phone', 'fax'],
  },
  de: {
    abbreviations: [
      { written: 'usw.', spoken: 'und so weiter', mayEnd: true },
      { written: 'Nr.', spoken: 'Nummer', before: 'number' },
      { written: 'S.', spoken: 'Seite', before: 'number' },
      { written: 'z. B.', spoken: 'zum Beispiel' },
      { written: 'd. h.', spoken: 'das heißt' },
      { written: 'bzw.', spoken: 'beziehungsweise' },
      { written: 'ca.', spoken: 'circa' },
      { written: 'Tel.', spoken: 'Telefon' },
    ],
    at: 'at',
    dot: 'Punkt',
    time: (hour, minutes) => (minutes === '00' ? `${hour} Uhr` : `${hour} Uhr ${Number(minutes)}`),
    until: 'bis',
    timeAfter: [],
    timeUnit: ['Uhr'],
    phoneAfter: ['Tel.', 'Telefon', 'Fax'],
  },
}

/** The words of each language that texts are read in. */
export const spokenWords = (language: SpokenLanguage): SpokenWords => SPOKEN[language]
