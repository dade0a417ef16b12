import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Language } from '#domain/home/home.ts'
import type { Id } from '#domain/id.ts'
import { languages } from './languages.ts'

test('The languages on offer are those that the server lists (LANG-02)', async () => {
  const all = waitingPort<[], RequestFailure, readonly Language[]>()
  const actor = createActor(languages({ languages: { all: all.port } }), { input: { query: undefined } }).start()
  await settle()
  const italian: Language = { id: 1 as Id<'Language'>, code: 'it', name: 'Italiano', icon: undefined }
  await all.call().succeed([italian])
  expect(actor.getSnapshot().context.value).toEqual([italian])
})
