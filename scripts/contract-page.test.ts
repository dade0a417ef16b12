import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { NAMED } from '#mocks/tongues/named-by-the-seed.ts'
import { CONTRACT_PAGE, contractPage, readFields, sentParameters } from './contract-page.ts'
import { DECIDED, OWN_PARAMETERS } from './contract-decisions.ts'

const calls = Object.values(contract).flatMap((area): AnyCall[] => Object.values(area))
const named = new Set(Object.values(NAMED).flatMap((names) => names.split(' ')))

test('The page about the contract is drawn from it as it is', () => {
  expect(readFileSync(CONTRACT_PAGE, 'utf8')).toBe(`${contractPage().trim()}\n`)
})

describe('what is relied on', () => {
  test.each(calls.map((call) => [callName(call), call] as const))('of %s is named by the specification', (_, call) => {
    const own = readFields(call)
      .filter(({ path, standing }) => standing === 'relied on' && !/(^|\.)id$/.test(path))
      .map(({ path }) => path.split('.').at(-1)?.replace('[]', ''))
      .filter((name) => name === undefined || !named.has(name))
    expect(own).toEqual(EXCEPT[callName(call)] ?? [])
  })
})

/** Without its file name a picture is none, and without its kind a result leads nowhere: such an element is nothing. */
const EXCEPT: Readonly<Record<string, readonly string[]>> = {
  'GET /api/app/noticesent/{id}': ['image'],
}

test('Notes are about calls and parameters that there are', () => {
  const known = new Map(calls.map((call) => [callName(call), sentParameters(call)]))
  expect(Object.keys(DECIDED).filter((name) => !known.has(name))).toEqual([])
  for (const [name, parameters] of Object.entries(OWN_PARAMETERS))
    expect([name, parameters.filter((one) => !known.get(name)?.includes(one))]).toEqual([name, []])
})
