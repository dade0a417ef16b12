import type { AnyWire } from '#adapters/http/codecs/wire.ts'
import type { Fields } from './retell.ts'

/** What an answer says, without its envelope. */
export type Content =
  | Readonly<{
      kind: 'one' | 'done'
      item: AnyWire
      value: unknown
      beside: readonly string[]
      /** Our own tongue writes it without an envelope. */
      isBare: boolean
    }>
  | Readonly<{
      kind: 'rows'
      item: AnyWire
      rows: unknown
      /** The name and the total of a page; a list that is asked for as a whole has neither. */
      page: Readonly<{ name: string; total: unknown }> | undefined
    }>

/** Puts a content, whose parts have been told already, into an envelope. `call` is how the call is named. */
export type Envelope = (content: Content, call: string) => unknown

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The content of what our own tongue says; undefined where an answer has no envelope, as a file has none. */
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

/** What stands beside the envelope of one thing, apart from what stands in it. */
const apart = (value: unknown, names: readonly string[]): readonly [inside: unknown, beside: Fields] => {
  if (names.length === 0 || !isFields(value)) return [value, {}]
  const entries = Object.entries(value)
  return [
    Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    Object.fromEntries(entries.filter(([name]) => names.includes(name))),
  ]
}

const totalRows = (total: unknown): Fields => (total === undefined ? {} : { totalRows: total })

/** The envelope of our own tongue. */
export const own: Envelope = (content) => {
  if (content.kind === 'rows') {
    const { rows, page } = content
    return { data: page === undefined ? rows : { [page.name]: rows, ...totalRows(page.total) } }
  }
  if (content.isBare) return content.value
  const [inside, beside] = apart(content.value, content.beside)
  return { data: inside, ...beside }
}

/** One thing by itself, a list by itself, a page as `{ data, totalRows }`; the tokens, which stand alone in our own, in `data`. */
export const flat: Envelope = (content) => {
  if (content.kind !== 'rows') return content.kind === 'one' && content.isBare ? { data: content.value } : content.value
  const { rows, page } = content
  return page === undefined ? rows : { data: rows, ...totalRows(page.total) }
}

/** What a page's rows are called where they are called anything. */
const ANY_NAME = 'elenco'

/** An envelope in an envelope; what our own tongue writes without one has one. A page's rows are called `data` or anything, by the call. */
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
