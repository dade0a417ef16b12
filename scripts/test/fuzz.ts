/** Fuzzes the simulated backend over the contract: `npm run test:fuzz -- [--runs 200] [--seed N] [part of a call]`. */
import { parseArgs } from 'node:util'
import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { growWorld } from '#mocks/world.ts'
import { fuzzCall } from './fuzzing/fuzz.ts'

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '200' }, seed: { type: 'string', default: String(Date.now() % 1e9) } },
  allowPositionals: true,
})
const runs = Number(values.runs)
const seed = Number(values.seed)
const calls = Object.values(contract)
  .flatMap((area): AnyCall[] => Object.values(area))
  .filter((call) => callName(call).includes(positionals[0] ?? ''))

const world = await growWorld()
let failed = 0
for (const call of calls)
  await fuzzCall(world, call, runs, seed).catch((error: unknown) => {
    failed += 1
    console.log(`FAIL ${callName(call)}\n${error instanceof Error ? error.message : String(error)}`)
  })
console.log(`fuzz: ${calls.length - failed} passed, ${failed} failed (${runs} requests each, seed ${seed})`)
process.exitCode = failed === 0 ? 0 : 1
