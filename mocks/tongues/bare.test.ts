import { expect, test } from 'vitest'
import { id, optionalText } from '#adapters/http/codecs/wire.ts'
import { record } from '#adapters/http/codecs/wire-records.ts'
import { bare, mute } from './bare.ts'
import { retold, type Scribe } from './retell.ts'

const SAID = { id: 7, title: 'Bello', text: 'Ci torno', logo: 'a.svg' }
const keptOf = (scribe: Scribe, name: string): unknown => {
  const codec = record(name, {
    id: ['id', id('Thing')],
    title: ['title', optionalText],
    text: ['text', optionalText],
    logo: ['logo', optionalText],
  })
  return retold(scribe, codec, SAID, { path: '', field: '', records: [], codec })
}

test('a record of which nobody says anything keeps its texts in bare, and its id alone in mute', () => {
  expect(keptOf(bare, 'thing of nobody')).toEqual({ ...SAID, logo: null })
  expect(keptOf(mute, 'thing of nobody')).toEqual({ id: 7, title: null, text: null, logo: null })
})

test('one that the specification or the scenarios name keeps the names of theirs alone', () => {
  expect(keptOf(bare, 'language')).toEqual({ id: 7, title: null, text: null, logo: null })
  expect(keptOf(bare, 'flight')).toEqual({ id: 7, title: null, text: null, logo: null })
})
