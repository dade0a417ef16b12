import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import {
  accountDeletionFormMachine,
  accountDeletionMachine,
} from '#application/identity/account-deletion/account-deletion.machine.ts'
import type { UserId } from '#domain/identity/user.ts'
import { isBroken } from './breakdown.ts'
import { clearedListMachine } from './cleared-list.machine.ts'
import { formValues } from './form.selectors.ts'
import { present } from './present.ts'
import { NO_PORTS } from '#application/kit/walk.ts'

const defect = (): never => {
  throw new Error('A defect')
}

test('A form that breaks down does not take its screen down, and can be restarted', () => {
  const form = accountDeletionFormMachine.provide({ actions: { tellProblems: defect } })
  const actor = createActor(accountDeletionMachine(NO_PORTS).provide({ actors: { form } }), {
    input: { user: 1 as UserId },
  })
  actor.start()
  present(actor.getSnapshot().children.form).send({ type: 'form.submitted' })
  expect([actor.getSnapshot().status, isBroken(actor.getSnapshot()), actor.getSnapshot().children.form]).toEqual([
    'active',
    true,
    undefined,
  ])
  actor.send({ type: 'retry.requested' })
  expect(isBroken(actor.getSnapshot())).toBe(false)
  expect(formValues(present(actor.getSnapshot().children.form).getSnapshot())).toEqual({ user: 1, password: '' })
})

test('A list that breaks down is read again on retry', () => {
  const { machine, list } = clearedListMachine<undefined, Readonly<{ id: number }>, undefined, 'removed'>({
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
  const actor = createActor(machine.provide({ actors: { list: broken } }), { input: { query: undefined } })
  actor.start()
  const listActor = () => present(actor.getSnapshot().children.list)
  const first = listActor()
  first.send({ type: 'rows.removed', ids: [] })
  expect([isBroken(actor.getSnapshot()), actor.getSnapshot().children.list]).toEqual([true, undefined])
  actor.send({ type: 'rows.changed' })
  actor.send({ type: 'retry.requested' })
  expect([isBroken(actor.getSnapshot()), listActor() === first, listActor().getSnapshot().status]).toEqual([
    false,
    false,
    'active',
  ])
})

test('A form whose draft cannot be stored still works', () => {
  const form = accountDeletionFormMachine.provide({ actors: { draft: fromCallback(defect) } })
  const actor = createActor(form, { input: { values: { user: 1 as UserId, password: '' } } })
  actor.start()
  expect([actor.getSnapshot().status, formValues(actor.getSnapshot()).password]).toEqual(['active', ''])
})
