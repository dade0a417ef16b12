/** Wrong servers: a defect bends the answers to one call. */
import { callName } from '#adapters/http/contract/call.ts'
import { isRecord } from '#adapters/http/codecs/wire.ts'
import type { Level } from '../finding.ts'
import { callOf } from '../in-process.ts'
import type { Send } from '../player.ts'

type Told = Readonly<{ status: number; media: string; body: string }>

export type Defect = Readonly<{
  name: string
  call: string
  /** What the suite says of it. */
  check: string
  at: string
  level?: Level
  /** Changes the request before it is answered. */
  steer?: (url: URL) => void
  /** Answers without doing what is asked. */
  instead?: Told
  /** Changes the answer. */
  bend?: (told: Told, url: URL) => Told
}>

const JSON_TYPE = 'application/json'
export const json = (value: unknown, status = 200): Told => ({ status, media: JSON_TYPE, body: JSON.stringify(value) })

/** Changes the value at a path such as `data.contacts[].id`; the change gets the value and its record. */
const changedAt = (value: unknown, path: string, change: (one: unknown) => unknown): unknown => {
  if (path === '') return change(value)
  const [, name = '', isList, rest = ''] = /^(\w+)(\[\])?\.?(.*)$/.exec(path) ?? []
  if (!isRecord(value) || !(name in value)) return value
  const inner = value[name]
  const next =
    isList && Array.isArray(inner)
      ? inner.map((one: unknown) => changedAt(one, rest, change))
      : isList
        ? inner
        : changedAt(inner, rest, change)
  return { ...value, [name]: next }
}

type Bend = NonNullable<Defect['bend']>
export const onSuccess =
  (change: (value: unknown) => unknown): Bend =>
  (told) =>
    told.status === 200 ? { ...told, body: JSON.stringify(change(JSON.parse(told.body))) } : told
export const edit = (path: string, change: (value: unknown) => unknown): Bend =>
  onSuccess((value) => changedAt(value, path, change))
/** JSON leaves out what is undefined. */
export const drop = (path: string): Bend => edit(path, () => undefined)
export const renamed = (path: string, from: string, to: string): Bend =>
  edit(path, (value) => (isRecord(value) ? { ...value, [from]: undefined, [to]: value[from] } : value))
export const onStatus =
  (status: number, told: Told): Bend =>
  (before) =>
    before.status === status ? told : before
export const restated =
  (status: number, to: number): Bend =>
  (told) =>
    told.status === status ? { ...told, status: to } : told

export const text = (value: unknown): string => String(value)

/** A server with a defect. */
export const withDefect =
  ({ call, steer, instead, bend }: Defect, send: Send): Send =>
  async (request) => {
    const own = callOf(request)
    if (own === undefined || callName(own) !== call) return send(request)
    if (instead !== undefined) return responseOf(instead)
    const url = new URL(request.url)
    steer?.(url)
    const response = await send(steer === undefined ? request : new Request(url, request))
    if (bend === undefined) return response
    const media = response.headers.get('content-type') ?? ''
    return responseOf(bend({ status: response.status, media, body: await response.text() }, url))
  }

const responseOf = ({ status, media, body }: Told): Response =>
  new Response(body, { status, headers: { 'content-type': media } })
