/**
 * What the demo's desk sees of the app: the flows that run, and the calls that leave the page. It comes with the first
 * page, so that the desk also knows what happened before it was opened; the desk itself comes later.
 */
import type { AnyActorRef } from 'xstate'
import type { Piazza } from '#application/app/piazza.ts'

/** One call of the app, and its answer once there is one. */
export type CallSeen = Readonly<{
  number: number
  method: string
  url: URL
  /** The text that was sent and received; undefined for none, and for what is no text. */
  sent: string | undefined
  received: string | undefined
  /** `failed`: no answer came. Undefined while it is awaited. */
  status: number | 'failed' | undefined
  /** In milliseconds. */
  took: number | undefined
}>

/** How many calls are kept. */
const KEPT = 60

export type Observer = Readonly<{
  /** The app, with its flows in sight. */
  watch: (piazza: Piazza) => Piazza
  /** The requests of the page, each of them noted. */
  fetch: typeof globalThis.fetch
  /** The flows that run; their children are in their snapshots. */
  flows: () => readonly AnyActorRef[]
  /** The newest last. */
  calls: () => readonly CallSeen[]
  /** Hears of every change until the returned function is called. */
  hear: (listener: () => void) => () => void
}>

const isText = (response: Response): boolean => /json|text/.test(response.headers.get('content-type') ?? '')

export const createObserver = (origin: string): Observer => {
  const flows = new Set<AnyActorRef>()
  const systems = new WeakSet<object>()
  const listeners = new Set<() => void>()
  let calls: readonly CallSeen[] = []
  let number = 0

  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  const add = (flow: AnyActorRef): void => {
    flows.add(flow)
    if (!systems.has(flow.system)) flow.system.inspect(({ type }) => type === '@xstate.snapshot' && changed())
    systems.add(flow.system)
    changed()
  }
  const drop = (flow: AnyActorRef): void => {
    flows.delete(flow)
    changed()
  }
  const note = (call: CallSeen): void => {
    const others = calls.filter((one) => one.number !== call.number)
    calls = [...others, call].sort((a, b) => a.number - b.number).slice(-KEPT)
    changed()
  }

  return {
    watch: (piazza) => {
      add(piazza.session)
      add(piazza.unread)
      return {
        ...piazza,
        open: (name, logic, input) => {
          const flow = piazza.open(name, logic, input)
          add(flow)
          return flow
        },
        close: (flow) => {
          piazza.close(flow)
          drop(flow)
        },
        follow: (flow, isLeft) => {
          const end = piazza.follow(flow, isLeft)
          add(flow)
          return () => {
            end()
            drop(flow)
          }
        },
      }
    },
    fetch: async (input, init) => {
      const began = performance.now()
      number += 1
      const call: CallSeen = {
        number,
        method: init?.method ?? 'GET',
        url: new URL(input instanceof Request ? input.url : input, origin),
        sent: typeof init?.body === 'string' ? init.body : undefined,
        received: undefined,
        status: undefined,
        took: undefined,
      }
      note(call)
      const ended = (status: number | 'failed', received?: string): void =>
        note({ ...call, status, received, took: Math.round(performance.now() - began) })
      try {
        const response = await globalThis.fetch(input, init)
        if (isText(response))
          void response
            .clone()
            .text()
            .then((text) => ended(response.status, text))
            .catch(() => ended(response.status))
        else ended(response.status)
        return response
      } catch (error) {
        ended('failed')
        throw error
      }
    },
    flows: () => [...flows],
    calls: () => calls,
    hear: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
