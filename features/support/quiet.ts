import { strict as assert } from 'node:assert'
import { isDeepStrictEqual } from 'node:util'
import { type Matter, MATTERS } from './assembly.ts'
import type { Driver } from './driver.ts'
import { eventually, eventuallyIs } from './eventually.ts'

/** For how long nothing may happen before all is quiet, in milliseconds: the app waits 400 for somebody to go on typing. */
const QUIET = 450
/** The same where the app shows all the while that it waits, for an answer that the scenario holds back. */
const HELD = 2_000

type Heard = Pick<Driver, 'shell' | 'ground'>

/** How often the server has been asked for anything. */
const asked = async ({ ground }: Heard): Promise<number> => {
  const counts = await Promise.all((Object.keys(MATTERS) as Matter[]).map((matter) => ground.heard(matter)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Waits until all is quiet: for a while nothing is under way, and the server is asked for nothing more. */
export const untilQuiet = async (device: Heard): Promise<void> => {
  let before: unknown
  let since = performance.now()
  await eventually(
    'All should be quiet',
    async () => ({ isWaiting: await device.shell.isWaiting(), asked: await asked(device) }),
    (seen) => {
      if (!isDeepStrictEqual(seen, before)) since = performance.now()
      before = seen
      return performance.now() - since >= (seen.isWaiting ? HELD : QUIET)
    },
  )
}

/** Waits until what is seen is exactly this, and sees it so once more when all is quiet: nothing comes late. */
export const finallyIs = async <Seen>(
  device: Heard,
  what: string,
  read: () => Promise<Seen>,
  expected: Seen,
): Promise<void> => {
  await eventuallyIs(what, read, expected)
  await untilQuiet(device)
  assert.deepEqual(await read(), expected, `${what} should still be ${JSON.stringify(expected)}`)
}

/** Waits until the server has been asked so often about a matter, and no more often when all is quiet. */
export const hasHeard = (device: Heard, matter: Matter, times: number): Promise<void> =>
  finallyIs(device, `How often the server heard of ${matter}`, () => device.ground.heard(matter), times)
