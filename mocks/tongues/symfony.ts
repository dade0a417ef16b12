import { type Content, type Envelope, flat } from './envelopes.ts'
import { type Fields, lotOf, type Place, type Scribe, where } from './retell.ts'
import { isYes, snake, spelt } from './scalars.ts'

/** A text as an editor leaves it in a database: with names of characters, and with what Word brings. */
const edited = (text: string, { path }: Place): string =>
  lotOf(path, 2) === 0 ? `<!--[if gte mso 9]><xml>Normal</xml><![endif]--><p>${spelt(text)}</p>` : spelt(text)

/** Records whose names have their words joined by underscores; those of others are as in the specification. */
const SNAKE: ReadonlySet<string> = new Set([
  'profile',
  'user',
  'managed user',
  'topic',
  'sub-topic',
  'contact',
  'noticeSent',
  'noticeSent row',
  'event',
  'registered device',
])

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Rows as API Platform sends them, with their total. */
export const hydra: Envelope = (content: Content, call) => {
  if (content.kind !== 'rows') return flat(content, call)
  const { rows, page } = content
  const members = { '@context': '/api/contexts/Row', '@type': 'hydra:Collection', 'hydra:member': rows }
  return page?.total === undefined ? members : { ...members, 'hydra:totalItems': page.total }
}

/** The dialect of a server made with Symfony: relations by address, choices as records, texts from an editor. */
export const symfony: Scribe = {
  scalar: (kind, value, at) => {
    const { codec, field, path } = at
    switch (kind) {
      case 'text':
        return field === 'roles' ? value : where(codec, edited(String(value), at), value)
      case 'id':
        return field === 'id' ? value : where(codec, `/api/${snake(field)}s/${String(value)}`, value)
      case 'flag':
        return isYes(value)
      case 'decimal':
        return String(value)
      case 'choice':
        return where(codec, lotOf(path, 2) === 0 ? { value, label: 'Voce' } : { code: value }, value)
      case 'instant':
        return where(codec, String(value).replace(/(?:\.\d{3})?Z$/, '+00:00'), value)
      default:
        return value
    }
  },
  nothing: () => null,
  list: (elements, item, { field }) =>
    field === 'roles' && elements.every((one) => typeof one === 'string') && item.shape.kind === 'text'
      ? elements.map((role) => ({ role }))
      : elements,
  record: (fields: Fields, codec) => ({
    ...(isNothing(fields['id'])
      ? {}
      : { '@id': `/api/${snake(codec.name.replaceAll(' ', '_'))}s/${String(fields['id'])}` }),
    '@type': codec.name,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [SNAKE.has(codec.name) ? snake(name) : name, value]),
    ),
  }),
}
