import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { once } from '#domain/once.ts'

type FailureOf<Call> = Call extends (...inputs: never[]) => TaskEither<infer Failure, unknown> ? Failure : never
/** What every call of a port may fail with. */
export type Absence<Port> = {
  readonly [Call in keyof Port]: (failure: FailureOf<Port[Call]>) => void
}[keyof Port] extends (failure: infer Common) => void
  ? Common
  : never

type Calls = Readonly<Record<string, (...inputs: readonly unknown[]) => TaskEither<unknown, unknown>>>

/** How a call fails when nobody can be reached. */
export const UNREACHABLE = { _tag: 'Unreachable' } as const

/**
 * A port whose adapter is fetched when it is first called: the first page pays nothing for what only later screens
 * reach. While its file does not come, calls fail as `absent` says, and the next one asks for it again.
 */
export const late = <Port extends object>(load: () => Promise<Port>, absent: Readonly<{ _tag: string }>): Port => {
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
    // What has a `then` is taken for a promise by whoever awaits it.
    get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : call(name)),
  })
}
