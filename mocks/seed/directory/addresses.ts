import type { Address } from '#domain/addresses/address.ts'

/** The topics that require an address or a district (TOPIC-06). */
export const STREETS_TOPIC = 105
export const DISTRICTS_TOPIC = 106

/** Real streets of Varese. */
const STREETS = `
  Corso Aldo Moro, Corso Matteotti, Largo Flaiano, Piazza Beccaria, Piazza Carducci, Piazza Monte Grappa, Piazza San Vittore,
  Via Albuzzi, Via Avegno, Via Bagaini, Via Bernascone, Via Bixio, Via Borghi, Via Broggi, Via Carrobbio, Via Cattaneo,
  Via Cavour, Via Como, Via Copelli, Via Crispi, Via Dandolo, Via Donizetti, Via Dunant, Via Finocchiaro Aprile,
  Via Garibaldi, Via Goldoni, Via Luigi Sacco, Via Magatti, Via Magenta, Via Manzoni, Via Marcobi, Via Maspero,
  Via Mercadante, Via Milano, Via Monte Generoso, Via Morosini, Via Orrigoni, Via Piave, Via Procaccini, Via Rainoldi,
  Via Robbioni, Via San Martino, Via Sanvito Silvestro, Via Speri della Chiesa, Via Staurenghi, Via Veratti,
  Via Volta, Viale Aguggiari, Viale Belforte, Viale Valganna`
  .split(',')
  .map((street) => street.trim())

/** The cleaning sections of a street, by side. */
const STRETCHES = ['1–29 (dispari)', '2–30 (pari)', '31–71 (dispari)', '32–72 (pari)', 'oltre il 72'] as const

const DISTRICTS = [
  'Biumo Inferiore',
  'Biumo Superiore',
  'Bizzozero',
  'Bosto',
  'Capolago',
  'Casbeno',
  'Giubiano',
  'Masnago',
  'Rasa di Varese',
  'San Fermo',
  'Sant’Ambrogio',
  'Velate',
] as const

const address = (id: number, text: string, active = true): Address => ({ id: id as Address['id'], text, active })

/** One street is no longer served: it is listed, and cannot be chosen. */
const UNSERVED = 'Via Speri della Chiesa oltre il 72'

/** The first id of districts. */
const FIRST_DISTRICT = 1_001

/** The addresses and districts of a topic; empty for most topics. */
export const addressesOf: ReadonlyMap<number, readonly Address[]> = new Map([
  [
    STREETS_TOPIC,
    STREETS.flatMap((street) => STRETCHES.map((stretch) => `${street} ${stretch}`)).map((text, at) =>
      address(at + 1, text, text !== UNSERVED),
    ),
  ],
  [DISTRICTS_TOPIC, DISTRICTS.map((text, at) => address(FIRST_DISTRICT + at, text))],
])
