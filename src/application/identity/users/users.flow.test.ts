import * as Option from 'fp-ts/lib/Option.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Actor, AnyActorLogic, EventObject } from 'xstate'
import type { App } from '#application/kit/app.ts'
import { openScope } from '#application/kit/scope.ts'
import { FILTER_REST } from '#application/kit/typed-filter.machine.ts'
import { KEEPS_NOTHING, settle, waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { Fields, Unsent } from '#application/ports/unsent.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { Page } from '#domain/paging/page.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import type { UserDraft } from '#domain/users/user-draft.ts'
import { EVERY_USER, type UserArrangement, type UserQuery } from '#domain/users/user-query.ts'
import { openUsers, type UsersQuery } from './users.flow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
const BY_NAME: UserArrangement = { ...EVERY_USER, sortBy: 'name', descending: false }

/** What is given back waits for its form. */
const waitingUnsent = (): Unsent => {
  const waiting = new Map<string, Fields>()
  return {
    ...KEEPS_NOTHING,
    giveBack: (form, fields) => void waiting.set(form, fields),
    take: (form) => Option.fromNullable(waiting.get(form)),
  }
}

const open = (first: UsersQuery = { arrangement: BY_NAME, open: undefined }) => {
  const read = waitingPort<[UserQuery, number], RequestFailure, Page<ManagedUser>>()
  const one = waitingPort<[UserId], RequestFailure, ManagedUser>()
  const save = waitingPort<[UserDraft], RequestFailure, string | undefined>()
  const remove = waitingPort<[UserId], RequestFailure, string | undefined>()
  const news: EventObject[] = []
  const told: UsersQuery[] = []
  const piazza = {
    follow: (actor: Actor<AnyActorLogic>) => {
      const heard = actor.on('*', (one) => void news.push(one))
      return () => heard.unsubscribe()
    },
    listen: () => () => {},
    tell: (one: EventObject) => void news.push(one),
  }
  const ports = {
    users: { page: read.port, one: one.port, save: save.port, remove: remove.port },
    unsent: waitingUnsent(),
    traffic: { watchFailures: () => () => {} },
  }
  const scope = openScope({ ports: ports as unknown as Ports, piazza: piazza as unknown as App }, () => {})
  const { now, ask } = openUsers(scope, first, (query) => told.push(query))
  const form = () => {
    const written = now().editor?.form
    if (!written) throw new Error('No form is open')
    return written
  }
  return {
    read,
    one,
    save,
    remove,
    news,
    now,
    verbs: now().list.verbs,
    form,
    visit: (open: UsersQuery['open'], arrangement = BY_NAME) => ask({ arrangement, open }),
    /** What the address was told. */
    told: () => told.map(({ arrangement: { sortBy, descending, role, active } }) => [sortBy, descending, role, active]),
    asked: () => read.calls.map(({ asked: [asked, number] }) => [asked.text, asked.sortBy, asked.descending, number]),
    ids: () => now().list.rows.map((row) => row?.id),
    rest: async (time = FILTER_REST) => {
      vi.advanceTimersByTime(time)
      await settle()
    },
  }
}

const openThree = async () => {
  const area = open()
  await settle()
  await area.read.call().succeed(page(3, 1, 2, 3))
  return area
}

describe('The list of users (ADMIN-02)', () => {
  test('is read by name, a page at a time', async () => {
    const { asked, read, now, ids } = open()
    await settle()
    expect([asked(), now().list.face]).toEqual([[['', 'name', false, 1]], 'loading'])
    await read.call().succeed(page(3, 1, 2, 3))
    expect([now().list.face, ids()]).toEqual(['full', [1, 2, 3]])
  })

  test('is filtered once the typing has rested, from the first page, and tells nobody for what (fault 49)', async () => {
    const { verbs, rest, asked, told, now } = await openThree()
    verbs.see(0, 99)
    verbs.type('riv')
    await rest(FILTER_REST - 1)
    verbs.type('riva')
    await rest(FILTER_REST - 1)
    expect([asked().length, now().list.typed]).toEqual([1, 'riva'])
    await rest(1)
    expect([asked().slice(1), told()]).toEqual([[['riva', 'name', false, 1]], []])
  })

  test('is not filtered by two characters, and shows everyone again once there are no more', async () => {
    const { verbs, rest, asked, now } = await openThree()
    verbs.type('ri')
    await rest()
    expect([asked().length, now().list.isTooShort]).toEqual([1, true])
    verbs.type('riva')
    await rest()
    expect([now().list.isTooShort, now().list.isFiltered]).toEqual([false, true])
    verbs.type('ri ')
    await rest()
    expect(asked().map(([text]) => text)).toEqual(['', 'riva', ''])
    expect([now().list.typed, now().list.isFiltered]).toEqual(['ri ', false])
  })

  test('is put in another order, with what is just being typed', async () => {
    const { verbs, asked, told } = await openThree()
    verbs.order('email')
    verbs.type('riva')
    verbs.order('email')
    await settle()
    expect(asked().slice(1)).toEqual([
      ['', 'email', false, 1],
      ['riva', 'email', true, 1],
    ])
    // The filter knows that it counts already: the next letter takes nothing back.
    verbs.type('rivab')
    await settle()
    expect(asked().length).toBe(3)
    expect(told()).toEqual([
      ['email', false, undefined, undefined],
      ['email', true, undefined, undefined],
    ])
  })

  test('is filtered by role and state at once, together with what is just being typed, and tells it', async () => {
    const { verbs, read, told } = await openThree()
    verbs.type('riva')
    verbs.filter({ role: 'admin' })
    verbs.filter({ active: false })
    verbs.filter({ role: undefined })
    await settle()
    const asked = read.calls.slice(1).map(({ asked: [{ role, active, text }] }) => [role, active, text])
    expect(asked).toEqual([
      ['admin', undefined, 'riva'],
      ['admin', false, 'riva'],
      [undefined, false, 'riva'],
    ])
    expect(told().map(([, , role, active]) => [role, active])).toEqual([
      ['admin', undefined],
      ['admin', false],
      [undefined, false],
    ])
  })

  test('follows an address that asks for another order, keeps what is typed, and does not tell it back', async () => {
    const { verbs, visit, rest, asked, told, now } = await openThree()
    const byCountry: UserArrangement = { ...EVERY_USER, sortBy: 'country', descending: true }
    verbs.type('rossi')
    visit(undefined, byCountry)
    await rest()
    expect(asked().slice(1)).toEqual([['rossi', 'country', true, 1]])
    expect([told(), now().list.typed]).toEqual([[], 'rossi'])
    visit(undefined, byCountry)
    await settle()
    expect(asked().length).toBe(2)
  })
})

describe('The page of a user (ADMIN-03)', () => {
  test('is read first, and can be read again when that failed', async () => {
    const { visit, one, now, form } = await openThree()
    visit({ id: BICE.id })
    expect(now().editor?.face).toBe('loading')
    await one.call().fail(unreachable)
    expect(now().editor).toMatchObject({ face: 'failed', failure: unreachable })
    now().editor?.retry()
    await settle()
    await one.call().succeed(BICE)
    expect(now().editor?.face).toBe('form')
    expect(form().values).toMatchObject({ username: 'user2', otherRoles: ['ROLE_EDITOR'] })
  })

  test('of nobody is missing, and one that no address names is not opened (fault 36)', async () => {
    const { visit, one, now } = await openThree()
    visit({ id: 99 as UserId })
    await one.call().fail(missing)
    expect(now().editor?.face).toBe('missing')
    visit('nobody')
    expect(now().editor).toBeUndefined()
  })

  test('of a new user asks the server for nothing, is sent once it is right, and stays until it is left', async () => {
    const { visit, one, save, form, news, read, now } = await openThree()
    visit({ id: undefined })
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
    expect([now().editor?.form, now().leaving.isHeld, read.calls.length]).toEqual([undefined, false, 2])
  })

  test('keeps what was written when it cannot be saved', async () => {
    const { visit, one, save, form, news } = await openThree()
    visit({ id: BICE.id })
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
    const { visit, one, now, form } = await openThree()
    visit({ id: BICE.id })
    await one.call().succeed(BICE)
    form().change({ surname: 'Rivabella' })
    now().leaving.request()
    expect(now().leaving).toMatchObject({ wouldLose: true, isAsking: true })
    now().leaving.cancel()
    expect(form().values.surname).toBe('Rivabella')
    now().leaving.request()
    now().leaving.confirm()
    expect([form().values.surname, form().isChanged, one.calls.length]).toEqual(['Riva', false, 1])
    expect(now().leaving.isAsking).toBe(false)
  })

  test('is left for the list, begins anew for another user, and stays while the list is arranged otherwise', async () => {
    const { visit, one, now } = await openThree()
    visit({ id: BICE.id })
    visit({ id: 3 as UserId })
    visit({ id: 3 as UserId }, { ...BY_NAME, descending: true })
    expect(one.calls.map(({ asked: [id] }) => id)).toEqual([2, 3])
    visit(undefined)
    expect(now().editor).toBeUndefined()
  })

  test('that is left for another while it is sent is told of once it is saved, and the list is read anew', async () => {
    const { visit, one, save, form, news, read } = await openThree()
    visit({ id: BICE.id })
    await one.call().succeed(BICE)
    form().submit()
    visit({ id: 3 as UserId })
    await save.call().succeed('Fatto')
    expect([news, read.calls.length]).toEqual([[{ type: 'user.saved', isNew: false, message: 'Fatto' }], 2])
  })
})

describe('What a user is left with (ERR-08)', () => {
  test.each<UsersQuery['open']>([{ id: 3 as UserId }, undefined])(
    'is told when they are not saved after all, and is in their form again: %j',
    async (next) => {
      const { visit, one, save, form, news } = await openThree()
      visit({ id: BICE.id })
      await one.call().succeed(BICE)
      form().change({ surname: 'Rivabella', password: 'Varese2027!', confirmation: 'Varese2027!' })
      form().submit()
      visit(next)
      await save.call().fail(unreachable)
      await settle()
      expect(news).toMatchObject([{ type: 'act.failed', failure: unreachable }])
      visit({ id: BICE.id })
      await one.call().succeed(BICE)
      expect(form()).toMatchObject({ values: { surname: 'Rivabella', password: '' }, isRestored: true })
    },
  )
})

describe('A defect', () => {
  test('of the list leaves what is asked for: it is read again for the text of the field, and in the order', async () => {
    const { verbs, rest, read, asked, now } = await openThree()
    verbs.type('riva')
    await rest()
    verbs.order('email')
    await settle()
    await read.call().succeed(undefined as never)
    expect([now().list.face, now().list.typed, now().list.isFiltered]).toEqual(['failed', 'riva', true])
    verbs.retry()
    await settle()
    expect(asked().at(-1)).toEqual(['riva', 'email', false, 1])
  })

  test('of the page of a user leaves the list as it is, and the page is read again', async () => {
    const { visit, one, now, ids, form } = await openThree()
    visit({ id: BICE.id })
    await one.call().succeed(undefined as never)
    expect(() => vi.runAllTimers()).toThrow('undefined')
    expect([now().editor?.face, now().editor?.failure, ids(), now().leaving.isHeld]).toEqual([
      'failed',
      undefined,
      [1, 2, 3],
      false,
    ])
    now().editor?.retry()
    await settle()
    await one.call().succeed(BICE)
    expect(form().values.username).toBe('user2')
  })
})

describe('A deletion (ADMIN-04)', () => {
  const removal = { id: BICE.id, name: 'Bice Riva', from: 'list' } as const

  test('is asked about first, and cancelling changes nothing', async () => {
    const { verbs, now, remove, ids, news } = await openThree()
    verbs.remove(removal)
    expect(now().removal?.subject).toEqual(removal)
    now().removal?.cancel()
    await settle()
    expect([now().removal, remove.calls.length, ids(), news]).toEqual([undefined, 0, [1, 2, 3], []])
  })

  test('takes the row away at once, once, and reads the list anew', async () => {
    const { verbs, now, remove, ids, news, read } = await openThree()
    verbs.remove(removal)
    now().removal?.confirm()
    now().removal?.confirm()
    expect([now().removal?.isBusy, remove.calls.map(({ asked: [id] }) => id)]).toEqual([true, [2]])
    await remove.call().succeed('Utente eliminato')
    expect([ids(), news, read.calls.length]).toEqual([
      [1, 3],
      [{ type: 'user.removed', removal, message: 'Utente eliminato' }],
      2,
    ])
  })

  test('that fails leaves the list and the open page as they are (fault 27)', async () => {
    const { visit, verbs, one, now, form, remove, ids, news } = await openThree()
    visit({ id: BICE.id })
    await one.call().succeed(BICE)
    form().change({ name: 'Beatrice' })
    verbs.remove({ ...removal, from: 'detail' })
    now().removal?.confirm()
    await remove.call().fail(unreachable)
    expect([now().removal, ids(), news, form().values.name]).toEqual([undefined, [1, 2, 3], [], 'Beatrice'])
  })
})
