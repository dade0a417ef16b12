/**
 * Writes the contract page: by call, the required fields, the named optional ones, and our own optional ones. `npm run
 * contract:page`; a test checks that the page is up to date.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as Either from 'fp-ts/lib/Either.js'
import type { AnyWire } from '#adapters/http/codecs/wire.ts'
import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { NAMED } from '#mocks/tongues/named-by-the-seed.ts'
import { DECIDED, OWN_PARAMETERS, PREFACE } from './contract-decisions.ts'

export const CONTRACT_PAGE = join(import.meta.dirname, '../../docs/contract.md')

/** A field of an answer: its path, and the effect of its absence on its record. */
export type ReadField = Readonly<{ path: string; standing: 'relied on' | 'named' | 'welcome' }>

const namesOf = (codec: AnyWire, around: string | undefined): ReadonlySet<string> =>
  new Set((NAMED[`${around} ${codec.name}`] ?? NAMED[codec.name] ?? '').split(' '))

const fieldsIn = (codec: AnyWire, path: string, around: string | undefined): readonly ReadField[] => {
  const { shape } = codec
  switch (shape.kind) {
    case 'mapped':
      return fieldsIn(shape.from, path, around)
    case 'optional':
    case 'one':
    case 'done':
      return fieldsIn(shape.item, path, around)
    case 'list':
    case 'rows':
      return fieldsIn(shape.item, path === '' ? '' : `${path}[]`, around)
    case 'record': {
      const named = namesOf(codec, around)
      return Object.values(shape.fields).flatMap(([name, field]): readonly ReadField[] => {
        const own = path === '' ? name : `${path}.${name}`
        const isReliedOn = Either.isLeft(field.decode(undefined))
        const standing = isReliedOn ? 'relied on' : named.has(name) ? 'named' : 'welcome'
        // A sub-topic has the same fields again.
        return ([{ path: own, standing }] as ReadField[]).concat(
          name === 'subTopics' ? [] : fieldsIn(field, own, codec.name),
        )
      })
    }
    default:
      return []
  }
}

/** Every field that is read from a call's answer. */
export const readFields = (call: AnyCall): readonly ReadField[] => fieldsIn(call.answer, '', undefined)

/** The parameters in the URL of a call. */
export const sentParameters = ({ query }: AnyCall): readonly string[] => {
  if (query === undefined) return []
  const { shape } = query.shape.kind === 'mapped' ? query.shape.from : query
  return shape.kind === 'record' ? Object.values(shape.fields).map(([name]) => name) : []
}

const code = (words: readonly string[]): string =>
  words.length === 0 ? 'nothing' : words.map((word) => `\`${word}\``).join(', ')

const sectionOf = (call: AnyCall): string => {
  const fields = readFields(call)
  const of = (standing: ReadField['standing']) => [
    ...new Set(fields.filter((field) => field.standing === standing).map(({ path }) => path)),
  ]
  const name = callName(call)
  const sent = sentParameters(call)
  const own = OWN_PARAMETERS[name] ?? []
  return [
    `### ${name}`,
    '',
    ...(sent.length === 0 ? [] : [`- Sent: ${code(sent)}${own.length === 0 ? '' : ` (ours, harmless: ${code(own)})`}`]),
    `- Relied on: ${code(of('relied on'))}`,
    ...(of('named').length === 0 ? [] : [`- Named, and read where present: ${code(of('named'))}`]),
    ...(of('welcome').length === 0 ? [] : [`- Ours, optional: ${code(of('welcome'))}`]),
    ...(DECIDED[name] === undefined ? [] : [`- Decided: ${DECIDED[name]}`]),
    '',
  ].join('\n')
}

/** The whole page, generated from the contract. */
export const contractPage = (): string =>
  [
    PREFACE,
    ...Object.entries(contract).flatMap(([area, calls]) =>
      [`## ${area}\n`].concat(Object.values<AnyCall>(calls).map((call) => sectionOf(call))),
    ),
  ].join('\n')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(CONTRACT_PAGE, `${contractPage().trim()}\n`)
  console.log('written: docs/contract.md')
}
