import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { bare, mute } from './bare.ts'
import { type Content, contentIn, type Envelope, flat, nested, own } from './envelopes.ts'
import { loose } from './loose.ts'
import { TOTALS } from './named-by-the-seed.ts'
import { php } from './php.ts'
import { hydra, symfony } from './symfony.ts'
import { below, lotOf, oneOf, type Place, retold, type Scribe } from './retell.ts'
import { serverMade } from './made.ts'
import type { Refused } from './made-server.ts'
import { isMade, type MadeTongue, type OtherTongue } from './tongue.ts'

/** The body of an answer: JSON, plain text, or none. */
export type Saying = Readonly<{ kind: 'json'; body: unknown } | { kind: 'text'; body: string } | { kind: 'nothing' }>

type Manner = Readonly<{
  scribe: Scribe | undefined
  envelope: Envelope
  /** The total of an answer. */
  total?: (total: unknown, content: Content, at: Place) => unknown
  /** The body of a success without content. */
  done?: (at: Place) => Saying
  isSilentOn?: (call: string) => boolean
}>

const asIs = (total: unknown): unknown => total
const namedTotal = (total: unknown, { item }: Content): unknown => (TOTALS.has(item.name) ? total : null)

/** As a text, as a number, or absent where the specification names none; it varies with the value. */
const oddTotal = (total: unknown, { item }: Content, at: Place): unknown => {
  const place = { ...at, path: `${at.path} ${String(total)}` }
  return TOTALS.has(item.name)
    ? oneOf<unknown>([String(total), total], place)
    : oneOf<unknown>([String(total), total, null], place)
}

/** A success without a message. */
const DONE: readonly [Saying, ...Saying[]] = [
  { kind: 'json', body: true },
  { kind: 'text', body: 'OK' },
  { kind: 'nothing' },
  { kind: 'json', body: [] },
]

const MANNERS: Readonly<Record<Exclude<OtherTongue, MadeTongue>, Manner>> = {
  bare: { scribe: bare, envelope: own },
  mute: { scribe: mute, envelope: own, total: namedTotal },
  flat: { scribe: undefined, envelope: flat },
  nested: { scribe: undefined, envelope: nested },
  loose: {
    scribe: loose,
    envelope: own,
    total: oddTotal,
    done: (at) => oneOf(DONE, at),
  },
  php: {
    scribe: php,
    envelope: own,
    total: String,
    done: () => ({ kind: 'json', body: [] }),
  },
  symfony: { scribe: symfony, envelope: hydra, done: () => ({ kind: 'nothing' }) },
}

/** The number of the first page of a server. */
export const firstPageOf = (tongue: OtherTongue): 0 | 1 => (isMade(tongue) ? serverMade(tongue).firstPage : 1)

type Listed = Extract<Content, { kind: 'rows' }>

const rowsTold = (scribe: Scribe | undefined, { item, rows, page }: Listed, at: Place): unknown =>
  Array.isArray(rows) && scribe !== undefined
    ? scribe.list(
        rows.map((row: unknown, index) => retold(scribe, item, row, below(at, index, item))),
        item,
        at,
        page?.total !== undefined && (page.total !== rows.length || TOTALS.has(item.name)),
      )
    : rows

/** The total of a page, with its converted rows. */
const counted = ({ rows, page }: Listed, toldRows: unknown): unknown =>
  Array.isArray(rows) && Array.isArray(toldRows) && typeof page?.total === 'number'
    ? page.total + toldRows.length - rows.length
    : page?.total

const told = ({ scribe, total = asIs }: Manner, content: Content, at: Place): Content => {
  if (content.kind !== 'rows')
    return scribe === undefined ? content : { ...content, value: retold(scribe, content.item, content.value, at) }
  const rows = rowsTold(scribe, content, at)
  const all = counted(content, rows)
  const page = content.page && { ...content.page, total: all === undefined ? undefined : total(all, content, at) }
  return { ...content, rows, page }
}

/** Whether an answer only reports success. */
const isSilent = (content: Content): boolean => content.kind === 'done' && JSON.stringify(content.value ?? {}) === '{}'

/**
 * The answer of a server with another dialect: `body` is the output of the call's codec. The content is the same, in
 * forms that the codecs are documented to accept, and stable.
 */
export const spokenIn = (tongue: OtherTongue, call: AnyCall, body: unknown): Saying => {
  const name = callName(call)
  const content = contentIn(call.answer, body)
  if (content === undefined) return { kind: 'json', body }
  const manner: Manner = isMade(tongue) ? serverMade(tongue) : MANNERS[tongue]
  const at: Place = { path: name, field: '', records: [], codec: content.item }
  if (isSilent(content) && manner.done !== undefined) return manner.done(at)
  if (content.kind === 'done' && manner.isSilentOn?.(name) === true) return { kind: 'nothing' }
  return { kind: 'json', body: manner.envelope(told(manner, content, at), name) }
}

/** The refusal of a server with another dialect: its status, and its body. */
export const refusalIn = (
  tongue: OtherTongue,
  call: AnyCall,
  refusal: Refused,
): Readonly<{ status: number; body: unknown }> =>
  (isMade(tongue) && serverMade(tongue).refused?.(refusal)) || {
    status: refusal.status,
    body: refusedIn(tongue, call, refusal),
  }

const refusedIn = (tongue: OtherTongue, call: AnyCall, { message, code }: Refused): unknown => {
  if (isMade(tongue)) return { message, code }
  switch (tongue) {
    case 'bare':
    case 'mute':
      return { message, code: null }
    case 'nested':
      return { data: { message, code } }
    case 'loose':
      return { message: lotOf(callName(call), 2) === 0 ? [message] : { form: [message] }, code, stack: null }
    case 'php':
      return { message: { 0: message }, code: code ?? '' }
    case 'symfony':
      // The framework's own words stand in the place of a message.
      return { '@type': 'hydra:Error', title: 'An error occurred', detail: message, message: 'Validation Failed', code }
    case 'flat':
      return { message, code }
    default:
      return tongue satisfies never
  }
}
