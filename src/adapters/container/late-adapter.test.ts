import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import * as Either from 'fp-ts/lib/Either.js'
import { expect, test, vi } from 'vitest'
import type { RequestFailure } from '#application/ports/failure.ts'
import { UNREACHABLE } from '#application/ports/port.ts'
import { lateAdapter } from './late-adapter.ts'

interface Greeter {
  readonly greet: (name: string) => TaskEither.TaskEither<RequestFailure, string>
}
const greeter: Greeter = { greet: (name) => TaskEither.right(`Ciao ${name}`) }

test('An adapter is loaded at its first call, once', async () => {
  const load = vi.fn<() => Promise<Greeter>>(async () => greeter)
  const port = lateAdapter(load, UNREACHABLE)
  const call = port.greet('Ada')
  expect(load).not.toHaveBeenCalled()
  expect(await call()).toEqual(Either.right('Ciao Ada'))
  expect(await port.greet('Bea')()).toEqual(Either.right('Ciao Bea'))
  expect(load).toHaveBeenCalledTimes(1)
})

test('An adapter that fails to load is unreachable, and is loaded again', async () => {
  const load = vi
    .fn<() => Promise<Greeter>>(async () => greeter)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const port = lateAdapter(load, UNREACHABLE)
  expect(await port.greet('Ada')()).toEqual(Either.left(UNREACHABLE))
  expect(await port.greet('Ada')()).toEqual(Either.right('Ciao Ada'))
})

test('A port is not a promise', async () => {
  const port = lateAdapter(async () => greeter, UNREACHABLE)
  expect(await Promise.resolve(port)).toBe(port)
})
