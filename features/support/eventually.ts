import { AssertionError } from 'node:assert'
import { isDeepStrictEqual } from 'node:util'

/**
 * The maximum time that something may take, in milliseconds. It only ends what would never end: a machine that is busy with
 * other things takes seconds for a page.
 */
export const PATIENCE = 15_000
const PAUSE = 20

/** Captured at load, so that it works when a scenario holds the time. */
const { setTimeout } = globalThis
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

/** Polls until the condition holds; otherwise reports the last value. */
export const eventually = async <Seen>(
  expectation: string,
  read: () => Promise<Seen>,
  holds: (seen: Seen) => boolean,
  patience = PATIENCE,
): Promise<Seen> => {
  const deadline = performance.now() + patience
  for (;;) {
    const isLate = performance.now() > deadline
    try {
      const seen = await read()
      if (holds(seen)) return seen
      if (isLate)
        throw new AssertionError({ message: `${expectation}; instead: ${JSON.stringify(seen, undefined, 1)}` })
    } catch (error) {
      // An error of a reading may be temporary, while the page is loading.
      if (isLate) throw error
    }
    await pause()
  }
}

/** Waits until the value is equal. */
export const eventuallyIs = <Seen>(what: string, read: () => Promise<Seen>, expected: Seen): Promise<Seen> =>
  eventually(`${what} should be ${JSON.stringify(expected)}`, read, (seen) => isDeepStrictEqual(seen, expected))

/** Waits until a list has such an entry. */
export const eventuallyHas = (what: string, read: () => Promise<readonly string[]>, entry: string) =>
  eventually(`${what} should include "${entry}"`, read, (seen) =>
    // Non-breaking spaces are read as spaces.
    seen.some((text) => text.replaceAll('\u00a0', ' ').includes(entry)),
  )
