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
  /** Answers to these calls come once the pattern is removed: the server has done them meanwhile. */
  late: readonly CallPattern[]
  /** The server does these calls, and breaks down before it answers. */
  broken: readonly CallPattern[]
  /** These calls are refused by the body of an answer whose status is that of a success. */
  denied: readonly CallPattern[]
  /** Nobody can read from the answer to these calls whether they were done. */
  unclear: readonly CallPattern[]
  /** The record of these calls has other names, on its way to the device and back. */
  renamed: readonly CallPattern[]
  /** The server knows no filters in these calls. */
  unfiltered: readonly CallPattern[]
  /** These calls are refused, with a reason for the e-mail address alone. */
  blamed: readonly CallPattern[]
  /** Nobody can read when something begins and when it ends, in the answers to these calls. */
  vague: readonly CallPattern[]
}>

export const NO_INTERCEPTION: Interception = {
  faults: '',
  held: [],
  mute: [],
  lost: [],
  late: [],
  broken: [],
  denied: [],
  unclear: [],
  renamed: [],
  unfiltered: [],
  blamed: [],
  vague: [],
}

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
    const others: Readonly<Record<string, string>> = {
      postalCode: 'cap',
      landline: 'telefono_fisso',
      municipality: 'Comune',
    }
    /** The record of a server with names of its own, and with a field that nobody else knows. */
    const renamed = (body: unknown): unknown => {
      if (typeof body !== 'object' || body === null) return body
      if ('data' in body) return { ...body, data: renamed(body.data) }
      const entries = Object.entries(body).map(([name, value]) => [others[name] ?? name, value] as const)
      return { ...Object.fromEntries(entries), codiceUtenza: 'LV-7' }
    }
    /** What such a server understands of a form: its own names alone, and nothing without its own field. */
    const understood = (form: FormData): FormData => {
      const { codiceUtenza, ...told } = JSON.parse(String(form.get('profile'))) as Record<string, unknown>
      const own = Object.fromEntries(Object.entries(others).map(([name, other]) => [other, name]))
      const known = Object.entries(told).flatMap(([name, value]) =>
        name in others ? [] : [[own[name] ?? name, value]],
      )
      if (codiceUtenza === 'LV-7') form.set('profile', JSON.stringify(Object.fromEntries(known)))
      return form
    }
    const undated = /(?:date.?end|end.?date|data.?fine|time.?start|start.?time|ora.?inizio)/i
    /** The server writes in words of its own at what time and until which day something takes place. */
    const vague = (body: unknown): unknown => {
      if (typeof body !== 'object' || body === null) return body
      if (Array.isArray(body)) return body.map(vague)
      return Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, undated.test(name) ? 'da definire' : vague(value)]),
      )
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
    if (isAmong(state.current.denied))
      return Response.json({ success: false, message: '<p>Oggi non &egrave; possibile: riprova domani</p>' })
    if (isAmong(state.current.unclear))
      return Response.json({ esito: { tipo: 'B7' }, messaggio: 'La pratica &egrave; da verificare' })
    if (isAmong(state.current.blamed)) {
      const violations = [{ propertyPath: 'profile.email', message: 'Questa casella &egrave; piena.' }]
      return Response.json({ message: 'Validation Failed', violations }, { status: 422 })
    }
    const isRenamed = isAmong(state.current.renamed)
    const body = isRenamed && init?.body instanceof FormData ? understood(init.body) : init?.body
    const address = new URL(request.url)
    if (isAmong(state.current.unfiltered)) address.searchParams.set('filters', '{}')
    const asked = isAmong(state.current.unfiltered) ? address.href : input
    const response = await fetch(asked, { ...init, headers, ...(body && { body }) })
    while (isAmong(state.current.late) && !request.signal.aborted)
      await new Promise((resolve) => setTimeout(resolve, 10))
    if (isAmong(state.current.broken)) return new Response(null, { status: 500 })
    if (isAmong(state.current.lost)) throw new TypeError('Failed to fetch')
    if (isAmong(state.current.vague) && response.ok) return Response.json(vague(await response.json()))
    if (isRenamed && response.ok) return Response.json(renamed(await response.json()))
    if (!silent || !(response.headers.get('content-type') ?? '').includes('json')) return response
    return Response.json(silenced(await response.json()), { status: response.status })
  }
