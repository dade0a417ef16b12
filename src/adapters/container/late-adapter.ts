import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { once } from '#domain/once.ts'

type Calls = Readonly<Record<string, (...inputs: readonly unknown[]) => TaskEither<unknown, unknown>>>

/**
 * A port whose adapter is loaded at the first call, so that the first page does not download it. If loading fails,
 * calls fail as `absent` says, and the next call loads it again.
 */
export const lateAdapter = <Port extends object>(
  load: () => Promise<Port>,
  absent: Readonly<{ _tag: string }>,
): Port => {
  let fetched = once(load)
  const call =
    (name: string) =>
    (...inputs: readonly unknown[]): TaskEither<unknown, unknown> =>
    async () => {
      const adapter = await fetched().catch(() => {
        fetched = once(load)
      })
      if (adapter === undefined) return Either.left(absent)
      const made = (adapter as unknown as Calls)[name]?.(...inputs)
      if (made === undefined) throw new Error(`The port has no call "${name}"`)
      return made()
    }
  return new Proxy({} as Port, {
    // A value with a `then` is taken for a promise by `await`.
    get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : call(name)),
  })
}
