import { folded } from '#domain/text/fold.ts'

/** What things of a town are called in the other languages of the interface, without accents, and in Italian. */
const ITALIAN: ReadonlyMap<string, string> = new Map(
  (
    [
      ['biblioteca', 'library bibliothek bucherei'],
      ['museo', 'museum'],
      ['teatro', 'theatre theater'],
      ['farmacia', 'pharmacy chemist apotheke'],
      ['scuola', 'school schule escuela colegio'],
      ['piscina', 'pool swimming schwimmbad hallenbad'],
      ['ospedale', 'hospital krankenhaus'],
      ['municipio', 'townhall rathaus ayuntamiento'],
      ['chiesa', 'church kirche iglesia'],
      ['stazione', 'station bahnhof estacion'],
      ['mercato', 'market markt mercado'],
      ['parcheggio', 'parking parkplatz aparcamiento'],
      ['bar', 'cafe'],
      ['ristorante', 'restaurant restaurante'],
      ['concerto', 'concert konzert concierto'],
      ['mostra', 'exhibition ausstellung exposicion'],
      ['parco', 'park parque'],
    ] as const
  ).flatMap(([italian, words]) => words.split(' ').map((word): [string, string] => [word, italian])),
)

/** [decided] A search in the words of the town, which writes Italian: what it holds by a known word of another language (DIR-08). */
export const inItalian = (text: string): string =>
  text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => ITALIAN.get(folded(word)) ?? word)
