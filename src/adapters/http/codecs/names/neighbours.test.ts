import { expect, test } from 'vitest'
import * as account from './account.ts'
import * as directory from './directory.ts'
import { COMMON, foldedName, type WireNames } from './neighbours.ts'
import * as others from './others.ts'

const TABLES: readonly (readonly [table: string, names: WireNames])[] = [account, directory, others].flatMap((area) =>
  Object.entries(area),
)
const common: WireNames = COMMON

const alike = (names: string) => [...new Set(names.split(' '))].sort().join(' ')

test('No table repeats what every record has', () => {
  const repeated = TABLES.flatMap(([table, names]) =>
    Object.entries(names).flatMap(([name, own]) =>
      common[name] !== undefined && alike(common[name]) === alike(own) ? [`${table}.${name}`] : [],
    ),
  )
  expect(repeated).toEqual([])
})

test('No field has a name twice, however its words are joined, nor that of the contract again', () => {
  const twice = [...TABLES, ['COMMON', common] as const].flatMap(([table, names]) =>
    Object.entries(names).flatMap(([name, own]) => {
      const all = own.split(' ').map(foldedName)
      const isRelation = table === 'RELATIONS'
      return new Set(all).size < all.length || (!isRelation && all.includes(foldedName(name)))
        ? [`${table}.${name}`]
        : []
    }),
  )
  expect(twice).toEqual([])
})
