import { getResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { prepare } from '#adapters/http/client/request.ts'
import { account } from '#adapters/http/contract/account.ts'
import type { AnyCall, Request as CallRequest } from '#adapters/http/contract/call.ts'
import { municipalities } from '#adapters/http/contract/municipalities.ts'
import { STATED } from '#features/catalogue/catalogue.ts'
import { isGuarded } from '#mocks/handlers/handlers-for.ts'
import { PASSWORD } from '#mocks/seed/people.ts'
import { growWorld, type World } from '#mocks/world.ts'

const API = 'http://localhost:8787'
const ALL = Object.entries(STATED)
const PUBLIC = ALL.filter(([, { call }]) => call.isPublic)
/** A citizen, another one, and an administrator. */
const PEOPLE = ['mario.rossi', 'giulia.bianchi', 'laura.ferrari']

let world: World
let tokens: readonly string[]

const answerOf = async <C extends AnyCall>(call: C, request: CallRequest<C>, token?: string): Promise<unknown> => {
  const prepared = prepare(API, call, request, token, 'it')
  const response = prepared && (await getResponse(world.handlers, new Request(prepared.url, prepared.init)))
  return response?.json()
}

beforeAll(async () => {
  world = await growWorld()
  tokens = await Promise.all(
    PEOPLE.map(async (username) => {
      const body = { username, password: PASSWORD }
      return ((await answerOf(account.signIn, { body })) as Readonly<{ token: string }>).token
    }),
  )
})

test.each(PUBLIC)('%s is answered the same to everybody, with a session or without', async (_, { call, sample }) => {
  const forVisitors = await answerOf(call, sample)
  expect(forVisitors).toHaveProperty('data')
  for (const token of tokens) expect(await answerOf(call, sample, token)).toEqual(forVisitors)
})

test.each(ALL)('%s may be stored by the browser only where everybody is answered the same', (_, { call, sample }) => {
  const stored = prepare(API, call, sample, 'secret', 'it')?.init.cache
  expect(stored).toBe(call.isPublic ? 'no-cache' : 'no-store')
  expect(call.isPublic && (isGuarded(call.path) || call.method !== 'GET' || call.path.includes('{userId}'))).toBe(false)
})

test('What an administrator is shown in the place of others is not stored', () => {
  const request = { params: { id: 1 }, query: { admin: true } }
  expect(prepare(API, municipalities.sheetsByCategory, request, 'secret', 'it')?.init.cache).toBe('no-store')
})
