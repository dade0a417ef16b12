import { type ActorRefFrom, createActor } from 'xstate'
import { languages } from '#application/home/home.implementations.ts'
import type { Ports } from '#application/ports/ports.ts'

const offered = new WeakMap<Ports, ActorRefFrom<ReturnType<typeof languages>>>()

/** The languages on offer, read once for the whole app: each screen has its own top bar (SHELL-06). */
export const offeredBy = (ports: Ports) => {
  const actor = offered.get(ports) ?? createActor(languages(ports), { input: { query: undefined } }).start()
  offered.set(ports, actor)
  return actor
}
