/**
 * What the features do to the requests of one device, in the client: the same in a process and in a page.
 * Faults travel to the simulated backend in a header that it understands. Answers are delayed, and lose their message,
 * here: only the features need that.
 */

/** A call, by its method and the pattern of its path (the source of a regular expression). */
export type CallPattern = string

export type Interception = Readonly<{
  /** Faults as the simulated backend reads them: `500@notices.received`. */
  faults: string
  /** Answers to these calls wait until the pattern is removed. */
  held: readonly CallPattern[]
  /** Answers to these calls lose their message. */
  mute: readonly CallPattern[]
  /** Answers to these calls never arrive. */
  lost: readonly CallPattern[]
}>

export const NO_INTERCEPTION: Interception = { faults: '', held: [], mute: [], lost: [] }

/** The interception now, the listener of each request, and whether there is a network. */
export type InterceptionState = { current: Interception; tell: (call: string) => void; isOnline: () => boolean }

/** Wraps `fetch` with the interception. Self-contained: pages receive it as source text. */
export const intercepted =
  (fetch: typeof globalThis.fetch, state: InterceptionState): typeof globalThis.fetch =>
  async (input, init) => {
    /** An answer without its message, also inside an envelope. */
    const silenced = (body: unknown): unknown => {
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
      const { message: _, ...rest } = body as Record<string, unknown>
      return 'data' in rest ? { ...rest, data: silenced(rest['data']) } : rest
    }
    const request = new Request(typeof input === 'string' ? new URL(input, globalThis.location?.href) : input, init)
    const { pathname: path, search } = new URL(request.url)
    if (!/^\/(?:api|app|places)\//.test(path)) return fetch(input, init)
    const call = `${request.method} ${path}`
    const isAmong = (patterns: readonly CallPattern[]) => patterns.some((one) => new RegExp(`^${one}$`).test(call))
    state.tell(call + search)
    if (!state.isOnline()) throw new TypeError('Failed to fetch')
    const headers = new Headers(request.headers)
    // The form is serialised again with a new boundary, so the old content type no longer fits.
    if (init?.body instanceof FormData) headers.delete('content-type')
    if (state.current.faults !== '') headers.set('x-piazza-fault', state.current.faults)
    const silent = isAmong(state.current.mute)
    while (isAmong(state.current.held) && !request.signal.aborted)
      await new Promise((resolve) => setTimeout(resolve, 10))
    const response = await fetch(input, { ...init, headers })
    if (isAmong(state.current.lost)) throw new TypeError('Failed to fetch')
    if (!silent || !(response.headers.get('content-type') ?? '').includes('json')) return response
    return Response.json(silenced(await response.json()), { status: response.status })
  }
