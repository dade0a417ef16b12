/** A server with words of its own, and what it calls the fields of each record. */
import type { AnyWire } from '#adapters/http/codecs/wire.ts'
import type { Content, Envelope } from './envelopes.ts'
import type { Scribe } from './retell.ts'

/** By the name of the contract. */
export type RecordWords = ReadonlyMap<string, string>

/** How a server speaks. */
export type Made = Readonly<{
  scribe: Scribe
  envelope: Envelope
  total: (total: unknown, content: Content) => unknown
  firstPage: 0 | 1
  /** The words it has said so far: by record and by the name of the contract. */
  said: () => ReadonlyMap<string, RecordWords>
  /** What it makes of a refusal; without it, its status and its message. */
  refused?: (refusal: Refused) => Readonly<{ status: number; body: unknown }>
  /** Whether a success has no body, whatever there is to say. */
  isSilentOn?: (call: string) => boolean
}>

/** A refusal of the server: status, message for the citizen, and code for the program. */
export type Refused = Readonly<{ status: number; message: string; code?: string | undefined }>

/** The words of each record, found once. */
export const wordsOnce = (wordsOf: (codec: AnyWire) => (name: string) => string) => {
  const known = new Map<string, RecordWords>()
  return {
    of: (codec: AnyWire): RecordWords => {
      const before = known.get(codec.name)
      if (before !== undefined) return before
      const word = wordsOf(codec)
      const fields = codec.shape.kind === 'record' ? Object.values(codec.shape.fields) : []
      const words = new Map(fields.map(([name]) => [name, word(name)]))
      known.set(codec.name, words)
      return words
    },
    said: (): ReadonlyMap<string, RecordWords> => known,
  }
}
