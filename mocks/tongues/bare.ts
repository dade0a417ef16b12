import { namedBySeed, pointedAt } from './named-by-the-seed.ts'
import type { Scribe } from './retell.ts'

const scribe = (keeps: readonly (typeof namedBySeed)[]): Scribe => ({
  scalar: (_, value) => value,
  nothing: () => null,
  list: (elements) => elements,
  record: (fields, codec, { records }) => {
    const kept = new Set(['id', ...keeps.flatMap((names) => names(codec.name, records.at(-1)).split(' '))])
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, kept.has(name) ? value : null]))
  },
})

/** Only the names of the specification, and the texts that scenarios select by; null for the rest. */
export const bare = scribe([namedBySeed, pointedAt])
/** Only the names of the specification; null for the rest. */
export const mute = scribe([namedBySeed])
