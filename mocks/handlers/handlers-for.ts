import { isLeft } from 'fp-ts/lib/Either.js'
import { delay, http, type HttpHandler, HttpResponse } from 'msw'
import { type Answer, type AnyCall, callName, type Request as CallRequest } from '#adapters/http/contract/call.ts'
import { replacement, SLOWNESS, spoiled } from '../faults/answers.ts'
import { faultsFrom, type Trouble } from '../faults/faults.ts'
import { isRefusal, Refusal } from '../rules/refusal.ts'
import type { Tongue } from '../tongues/tongue.ts'
import { admit, type CallMade, type Citizen, type Desk, sessionOf } from './desk.ts'

/** The paths under /api that open a session and do not require one. */
const SESSION_PATHS = ['/api/login_check', '/api/token/refresh'] as const

/** Guarded calls have a caller; other calls have one only when they carry a valid token. */
type CallerOf<Path extends string> = Path extends (typeof SESSION_PATHS)[number]
  ? undefined
  : Path extends `/api/${string}`
    ? Citizen
    : Citizen | undefined

/** The handlers of the simulated backend: exactly one function for every call of the contract. */
export type Answers<Contract extends Readonly<Record<string, AnyCall>>> = {
  readonly [Name in keyof Contract]: (
    request: CallRequest<Contract[Name]>,
    caller: CallerOf<Contract[Name]['path']>,
  ) => Answer<Contract[Name]> | Refusal | Promise<Answer<Contract[Name]> | Refusal>
}
type AnyAnswer = (request: unknown, caller: Citizen | undefined) => unknown

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/** The header that sends a fault with a request. */
export const FAULT_HEADER = 'x-piazza-fault'

/** The number of calls that the journal keeps. */
const LONGEST_JOURNAL = 2_000

/** Whether a call requires a session. */
export const isGuarded = (path: string): boolean =>
  path.startsWith('/api/') && !SESSION_PATHS.some((one) => one === path)

const bodyOf = (request: Request): Promise<unknown> =>
  (request.headers.get('content-type')?.startsWith('multipart/form-data') ? request.formData() : request.json()).catch(
    () => undefined,
  )

const MISUNDERSTOOD = new Refusal(422, 'Non abbiamo capito la richiesta: riprova', 'UNPROCESSABLE')

const read = async (call: AnyCall, request: Request, params: unknown, firstPage: number): Promise<unknown> => {
  const { searchParams } = new URL(request.url)
  const page = searchParams.get('page')
  if (page !== null) searchParams.set('page', String(Number(page) + 1 - firstPage))
  const query = call.query?.decode(Object.fromEntries(searchParams))
  const body = call.body?.decode(await bodyOf(request))
  if ((query && isLeft(query)) || (body && isLeft(body))) return MISUNDERSTOOD
  return { params, query: query?.right, body: body?.right }
}

const PLAIN = { headers: { 'content-type': 'text/plain; charset=utf-8' } }

const written = (body: unknown, status = 200): Response =>
  body instanceof Blob
    ? new HttpResponse(body, { headers: { 'content-type': body.type } })
    : HttpResponse.json(body as Record<string, unknown>, { status })

/** The answer in the dialect of the server. Other dialects are loaded on first use. */
type Voice = Readonly<{
  refused: (refusal: Refusal) => Response
  given: (body: unknown, trouble: Trouble | undefined) => Response
  /** The number of its first page. */
  firstPage: number
}>

const spoiledOr = (trouble: Trouble | undefined, body: unknown): Response =>
  trouble === 'truncated' || trouble === 'drift' ? spoiled(trouble, body) : written(body)

const ownVoice: Voice = {
  refused: ({ status, message, code }) => HttpResponse.json({ message, code }, { status }),
  given: (body, trouble) => spoiledOr(trouble, body),
  firstPage: 1,
}

