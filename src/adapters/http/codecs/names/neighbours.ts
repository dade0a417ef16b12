/**
 * Names of fields on the wire. The specification names some; servers of Italian towns have others for the same thing, and
 * join words in their own way. A codec has the name of the contract alone; these tables, one for each area, have its likely
 * neighbours, by the name of the contract and separated by spaces. A town's configuration can name the one that counts.
 */
export type WireNames = Readonly<Record<string, string>>

/** Neighbours in every record that has no field of that name, and no table of its own for it. */
export const COMMON: WireNames = {
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
}

/** A name regardless of case, and of what joins its words: `postal_code` and `PostalCode` are `postalCode`. */
export const foldedName = (name: string): string => name.replaceAll(/[_\-\s]/g, '').toLowerCase()

const NONE: readonly string[] = []

/** The neighbours of a field in a table, else those that it has everywhere. */
export const neighboursOf = (name: string, own: WireNames, taken: ReadonlySet<string>): readonly string[] =>
  own[name]?.split(' ') ?? COMMON[name]?.split(' ').filter((one) => !taken.has(one)) ?? NONE

/** What the body of a refusal calls its reason. */
export const REASON = { message: 'messaggio violations errors detail error' }
export const SENTENCE = { message: 'messaggio' }

/** What servers call the rows of a list, and their number over all pages. */
export const ROWS = ['data', 'hydra:member'] as const
export const ROW_COUNTS = [
  'totalRows',
  'hydra:totalItems',
  'totalItems',
  'totalCount',
  'recordsTotal',
  'totale',
] as const
