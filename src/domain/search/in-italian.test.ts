import { expect, test } from 'vitest'
import { inItalian } from './in-italian.ts'

test.each([
  ['library', 'biblioteca'],
  ['Museum', 'museo'],
  ['Bücherei Luino', 'biblioteca Luino'],
  ['iglesia vieja', 'chiesa vieja'],
  ['biblioteca civica', 'biblioteca civica'],
  ['librarything', 'librarything'],
  ['', ''],
])('%j is looked for as %j (DIR-08)', (text, italian) => expect(inItalian(text)).toBe(italian))
