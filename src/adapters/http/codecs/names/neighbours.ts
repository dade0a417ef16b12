/**
 * Names of fields on the wire. The specification names some; servers of Italian towns have others for the same thing, and
 * join words in their own way. A codec has the name of the contract alone; these tables, one for each area, have its likely
 * neighbours, by the name of the contract and separated by spaces. A town's configuration can name the one that counts.
 */
export type WireNames = Readonly<Record<string, string>>

/** Neighbours in every record that has no field of that name, and no table of its own for it. */
export const COMMON = {
  name: 'title label nome titolo denominazione ragioneSociale',
  title: 'name label nome titolo',
  subtitle: 'sottotitolo',
  description: 'descrizione',
  image: 'immagine img picture foto',
  logo: 'immagine image',
  cover: 'copertina immagine image',
  address: 'indirizzo',
  phone: 'telefono tel telephone phoneNumber',
  email: 'mail emailAddress indirizzoEmail postaElettronica',
  website: 'sito sitoWeb site web homepage',
  latitude: 'lat latitudine',
  longitude: 'lng lon longitudine',
  province: 'provincia prov',
  place: 'luogo location',
  created: 'createdAt date dataCreazione',
} satisfies WireNames

/** A name regardless of case, and of what joins its words: `postal_code` and `PostalCode` are `postalCode`. */
export const foldedName = (name: string): string => name.replaceAll(/[_\-\s]/g, '').toLowerCase()

const common: WireNames = COMMON
const NONE: readonly string[] = []

/** The neighbours of a field in a table, else those that it has everywhere. */
export const neighboursOf = (name: string, own: WireNames, taken: ReadonlySet<string>): readonly string[] =>
  own[name]?.split(' ') ?? common[name]?.split(' ').filter((one) => !taken.has(one)) ?? NONE

/** What the body of an answer calls its reason, and each of the fields that may have it. */
export const SENTENCE = {
  message: 'messaggio msg',
  errors: 'errori',
  detail: 'dettaglio descrizione',
  error: 'errore',
}
export const REASON = {
  message: `${SENTENCE.message} violations errors ${SENTENCE.errors} detail ${SENTENCE.detail} error ${SENTENCE.error}`,
}

/**
 * What servers call the fields that say how a request ended: `yes` whether it was done, `wrong` what was wrong with it,
 * `status` a number or a word, which may also be the state of the thing itself.
 */
export const ENDING = {
  yes: ['success', 'successo', 'ok', 'esito', 'riuscito'],
  wrong: ['error', 'errors', 'errore', 'errori'],
  status: ['status', 'stato', 'code', 'codice', 'statusCode', 'result', 'risultato'],
} as const

/** What servers call the rows of a list, and their number over all pages, which some put into a record beside the rows. */
export const ROWS = ['data', 'hydra:member'] as const
export const ROW_COUNTS = [
  'totalRows',
  'hydra:totalItems',
  'totalItems',
  'totalCount',
  'recordsTotal',
  'total',
  'totale',
] as const
export const PAGING = ['meta', 'pagination', 'paging', 'paginazione'] as const
