import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { NAMED } from '#mocks/tongues/named-by-the-seed.ts'
import { CONTRACT_PAGE, contractPage, readFields, sentParameters } from './contract-page.ts'
import { DECIDED, OWN_PARAMETERS } from './contract-decisions.ts'

const calls = Object.values(contract).flatMap((area): AnyCall[] => Object.values(area))
const named = new Set(Object.values(NAMED).flatMap((names) => names.split(' ')))

test('The contract page is up to date: npm run contract:page writes it', () => {
  expect(readFileSync(CONTRACT_PAGE, 'utf8')).toBe(`${contractPage().trim()}\n`)
})

describe('the required fields', () => {
  test.each(calls.map((call) => [callName(call), call] as const))('of %s are named by the specification', (_, call) => {
    const own = readFields(call)
      .filter(({ path, standing }) => standing === 'relied on' && !/(^|\.)id$/.test(path))
      .map(({ path }) => path.split('.').at(-1)?.replace('[]', ''))
      .filter((name) => name === undefined || !(named.has(name) || OF_A_SPAN.has(name)))
    expect(own).toEqual(EXCEPT[callName(call)] ?? [])
  })
})

/** A span of opening hours requires its day and its times: without them the span alone is left out. */
const OF_A_SPAN: ReadonlySet<string> = new Set(['day', 'opens', 'closes'])

/** A picture requires its file name, and a result requires its kind: without them such an element is left out. */
const EXCEPT: Readonly<Record<string, readonly string[]>> = {
  'GET /api/app/noticesent/{id}': ['image'],
}

test('Notes refer to existing calls and parameters', () => {
  const known = new Map(calls.map((call) => [callName(call), sentParameters(call)]))
  expect(Object.keys(DECIDED).filter((name) => !known.has(name))).toEqual([])
  for (const [name, parameters] of Object.entries(OWN_PARAMETERS))
    expect([name, parameters.filter((one) => !known.get(name)?.includes(one))]).toEqual([name, []])
})
