/**
 * Stoplight Prism with the OpenAPI document: `npm run test:prism [-- --prism path/of/prism]`. As a proxy between the
 * conformance suite and the simulated backend it counts violations of either side; alone it answers every call from the
 * examples. `--browser` puts it between Chromium and that backend instead, for all scenarios that a town can play, for some
 * (`--selected`), or for features that are named. `--screens` opens every screen with Prism alone as the API.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as Either from 'fp-ts/lib/Either.js'
import { readAnswer } from '#adapters/http/client/answer.ts'
import { prepare } from '#adapters/http/client/request.ts'
import { type AnyCall, callName, type Request as CallRequest } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { PASSWORD } from '#mocks/seed/people.ts'
import { startServer } from '#mocks/server.ts'
import { differencesOf, summary } from './conformance/report.ts'
import { playSuite } from './conformance/suite.ts'
import { openApi } from './openapi/document.ts'
import { SAMPLES } from './openapi/samples.ts'
import type { Count } from './prism/checkpoint.ts'
import { DOCUMENT, startPrism, stopPrism } from './prism/command.ts'
import { openScreens } from './prism/screens.ts'
import { run } from './run.ts'

/** The folder in which each part of the browser's run leaves what it has seen. */
const VALIDATION = 'reports/validation'

const PORTS = { proxy: 4010, alone: 4011 } as const

/** What Prism has to complain about: requests that the suite sends without a token, and positions of fault 46. */
const EXPECTED = /Invalid security scheme used|\.(?:latitude|longitude) Response body property/

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    prism: { type: 'string' },
    browser: { type: 'boolean', default: false },
    selected: { type: 'boolean', default: false },
    screens: { type: 'boolean', default: false },
  },
})
if (values.prism !== undefined) process.env['PIAZZA_PRISM'] = values.prism

/** The suite through Prism: the violations that nobody expects. */
const playThrough = async (): Promise<readonly string[]> => {
  const server = await startServer({ port: 0, now: Date.now(), ticks: () => performance.now() })
  const proxy = await startPrism(['proxy', DOCUMENT, `http://127.0.0.1:${server.port}`, '--port', String(PORTS.proxy)])
  try {
    for (const username of ['mario.rossi', 'amministratore']) {
      const suite = await playSuite(`http://127.0.0.1:${PORTS.proxy}`, fetch, { username, password: PASSWORD }, true)
      console.log(`proxy, ${username}: ${summary(suite)}`)
      if (differencesOf(suite).length > 0) process.exitCode = 1
    }
  } finally {
    stopPrism(proxy)
    await server.close()
  }
  const violations = proxy
    .said()
    .split('\n')
    .filter((line) => line.includes('Violation: '))
  const unexpected = violations.filter((line) => !EXPECTED.test(line))
  console.log(`proxy: ${unexpected.length} violations, and ${violations.length - unexpected.length} that are expected`)
  return unexpected
}

/** Every call, answered by Prism from the examples: those that the app cannot read. */
const playAlone = async (): Promise<readonly string[]> => {
  const prism = await startPrism(['mock', DOCUMENT, '--port', String(PORTS.alone)])
  const wrong: string[] = []
  try {
    for (const [area, calls] of Object.entries(contract))
      for (const [name, call] of Object.entries<AnyCall>(calls)) {
        const samples = SAMPLES[area as keyof typeof contract] as Readonly<Record<string, CallRequest<AnyCall>>>
        const sample = samples[name]
        const prepared = sample && prepare(`http://127.0.0.1:${PORTS.alone}`, call, sample, 'token', 'it')
        if (prepared === undefined) continue
        const { cache: _, ...init } = prepared.init
        const losses: unknown[] = []
        const diagnostics = { note: (loss: unknown) => void losses.push(loss) }
        const read = await readAnswer(call, await fetch(prepared.url, init), { diagnostics })
        if (Either.isLeft(read) || losses.length > 0)
          wrong.push(`${callName(call)}: ${JSON.stringify(Either.isLeft(read) ? read.left : losses)}`)
      }
  } finally {
    stopPrism(prism)
  }
  console.log(`alone: ${wrong.length} calls that the app cannot read whole`)
  return wrong
}

/** All scenarios that a town can play in Chromium, or the features that are named, through Prism. */
const playBrowser = async (): Promise<readonly string[]> => {
  rmSync(VALIDATION, { recursive: true, force: true })
  mkdirSync(VALIDATION, { recursive: true })
  const parameters = positionals.length > 0 ? positionals : [values.selected ? '--selected' : '--whole']
  const played = await run('server', process.execPath, ['scripts/features.ts', 'server', ...parameters], {
    live: true,
    env: { PIAZZA_VALIDATION: VALIDATION },
  })
  if (played.code !== 0) process.exitCode = 1
  const counts = globSync(`${VALIDATION}/*.json`).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Count)
  const sum = (of: (count: Count) => number): number => counts.reduce((total, count) => total + of(count), 0)
  const violations = counts.flatMap((count) => Object.entries(count.violations))
  const unexpected = violations.filter(([line]) => !EXPECTED.test(line))
  const total = (some: typeof violations): number => some.reduce((all, [, times]) => all + times, 0)
  console.log(
    `browser: ${sum(({ validated }) => validated)} requests validated; past Prism ` +
      `${sum(({ passed }) => passed.provoked)} with a fault of their own, ${sum(({ passed }) => passed.bytes)} with bytes, ` +
      `${sum(({ passed }) => passed.outside)} outside the contract`,
  )
  console.log(
    `browser: ${total(unexpected)} violations, and ${total(violations) - total(unexpected)} that are expected`,
  )
  return unexpected.map(([line, times]) => `${times} × ${line}`)
}

mkdirSync('reports', { recursive: true })
writeFileSync(DOCUMENT, JSON.stringify(await openApi()))
const wrong = values.browser
  ? await playBrowser()
  : values.screens
    ? await openScreens()
    : [...(await playThrough()), ...(await playAlone())]
for (const line of wrong) console.log(line)
if (wrong.length > 0) process.exitCode = 1
