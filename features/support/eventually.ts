import { AssertionError } from 'node:assert'
import { isDeepStrictEqual } from 'node:util'

/** How long a citizen is expected to wait for something, in milliseconds. */
export const PATIENCE = 5_000
const PAUSE = 20

/** Bound at once, so that it goes on when a scenario holds time. */
const { setTimeout } = globalThis
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

/** Reads again and again until what is seen holds; when it never does, says what was seen instead. */
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
      // What cannot be read yet, because the page is on its way, may be later.
      if (isLate) throw error
    }
    await pause()
  }
}

/** Waits until what is seen is exactly this. */
export const eventuallyIs = <Seen>(what: string, read: () => Promise<Seen>, expected: Seen): Promise<Seen> =>
  eventually(`${what} should be ${JSON.stringify(expected)}`, read, (seen) => isDeepStrictEqual(seen, expected))

/** Waits until a list has such an entry. */
export const eventuallyHas = (what: string, read: () => Promise<readonly string[]>, entry: string) =>
  eventually(`${what} should include "${entry}"`, read, (seen) =>
    // A space that must not break a line is a space to who reads it.
    seen.some((text) => text.replaceAll('\u00a0', ' ').includes(entry)),
  )
