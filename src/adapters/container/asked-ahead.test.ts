import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { expect, test, vi } from 'vitest'
import { settle } from '#application/kit/walk.ts'
import { askedAhead } from './asked-ahead.ts'

const FAILED = Either.left('failed')
const reading = (...outcomes: readonly Promise<Either.Either<string, string>>[]) => {
  const left = [...outcomes]
  return vi.fn<(signal?: AbortSignal) => TaskEither<string, string>>(
    () => () => left.shift() ?? Promise.resolve(FAILED),
  )
}

test('The first caller receives the prefetched answer, the next one starts a new reading', async () => {
  const read = reading(Promise.resolve(Either.right('one')), Promise.resolve(Either.right('two')))
  const ask = askedAhead(read)
  expect(read).toHaveBeenCalledTimes(1)
  expect(await ask()()).toEqual(Either.right('one'))
  expect(await ask()()).toEqual(Either.right('two'))
})

test('A reading that failed before the first call is repeated', async () => {
  const ask = askedAhead(reading(Promise.resolve(FAILED), Promise.resolve(Either.right('two'))))
  await settle()
  expect(await ask()()).toEqual(Either.right('two'))
})

test('A reading that fails while a caller waits fails', async () => {
  const read = reading(Promise.resolve(FAILED))
  expect(await askedAhead(read)()()).toEqual(FAILED)
  expect(read).toHaveBeenCalledTimes(1)
})

test('An aborting caller aborts the reading', () => {
  const read = reading(new Promise(() => {}))
  const nobody = new AbortController()
  void askedAhead(read)(nobody.signal)()
  nobody.abort()
  expect(read.mock.calls[0]?.[0]?.aborted).toBe(true)
})
