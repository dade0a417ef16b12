import { setupServer } from 'msw/node'
import { growWorld, type World, type WorldOptions } from './world.ts'

/** A world for tests, and the function that intercepts the network of this process. */
export type TestWorld = World &
  Readonly<{
    /** Answers `fetch` in this process until `close`; a request outside the contract is an error. */
    listen: () => void
    close: () => void
  }>

/** The entry point of tests: no latency, a fixed clock, no persistence. */
export const createWorld = async (
  options: Pick<WorldOptions, 'now' | 'seed' | 'scale' | 'latency' | 'tongue'> = {},
): Promise<TestWorld> => {
  const world = await growWorld(options)
  const server = setupServer(...world.handlers)
  return {
    ...world,
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    close: () => server.close(),
  }
}
