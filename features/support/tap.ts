/**
 * What the features do to the requests of one device, at the device's own end: the same in a process and in a page.
 * Faults travel to the simulated backend in a header that it understands; holding answers back and taking the words
 * out of them happens here, because only the features want it.
 */

/** A call, by its method and the pattern of its path (the source of a regular expression). */
export type CallPattern = string

export type Tapping = Readonly<{
  /** Faults as the simulated backend reads them: `500@notices.received`. */
  faults: string
  /** Answers to these are held back until they no longer are. */
  held: readonly CallPattern[]
  /** Answers to these lose their message. */
  mute: readonly CallPattern[]
}>

export const NO_TAPPING: Tapping = { faults: '', held: [], mute: [] }

/** What the tapped end sees: how it is tapped now, whom to tell of each request, and whether there is a network. */
export type TapEnd = { tapping: Tapping; tell: (call: string) => void; isOnline: () => boolean }

/** Puts the tap before `fetch`. Self-contained, because pages get it as its source. */
export const tapped =
  (fetch: typeof globalThis.fetch, end: TapEnd): typeof globalThis.fetch =>
  async (input, init) => {
    /** An answer without its message, in whatever it is wrapped. */
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
    end.tell(call + search)
    if (!end.isOnline()) throw new TypeError('Failed to fetch')
    const headers = new Headers(request.headers)
    // A form is written anew with a boundary of its own, which only its new writer knows.
    if (init?.body instanceof FormData) headers.delete('content-type')
    if (end.tapping.faults !== '') headers.set('x-piazza-fault', end.tapping.faults)
    const silent = isAmong(end.tapping.mute)
    while (isAmong(end.tapping.held) && !request.signal.aborted) await new Promise((resolve) => setTimeout(resolve, 10))
    const response = await fetch(input, { ...init, headers })
    if (!silent || !(response.headers.get('content-type') ?? '').includes('json')) return response
    return Response.json(silenced(await response.json()), { status: response.status })
  }
