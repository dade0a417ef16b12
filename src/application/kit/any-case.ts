import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CodeWrong } from '#application/ports/code-wrong.ts'

/**
 * [decided] A code is read in any case of letters (REG-03, PWD-02): the server alone knows how it wrote it. It is asked as
 * it was typed, and where that is no code of the server, in capitals and then in small letters. Any other failure ends
 * the asking; the failure is the last one.
 */
export const inAnyCase =
  <Failure extends Readonly<{ _tag: string }>, Answer>(
    check: (code: string) => TaskEither<CodeWrong | Failure, Answer>,
  ) =>
  (code: string): TaskEither<CodeWrong | Failure, Answer> => {
    const others = [...new Set([code.toUpperCase(), code.toLowerCase()])].filter((other) => other !== code)
    const ask =
      (first: string, [next, ...rest]: readonly string[]): TaskEither<CodeWrong | Failure, Answer> =>
      async () => {
        const answer = await check(first)()
        const isWrong = Either.isLeft(answer) && answer.left._tag === 'CodeWrong'
        return isWrong && next !== undefined ? ask(next, rest)() : answer
      }
    return ask(code, others)
  }
