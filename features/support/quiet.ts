import { strict as assert } from 'node:assert'
import { isDeepStrictEqual } from 'node:util'
import { type Matter, MATTERS } from '#features/catalogue/catalogue.ts'
import type { Driver } from './driver.ts'
import { eventually, eventuallyIs } from './eventually.ts'
import { time } from './time.ts'

/** How long nothing may happen in a browser until the app counts as idle, in milliseconds: the debounce of the app is 400. */
const QUIET = 450
/** The same while the app shows a loading indicator for an answer that the scenario holds back. */
const HELD = 2_000

type Heard = Pick<Driver, 'shell' | 'ground'>

/** The number of requests of any kind. */
const asked = async ({ ground }: Heard): Promise<number> => {
  const counts = await Promise.all(Object.keys(MATTERS).map((matter) => ground.heard(matter)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Waits until the app is idle: for a while no request is running and none is sent. */
export const untilQuiet = async (device: Heard): Promise<void> => {
  const { now, quiet } = time()
  if (quiet) return quiet()
  let before: unknown
  let since = now()
  await eventually(
    'All should be quiet',
    async () => ({ isWaiting: await device.shell.isWaiting(), asked: await asked(device) }),
    (seen) => {
      if (!isDeepStrictEqual(seen, before)) since = now()
      before = seen
      return now() - since >= (seen.isWaiting ? HELD : QUIET)
    },
  )
}

/** Waits until the value is equal, and checks it again once the app is idle. */
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

/** Waits until this many requests of a kind were sent, and checks the number again once the app is idle. */
export const hasHeard = (device: Heard, matter: Matter, times: number): Promise<void> =>
  finallyIs(device, `How often the server heard of ${matter}`, () => device.ground.heard(matter), times)
