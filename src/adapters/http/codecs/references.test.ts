import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { speakerOf } from '#domain/chat/chat.ts'
import type { UserId } from '#domain/identity/user.ts'
import { decodeAnswer } from '../client/answer.ts'
import type { AnyCall, Answer } from '../contract/call.ts'
import { contract } from '../contract/contract.ts'
import { roleNames } from './session.ts'
import { flag, referenceIn } from './wire.ts'

const read = <C extends AnyCall>(call: C, data: unknown): Answer<C> => {
  const outcome = decodeAnswer(call, { data })
  if (Either.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}

test.each([
  ['/api/activities/9', 9],
  ['https://api.comune.example/api/v2/activities/31', 31],
  ['/api/activities/9/logo', undefined],
  ['Via Roma/9', undefined],
  ['9', undefined],
  [9, undefined],
])('%j refers to %j', (value, expected) => expect(referenceIn(value)).toBe(expected))

describe('a relation', () => {
  test('by the address of a thing is a reference, and never a name', () => {
    const notice = { '@id': '/api/notices/3', title: 'Sagra', activity: '/api/activities/9' }
    const [row] = read(contract.notices.received, [{ '@id': '/api/notice_sents/70', notice }]).rows
    expect(row).toMatchObject({ id: 70, noticeId: 3, sender: { id: 9, name: '' } })
    const { topics, municipality } = read(contract.directory.activity, {
      id: 9,
      country: '/api/countries/2',
      topics: [{ id: 4, activityId: { '@id': '/api/activities/9' } }],
    })
    expect([topics[0]?.activity, municipality]).toEqual([9, { id: 2, name: '' }])
    const [user] = read(contract.users.list, [{ id: 1, country: '/api/countries/2' }]).rows
    expect(user?.country).toBeUndefined()
  })

  test('of a favourite gives the id of the thing, and not that of the row', () => {
    const { activities, contacts } = read(contract.favourites.all, {
      favorites: [
        { id: 500, activity: { id: 9, name: 'Biblioteca', category: { id: 1, name: 'Uffici' } } },
        { id: 8, name: 'Pro loco' },
      ],
      contacts: [{ id: 501, contact: { id: 21, ragioneSociale: 'Forno Riva' } }],
    })
    expect(activities.map(({ id, name }) => [id, name])).toEqual([
      [9, 'Biblioteca'],
      [8, 'Pro loco'],
    ])
    expect(contacts.map(({ id, name }) => [id, name])).toEqual([[21, 'Forno Riva']])
  })
})

describe('the author of a message', () => {
  const me = 12 as UserId
  test.each<[object, 'me' | 'other' | 'unknown']>([
    [{ userFromId: 12 }, 'me'],
    [{ userFrom: { id: '12' } }, 'me'],
    [{ userFrom: '/api/users/12' }, 'me'],
    [{ sender: 'Gianni.Riva' }, 'me'],
    [{ author: { username: 'gianni.riva' } }, 'me'],
    [{ userFrom: '/api/users/13' }, 'other'],
    [{ sender: 'biblioteca' }, 'other'],
    [{ userToId: 12 }, 'other'],
    [{}, 'unknown'],
  ])('is known by id, reference or username: %j', (told, expected) => {
    const { messages } = read(contract.chat.one, { id: 5, messages: [{ id: 1, message: 'Ciao', ...told }] })
    expect(messages.map((one) => speakerOf(one, me, 'gianni.riva'))).toEqual([expected])
  })
})

test.each([
  [{ code: 'INFORMATIVA_APP', title: 'Informativa' }],
  [{ value: 'INFORMATIVA_APP', label: 'Informativa dell’app' }],
  ['informativa_app'],
])('a choice is read in a record too: %j', (policy) => {
  for (const [agreement, agreed] of [
    ['KO', false],
    ['S', true],
    ['falso', false],
  ] as const)
    expect(read(contract.notices.agreement, [{ policy, agreement }]).rows).toMatchObject([{ policy: 'app', agreed }])
})

test.each([
  ['OK', true],
  ['KO', false],
  ['true', true],
  [1, true],
  ['S', true],
  ['falso', false],
])('%j says %s', (value, expected) => expect(flag.decode(value)).toEqual(Either.right(expected)))

test.each([
  ['ROLE_USER,ROLE_ADMIN'],
  ['ROLE_USER ROLE_ADMIN'],
  [[{ role: 'ROLE_USER' }, { role: 'ROLE_ADMIN' }]],
  [[{ name: 'ROLE_USER' }, 'ROLE_ADMIN']],
])('an administrator stays one: %j', (roles) =>
  expect(roleNames.decode(roles)).toEqual(Either.right(['ROLE_USER', 'ROLE_ADMIN'])),
)
