import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { expect, test } from 'vitest'
import type { CodeWrong } from '#application/ports/code-wrong.ts'
import { inAnyCase } from './any-case.ts'

/** A server that knows one code, and what it was asked. */
const serverOf = (known: string) => {
  const asked: string[] = []
  const check = (code: string): TaskEither.TaskEither<CodeWrong, string> => {
    asked.push(code)
    return code === known ? TaskEither.right('yes') : TaskEither.left({ _tag: 'CodeWrong', message: `Not ${code}` })
  }
  return { asked, ask: async (code: string) => [await inAnyCase(check)(code)(), asked.length] as const }
}

test.each([
  ['Kb7-q', 'Kb7-q', 1],
  ['KB7-Q', 'kb7-q', 2],
  ['kb7-q', 'Kb7-q', 3],
  ['kb7-q', 'KB7-Q', 2],
])('a server that knows %s takes %s, after %i questions', async (known, typed, times) => {
  const { ask } = serverOf(known)
  expect(await ask(typed)).toEqual([{ _tag: 'Right', right: 'yes' }, times])
})

test('a code without letters is asked once, and one that is none keeps its failure', async () => {
  const { ask } = serverOf('482-915')
  expect(await ask('482-916')).toEqual([{ _tag: 'Left', left: { _tag: 'CodeWrong', message: 'Not 482-916' } }, 1])
})

test('a failure of another kind ends the asking', async () => {
  const asked: string[] = []
  const unreachable = (code: string) => {
    asked.push(code)
    return TaskEither.left({ _tag: 'Unreachable' } as const)
  }
  expect([await inAnyCase(unreachable)('kb7')(), asked]).toEqual([
    { _tag: 'Left', left: { _tag: 'Unreachable' } },
    ['kb7'],
  ])
})
