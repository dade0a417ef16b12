/** Sends random requests to the simulated backend: it answers each of them, and never with a failure of its own. */
import * as Either from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { getResponse } from 'msw'
import { isDone, isFile } from '#adapters/http/client/shapes.ts'
import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { PASSWORD } from '#mocks/seed/people.ts'
import type { World } from '#mocks/world.ts'
import { sendTo } from '../conformance/in-process.ts'
import { type Fuzzed, requestsFor } from './requests.ts'

const HOST = 'http://localhost:8787'
const NAMES = { citizen: 'mario.rossi', admin: 'amministratore', nobody: undefined } as const

/** A caller that signs in, and again when its session has ended. */
const callerOf = (world: World) => {
  const tokens = new Map<string, string>()
  const signIn = async (username: string): Promise<void> => {
    const body = JSON.stringify({ username, password: PASSWORD })
    const request = new Request(`${HOST}/api/login_check`, { method: 'POST', body })
    const answer = (await (await getResponse(world.handlers, request))?.json()) as { token?: string } | undefined
    if (answer?.token !== undefined) tokens.set(username, answer.token)
  }
  return async ({ call, path, as, body, type }: Fuzzed): Promise<Response> => {
    const username = NAMES[as]
    if (username !== undefined && !tokens.has(username)) await signIn(username)
    const token = username && tokens.get(username)
    const headers = { ...(type && { 'content-type': type }), ...(token && { authorization: `Bearer ${token}` }) }
    const response = await sendTo(world)(
      new Request(HOST + path, { method: call.method, headers, ...(body !== undefined && { body }) }),
    )
    if (response.status === 401 && username !== undefined) tokens.delete(username)
    return response
  }
}

/** What is wrong with an answer; undefined where nothing is. */
const complaint = async (call: AnyCall, response: Response): Promise<string | undefined> => {
  if (response.type === 'error') return `${callName(call)} breaks the connection`
  if (response.status >= 500) return `${callName(call)} answers ${response.status}: ${await response.text()}`
  if (isFile(call.answer) && response.ok) return undefined
  const text = await response.text()
  if (response.status === 404 && text === '') return undefined
  const json = Either.tryCatch(() => JSON.parse(text) as unknown, String)
  if (Either.isLeft(json)) return `${callName(call)} answers ${response.status} without JSON`
  const isUnread = response.ok && !isDone(call.answer) && Either.isLeft(call.answer.decode(json.right))
  return isUnread ? `${callName(call)} gives an answer that its codec cannot read: ${text.slice(0, 200)}` : undefined
}

/** Sends so many random requests for one call. Throws with the smallest request that is answered wrongly. */
export const fuzzCall = async (world: World, call: AnyCall, runs: number, seed: number): Promise<void> => {
  const ask = callerOf(world)
  await fc.assert(
    fc.asyncProperty(requestsFor(call), async (request) => {
      const wrong = await complaint(call, await ask(request))
      if (wrong !== undefined) throw new Error(wrong)
    }),
    { numRuns: runs, seed },
  )
}
