/** The least wait before what did not come is asked for again, in milliseconds. */
const LEAST = 3_000

/**
 * Loads code after a wait, in milliseconds, and uses it once it is there: where it does not come, as in a moment without a
 * network, it is asked for again, each time after twice as long. For what a page needs as long as it stays open. What its
 * use throws is a defect, and is not tried again.
 */
export const onceLoaded = <Code>(load: () => Promise<Code>, use: (code: Code) => void, wait = 0): void =>
  void setTimeout(() => void load().then(use, () => onceLoaded(load, use, Math.max(LEAST, 2 * wait))), wait)