const voiceOf = async (tongue: Tongue, call: AnyCall): Promise<Voice> => {
  if (tongue === 'own') return ownVoice
  const { firstPageOf, refusalIn, spokenIn } = await import('../tongues/spoken.ts')
  return {
    firstPage: firstPageOf(tongue),
    refused: (refusal) => {
      const { status, body } = refusalIn(tongue, call, refusal)
      return written(body, status)
    },
    given: (body, trouble) => {
      const said = spokenIn(tongue, call, body)
      if (said.kind === 'json') return spoiledOr(trouble, said.body)
      if (trouble === 'truncated' || trouble === 'drift') return spoiled(trouble, body)
      return said.kind === 'text' ? new HttpResponse(said.body, PLAIN) : new HttpResponse(null, { status: 204 })
    },
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Translates the server's messages to the requested language, wherever an answer has one (LANG-01). */
const inLanguageOf = async (request: Request): Promise<<Body>(body: Body) => Body> => {
  if (request.headers.get('accept-language')?.startsWith('es') !== true) return (body) => body
  const { inSpanish } = await import('../words/spanish.ts')
  const inTheirs = <Body>(body: Body): Body => {
    if (!isRecord(body) || body instanceof Blob) return body
    const { message, data } = body
    return {
      ...body,
      ...(typeof message === 'string' && { message: inSpanish(message) ?? message }),
      ...(isRecord(data) && { data: inTheirs(data) }),
    }
  }
  return inTheirs
}

const respond = async (
  desk: Desk,
  area: string,
  key: string,
  call: AnyCall,
  answer: AnyAnswer,
  params: unknown,
  request: Request,
) => {
  const name = `${area}.${key}`
  const label = callName(call)
  const guarded = isGuarded(call.path)
  const session = sessionOf(desk, request)
  const trouble = desk.faults.meet(
    {
      name,
      label,
      guarded,
      session: session?.id,
      lastSession: desk.collections.sessions.all().length,
      now: desk.clock.now(),
    },
    faultsFrom(request.headers.get(FAULT_HEADER)),
  )
  const asked = request.clone()
  if (trouble === 'slow') await delay(SLOWNESS)
  await desk.mayAnswer(name)
  const instead = await replacement(trouble, request)
  if (instead !== undefined) return instead
  const spoken = await inLanguageOf(request)
  const voice = await voiceOf(desk.tongue, call)
  const refused = (refusal: Refusal): Response => voice.refused(spoken(refusal))
  const known = admit(desk, session)
  if (guarded && isRefusal(known)) return refused(known)
  const caller = isRefusal(known) ? undefined : known
  const understood = await read(call, asked, params, voice.firstPage)
  if (isRefusal(understood)) return refused(understood)
  const given = await answer(understood, caller)
  if (isRefusal(given)) return refused(given)
  return voice.given(spoken<unknown>(call.answer.encode(given)), trouble)
}

/** Loads the handlers of an area, once; after a failure the next call loads them again. */
const fetched = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let asked: Promise<A> | undefined
  return () => {
    asked ??= load().catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
}

/**
 * The handlers of one area of the contract. A missing or misspelt call does not compile; every host is answered. The
 * code of an area is loaded with its first call, so that the demo's first page loads only what it needs.
 */
export const handlersFor = <Contract extends Readonly<Record<string, AnyCall>>>(
  desk: Desk,
  area: string,
  contract: Contract,
  load: () => Promise<Answers<Contract>>,
): HttpHandler[] => {
  const answers = fetched(load)
  return (
    Object.entries<AnyCall>(contract)
      // A literal path takes precedence over one with a parameter in the same place.
      .sort(([, a], [, b]) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
      .map(([key, call]) =>
        verbs[call.method](`${desk.base}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ params, request }) => {
          const session = sessionOf(desk, request)
          const made = { name: `${area}.${key}`, label: callName(call), at: desk.clock.now(), session: session?.id }
          const username = desk.collections.people.all().find(({ id }) => id === session?.owner)?.user.username
          const under: CallMade = { ...made, username, status: undefined }
          if (desk.journal.push(under) > LONGEST_JOURNAL) desk.journal.shift()
          const known = await answers().catch(() => undefined)
          const answer = known?.[key as keyof Contract] as AnyAnswer | undefined
          const response =
            answer === undefined ? HttpResponse.error() : await respond(desk, area, key, call, answer, params, request)
          const line = desk.journal.indexOf(under)
          // A reset in between has started a new journal.
          if (line >= 0)
            desk.journal[line] = { ...under, status: response.type === 'error' ? 'failed' : response.status }
          return response
        }),
      )
  )
}
