import * as Either from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { urlFrom } from '#domain/links/safe-link.ts'
import { type Configuration, isTileArchive } from '#domain/town/configuration.ts'
import { ENVELOPE_PARTS, MESSAGE_ORDERS, TOTALS, ZONES } from '#domain/town/dialect.ts'
import { FEEDBACK, FOLLOWERS, LEGAL, MODULES, TONES } from '#domain/town/parts.ts'

/** What a field has to be; the names of the codecs, which the explanation puts in words. */
export const EXPECTATIONS = [
  'text',
  'flag',
  'object',
  'known',
  'origin',
  'url',
  'tiles',
  'path',
  'link',
  'mail',
  'telephone',
  'colour',
  'languages',
  'word',
  'followers',
] as const
export type Expectation = (typeof EXPECTATIONS)[number]

/** One thing that is wrong: the field, what was expected there, and what was found, as JSON; undefined for nothing. */
export type Problem = Readonly<{ field: string; expected: Expectation; found: string | undefined }>

type AnyCodec = t.Type<unknown, unknown, unknown>

/** A codec of one value, which encodes as itself. */
const codec = (name: Expectation, validate: t.Validate<unknown, unknown>): AnyCodec =>
  new t.Type(
    name,
    (value): value is unknown => Either.isRight(validate(value, [])),
    validate,
    (value) => value,
  )

const fitting = (name: Expectation, isRight: (value: unknown) => boolean): AnyCodec =>
  codec(name, (value, context) => (isRight(value) ? t.success(value) : t.failure(value, context)))

const matching = (name: Expectation, isRight: (text: string) => boolean): AnyCodec =>
  fitting(name, (value) => typeof value === 'string' && isRight(value))

const flag = fitting('flag', (value) => typeof value === 'boolean')
/** An absolute URL of the web, without a password in it. */
const isWeb = (text: string): boolean => {
  const url = urlFrom(text)
  return url !== undefined && /^https?:\/\//.test(text) && url.username === ''
}
const isPath = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(text)

const text = matching('text', (value) => value.trim() !== '')
const origin = matching('origin', (value) => value === '' || (isWeb(value) && urlFrom(value)?.origin === value))
const url = matching('url', isWeb)
const tilesUrl = matching('tiles', (value) =>
  isTileArchive(value)
    ? isPath(value) || isWeb(value)
    : ['{x}', '{y}', '{z}'].every((part) => value.includes(part)) && isWeb(value),
)
const path = matching('path', (value) => isPath(value) && /\.(?:svg|png)$/.test(value))
const link = matching('link', (value) => isPath(value) || isWeb(value))
const mail = matching('mail', (value) => /^[^\s@?&#:,;<>"]+@[^\s@?&#:,;<>"]+$/.test(value))
const telephone = matching('telephone', (value) => /^\+?[\d\s.-]{3,}$/.test(value))
const followers = matching('followers', (value) => (FOLLOWERS as readonly string[]).includes(value))
const colour = matching('colour', (value) => /^#[\da-f]{6}$/i.test(value))

/** The codes of `known`, each at most once; the first of `known` must be among them, because its addresses have no prefix. */
const languagesOf = (known: readonly string[]): AnyCodec =>
  fitting(
    'languages',
    (value) =>
      Array.isArray(value) &&
      value.every((one) => known.includes(one)) &&
      new Set(value).size === value.length &&
      value.includes(known[0]),
  )

type Fields = Readonly<Record<string, Readonly<{ type: AnyCodec; isRequired: boolean }>>>
const required = (type: AnyCodec) => ({ type, isRequired: true })
const optional = (type: AnyCodec) => ({ type, isRequired: false })
const each = (names: readonly string[], type: AnyCodec): Fields =>
  Object.fromEntries(names.map((name) => [name, optional(type)]))

const oneOf = (words: readonly unknown[]): AnyCodec => fitting('word', (value) => words.includes(value))

/** The field is none that the app knows: a mistyped name would otherwise be ignored without a word. */
const unknown = fitting('known', () => false)

/** An object of these fields; `other` is what stands under any other name. */
const record = (fields: Fields, other = required(unknown)): AnyCodec =>
  codec('object', (value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return t.failure(value, context)
    const given: Readonly<Record<string, unknown>> = { ...value }
    const errors = [...new Set([...Object.keys(fields), ...Object.keys(given)])].flatMap((name) => {
      const { type, isRequired } = (Object.hasOwn(fields, name) && fields[name]) || other
      if (given[name] === undefined && !isRequired) return []
      const result = type.validate(given[name], t.appendContext(context, name, type, given[name]))
      return Either.isLeft(result) ? result.left : []
    })
    return errors.length > 0 ? t.failures(errors) : t.success(value)
  })

/** Values of one kind under any names. */
const dictionary = (item: AnyCodec): AnyCodec => record({}, required(item))

const wire = record({
  names: optional(dictionary(dictionary(text))),
  envelope: optional(record(each(ENVELOPE_PARTS, text))),
  firstPage: optional(oneOf([0, 1])),
  total: optional(oneOf(TOTALS)),
  messages: optional(oneOf(MESSAGE_ORDERS)),
  pictures: optional(origin),
  zone: optional(oneOf(ZONES)),
})

/** The codec of a town's configuration; `languages` are those of the interface, the default first. */
const configurationCodec = (languages: readonly string[]): AnyCodec =>
  record({
    name: required(text),
    shortName: optional(text),
    description: optional(text),
    api: optional(origin),
    tiles: optional(record({ url: required(tilesUrl), attribution: required(text) })),
    places: optional(url),
    support: required(record({ mail: required(mail), telephone: optional(telephone) })),
    mark: optional(path),
    colours: optional(record(each(TONES, colour))),
    languages: optional(languagesOf(languages)),
    modules: optional(record({ ...each(MODULES, flag), followers: optional(followers) })),
    owner: optional(record({ name: required(text), address: optional(text), mail: optional(mail) })),
    legal: optional(record(each(LEGAL, link))),
    feedback: optional(record(each(FEEDBACK, mail))),
    wire: optional(wire),
    reports: optional(url),
  })

const problemOf = ({ context, value }: t.ValidationError): Problem => {
  const names = context.map(({ key }) => key).filter((key) => key !== '')
  const { type } = context.at(-1) ?? { type: unknown }
  return {
    field: names.join('.'),
    expected: EXPECTATIONS.find((name) => name === type.name) ?? 'object',
    found: value === undefined ? undefined : JSON.stringify(value),
  }
}

/**
 * Decodes a town's configuration. Left: each field that is wrong. A field that is not given has the value of `otherwise`,
 * the defaults of the build. Who answers for the app, the legal pages and who receives feedback have no default: one town
 * never stands in for another.
 */
export const decodeConfiguration = (
  written: unknown,
  languages: readonly string[],
  otherwise: Configuration,
): Either.Either<readonly Problem[], Configuration> => {
  const decoded = configurationCodec(languages).decode(written)
  return Either.isLeft(decoded)
    ? Either.left(decoded.left.map(problemOf))
    : Either.right({
        ...otherwise,
        owner: undefined,
        legal: undefined,
        feedback: undefined,
        ...(decoded.right as Configuration),
      })
}
