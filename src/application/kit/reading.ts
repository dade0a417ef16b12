import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PromiseActorLogic } from 'xstate'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import type { Ports } from '#application/ports/ports.ts'
import { fromReading, fromSignalled } from './from-port.ts'
import { watchReturn } from './network.ts'
import { fromPresence } from './presence.ts'
import { present } from './present.ts'
import { resourceMachine } from './resource.machine.ts'
import { type ResourceFace, resourceNow } from './resource.selectors.ts'
import { keyed, restartable, type Scope } from './scope.ts'

/** The state of a reading. */
export type Reading<Value> = Readonly<{
  face: ResourceFace
  /** The last value; undefined before the first. */
  value: Value | undefined
  failure: RequestFailure | Unexpected | undefined
  /** Whether the value is the one that the device has kept, and the answer under way (ERR-11). */
  isEarly?: boolean
  /** How many parts of the value came and could not be read (fault 55). */
  leftOut?: number | undefined
  retry: () => void
  /** Reads again what has changed, also where it is being read; the old value stays until then. */
  readAgain: () => void
}>

/** What is not asked for yet, because it is not known of whom or of what it is. */
export const UNASKED: Reading<never> = {
  face: 'loading',
  value: undefined,
  failure: undefined,
  retry: () => {},
  readAgain: () => {},
}

type Resource<Value> = ReturnType<typeof resourceMachine<undefined, Value>>

const MAIN = resourceMachine<undefined, unknown>('reading')
const BESIDE = resourceMachine<undefined, unknown>('besideReading', { isBeside: true })

/** How something is read. */
type How<Value> = Readonly<{
  /** Receives each value, and undefined once what was shown is there no more. */
  heard?: (value: Value | undefined) => void
  /** Receives each value once it is read: what the device has kept (ERR-11), only when it stays after the reading. */
  onRead?: (value: Value) => void
  /** Whether what the device has kept may be shown until the answer comes; all of it by default. */
  isShownFirst?: (value: Value) => boolean
  /** Whether it only stands beside the rest: its failure is said nowhere, and it is read again by itself (ERR-09). */
  isBeside?: boolean
  /** Whether it is read again each time that the citizen is back; what failed for want of a network always is. */
  isReadOnReturn?: boolean
}>

const open = <Value>(
  scope: Scope,
  load: PromiseActorLogic<Value, Readonly<{ query: undefined }>>,
  { heard, onRead, isShownFirst, isBeside = false, isReadOnReturn = false }: How<Value> = {},
): (() => Reading<Value>) => {
  // One machine serves values of every type, where it never looks into them.
  const resource = isShownFirst
    ? resourceMachine<undefined, Value>('reading', { isBeside, isShownFirst })
    : ((isBeside ? BESIDE : MAIN) as unknown as Resource<Value>)
  const watchPresence = fromPresence(scope.ports.presence)
  const part = restartable(scope, ({ run, onClose }) => {
    const actor = run(resource.provide({ actors: { load, watchPresence } }), { query: undefined })
    if (!heard && !onRead) return actor
    let last: Readonly<{ value: Value | undefined; isEarly: boolean }> = { value: undefined, isEarly: false }
    const reading = actor.subscribe(({ context: { value, isEarly } }) => {
      const isNew = value !== last.value
      const isRead = !isEarly && (isNew || last.isEarly)
      last = { value, isEarly }
      if (isNew) heard?.(value)
      if (value !== undefined && isRead) onRead?.(value)
    })
    onClose(reading.unsubscribe)
    return actor
  })
  // A value that its call marks as outdated is no failure, and is retried as well.
  const retry = () => part.retry({ type: 'refresh.requested' })
  const readAgain = () => part.now()?.send({ type: 'content.changed' })
  if (isReadOnReturn) scope.onClose(watchReturn(scope.ports.presence, retry))
  return () => {
    const snapshot = part.now()?.getSnapshot()
    return { ...resourceNow(snapshot), isEarly: snapshot?.context.isEarly === true, retry, readAgain }
  }
}

/**
 * Reads the answer of a call for as long as the scope is open, and returns its state. What the device has kept of it is shown
 * first (ERR-11), and it is read again when the network is back. What is made of the answer within `call` keeps what it lacks.
 */
export const openReading = <Value>(
  scope: Scope,
  call: (ports: Ports, signal: AbortSignal) => TaskEither<RequestFailure, Value>,
  how?: How<Value>,
): (() => Reading<Value>) =>
  open(
    scope,
    fromReading((_, signal) => call(scope.ports, signal)),
    how,
  )

/** The same for a key: another key is read for itself, and nothing is read without one. */
export const openKeyedReading = <Value, Key extends string | number | boolean>(
  scope: Scope,
  call: (ports: Ports, signal: AbortSignal, key: Key) => TaskEither<RequestFailure, Value>,
  how?: How<Value>,
) => {
  const reading = keyed<() => Reading<Value>>(scope)
  return {
    show: (key: Key | undefined): void =>
      reading.show(key?.toString(), (inner) =>
        openReading(inner, (ports, signal) => call(ports, signal, present(key)), how),
      ),
    /** Undefined without a key. */
    now: (): Reading<Value> | undefined => reading.now()?.(),
  }
}

/** Reads what is nobody's answer, such as a file of the app or a sense of the device: nothing of it is kept. */
export const openSense = <Failure, Value>(
  scope: Scope,
  sense: (ports: Ports) => TaskEither<Failure, Value>,
  how?: How<Value>,
): (() => Reading<Value>) =>
  open(
    scope,
    fromSignalled(() => sense(scope.ports)),
    how,
  )

/**
 * Some things of a reading. [decided] That there are none of them is no fact while only an older answer of the device says so:
 * it is waited for (ERR-11).
 */
export const someOf = <Value, Thing>(
  reading: Reading<Value>,
  some: (value: Value) => readonly Thing[],
): Reading<readonly Thing[]> => {
  const { value, face, isEarly = false } = reading
  const things = value === undefined ? undefined : some(value)
  return isEarly && face === 'stale' && things?.length === 0
    ? { ...reading, face: 'loading', value: undefined, failure: undefined }
    : { ...reading, value: things }
}
