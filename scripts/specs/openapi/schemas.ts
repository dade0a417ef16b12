/** JSON schemas from codecs: one named component for each record, with the meaning and unit of each field. */
import { type AnyWire, bareOf, plainShape } from '#adapters/http/codecs/wire.ts'
import { fieldText, recordText } from '#features/catalogue/records.ts'

export type Schema = Readonly<Record<string, unknown>>

/** The written form of each scalar; readers also accept what the codec documents (numbers as texts, other flags). */
const SCALARS: Readonly<Record<string, Schema>> = {
  text: { type: 'string' },
  id: { type: 'integer', minimum: 1 },
  flag: { type: 'string', enum: ['Y', 'N'] },
  count: { type: 'integer', minimum: 0 },
  decimal: { type: 'number' },
  instant: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', pattern: '^\\d{2}:\\d{2}$' },
  file: { type: 'string', format: 'binary' },
}

/** Flags that are written in another form, by the name of their codec (PRIV-02). */
const OTHER_FORMS: Readonly<Record<string, Schema>> = { agreement: { type: 'integer', enum: [0, 1] } }

/** Whether a field may be absent. */
export const isOptional = (codec: AnyWire): boolean => plainShape(codec).kind === 'optional'

const nullable = (schema: Schema): Schema => {
  const { type, enum: words } = schema
  if (typeof type !== 'string' || '$ref' in schema) return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [type, 'null'], ...(Array.isArray(words) && { enum: [...words, null] }) }
}

/** `noticeSent row` as `NoticeSentRow`. */
const componentName = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** `id of ReceivedNotice` as `Id of the received notice`. */
const idText = (codec: AnyWire): string | undefined => {
  const kind = /^id of (\w+)$/.exec(bareOf(codec).name)?.[1]
  return kind && `Id of the ${kind.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}`
}

/** The description of something. */
const described = (text: string | undefined, what: string): string => {
  if (text === undefined)
    throw new Error(`${what} has no description among the records of its area in features/catalogue`)
  return text
}

/** The description of a field. Throws for a field that nobody has described. */
export const meaningOf = (record: string, field: string, codec: AnyWire, around?: string): string =>
  described(
    fieldText(record, field, around) ?? (field === 'id' ? idText(codec) : undefined),
    `${record}.${field}`,
  ).replace(/^Id$/, idText(codec) ?? 'Id')

export type SchemaWriter = Readonly<{
  /** The schema of a codec; records become components. */
  schemaOf: (wire: AnyWire, around?: string) => Schema
  /** The components so far, by name. */
  components: ReadonlyMap<string, Schema>
}>

/** Writes schemas and gathers the components that they refer to. */
export const schemaWriter = (): SchemaWriter => {
  const components = new Map<string, Schema>()

  /** The name of a component: two records of one name differ by the record around them, or by their place. */
  const named = (names: readonly string[], schema: Schema): string => {
    const written = JSON.stringify(schema)
    const free = names.find((name) => [undefined, written].includes(asWritten(name)))
    if (free === undefined) throw new Error(`Two different records are called ${names.join(', ')}`)
    const name = componentName(free)
    components.set(name, schema)
    return name
  }
  const asWritten = (name: string): string | undefined => {
    const known = components.get(componentName(name))
    return known && JSON.stringify(known)
  }

  const recordSchema = (wire: AnyWire, around: string | undefined): Schema => {
    const { shape, name } = wire
    if (shape.kind !== 'record') return {}
    const own = around !== undefined && recordText(`${around} ${name}`) !== undefined ? `${around} ${name}` : name
    const fields = Object.values(shape.fields)
    const required = fields.filter(([, codec]) => !isOptional(codec)).map(([field]) => field)
    const schema = {
      type: 'object',
      description: described(recordText(own), own),
      properties: Object.fromEntries(
        fields.map(([field, codec]) => [
          field,
          { ...schemaOf(codec, name), description: meaningOf(name, field, codec, around) },
        ]),
      ),
      ...(required.length > 0 && { required }),
    }
    return { $ref: `#/components/schemas/${named([own], schema)}` }
  }

  const dataOf = (data: Schema, beside: Schema = {}): Schema => ({
    type: 'object',
    properties: { data: { ...data, description: 'The content of the answer' }, ...beside },
    required: ['data'],
  })

  /** One thing in its envelope. Fields beside the envelope are not repeated in it. */
  const enveloped = (item: AnyWire, beside: readonly string[], around: string | undefined): Schema => {
    const record = bareOf(item)
    if (beside.length === 0 || record.shape.kind !== 'record') return dataOf(schemaOf(item, around))
    const outside = Object.values(record.shape.fields).filter(([field]) => beside.includes(field))
    return dataOf(
      schemaOf(item, around),
      Object.fromEntries(
        outside.map(([field, codec]) => [
          field,
          { ...schemaOf(codec, record.name), description: meaningOf(record.name, field, codec) },
        ]),
      ),
    )
  }

  const schemaOf = (wire: AnyWire, around?: string): Schema => {
    const { shape } = wire
    switch (shape.kind) {
      case 'choice':
        return { type: 'string', enum: shape.wire }
      case 'list':
        return { type: 'array', items: schemaOf(shape.item, around) }
      case 'optional':
        return nullable(schemaOf(shape.item, around))
      case 'record':
        return recordSchema(wire, around)
      case 'one':
        return shape.isBare ? schemaOf(shape.item, around) : enveloped(shape.item, shape.beside, around)
      case 'done':
        return shape.isBare ? schemaOf(shape.item, around) : dataOf(schemaOf(shape.item, around))
      case 'rows': {
        const rows: Schema = { type: 'array', items: schemaOf(shape.item, around) }
        if (shape.name === undefined) return dataOf(rows)
        return dataOf({
          type: 'object',
          properties: {
            [shape.name]: { ...rows, description: 'The rows of the page' },
            totalRows: { ...SCALARS['count'], description: fieldText('', 'totalRows') },
          },
          required: [shape.name],
        })
      }
      case 'mapped':
        return schemaOf(shape.from, around)
      case 'jsonText':
        return { type: 'string', contentMediaType: 'application/json', contentSchema: schemaOf(shape.item, around) }
      case 'multipart':
        return schemaOf(shape.record, around)
      default:
        return OTHER_FORMS[wire.name] ?? SCALARS[shape.kind] ?? {}
    }
  }
  return { schemaOf, components }
}
