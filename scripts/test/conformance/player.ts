/** Plays calls of the contract against a host, compares each answer, and gathers what differs. */
import * as Either from 'fp-ts/lib/Either.js'
import '#adapters/http/codecs/unwrapping.ts'
import { isDone, isFile } from '#adapters/http/client/shapes.ts'
import { prepare } from '#adapters/http/client/request.ts'
import { CONTRACT, type Dialect } from '#domain/town/dialect.ts'
import { inOwnEnvelope } from '#adapters/http/codecs/envelope.ts'
import { readWire } from '#adapters/http/codecs/reading.ts'
import { isRecord } from '#adapters/http/codecs/wire.ts'
import { type AnyCall, type Answer, callName, type Request as CallRequest } from '#adapters/http/contract/call.ts'
import { isGuarded } from '#mocks/handlers/handlers-for.ts'
import { type Finding, LOST, READ, told } from './finding.ts'
import { inspect, type Presence, type Seen } from './inspect.ts'

/** Sends a request: `fetch`, or a server in this process. */
export type Send = (request: Request) => Promise<Response>

/** A call that was played: how often, and with which statuses. */
export type Played = Readonly<{ call: string; times: number; statuses: readonly number[] }>

/** A path of the contract, and what was asked for with it. */
export type Answered = Readonly<{ path: string; params: Readonly<Record<string, unknown>> }>

type Heard = Readonly<{ status: number; media: string; json: unknown; path: string }>
type Expected = number | readonly number[]

/** A value that no server has given out. */
export const UNKNOWN_ID = 999_999_999
const FALSE_TOKEN = 'no-token-of-this-server'

export type Player = ReturnType<typeof createPlayer>

const asList = (expected: Expected): readonly number[] => (typeof expected === 'number' ? [expected] : expected)

/** How the server speaks, and who hears its answers. */
export type Hearing = Readonly<{
  dialect?: Dialect
  /** Receives the JSON of each answer with the status of a success. */
  heard?: (call: AnyCall, json: unknown) => void
}>

