import { type AnyWire, bareOf } from '#adapters/http/codecs/wire.ts'
import type { AnyCall } from '#adapters/http/contract/call.ts'

/** What a fault does to the requests of one call. */
export type Tampering = (
  request: Readonly<{ signal: AbortSignal | null | undefined; now: number }>,
  answer: () => Promise<Response>,
) => Promise<Response>

/** What happens to the request or to its whole answer. */
export const KINDS = [
  '401',
  '403',
  '404',
  '409',
  '422',
  '429',
  '500',
  '502 HTML',
  '503',
  'timeout',
  'reset',
  'truncated',
  'empty',
  'wrong type',
  'other page',
  'denied',
] as const
export type Kind = (typeof KINDS)[number]

/** The words that the server gives for a refusal. */
export const SERVER_WORDS = 'Il servizio oggi non risponde'
/** How long a busy server refuses, in seconds (fault 17). */
const BUSY = 2

const PAGE = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>'

/** What a guest network answers to everything until somebody has signed in to it. */
const PORTAL = '<!DOCTYPE html><html><head><title>Free Wi-Fi</title></head><body>nginx</body></html>'

const refusal = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  Response.json({ message: SERVER_WORDS, code: 'REFUSED' }, { status, headers })

const again = async (
  answer: () => Promise<Response>,
  change: (text: string) => string,
  type?: string,
): Promise<Response> => {
  const response = await answer()
  const headers = { 'content-type': type ?? response.headers.get('content-type') ?? '' }
  return new Response(change(await response.text()), { headers })
}

/** The change that a fault makes; it keeps its own state, for one cell. */
export const tamperingOf = (kind: Kind): Tampering => {
  let busyUntil: number | undefined
  switch (kind) {
    case '429':
      return async ({ now }, answer) => {
        busyUntil ??= now + BUSY * 1000
        return now < busyUntil ? refusal(429, { 'retry-after': String(BUSY) }) : answer()
      }
    case '500':
    case '503':
      return async () => new Response(null, { status: Number(kind) })
    case '502 HTML':
      return async () => new Response(PAGE, { status: 502, headers: { 'content-type': 'text/html' } })
    case 'other page':
      return async () => new Response(PORTAL, { headers: { 'content-type': 'text/html' } })
    case 'timeout':
      return ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        })
    case 'reset':
      return async () => {
        throw new TypeError('Failed to fetch')
      }
    case 'truncated':
      return (_, answer) => again(answer, (text) => text.slice(0, Math.max(1, Math.floor(text.length / 2))))
    case 'empty':
      return (_, answer) => again(answer, () => '')
    case 'denied':
      // A refusal under the status of a success (fault 55).
      return async () => Response.json({ success: false, message: SERVER_WORDS })
    case 'wrong type':
      // JSON is read under any type: what is not read is what is no JSON.
      return (_, answer) => again(answer, () => 'Benvenuti', 'text/plain')
    default:
      return async () => refusal(Number(kind))
  }
}

/** What happens to a field, a list or a record of an answer, in every place where the codec has it. */
/** `ruined`: the elements of a list are there, and none can be read. */
export const CHANGES = ['dropped', 'nulled', 'retyped', 'bad element', 'ruined', 'unknown'] as const
export type Change = (typeof CHANGES)[number]

/** A place in an answer, as its codec knows it: keys, with `[]` for each element of a list. */
export type Place = Readonly<{
  path: readonly string[]
  /** `rows`: the list that an answer is about; `list`: one in a field. */
  kind: 'field' | 'list' | 'rows' | 'record'
  /** The record that has the field, by the name of its codec. */
  owner: string
  codec: AnyWire
  /** Whether something around it may be lost alone. */
  isSheltered: boolean
}>

