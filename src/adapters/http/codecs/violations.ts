/** What a refusal says of single fields: `violations`, `errors` by field, and the `children` of a form. */
import type { Dialect } from '#domain/town/dialect.ts'
import { CONTENT } from './envelope.ts'
import { foldedName } from './names/neighbours.ts'
import { sentenceFrom } from './sentence.ts'
import { type AnyWire, isNamed, isRecord, readersIn } from './wire.ts'

type Said = readonly [name: string, sentence: string]

/** How deep the fields of a form may be. */
const DEPTH = 5

const sentenceIn = (value: unknown): string | undefined => {
  const told = (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    const text = isRecord(one) ? (one['message'] ?? one['title']) : one
    return typeof text === 'string' ? (sentenceFrom(text) ?? []) : []
  })
  return told.length === 0 ? undefined : [...new Set(told)].join(' ')
}

/** The last name of a path: `data.profile.email`, `[email]`, `children[email].data`. */
const nameIn = (path: unknown): string | undefined =>
  typeof path === 'string'
    ? path.split(/[.[\]]+/).findLast((part) => part !== '' && part !== CONTENT && part !== 'children')
    : undefined

const saidOf = (name: string | undefined, value: unknown): readonly Said[] => {
  const sentence = sentenceIn(value)
  return name === undefined || sentence === undefined ? [] : [[name, sentence]]
}

const inForm = (form: unknown, name: string | undefined, depth = DEPTH): readonly Said[] => {
  if (!isRecord(form) || depth === 0) return []
  const children = isRecord(form['children']) ? Object.entries(form['children']) : []
  return [...saidOf(name, form['errors']), ...children.flatMap(([child, inner]) => inForm(inner, child, depth - 1))]
}

const inList = (list: unknown): readonly Said[] =>
  Array.isArray(list)
    ? list.flatMap((one: unknown) =>
        isRecord(one) ? saidOf(nameIn(one['propertyPath'] ?? one['property'] ?? one['field']), one) : [],
      )
    : []

/** What a body says of fields, by the names that it has for them. */
const saidIn = (body: Readonly<Record<string, unknown>>): readonly Said[] => {
  const { violations, errors } = body
  const byName = isRecord(errors) && !('children' in errors) ? Object.entries(errors) : []
  return [
    ...inList(violations),
    ...inList(errors),
    ...inForm(errors, undefined),
    ...byName.flatMap(([name, value]) => saidOf(nameIn(name), value)),
  ]
}

/** The field of a request by its name on the wire, at any depth. */
const fieldIn = (codec: AnyWire, name: string, dialect: Dialect, depth = DEPTH): string | undefined => {
  const { shape } = codec
  if (depth === 0) return undefined
  if (shape.kind === 'mapped') return fieldIn(shape.from, name, dialect, depth)
  if (shape.kind === 'optional' || shape.kind === 'list' || shape.kind === 'jsonText')
    return fieldIn(shape.item, name, dialect, depth)
  if (shape.kind === 'multipart') return fieldIn(shape.record, name, dialect, depth)
  const { all } = readersIn(codec, dialect)
  const own = all.find(({ keys }) => isNamed(new Set(keys.flatMap((key) => [key, foldedName(key)])), name))
  return (
    own?.field ?? all.map((reader) => fieldIn(reader.codec, name, dialect, depth - 1)).find((one) => one !== undefined)
  )
}

/**
 * What the body of a refusal says of the fields of a request, by their names in the app; undefined where it says nothing of
 * them.
 */
export const fieldsSaid = (
  body: AnyWire | undefined,
  json: unknown,
  dialect: Dialect,
): Readonly<Record<string, string>> | undefined => {
  if (body === undefined || !isRecord(json)) return undefined
  const inner = json[CONTENT]
  const said = [...saidIn(json), ...(isRecord(inner) ? saidIn(inner) : [])]
  const fields = said.flatMap(([name, sentence]) => {
    const field = fieldIn(body, name, dialect)
    return field === undefined ? [] : [[field, sentence] as const]
  })
  return fields.length === 0 ? undefined : Object.fromEntries(fields.reverse())
}
