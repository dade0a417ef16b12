import { expect, test } from 'vitest'
import { ends, fails, NO_PORTS, walk } from '#application/kit/testing/walk.ts'
import type { UserId } from '#domain/identity/user.ts'
import { NEW_USER } from '#domain/users/user-draft.ts'
import { userEditorMachine } from './user-editor.machine.ts'

test('Every transition of the page of one user is covered', async () => {
  const id = 2 as UserId
  const walked = await walk(userEditorMachine(NO_PORTS), {
    inputs: [{ id: undefined }, { id }],
    events: [
      ends('load', { ...NEW_USER, id }),
      fails('load', { _tag: 'Unreachable' }),
      { type: 'retry.requested' },
      { type: 'network.returned' },
      ends('form', { values: NEW_USER, answer: undefined }),
      ends('leaving', undefined),
      fails('form', new Error('A defect')),
      fails('leaving', new Error('A defect')),
    ],
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})
