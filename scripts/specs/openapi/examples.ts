/** Examples: each sample is played against the seeded world, so the same seed gives the same document. */
import { getResponse } from 'msw'
import { prepare } from '#adapters/http/client/request.ts'
import { account } from '#adapters/http/contract/account.ts'
import { type AnyCall, callName, type Request as CallRequest } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { PASSWORD } from '#mocks/seed/people.ts'
import { growWorld, type World } from '#mocks/world.ts'
import { STATED } from '#features/catalogue/catalogue.ts'
import type { Sample } from '#features/catalogue/entry.ts'

/** What was sent and what came back. A body is JSON, or the texts of a form; a file has none. */
export type Example = Readonly<{
  params: Readonly<Record<string, string | number>>
  query: Readonly<Record<string, unknown>>
  body: unknown
  answer: unknown
  /** Further answers, by their names. */
  others: Readonly<Record<string, unknown>>
}>

/** An example shows the first rows of a list. */
const SHOWN_ROWS = 2

const shortened = (value: unknown, skipped = 0): unknown => {
  if (Array.isArray(value)) return value.slice(skipped, skipped + SHOWN_ROWS).map((one) => shortened(one))
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          name,
          // A list that is cut is whole: the app says where rows are missing.
          name === 'totalRows' ? Math.min(Number(one), SHOWN_ROWS) : shortened(one, skipped),
        ]),
      )
    : value
}

const HOST = 'http://localhost:8787'

/** Sends a prepared request to the world. */
const sendTo = async <C extends AnyCall>(world: World, call: C, request: CallRequest<C>, token?: string) => {
  const prepared = prepare(HOST, call, request, token, 'it')
  const response = prepared && (await getResponse(world.handlers, new Request(prepared.url, prepared.init)))
  if (response === undefined) throw new Error(`Nobody answers ${callName(call)}`)
  return response
}

type Tokens = Readonly<{ token: string; refresh_token: string }>
const signedIn = async (world: World, username: string): Promise<Tokens> => {
  const answer = await sendTo(world, account.signIn, { body: { username, password: PASSWORD } })
  return (await answer.json()) as Tokens
}

const bodyOf = (call: AnyCall, body: unknown): unknown => {
  const written: unknown = call.body?.encode(body)
  return written instanceof FormData ? Object.fromEntries(written) : written
}

type AnySample = Sample<AnyCall> & Readonly<{ query?: unknown; body?: unknown }>

const exampleOf = async (world: World, call: AnyCall, sample: AnySample): Promise<Omit<Example, 'others'>> => {
  const { as = 'mario.rossi', skipped, ...given } = sample
  const tokens = call.auth === 'bearer' || call === account.refresh ? await signedIn(world, as) : undefined
  const request = call === account.refresh ? { ...given, body: { refreshToken: tokens?.refresh_token } } : given
  const response = await sendTo(world, call, request, call.auth === 'bearer' ? tokens?.token : undefined)
  if (!response.ok) throw new Error(`${callName(call)} answers ${response.status}: ${await response.text()}`)
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return {
    params: request.params as Example['params'],
    query: (call.query?.encode(request.query) ?? {}) as Example['query'],
    body: bodyOf(call, request.body),
    answer: isJson ? shortened(await response.json(), skipped) : undefined,
  }
}

/** The refusals that the document shows, by their status. */
export const playRefusals = async (): Promise<Readonly<Record<401 | 404 | 422, unknown>>> => {
  const world = await growWorld()
  const { token } = await signedIn(world, 'mario.rossi')
  const { me, changePassword } = account
  const wrong = { oldPassword: 'no', password: 'a', confirmation: 'a' }
  const bodies = [
    await sendTo(world, me, {}),
    await sendTo(world, contract.notices.one, { params: { id: 999_999 } }, token),
    await sendTo(world, changePassword, { params: { id: 4 }, body: wrong }, token),
  ]
  const [unknown, missing, refused] = await Promise.all(bodies.map((one) => one.json() as Promise<unknown>))
  return { 401: unknown, 404: missing, 422: refused }
}

/** Plays all samples one after the other: the example of each call, by `area.name`. */
export const playExamples = async (): Promise<ReadonlyMap<string, Example>> => {
  const world = await growWorld()
  const examples = new Map<string, Example>()
  for (const [name, { call, sample, further = {} }] of Object.entries(STATED)) {
    const others: Record<string, unknown> = {}
    for (const [title, one] of Object.entries(further)) others[title] = (await exampleOf(world, call, one)).answer
    examples.set(name, { ...(await exampleOf(world, call, sample)), others })
  }
  return examples
}
