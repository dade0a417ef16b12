/** For tests: random values of every codec of the contract, generated from its shape. */
import * as Either from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import type { AnyWire } from '../codecs/wire.ts'

/** Moments that the wire can express: four-digit years, whole milliseconds. */
const instants = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2099-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.getTime())

const two = (value: number): string => String(value).padStart(2, '0')

const scalars = {
  text: fc.string({ unit: 'grapheme' }),
  id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  flag: fc.boolean(),
  count: fc.nat(),
  // JSON has no negative zero.
  decimal: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  instant: instants,
  date: instants.map((epoch) => new Date(epoch).toISOString().slice(0, 10)),
  time: fc.tuple(fc.nat(23), fc.nat(59)).map(([hours, minutes]) => `${two(hours)}:${two(minutes)}`),
  file: fc.string().map((content) => new Blob([content], { type: 'image/png' })),
} satisfies Record<string, fc.Arbitrary<unknown>>

/** Elements with content: an empty record does not count as one. */
const elementsOf = (item: AnyWire): fc.Arbitrary<readonly unknown[]> =>
  fc.array(
    arbitraryOf(item).filter((value) => JSON.stringify(item.encode(value)) !== '{}'),
    { maxLength: 4 },
  )

/** Random domain values of any codec of the contract. */
export const arbitraryOf = (wire: AnyWire): fc.Arbitrary<unknown> => {
  const { shape } = wire
  switch (shape.kind) {
    case 'choice':
      // The codec defines the meaning of each word of the wire.
      return fc.constantFrom(...shape.wire).map((word) => {
        const read = wire.decode(word)
        if (Either.isLeft(read)) throw new Error(`${wire.name} does not read its own word ${word}`)
        return read.right as unknown
      })
    case 'rows': {
      const rows = elementsOf(shape.item)
      return shape.isPage
        ? fc.record({
            rows,
            total: shape.name === undefined ? fc.constant(undefined) : fc.option(fc.nat(), { nil: undefined }),
            leftOut: fc.constant(0),
          })
        : rows
    }
    case 'list':
      return elementsOf(shape.item)
    case 'optional':
      // An empty text means the same as an absent one.
      return fc
        .option(arbitraryOf(shape.item), { nil: undefined })
        .map((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value))
    case 'record':
      return fc.record(
        Object.fromEntries(Object.entries(shape.fields).map(([name, [, codec]]) => [name, arbitraryOf(codec)])),
      )
    case 'mapped':
      return arbitraryOf(shape.from).map(shape.to as (value: unknown) => unknown)
    case 'one':
    case 'done':
    case 'jsonText':
      return arbitraryOf(shape.item)
    case 'multipart':
      return arbitraryOf(shape.record)
    default: {
      const values: fc.Arbitrary<unknown> = scalars[shape.kind]
      // Some texts must not be empty; the codec knows which.
      return shape.kind === 'text' ? values.filter(wire.is) : values
    }
  }
}
