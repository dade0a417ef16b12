import type { AnyWire } from '#adapters/http/codecs/wire.ts'
import type { Fields } from './retell.ts'

/** The content of an answer, without its envelope. */
export type Content =
  | Readonly<{
      kind: 'one' | 'done'
      item: AnyWire
      value: unknown
      beside: readonly string[]
      /** Our own dialect writes it without an envelope. */
      isBare: boolean
    }>
  | Readonly<{
      kind: 'rows'
      item: AnyWire
      rows: unknown
      /** The name and the total of a page; a complete list has neither. */
      page: Readonly<{ name: string; total: unknown }> | undefined
    }>

/** Wraps a content, whose parts are already converted. `call` is the name of the call. */
export type Envelope = (content: Content, call: string) => unknown

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The content of an answer in our own dialect; undefined for an answer without an envelope, such as a file. */
export const contentIn = ({ shape }: AnyWire, body: unknown): Content | undefined => {
  if (shape.kind === 'mapped') return contentIn(shape.from, body)
  const { data, ...others } = isFields(body) ? body : { data: undefined }
  switch (shape.kind) {
    case 'one':
      return {
        kind: 'one',
        item: shape.item,
        value: shape.isBare ? body : isFields(data) ? { ...data, ...others } : data,
        beside: shape.beside,
        isBare: shape.isBare,
      }
    case 'done': {
      const isBare = !isFields(data)
      return { kind: 'done', item: shape.item, value: isBare ? others : data, beside: [], isBare }
    }
    case 'rows': {
      const { name } = shape
      if (name === undefined) return { kind: 'rows', item: shape.item, rows: data, page: undefined }
      const page = isFields(data) ? data : {}
      return { kind: 'rows', item: shape.item, rows: page[name], page: { name, total: page['totalRows'] } }
    }
    default:
      return undefined
  }
}

/** The fields beside the envelope of one thing, separated from its content. */
const apart = (value: unknown, names: readonly string[]): readonly [inside: unknown, beside: Fields] => {
  if (names.length === 0 || !isFields(value)) return [value, {}]
  const entries = Object.entries(value)
  return [
    Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    Object.fromEntries(entries.filter(([name]) => names.includes(name))),
  ]
}

const totalRows = (total: unknown): Fields => (total === undefined ? {} : { totalRows: total })

/** The envelope of our own dialect. */
export const own: Envelope = (content) => {
  if (content.kind === 'rows') {
    const { rows, page } = content
    return { data: page === undefined ? rows : { [page.name]: rows, ...totalRows(page.total) } }
  }
  if (content.isBare) return content.value
  const [inside, beside] = apart(content.value, content.beside)
  return { data: inside, ...beside }
}

/**
 * One thing bare, a list bare, a page as `{ data, totalRows }`; the tokens, which are bare in our own dialect, in
 * `data`.
 */
export const flat: Envelope = (content) => {
  if (content.kind !== 'rows') return content.kind === 'one' && content.isBare ? { data: content.value } : content.value
  const { rows, page } = content
  return page === undefined ? rows : { data: rows, ...totalRows(page.total) }
}

/** Possible names of a page's rows. */
const ANY_NAME = 'elenco'

/**
 * An envelope in an envelope; answers without one in our own dialect have one. The rows of a page are called `data` or
 * another name, depending on the call.
 */
export const nested: Envelope = (content, call) => {
  if (content.kind === 'rows') {
    const { rows, page } = content
    if (page === undefined) return { data: { data: rows } }
    return { data: { [call.length % 2 === 0 ? 'data' : ANY_NAME]: rows, ...totalRows(page.total) } }
  }
  if (content.isBare) return { data: content.value }
  const [inside, beside] = apart(content.value, content.beside)
  return { data: { data: inside, ...beside } }
}
