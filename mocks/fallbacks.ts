const withResolvers = () => {
  const settled: { resolve?: unknown; reject?: unknown } = {}
  const promise = new Promise((resolve, reject) => Object.assign(settled, { resolve, reject }))
  return { promise, ...settled }
}

const canParse = (address: string, base?: string): boolean => {
  try {
    return new URL(address, base).href !== ''
  } catch {
    return false
  }
}

/** The simulated backend sets no cookies. */
const getSetCookie = (): readonly string[] => []

const give = (owner: object, name: string, value: unknown): void => {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}

/**
 * Fallbacks for functions that msw needs and that the oldest supported browsers lack. The app itself does without them:
 * `scripts/check/engines.ts`.
 */
export const withFallbacks = (): void => {
  give(Promise, 'withResolvers', withResolvers)
  give(URL, 'canParse', canParse)
  give(Headers.prototype, 'getSetCookie', getSetCookie)
}
