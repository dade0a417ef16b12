import { isLeft } from 'fp-ts/lib/Either.js'
import { getResponse } from 'msw'
import { account } from '#adapters/http/contract/account.ts'
import type { Answer, AnyCall, Request as CallRequest } from '#adapters/http/contract/call.ts'
import { PASSWORD } from '../seed/people.ts'
import type { World } from '../world.ts'

type Said = Readonly<{ status: number; message?: string | undefined; code?: string | undefined }>

const sent = (
  call: AnyCall,
  request: Readonly<Record<string, unknown>>,
  token: string | undefined,
  language: string,
): Request => {
  const params = (request['params'] ?? {}) as Readonly<Record<string, string | number>>
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams(call.query?.encode(request['query']) as Record<string, string> | undefined)
  const body: unknown = call.body?.encode(request['body'])
  return new Request(`https://api.example.it${path}?${query}`, {
    method: call.method,
    headers: {
      'accept-language': language,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
}

/** A caller of the contract against a world, with or without a token, in one language. */
export const visitor = (world: World, token?: string, language = 'it') => {
  const ask = async <C extends AnyCall>(call: C, request: CallRequest<C>): Promise<Response> => {
    const response = await getResponse(world.handlers, sent(call, request, token, language))
    if (response === undefined) throw new Error(`nobody answers ${call.path}`)
    return response
  }
  return {
    /** The decoded answer. */
    get: async <C extends AnyCall>(call: C, request: CallRequest<C>): Promise<Answer<C>> => {
      const response = await ask(call, request)
      const blob = !response.headers.get('content-type')?.includes('json')
      const read = call.answer.decode(blob ? await response.blob() : await response.json())
      if (!response.ok || isLeft(read)) throw new Error(`${response.status} from ${call.path}`)
      return read.right as Answer<C>
    },
    /** The server's status, and its message when it refuses. */
    hear: async <C extends AnyCall>(call: C, request: CallRequest<C>): Promise<Said> => {
      const response = await ask(call, request)
      const json = response.headers.get('content-type')?.includes('json')
        ? ((await response.json()) as Partial<Said>)
        : {}
      return { status: response.status, ...json }
    },
  }
}

/** A person of the demo, signed in. */
export const signedIn = async (world: World, username: string, password = PASSWORD) => {
  const { token, refreshToken } = await visitor(world).get(account.signIn, { body: { username, password } })
  return { ...visitor(world, token), token, refreshToken }
}
