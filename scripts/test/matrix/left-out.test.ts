import * as Either from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeAnswer } from '#adapters/http/client/answer.ts'
import { isFile, isOne } from '#adapters/http/client/shapes.ts'
import { arbitraryOf } from '#adapters/http/testing/arbitrary.ts'
import { leftOutBy } from '#application/ports/left-out.ts'
import { runsOf } from '#domain/testing/runs.ts'
import { type CallName, STATED } from '#features/catalogue/catalogue.ts'
import { changed, placesOf } from '#features/matrix/faults.ts'

const calls = (Object.keys(STATED) as CallName[]).filter((name) => {
  const { method, answer } = STATED[name].call
  return method === 'GET' && !isFile(answer)
})

/** How many parts the reading of an answer lacks; undefined where it fails. */
const lackedBy = (name: CallName, json: unknown): number | undefined => {
  const { signal: reading } = new AbortController()
  return Either.isRight(decodeAnswer(STATED[name].call, json, { reading })) ? leftOutBy(reading) : undefined
}

test.each(calls)('%s tells its reading of each unreadable element of a list, and of no other (fault 55)', (name) => {
  expect.hasAssertions()
  const { call } = STATED[name]
  const lists = placesOf(call).filter(({ kind }) => kind === 'list' || kind === 'rows')
  fc.assert(
    fc.property(arbitraryOf(call.answer), (value) => {
      const sound = JSON.parse(JSON.stringify(call.answer.encode(value))) as unknown
      const wrong = lists.flatMap((place) => {
        const json = changed(sound, place, 'bad element')
        if (json === undefined) return []
        // A list inside of a row that may be missing is no part of what the page lists.
        const isInRow = !isOne(call.answer) && place.path.includes('[]') && place.isSheltered
        const lacked = lackedBy(name, json)
        return lacked === undefined || lacked > 0 === !isInRow ? [] : [`${place.path.join('.')}: ${lacked}`]
      })
      expect([wrong, lackedBy(name, sound) ?? 0]).toEqual([[], 0])
    }),
    { numRuns: runsOf(20) },
  )
})