export const createPlayer = (base: string, send: Send, { dialect = CONTRACT, heard: tell }: Hearing = {}) => {
  const findings = new Map<string, Finding>()
  const statuses = new Map<string, number[]>()
  const presences = new Map<string, Map<string, Presence>>()
  const leftOut = new Map<string, string>()
  const asked = new Set<string>()
  const answered: Answered[] = []
  let token: string | undefined

  const add = (level: Finding['level'], call: AnyCall, path: string, seen: Seen): void => {
    const key = [level, callName(call), seen.check, seen.at, seen.expected].join('|')
    const before = findings.get(key)
    findings.set(
      key,
      before ? { ...before, times: before.times + 1 } : { level, call: callName(call), path, times: 1, ...seen },
    )
  }
  const presenceOf = (call: AnyCall): Map<string, Presence> => {
    const known = presences.get(callName(call)) ?? new Map<string, Presence>()
    presences.set(callName(call), known)
    return known
  }

  /** The answer to a request; undefined when there is none, which is a difference. */
  const hear = async <C extends AnyCall>(
    call: C,
    request: CallRequest<C>,
    bearer?: string,
  ): Promise<Heard | undefined> => {
    const prepared = prepare(base, call, request, bearer === '' ? undefined : bearer, 'it', dialect)
    if (prepared === undefined) return undefined
    const path = prepared.url.slice(base.length)
    const before = statuses.get(callName(call)) ?? []
    statuses.set(callName(call), before)
    try {
      const response = await send(new Request(prepared.url, { ...prepared.init, cache: 'default' }))
      const media = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
      const text = await response.text()
      statuses.set(callName(call), [...before, response.status])
      return { status: response.status, media, json: parsed(text), path }
    } catch (error) {
      const found = error instanceof Error ? error.message : String(error)
      add('difference', call, path, { check: 'connection', at: '', expected: 'an answer', found, effect: LOST })
      return undefined
    }
  }

  /** Whether an answer is JSON by its type and its content; where not, that is a difference. */
  const isReadable = (call: AnyCall, { media, json, path }: Heard): boolean => {
    const isJson = media === 'application/json' || media.endsWith('+json')
    const found = media === '' ? 'no type' : media
    if (!isJson)
      add('difference', call, path, {
        check: 'content type',
        at: '',
        expected: 'application/json',
        found,
        effect: LOST,
      })
    else if (json === undefined)
      add('difference', call, path, {
        check: 'JSON',
        at: '',
        expected: 'valid JSON',
        found: 'text that is no JSON',
        effect: LOST,
      })
    return isJson && json !== undefined
  }

  const examine = <C extends AnyCall>(call: C, request: CallRequest<C>, heard: Heard): Answer<C> | undefined => {
    const { status, media, json, path } = heard
    const isOk = status >= 200 && status < 300
    if (status !== 200)
      add('difference', call, path, {
        check: 'status',
        at: '',
        expected: '200',
        found: String(status),
        effect: isOk ? READ : 'The app shows a failure.',
      })
    if (!isOk) return undefined
    if (isFile(call.answer)) {
      const isWrong = media === '' || media === 'text/html' || media === 'application/json'
      const seen = {
        check: 'content type',
        at: '',
        expected: 'the type of the file',
        found: media || 'no type',
        effect: LOST,
      }
      if (isWrong) add('difference', call, path, seen)
      return undefined
    }
    if (!isReadable(call, heard)) return undefined
    tell?.(call, json)
    inspect(call.answer, json, '', undefined, {
      differs: (seen) => add('difference', call, path, seen),
      notes: (seen) => add('note', call, path, seen),
      presence: presenceOf(call),
    })
    const params = (request.params ?? {}) as Readonly<Record<string, unknown>>
    const content = isRecord(json) && isRecord(json['data']) ? json['data'] : undefined
    const isOther = !isDone(call.answer) && call.path.endsWith('{id}') && content?.['id'] !== undefined
    if (isOther && String(content['id']) !== String(params['id']))
      add('difference', call, path, {
        check: 'identity',
        at: 'data.id',
        expected: `the requested id ${String(params['id'])}`,
        found: told(content['id']),
        effect: LOST,
      })
    answered.push({ path: call.path, params })
    const { result } = readWire<Answer<C>>(call.answer, inOwnEnvelope(json, dialect), params['id'], dialect)
    return Either.isRight(result) ? result.right : undefined
  }

  /** Plays a call that has to be refused. */
  const refuse = async <C extends AnyCall>(
    call: C,
    request: CallRequest<C>,
    expected: Expected,
    what: string,
    bearer = token,
  ): Promise<void> => {
    const heard = await hear(call, request, bearer)
    if (heard === undefined) return
    const all = asList(expected)
    const seen = { at: '', expected: `${all.join(' or ')} for ${what}`, found: String(heard.status), effect: LOST }
    if (!all.includes(heard.status)) return add('difference', call, heard.path, { check: what, ...seen })
    if (isReadable(call, heard) && (!isRecord(heard.json) || typeof heard.json['message'] !== 'string'))
      add('note', call, heard.path, {
        check: 'message',
        at: 'message',
        expected: 'a message for the citizen',
        found: told(heard.json),
        effect: 'The app shows a text of its own.',
      })
  }

  /** A call that needs a session is refused without one, and with a token of nobody. */
  const refuseStrangers = async <C extends AnyCall>(call: C, request: CallRequest<C>): Promise<void> => {
    if (!isGuarded(call.path) || asked.has(callName(call))) return
    asked.add(callName(call))
    await refuse(call, request, 401, 'a request without a token', '')
    if (call.path === '/api/users/me') await refuse(call, request, 401, 'a token of nobody', FALSE_TOKEN)
  }

  return {
    /** The token of the following calls. */
    carry: (next: string | undefined): void => {
      token = next
    },
    /** Plays a call, which has to succeed; undefined when it does not, or when its answer cannot be read. */
    ask: async <C extends AnyCall>(call: C, request: CallRequest<C>): Promise<Answer<C> | undefined> => {
      await refuseStrangers(call, request)
      const heard = await hear(call, request, call.auth === 'bearer' ? token : undefined)
      return heard && examine(call, request, heard)
    },
    /** Plays a call of which only the status matters. */
    try: async <C extends AnyCall>(call: C, request: CallRequest<C>, bearer = token): Promise<number | undefined> =>
      (await hear(call, request, bearer))?.status,
    refuse,
    differ: (call: AnyCall, seen: Seen): void => add('difference', call, call.path, seen),
    note: (call: AnyCall, seen: Seen): void => add('note', call, call.path, seen),
    /** Says why a call is not played. */
    leave: (call: AnyCall, reason: string): void => void leftOut.set(callName(call), reason),
    findings: (): readonly Finding[] => [...findings.values()],
    /** Whether a call was sent, if only to be refused. */
    isSent: (call: AnyCall): boolean => statuses.has(callName(call)),
    /** The paths that were answered, each with its parameters, in the order of the answers. */
    answered: (): readonly Answered[] => answered,
    played: (): readonly Played[] =>
      [...statuses].map(([call, all]) => ({ call, times: all.length, statuses: [...new Set(all)].sort() })),
    leftOut: (): ReadonlyMap<string, string> => leftOut,
    presences: (): ReadonlyMap<string, ReadonlyMap<string, Presence>> => presences,
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