/** The keys of the content in our own envelope. */
const envelopeOf = ({ shape }: AnyWire): readonly string[] => {
  switch (shape.kind) {
    case 'mapped':
      return envelopeOf(shape.from)
    case 'one':
    case 'done':
      return shape.isBare ? [] : ['data']
    case 'rows':
      return ['data', ...(shape.name === undefined ? [] : [shape.name])]
    default:
      return []
  }
}

const placesIn = (codec: AnyWire, path: readonly string[], isSheltered: boolean): readonly Place[] => {
  const { shape } = codec
  const place = (kind: Place['kind'], at = path, of = codec): Place => ({
    path: at,
    kind,
    owner: codec.name,
    codec: of,
    isSheltered,
  })
  switch (shape.kind) {
    case 'mapped':
      return placesIn(shape.from, path, isSheltered)
    case 'one':
      // Where there may be none, what is there has to be whole all the same.
      return placesIn(shape.item.shape.kind === 'optional' ? shape.item.shape.item : shape.item, path, isSheltered)
    case 'done':
    case 'jsonText':
      return placesIn(shape.item, path, isSheltered)
    case 'optional':
      return placesIn(shape.item, path, shape.isTold !== true || isSheltered)
    case 'rows':
    case 'list':
      return [place(shape.kind), ...placesIn(shape.item, [...path, '[]'], isSheltered)]
    case 'record':
      return [
        place('record'),
        ...Object.values(shape.fields).flatMap(([name, field]) =>
          [place('field', [...path, name], field)].concat(placesIn(field, [...path, name], isSheltered)),
        ),
      ]
    default:
      return []
  }
}

/** Every field, list and record of a call's answer. */
export const placesOf = (call: AnyCall): readonly Place[] => placesIn(call.answer, envelopeOf(call.answer), false)

const CHANGES_OF = {
  field: ['dropped', 'nulled', 'retyped'],
  list: ['bad element', 'ruined'],
  rows: ['bad element', 'ruined', 'nulled'],
  record: ['unknown'],
} as const satisfies Readonly<Record<Place['kind'], readonly Change[]>>
export const changesOf = ({ kind }: Place): readonly Change[] => CHANGES_OF[kind]

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value of another type: no codec of this kind reads it. */
const BAD = { drifted: true }
const otherThan = (codec: AnyWire): unknown => (['flag', 'list'].includes(bareOf(codec).shape.kind) ? BAD : true)

/** The answer with the change in every place that the path leads to; `undefined` where the path leads nowhere. */
export const changed = (json: unknown, { path, codec }: Place, change: Change): unknown => {
  let isFound = false
  const at = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) {
      if (change === 'unknown' && isJson(value)) {
        isFound = true
        return { ...value, unknownToUs: [{ drifted: true }] }
      }
      if (change === 'bad element' && Array.isArray(value) && value.length > 0) {
        isFound = true
        return [true, ...value]
      }
      if (change === 'ruined' && Array.isArray(value) && value.length > 0) {
        isFound = true
        return value.map(() => BAD)
      }
      if (change === 'nulled') {
        isFound = true
        return null
      }
      return value
    }
    if (key === '[]') return Array.isArray(value) ? value.map((one: unknown) => at(one, rest)) : value
    if (!isJson(value)) return value
    if (rest.length > 0 || change === 'unknown' || change === 'bad element' || change === 'ruined')
      return key in value ? { ...value, [key]: at(value[key], rest) } : value
    if (change !== 'retyped' && (value[key] === undefined || value[key] === null)) return value
    isFound = true
    if (change === 'dropped') return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
    return { ...value, [key]: change === 'nulled' ? null : otherThan(codec) }
  }
  const after = at(json, path)
  return isFound ? after : undefined
}

/** Puts a changed answer in the place of the real one. */
export const changing =
  (place: Place, change: Change): Tampering =>
  (_, answer) =>
    again(answer, (text) => {
      const after = text === '' ? undefined : changed(JSON.parse(text), place, change)
      return after === undefined ? text : JSON.stringify(after)
    })
