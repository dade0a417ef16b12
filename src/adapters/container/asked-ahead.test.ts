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

test('The first who asks is given what was asked ahead, the next asks anew', async () => {
  const read = reading(Promise.resolve(Either.right('one')), Promise.resolve(Either.right('two')))
  const ask = askedAhead(read)
  expect(read).toHaveBeenCalledTimes(1)
  expect(await ask()()).toEqual(Either.right('one'))
  expect(await ask()()).toEqual(Either.right('two'))
})

test('A reading that has failed before anyone asked is made anew', async () => {
  const ask = askedAhead(reading(Promise.resolve(FAILED), Promise.resolve(Either.right('two'))))
  await settle()
  expect(await ask()()).toEqual(Either.right('two'))
})

test('A reading that fails while someone waits for it has failed', async () => {
  const read = reading(Promise.resolve(FAILED))
  expect(await askedAhead(read)()()).toEqual(FAILED)
  expect(read).toHaveBeenCalledTimes(1)
})

test('Whoever no longer waits calls the reading off', () => {
  const read = reading(new Promise(() => {}))
  const nobody = new AbortController()
  void askedAhead(read)(nobody.signal)()
  nobody.abort()
  expect(read.mock.calls[0]?.[0]?.aborted).toBe(true)
})
