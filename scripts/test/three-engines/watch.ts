// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
import type { Held } from '#features/support/browser/held-time.ts'

/** What a page under watch keeps: what went wrong in it, and how many requests wait for an answer. */
export type Watch = { errors: string[]; waiting: number }
export type Watched = typeof globalThis & Held & { piazzaWatch: Watch }

/**
 * Runs before any code of the app: holds the date at a moment (in milliseconds), makes Italian the device's language, and
 * keeps every error that nobody catches, everything that the console is told as an error, and breaches of the policy. The
 * driver of WebKit has no preload scripts, so the build brings this, in every engine alike.
 */
export const watch = (now: number): void => {
  const page = globalThis as Watched
  const kept: Watch = { errors: [], waiting: 0 }
  page.piazzaWatch = kept
  const Real = Date
  Real.now = () => now
  // Who lets time pass says another moment: `Real.now` is asked again.
  page.Date = new Proxy(Real, {
    construct: (target, values: [], made: typeof Real) =>
      Reflect.construct(target, values.length === 0 ? [Real.now()] : values, made) as Date,
    apply: () => new Real(Real.now()).toString(),
  })
  Object.defineProperty(navigator, 'languages', { get: () => ['it-IT', 'it'] })
  Object.defineProperty(navigator, 'language', { get: () => 'it-IT' })

  const worded = (error: unknown): string =>
    error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  addEventListener('error', ({ error, message }) => {
    if (message !== '') kept.errors.push(`uncaught ${error === undefined || error === null ? message : worded(error)}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => kept.errors.push(`rejected ${worded(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    kept.errors.push(`policy ${violatedDirective} ${blockedURI}`),
  )
  const told = console.error.bind(console)
  console.error = (...values: unknown[]) => {
    kept.errors.push(`console ${values.map(worded).join(' ')}`)
    told(...values)
  }
  const ask = globalThis.fetch
  page.fetch = async (...request) => {
    kept.waiting += 1
    try {
      return await ask(...request)
    } finally {
      kept.waiting -= 1
    }
  }
}
