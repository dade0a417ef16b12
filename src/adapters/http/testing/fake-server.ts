/** For tests: a server as one function, with the signature of `fetch`. */
export type SeenRequest = Readonly<{
  method: string
  /** The path with its query. */
  path: string
  token: string | undefined
  headers: Headers
  body: unknown
  init: RequestInit
}>

export type FakeServer = Readonly<{
  fetch: typeof globalThis.fetch
  /** All requests so far, oldest first. */
  asked: readonly SeenRequest[]
  /** The number of requests to this path so far. */
  times: (path: string) => number
}>

export const BASE = 'https://api.piazza.test'

/**
 * Answers with the result of `answer`; a promise that never settles is a server that hangs until the request is
 * aborted.
 */
export const fakeServer = (answer: (asked: SeenRequest) => Response | Promise<Response>): FakeServer => {
  const asked: SeenRequest[] = []
  return {
    asked,
    times: (path) => asked.filter((one) => one.path === path).length,
    fetch: (input, init = {}) =>
      new Promise((resolve, reject) => {
        const signal = init.signal
        if (signal?.aborted) {
          reject(new DOMException('Aborted', 'AbortError'))
          return
        }
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        const headers = new Headers(init.headers)
        const one: SeenRequest = {
          method: init.method ?? 'GET',
          path: String(input).slice(BASE.length),
          token: headers.get('authorization')?.replace('Bearer ', ''),
          headers,
          body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
          init,
        }
        asked.push(one)
        Promise.resolve(answer(one)).then(resolve, reject)
      }),
  }
}

/** A promise that the test settles. */
export const deferred = <A>() => Promise.withResolvers<A>()

/** Lets everything that waits for settled promises continue. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

export const refusal = (status: number, message?: string, code?: string | number): Response =>
  Response.json({ message, code }, { status })

export const never = (): Promise<Response> => new Promise(() => {})
