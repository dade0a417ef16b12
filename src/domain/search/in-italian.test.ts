import { expect, test } from 'vitest'
import { inItalian } from './in-italian.ts'

test.each([
  ['library', 'biblioteca'],
  ['Museum', 'museo'],
  ['Bücherei Luino', 'biblioteca Luino'],
  ['iglesia vieja', 'chiesa vieja'],
  ['biblioteca civica', 'biblioteca civica'],
  ['Apotheke offen', 'farmacia offen'],
  ['Theater', 'teatro'],
  ['Escuela media', 'scuola media'],
  ['Hallenbad', 'piscina'],
  ['Krankenhaus', 'ospedale'],
  ['ayuntamiento', 'municipio'],
  ['Estación', 'stazione'],
  ['farmers’ market', 'farmers’ mercato'],
  ['Parkplatz am See', 'parcheggio am See'],
  ['Café', 'bar'],
  ['restaurants, restaurant', 'restaurants, ristorante'],
  ['conciertos o concierto', 'conciertos o concerto'],
  ['Ausstellung', 'mostra'],
  ['Park', 'parco'],
  ['librarything', 'librarything'],
  ['', ''],
])('%j is looked for as %j (DIR-08)', (text, italian) => expect(inItalian(text)).toBe(italian))
