import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { isBroken } from './breakdown.ts'
import { clearedListMachine } from './cleared-list.machine.ts'
import { present } from './present.ts'

const defect = (): never => {
  throw new Error('A defect')
}

test('A list that breaks down is read again on retry, for what it was asked for last', () => {
  const { machine, list } = clearedListMachine<string, Readonly<{ id: number }>, undefined, 'removed'>({
    id: 'letters',
    pageSize: 5,
    news: 'removed',
    idsOf: () => [],
    isSomething: () => true,
  })
  const broken = list.provide({
    actors: { loadPages: fromPromise(() => new Promise(() => undefined)) },
    actions: { removeRows: defect },
  })
  const actor = createActor(machine.provide({ actors: { list: broken } }), { input: { query: 'inbox' } })
  actor.start()
  const listActor = () => present(actor.getSnapshot().children.list)
  const first = listActor()
  const query = () => listActor().getSnapshot().context.query
  actor.send({ type: 'query.changed', query: 'archive' })
  expect(query()).toBe('archive')
  first.send({ type: 'rows.removed', ids: [] })
  expect([isBroken(actor.getSnapshot()), actor.getSnapshot().children.list]).toEqual([true, undefined])
  actor.send({ type: 'rows.changed' })
  actor.send({ type: 'retry.requested' })
  expect([isBroken(actor.getSnapshot()), listActor() === first, listActor().getSnapshot().status]).toEqual([
    false,
    false,
    'active',
  ])
  expect(query()).toBe('archive')
  listActor().send({ type: 'rows.removed', ids: [] })
  actor.send({ type: 'query.changed', query: 'letters' })
  actor.send({ type: 'retry.requested' })
  expect(query()).toBe('letters')
})
