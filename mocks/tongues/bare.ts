import type { AnyWire } from '#adapters/http/codecs/wire.ts'
import { NAMED, type Names, POINTED_AT } from './named-by-the-seed.ts'
import type { Place, Scribe } from './retell.ts'

const namesIn = (names: Names, codec: AnyWire, at: Place): readonly string[] =>
  (names[`${at.records.at(-1)} ${codec.name}`] ?? names[codec.name] ?? '').split(' ')

const scribe = (keeps: readonly Names[]): Scribe => ({
  scalar: (_, value) => value,
  nothing: () => null,
  list: (elements) => elements,
  record: (fields, codec, at) => {
    const kept = new Set(['id', ...keeps.flatMap((names) => namesIn(names, codec, at))])
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, kept.has(name) ? value : null]))
  },
})

/** Only the names of the specification, and the texts that scenarios select by; null for the rest. */
export const bare = scribe([NAMED, POINTED_AT])
/** Only the names of the specification; null for the rest. */
export const mute = scribe([NAMED])
