import * as Either from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import type { Fault } from '#mocks/faults/faults.ts'
import { become } from './become.ts'

type Given = Parameters<typeof become>

/** A device and a world with one fault; `answer` is what the sign-in gives. */
const given = (answer: unknown) => {
  let active: readonly Fault[] = [{ kind: 'offline', call: undefined }]
  const done: string[] = []
  const ports = {
    sessions: { forget: () => done.push('forgotten') },
    accounts: {
      signIn:
        ({ username }: Readonly<{ username: string }>) =>
        async () => {
          done.push(`${username} with ${active.length} faults`)
          return answer
        },
    },
  } as unknown as Given[1]
  const backend: Given[2] = {
    password: 'Piazza2026!',
    listFaults: () => ({ kinds: [], active }),
    setFault: (kind, call) => {
      active = kind === undefined ? [] : [{ kind, call }]
    },
  }
  return { ports, backend, done, active: () => active }
}

test('Somebody is signed in in place of whoever was, and no fault stands in the way', async () => {
  const { ports, backend, done, active } = given(Either.right(undefined))
  expect(await become('mario.rossi', ports, backend)).toBeUndefined()
  expect(done).toEqual(['forgotten', 'mario.rossi with 0 faults'])
  expect(active()).toEqual([{ kind: 'offline', call: undefined }])
})

test('A visitor is somebody without a session', async () => {
  const { ports, backend, done } = given(undefined)
  expect(await become(undefined, ports, backend)).toBeUndefined()
  expect(done).toEqual(['forgotten'])
})

test.each([
  ['AccountInactive', 'inactive'],
  ['CredentialsRefused', 'credentials'],
  ['Unreachable', 'other'],
] as const)('Whom the server refuses (%s) is nobody: %s', async (_tag, refused) => {
  const { ports, backend } = given(Either.left({ _tag }))
  expect(await become('paolo.spenti', ports, backend)).toBe(refused)
})
