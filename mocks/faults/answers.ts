import { HttpResponse } from 'msw'
import { RETRY_AFTER, type Trouble } from './faults.ts'

/** The additional delay of a slow answer, in milliseconds. */
export const SLOWNESS = 4_000

const BAD_GATEWAY = `<!doctype html><html><head><title>502 Bad Gateway</title></head>
<body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx/1.24.0</center></body></html>`

/** Ends when its request is aborted. */
const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

const problem = (status: number, message: string, code: string, headers: Record<string, string> = {}) =>
  HttpResponse.json({ message, code }, { status, headers })

/** Replaces every scalar by another type: no codec of the contract accepts it. */
const drifted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(drifted)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, drifted(one)]))
  return { drifted: value }
}

/** A truncated answer, or one of another shape than the contract's. */
export const spoiled = (trouble: 'truncated' | 'drift', body: unknown): Response => {
  const json = JSON.stringify(trouble === 'drift' ? drifted(body) : body)
  const text = trouble === 'drift' ? json : json.slice(0, Math.max(1, Math.floor(json.length / 2)))
  return new HttpResponse(text, { headers: { 'content-type': 'application/json' } })
}

/** The answer that replaces the real one, if this fault has one. */
export const replacement = async (trouble: Trouble | undefined, request: Request): Promise<Response | undefined> => {
  switch (trouble) {
    case 'offline':
      return HttpResponse.error()
    case 'timeout':
      await aborted(request.signal)
      return HttpResponse.error()
    case '401':
      return problem(401, 'Expired JWT Token', 'EXPIRED_TOKEN')
    case 'refused':
      return problem(401, 'Sessione scaduta: accedi di nuovo', 'INVALID_REFRESH')
    case '500':
      return new HttpResponse(null, { status: 500 })
    case 'error':
      return problem(500, 'Il servizio è in manutenzione: riprova tra qualche minuto', 'MAINTENANCE')
    case '502-html':
      return new HttpResponse(BAD_GATEWAY, { status: 502, headers: { 'content-type': 'text/html; charset=utf-8' } })
    case '409':
      return problem(409, 'Non possiamo accettare questa modifica', 'REFUSED')
    case '429':
      return problem(429, 'Troppe richieste: riprova tra qualche secondo', 'TOO_MANY_REQUESTS', {
        'retry-after': String(RETRY_AFTER),
      })
    case 'slow':
    case 'truncated':
    case 'drift':
    case undefined:
      return undefined
    default:
      return trouble satisfies never
  }
}
