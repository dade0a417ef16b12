/**
 * Stoplight Prism with the OpenAPI document: `npm run test:prism [-- --prism path/of/prism]`. As a proxy between the
 * conformance suite and the simulated backend it counts violations of either side; alone it answers every call from the
 * examples. npx fetches it: it is hundreds of packages.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
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

const DOCUMENT = 'reports/openapi.json'
const PORTS = { proxy: 4010, alone: 4011 } as const
/** How long Prism may take to start, in milliseconds: npx fetches it the first time. */
const PATIENCE = 240_000

/** What Prism has to complain about: requests that the suite sends without a token, and positions of fault 46. */
const EXPECTED = /Invalid security scheme used|\.(?:latitude|longitude) Response body property/

const { values } = parseArgs({ options: { prism: { type: 'string' } } })
const [command, ...first] =
  values.prism === undefined ? ['npx', '--yes', '@stoplight/prism-cli@5.14.2'] : [values.prism]

type Prism = Readonly<{ said: () => string; child: ChildProcess }>
const startPrism = (parameters: readonly string[]): Promise<Prism> =>
  new Promise((resolve, reject) => {
    const child = spawn(command ?? 'npx', [...first, ...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let said = ''
    const hear = (part: Buffer): void => {
      said += String(part)
      if (said.includes('Prism is listening')) resolve({ said: () => said, child })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Prism ended: ${said}`)))
    setTimeout(() => reject(new Error(`Prism did not start: ${said}`)), PATIENCE).unref()
  })
/** npx starts Prism as a child of its own: the group ends as a whole. */
const stop = ({ child }: Prism): void => {
  child.removeAllListeners('exit')
  if (child.pid !== undefined) process.kill(-child.pid)
}

/** The suite through Prism: the violations that nobody expects. */
const playThrough = async (): Promise<readonly string[]> => {
  const server = await startServer({ port: 0, now: Date.now(), ticks: () => performance.now() })
  const proxy = await startPrism(['proxy', DOCUMENT, `http://127.0.0.1:${server.port}`, '--port', String(PORTS.proxy)])
  try {
    for (const username of ['mario.rossi', 'amministratore']) {
      const run = await playSuite(`http://127.0.0.1:${PORTS.proxy}`, fetch, { username, password: PASSWORD }, true)
      console.log(`proxy, ${username}: ${summary(run)}`)
      if (differencesOf(run).length > 0) process.exitCode = 1
    }
  } finally {
    stop(proxy)
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
    stop(prism)
  }
  console.log(`alone: ${wrong.length} calls that the app cannot read whole`)
  return wrong
}

mkdirSync('reports', { recursive: true })
writeFileSync(DOCUMENT, JSON.stringify(await openApi()))
const wrong = [...(await playThrough()), ...(await playAlone())]
for (const line of wrong) console.log(line)
if (wrong.length > 0) process.exitCode = 1
