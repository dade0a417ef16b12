import { AssertionError } from 'node:assert'
import { isDeepStrictEqual } from 'node:util'
import { time } from './time.ts'

/**
 * The maximum time that something may take, in milliseconds. It only ends what would never end: a machine that is busy with
 * other things takes seconds for a page.
 */
export const PATIENCE = 30_000

/** Lets time pass until the condition holds; reports the last value when nothing is left that could change it. */
export const eventually = async <Seen>(
  expectation: string,
  read: () => Promise<Seen>,
  holds: (seen: Seen) => boolean,
  patience = PATIENCE,
): Promise<Seen> => {
  const { now, step } = time()
  const deadline = now() + patience
  for (let isLate = false; ; isLate = !(await step(deadline))) {
    try {
      const seen = await read()
      if (holds(seen)) return seen
      if (isLate)
        throw new AssertionError({ message: `${expectation}; instead: ${JSON.stringify(seen, undefined, 1)}` })
    } catch (error) {
      // An error of a reading may be temporary, while the page is loading.
      if (isLate) throw error
    }
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
