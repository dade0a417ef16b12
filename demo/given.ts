import type { Piazza } from '#application/app/piazza.ts'
import type { Ports } from '#application/ports/ports.ts'
import type { SimulatedBackend } from '#mocks/browser.ts'
import type { Clock } from '#mocks/clock.ts'
import type { DeskMemory } from './memory.ts'
import type { Observer } from './observer.ts'
import type { Verdicts } from './verdicts.ts'

/** What the desk is made of: the running app, its world, and what was seen of both. */
export type DeskGiven = Readonly<{
  backend: SimulatedBackend
  clock: Clock
  observer: Observer
  piazza: Piazza
  ports: Pick<Ports, 'sessions' | 'accounts'>
  memory: DeskMemory
  verdicts: Verdicts
}>
