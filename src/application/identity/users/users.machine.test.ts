import { describe, expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'
import { formNow } from '#application/kit/form-now.ts'
import { listNow } from '#application/kit/list.selectors.ts'
import { present } from '#application/kit/present.ts'
import { FILTER_REST } from '#application/kit/typed-filter.machine.ts'
import {
  ends,
  fails,
  KEEPS_NOTHING,
  NO_PORTS,
  started,
  settle,
  shows,
  waitingPort,
  walk,
} from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { Page } from '#domain/paging/page.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import { NEW_USER, type UserDraft } from '#domain/users/user-draft.ts'
import {
  DEFAULT_USER_QUERY,
  EVERY_USER,
  isTooShortToFilter,
  type UserArrangement,
  type UserQuery,
} from '#domain/users/user-query.ts'
import { userEditorMachine } from './user-editor.machine.ts'
import { usersMachine } from './users.machine.ts'
import { userFace } from './user-editor.machine.ts'

const unreachable: RequestFailure = { _tag: 'Unreachable' }
const missing: RequestFailure = { _tag: 'Missing' }

const user = (id: number): ManagedUser => ({
  id: id as UserId,
  username: `user${id}`,
  name: 'Bice',
  surname: 'Riva',
  email: undefined,
  roles: ['user'],
  otherRoles: ['ROLE_EDITOR'],
  active: true,
  image: undefined,
  country: undefined,
  jobs: [],
})
const page = (total: number, ...ids: readonly number[]): Page<ManagedUser> => ({
  rows: ids.map(user),
  total,
  leftOut: 0,
})
const BICE = user(2)

const open = (arrangement: UserArrangement = DEFAULT_USER_QUERY) => {
  const read = waitingPort<[UserQuery, number], RequestFailure, Page<ManagedUser>>()
  const one = waitingPort<[UserId], RequestFailure, ManagedUser>()
  const save = waitingPort<[UserDraft], RequestFailure, string | undefined>()
  const remove = waitingPort<[UserId], RequestFailure, string | undefined>()
  const clock = new SimulatedClock()
  const machine = usersMachine({
    users: { page: read.port, one: one.port, save: save.port, remove: remove.port },
    unsent: KEEPS_NOTHING,
  })
  const { actor, news, see: now } = started(machine, { input: { arrangement }, clock })
  const list = () => present(now().children.list)
  const editor = () => present(now().children.editor)
  return {
    actor,
    read,
    one,
    save,
    remove,
    clock,
    news,
    now,
    list,
    editor,
    form: () => formNow(present(editor().getSnapshot().children.form)),
    type: (text: string) => actor.send({ type: 'filter.typed', text }),
    asked: () => read.calls.map(({ asked: [asked, number] }) => [asked.text, asked.sortBy, asked.descending, number]),
    face: () => listNow(list().getSnapshot()).face,
    ids: () => listNow(list().getSnapshot()).rows.map((row) => row?.id),
  }
}

const openThree = async () => {
  const area = open()
  await settle()
  await area.read.call().succeed(page(3, 1, 2, 3))
  return area
}

describe('Every way is walked', () => {
  test('through the user management', async () => {
    const removal = { id: BICE.id, name: 'Bice Riva', from: 'list' } as const
    const sent = { values: NEW_USER, answer: undefined }
    const walked = await walk(usersMachine(NO_PORTS), {
      inputs: [{ arrangement: DEFAULT_USER_QUERY }],
      events: [
        { type: 'filter.typed', text: 'riva' },
        shows('filter', { typed: 'riva', text: 'riva' }),
        shows('filter', { typed: 'ri', text: '' }),
        { type: 'arrangement.chosen', change: { sortBy: 'email' } },
        { type: 'arrangement.chosen', change: { role: 'admin' } },
        { type: 'arrangement.changed', arrangement: { ...EVERY_USER, sortBy: 'name', descending: true } },
        { type: 'user.opened', id: undefined },
        { type: 'user.closed' },
        { type: 'removal.requested', removal },
        { type: 'retry.requested' },
        ends('editor', sent),
        ...(['list', 'filter', 'editor', 'removal'] as const).map((child) => fails(child, new Error('A defect'))),
        ends('removal', { outcome: 'failed', failure: unreachable, subject: removal }),
        ends('removal', { subject: removal, outcome: 'done', answer: undefined }),
        ends('removal', { subject: removal, outcome: 'cancelled' }),
      ],
      showing: { filter: { typed: '', text: '' } },
      sees: ({ query }) => [query.sortBy === 'email', query.role, query.text],
    })
    expect(walked).toEqual({ states: 11, transitions: 21, unreached: [], untaken: [], strayed: [] })
  })

  test('through the page of one user', async () => {
    const walked = await walk(userEditorMachine(NO_PORTS), {
      inputs: [{ id: undefined }, { id: BICE.id }],
      events: [
        ends('load', BICE),
        fails('load', unreachable),
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
})

describe('The list of users (ADMIN-02)', () => {
  test('is read by name, a page at a time', async () => {
    const { asked, read, face, ids } = open()
    await settle()
    expect([asked(), face()]).toEqual([[['', 'name', false, 1]], 'loading'])
    await read.call().succeed(page(3, 1, 2, 3))
    expect([face(), ids()]).toEqual(['full', [1, 2, 3]])
  })

  test('is filtered once the typing has rested, from the first page, and tells nobody for what (fault 49)', async () => {
    const { type, clock, asked, news, now, list } = await openThree()
    list().send({ type: 'rows.seen', first: 0, last: 99 })
    type('riv')
    clock.increment(FILTER_REST - 1)
    type('riva')
    clock.increment(FILTER_REST - 1)
    await settle()
    expect([asked().length, news, now().context.typed]).toEqual([1, [], 'riva'])
    clock.increment(1)
    await settle()
    expect(asked().at(-1)).toEqual(['riva', 'name', false, 1])
    expect([asked().length, news]).toEqual([2, []])
  })

  test('is not filtered by two characters, and shows everyone again once there are no more', async () => {
    const { type, clock, asked, now } = await openThree()
    type('ri')
    clock.increment(FILTER_REST)
    await settle()
    expect([asked().length, isTooShortToFilter(now().context.typed)]).toEqual([1, true])
    type('riva')
    clock.increment(FILTER_REST)
    expect(isTooShortToFilter(now().context.typed)).toBe(false)
    type('ri ')
    clock.increment(FILTER_REST)
    await settle()
    expect(asked().map(([text]) => text)).toEqual(['', 'riva', ''])
    expect(now().context.typed).toBe('ri ')
  })

  test('is put in another order, with what is just being typed', async () => {
    const { actor, type, asked, news } = await openThree()
    actor.send({ type: 'arrangement.chosen', change: { sortBy: 'email' } })
    type('riva')
    actor.send({ type: 'arrangement.chosen', change: { descending: true } })
    await settle()
    expect(asked().slice(1)).toEqual([
      ['', 'email', false, 1],
      ['riva', 'email', true, 1],
    ])
    // The filter knows that it counts already: the next letter takes nothing back.
    type('rivab')
    await settle()
    expect(asked().length).toBe(3)
    expect(news).toMatchObject([
      { type: 'users.arranged', arrangement: { sortBy: 'email', descending: false } },
      { type: 'users.arranged', arrangement: { sortBy: 'email', descending: true } },
    ])
  })

  test('is filtered by role and state at once, together, with what is just being typed, and tells it', async () => {
    const { actor, type, read, news } = await openThree()
    type('riva')
    actor.send({ type: 'arrangement.chosen', change: { role: 'admin' } })
    actor.send({ type: 'arrangement.chosen', change: { active: false } })
    actor.send({ type: 'arrangement.chosen', change: { role: undefined } })
    await settle()
    const asked = read.calls.slice(1).map(({ asked: [{ role, active, text }] }) => [role, active, text])
    expect(asked).toEqual([
      ['admin', undefined, 'riva'],
      ['admin', false, 'riva'],
      [undefined, false, 'riva'],
    ])
    expect(news).toMatchObject([
      { arrangement: { role: 'admin', active: undefined } },
      { arrangement: { role: 'admin', active: false } },
      { arrangement: { role: undefined, active: false } },
    ])
  })

  test('follows an address that asks for another order, keeps what is typed, and does not tell it back', async () => {
    const { actor, type, clock, asked, news, now } = await openThree()
    type('rossi')
    actor.send({ type: 'arrangement.changed', arrangement: { ...EVERY_USER, sortBy: 'country', descending: true } })
    clock.increment(FILTER_REST)
    await settle()
    expect(asked().slice(1)).toEqual([['rossi', 'country', true, 1]])
    expect([news, now().context.typed]).toEqual([[], 'rossi'])
    actor.send({ type: 'arrangement.changed', arrangement: now().context.query })
    await settle()
    expect(asked().length).toBe(2)
  })
})

describe('The page of a user (ADMIN-03)', () => {
  test('is read first, and can be read again when that failed', async () => {
    const { actor, one, editor, form, now } = await openThree()
    actor.send({ type: 'user.opened', id: BICE.id })
    expect([now().context.open, userFace(editor().getSnapshot())]).toEqual([{ id: 2 }, 'loading'])
    await one.call().fail(unreachable)
    expect([userFace(editor().getSnapshot()), editor().getSnapshot().context.failure]).toEqual(['failed', unreachable])
    editor().send({ type: 'retry.requested' })
    await settle()
    await one.call().succeed(BICE)
    expect(userFace(editor().getSnapshot())).toBe('form')
    expect(form().values).toMatchObject({ username: 'user2', otherRoles: ['ROLE_EDITOR'] })
  })

  test('of nobody is missing (fault 36)', async () => {
    const { actor, one, editor } = await openThree()
    actor.send({ type: 'user.opened', id: 99 as UserId })
    await one.call().fail(missing)
    expect(userFace(editor().getSnapshot())).toBe('missing')
  })

  test('of a new user asks the server for nothing, and is sent once it is right', async () => {
    const { actor, one, save, form, news, read, now } = await openThree()
    actor.send({ type: 'user.opened', id: undefined })
    form().submit()
    expect([one.calls.length, save.calls.length, form().problems]).toEqual([
      0,
      0,
      { username: 'missing', name: 'missing', surname: 'missing' },
    ])
    form().change({ username: 'bice.riva', name: 'Bice', surname: 'Riva' })
    form().submit()
    form().submit()
    expect(save.calls.length).toBe(1)
    expect(save.call().asked[0]).toMatchObject({ id: undefined, username: 'bice.riva', roles: ['user'], active: true })
    await save.call().succeed('Fatto')
    expect(news).toEqual([{ type: 'user.saved', isNew: true, message: 'Fatto' }])
    expect([now().matches({ working: { page: 'saved' } }), read.calls.length]).toEqual([true, 2])
  })

  test('keeps what was written when it cannot be saved', async () => {
    const { actor, one, save, form, news } = await openThree()
    actor.send({ type: 'user.opened', id: BICE.id })
    await one.call().succeed(BICE)
    form().change({ surname: 'Rivabella' })
    form().submit()
    await save.call().fail(unreachable)
    const { values, failure } = form()
    expect([values.surname, failure, news]).toEqual(['Rivabella', unreachable, []])
    form().submit()
    await save.call().succeed(undefined)
    expect(news).toEqual([{ type: 'user.saved', isNew: false, message: undefined }])
  })

  test('is asked about before something unsaved is lost, and is as it was read for who leaves', async () => {
    const { actor, one, editor, form } = await openThree()
    actor.send({ type: 'user.opened', id: BICE.id })
    await one.call().succeed(BICE)
    form().change({ surname: 'Rivabella' })
    const leaving = () => present(editor().getSnapshot().children.leaving)
    leaving().send({ type: 'leaving.requested', wouldLose: form().isChanged })
    expect(leaving().getSnapshot().matches('asking')).toBe(true)
    leaving().send({ type: 'leaving.cancelled' })
    expect(form().values.surname).toBe('Rivabella')
    leaving().send({ type: 'leaving.requested', wouldLose: form().isChanged })
    leaving().send({ type: 'leaving.confirmed' })
    expect([form().values.surname, form().isChanged, one.calls.length]).toEqual(['Riva', false, 1])
    expect(leaving().getSnapshot().matches('asking')).toBe(false)
  })

  test('is left for the list, and begins anew for another user', async () => {
    const { actor, one, now } = await openThree()
    actor.send({ type: 'user.opened', id: BICE.id })
    actor.send({ type: 'user.opened', id: 3 as UserId })
    expect(one.calls.map(({ asked: [id] }) => id)).toEqual([2, 3])
    actor.send({ type: 'user.closed' })
    expect([now().context.open, now().children.editor]).toEqual([undefined, undefined])
  })
})

describe('A deletion (ADMIN-04)', () => {
  const removal = { id: BICE.id, name: 'Bice Riva', from: 'list' } as const

  test('is asked about first, and cancelling changes nothing', async () => {
    const { actor, now, remove, ids, news } = await openThree()
    actor.send({ type: 'removal.requested', removal })
    expect([now().matches({ working: { removal: 'removing' } }), now().context.removal]).toEqual([true, removal])
    now().children.removal?.send({ type: 'cancelled' })
    await settle()
    expect([now().matches({ working: { removal: 'removing' } }), remove.calls.length, ids(), news]).toEqual([
      false,
      0,
      [1, 2, 3],
      [],
    ])
  })

  test('takes the row away at once, once, and reads the list anew', async () => {
    const { actor, now, remove, ids, news, read } = await openThree()
    actor.send({ type: 'removal.requested', removal })
    const question = present(now().children.removal)
    question.send({ type: 'confirmed' })
    question.send({ type: 'confirmed' })
    expect([question.getSnapshot().hasTag('busy'), remove.calls.map(({ asked: [id] }) => id)]).toEqual([true, [2]])
    await remove.call().succeed('Utente eliminato')
    expect([ids(), news, read.calls.length]).toEqual([
      [1, 3],
      [{ type: 'user.removed', from: 'list', message: 'Utente eliminato' }],
      2,
    ])
  })

  test('that fails leaves the list and the open page as they are (fault 27)', async () => {
    const { actor, one, now, form, remove, ids, news } = await openThree()
    actor.send({ type: 'user.opened', id: BICE.id })
    await one.call().succeed(BICE)
    form().change({ name: 'Beatrice' })
    actor.send({ type: 'removal.requested', removal: { ...removal, from: 'detail' } })
    now().children.removal?.send({ type: 'confirmed' })
    await remove.call().fail(unreachable)
    expect([now().matches({ working: { removal: 'removing' } }), ids(), news, form().values.name]).toEqual([
      false,
      [1, 2, 3],
      [],
      'Beatrice',
    ])
  })
})
