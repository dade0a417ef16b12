/** The least wait before what failed is tried again, in milliseconds. */
const LEAST = 3_000

/**
 * Does after a wait, in milliseconds, what needs code that may not come: where it fails, as in a moment without a network, it
 * is tried again, each time after twice as long. For what a page needs as long as it stays open.
 */
export const inTheEnd = (work: () => Promise<unknown>, wait: number): void =>
  void setTimeout(() => void work().catch(() => inTheEnd(work, Math.max(LEAST, 2 * wait))), wait)
