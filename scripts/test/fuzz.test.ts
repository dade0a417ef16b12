import { beforeAll, expect, test } from 'vitest'
import { type AnyCall, callName } from '#adapters/http/contract/call.ts'
import { contract } from '#adapters/http/contract/contract.ts'
import { growWorld, type World } from '#mocks/world.ts'
import { fuzzCall } from './fuzzing/fuzz.ts'

/** Few, and the same each time: `npm run test:fuzz` sends many, and others each time. */
const RUNS = 12
const SEED = 20_261_124

const calls = Object.values(contract).flatMap((area): AnyCall[] => Object.values(area))
let world: World
beforeAll(async () => {
  world = await growWorld()
})

test.each(calls.map((call) => [callName(call), call] as const))('%s never fails by itself', async (_, call) => {
  await expect(fuzzCall(world, call, RUNS, SEED)).resolves.toBeUndefined()
})
