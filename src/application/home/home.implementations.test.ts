import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import { settle, waitingPort } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { HomeEntry, Language } from '#domain/home/home.ts'
import type { Id } from '#domain/id.ts'
import { home, languages } from './home.implementations.ts'

const entry = (id: number, visible: boolean): HomeEntry => ({
  id: id as Id<'HomeEntry'>,
  title: `Voce ${id}`,
  subtitle: undefined,
  category: { id: 1 as Id<'HomeCategory'>, name: 'Servizi' },
  path: '/',
  image: undefined,
  visible,
  position: id,
})

test('Home reads its entries and shows the visible ones by category (HOME-01)', async () => {
  const all = waitingPort<[], RequestFailure, readonly HomeEntry[]>()
  const actor = createActor(home({ homeEntries: { all: all.port } }), { input: { query: undefined } }).start()
  await settle()
  await all.call().succeed([entry(1, true), entry(2, false)])
  expect(actor.getSnapshot().context.value).toEqual([{ id: 1, name: 'Servizi', entries: [entry(1, true)] }])
})

test('Home says so when its entries cannot be read, and reads them at a retry', async () => {
  const all = waitingPort<[], RequestFailure, readonly HomeEntry[]>()
  const actor = createActor(home({ homeEntries: { all: all.port } }), { input: { query: undefined } }).start()
  await settle()
  await all.call().fail({ _tag: 'Unreachable' })
  expect(resourceFace(actor.getSnapshot())).toBe('failed')
  actor.send({ type: 'retry.requested' })
  await settle()
  await all.call().succeed([])
  expect([resourceFace(actor.getSnapshot()), all.calls.length]).toEqual(['loaded', 2])
})

test('The languages on offer are those that the server lists (LANG-02)', async () => {
  const all = waitingPort<[], RequestFailure, readonly Language[]>()
  const actor = createActor(languages({ languages: { all: all.port } }), { input: { query: undefined } }).start()
  await settle()
  const italian: Language = { id: 1 as Id<'Language'>, code: 'it', name: 'Italiano', icon: undefined }
  await all.call().succeed([italian])
  expect(actor.getSnapshot().context.value).toEqual([italian])
})
