import { beforeAll, describe, expect, test } from 'vitest'
import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { PASSWORD } from '#mocks/seed/people.ts'
import { growWorld, type World } from '#mocks/world.ts'
import { withDefect } from './conformance/defects/defect.ts'
import { WRONG_ANSWERS } from './conformance/defects/wrong-answers.ts'
import { WRONG_BEHAVIOUR } from './conformance/defects/wrong-behaviour.ts'
import { sendTo } from './conformance/in-process.ts'
import type { Send } from './conformance/player.ts'
import { asHtml, asJUnit, differencesOf } from './conformance/report.ts'
import { playSuite, type Run } from './conformance/suite.ts'

const API = 'http://localhost:8787'
const DEFECTS = [...WRONG_ANSWERS, ...WRONG_BEHAVIOUR]
const play = (send: Send, isWriting: boolean, username = 'mario.rossi'): Promise<Run> =>
  playSuite(API, send, { username, password: PASSWORD }, isWriting)

let world: World
beforeAll(async () => {
  world = await growWorld()
})

/** What the world holds, apart from sessions and the moments of agreements, which no call can put back. */
const held = ({ collections }: World): unknown => {
  const { sessions: _, savedAgreements: __, addressChoices, ...others } = collections
  return JSON.parse(
    JSON.stringify([
      Object.entries(others).map(([name, all]) => [name, all.all()]),
      addressChoices.all().filter(({ active }) => active),
    ]),
  )
}

describe('a server that keeps the contract', () => {
  test.each(['mario.rossi', 'amministratore'])('has no difference for %s, and holds what it held', async (username) => {
    const before = held(world)
    const run = await play(sendTo(world), true, username)
    expect(differencesOf(run)).toEqual([])
    expect(held(world)).toEqual(before)
  })

  test('is asked for every call, or the report says why not', async () => {
    const run = await play(sendTo(world), true, 'amministratore')
    const told = new Set([...run.played, ...run.leftOut].map(({ call }) => call))
    const calls = Object.values(contract).flatMap((area): AnyCall[] => Object.values(area))
    expect(calls.map(callName).filter((name) => !told.has(name))).toEqual([])
    expect(
      run.leftOut.filter(({ reason }) => reason.startsWith('Nothing to ask for')),
      'reading.ts, unwritten.ts or writing.ts plays each call, or its entry in features/catalogue says why not (unplayed)',
    ).toEqual([])
  })

  test('is only read, unless writing is allowed', async () => {
    const methods: string[] = []
    await play((request) => {
      methods.push(`${request.method} ${new URL(request.url).pathname}`)
      return sendTo(world)(request)
    }, false)
    const writes = methods.filter((one) => !one.startsWith('GET'))
    expect(new Set(writes)).toEqual(
      new Set(['POST /api/login_check', 'POST /api/token/refresh', 'PUT /api/app/logout']),
    )
    expect(methods.filter((one) => one.startsWith('GET /api/chats?'))).toEqual([])
  })
})

test('there are forty defects and more, each of its own', () => {
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length)
  expect(DEFECTS.length).toBeGreaterThanOrEqual(40)
})

test.each(DEFECTS.map((defect) => [defect.name, defect] as const))('%s: found and named', async (_, defect) => {
  const { call, check, at, level = 'difference' } = defect
  const { findings } = await play(withDefect(defect, sendTo(world)), !call.startsWith('GET'))
  expect(findings).toContainEqual(expect.objectContaining({ call, check, at, level }))
})

const ODD_TOKEN = '98765432101'

test('the reports name what differs, and tell no secret', async () => {
  const secrets: string[] = [PASSWORD, ODD_TOKEN]
  const isBroken: Send = async (request) => {
    const response = await sendTo(world)(request)
    const body = await response.clone().text()
    secrets.push(...Array.from(body.matchAll(/"(?:token|refresh_token)":"([^"]+)"/g), ([, secret = '']) => secret))
    if (request.url.endsWith('/app/languages')) return new Response('<b>no</b>', { status: 500 })
    // A refresh token of a wrong type is a difference, and its value is none of the report's.
    return request.url.endsWith('/api/login_check') && response.ok
      ? Response.json({ ...(JSON.parse(body) as object), refresh_token: Number(ODD_TOKEN) })
      : response
  }
  const run = await play(isBroken, true)
  const reports = [asHtml(run), asJUnit(run), JSON.stringify(run)]
  expect(secrets.length).toBeGreaterThan(3)
  for (const report of reports) {
    expect(report).toContain('GET /app/languages')
    expect(secrets.filter((secret) => report.includes(secret))).toEqual([])
  }
  expect(asHtml(run)).not.toContain('<b>')
  expect(asJUnit(run)).toMatch(/<testsuite name="conformance" tests="\d+" failures="3" /)
})

test('a host that nobody answers for is one difference in a report', async () => {
  const run = await play(() => Promise.reject(new Error('refused')), false)
  expect(differencesOf(run).map(({ check }) => check)).toContain('connection')
  expect(asJUnit(run)).toContain('<failure')
})
