/** The faults of the simulated backend. */
export const FAULTS = [
  'slow',
  'offline',
  '401-once',
  '401-always',
  'refresh-refused',
  '500',
  '502-html',
  '409',
  '429',
  'timeout',
  'truncated',
  'drift',
  'error',
] as const
export type FaultKind = (typeof FAULTS)[number]

/** A fault of one call (`notices.received`, or `GET /api/app/noticesents`), or of all of them. */
export type Fault = Readonly<{ kind: FaultKind; call: string | undefined }>

/** The parts of a request that faults read. */
export type Visit = Readonly<{
  /** `area.name`, the name in the contract. */
  name: string
  /** `METHOD /path/{param}`. */
  label: string
  /** Whether the call requires a bearer token. */
  guarded: boolean
  /** The session id of the request's token. */
  session: number | undefined
  /** The id of the last session opened. */
  lastSession: number
  now: number
}>

/** The effect of a fault on a request; `truncated` and `drift` modify the answer, the others replace it. */
export type Trouble = Exclude<FaultKind, '401-once' | '401-always' | 'refresh-refused'> | '401' | 'refused'

/** The `Retry-After` of `429`, in seconds, and the actual duration. */
export const RETRY_AFTER = 2

const isKind = (word: string): word is FaultKind => FAULTS.some((kind) => kind === word)

/** Reads `500`, `500@notices.received` or a comma-separated list; unknown words are ignored. */
export const faultsFrom = (text: string | null | undefined): readonly Fault[] =>
  (text ?? '').split(',').flatMap((one): readonly Fault[] => {
    const [kind = '', call] = one.trim().split(/@(.*)/)
    return isKind(kind) ? [{ kind, call: call || undefined }] : []
  })

/** Writes faults in the format of `faultsFrom`. */
export const faultsText = (faults: readonly Fault[]): string =>
  faults.map(({ kind, call }) => (call === undefined ? kind : `${kind}@${call}`)).join(',')

const REFRESH = 'account.refresh'
const SIGN_IN = 'account.signIn'

/** The active faults, with their state. */
export type Faults = Readonly<{
  set: (kind: FaultKind, call?: string) => void
  /** Clears the faults of one call, or all of them. */
  clear: (call?: string) => void
  list: () => readonly Fault[]
  /** The fault of this request; `extra` are faults sent with the request itself. */
  meet: (visit: Visit, extra?: readonly Fault[]) => Trouble | undefined
}>

export const createFaults = (): Faults => {
  let active: readonly Fault[] = []
  /** The start of a fault: the last session it expires, or the moment of its first refusal. */
  const marks = new Map<string, number>()
  const keyOf = (fault: Fault, ...more: readonly string[]) => [faultsText([fault]), ...more].join(' ')

  /** Sessions opened before the fault are expired permanently: one refresh is enough for all requests (fault 1). */
  const expires = (fault: Fault, visit: Visit): boolean => {
    const mark = marks.get(keyOf(fault)) ?? visit.lastSession
    marks.set(keyOf(fault), mark)
    return visit.session !== undefined && visit.session <= mark
  }
  /** Only the first time, where no token identifies the requests. */
  const firstTime = (fault: Fault, visit: Visit): boolean => {
    const key = keyOf(fault, visit.name)
    if (visit.session !== undefined || marks.has(key)) return false
    marks.set(key, visit.now)
    return true
  }
  /** Until the announced time since the first refusal has passed (fault 17). */
  const stillLimited = (fault: Fault, visit: Visit): boolean => {
    const key = keyOf(fault, visit.name)
    const since = marks.get(key) ?? visit.now
    marks.set(key, since)
    return visit.now - since < RETRY_AFTER * 1000
  }

  const troubleOf = (fault: Fault, visit: Visit): Trouble | undefined => {
    const { kind, call } = fault
    const named = call === visit.name || call === visit.label
    if (kind === 'refresh-refused') {
      if (visit.name === REFRESH) return 'refused'
      return visit.guarded && (named || call === undefined) && expires(fault, visit) ? '401' : undefined
    }
    if (call !== undefined && !named) return undefined
    // A 401 for all calls concerns sessions: calls that open one, and calls without one, continue.
    const concerned = named || (visit.guarded && visit.name !== REFRESH && visit.name !== SIGN_IN)
    if (kind === '401-always') return concerned ? '401' : undefined
    if (kind === '401-once')
      return concerned && (expires(fault, visit) || (named && firstTime(fault, visit))) ? '401' : undefined
    if (kind === '429') return stillLimited(fault, visit) ? '429' : undefined
    return kind
  }

  return {
    set: (kind, call) => {
      active = [...active.filter((fault) => fault.call !== call), { kind, call }]
      for (const key of marks.keys()) if (key.startsWith(faultsText([{ kind, call }]))) marks.delete(key)
    },
    clear: (call) => {
      active = call === undefined ? [] : active.filter((fault) => fault.call !== call)
      marks.clear()
    },
    list: () => active,
    meet: (visit, extra = []) => {
      // The fault of this call takes precedence over one of all calls.
      for (const fault of [...extra, ...active].sort((a, b) => Number(!a.call) - Number(!b.call))) {
        const trouble = troubleOf(fault, visit)
        if (trouble !== undefined) return trouble
      }
      return undefined
    },
  }
}
