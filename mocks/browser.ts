/** The entry point of the demo: answers inside the page, without a worker, and stores changes for every tab. */
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { askedFor, keepAsked, momentAsked, numberIn } from './asked.ts'
import { browserMemory, withRandomUuid } from './browser-memory.ts'
import type { Clock } from './clock.ts'
import { withFallbacks } from './fallbacks.ts'
import { type Fault, FAULTS, type FaultKind, faultsFrom, faultsText } from './faults/faults.ts'
import { callOf } from './known-calls.ts'
import { demoPeople, PASSWORD } from './seed/people.ts'
import { type Tongue, tongueNamed } from './tongues/tongue.ts'
import { growWorld } from './world.ts'

/** What makes a world what it is: with the same, a page shows the same. */
export type WorldAsked = Readonly<{
  /** The moment of the seed, in milliseconds since the Unix epoch. */
  now: number
  seed: number
  scale: number
  /** In milliseconds; `human` varies as a network does. */
  latency: number | 'human'
  tongue: Tongue
}>

/** The interface of the demo's desk. */
export type SimulatedBackend = Readonly<{
  /** All faults, and the active ones. */
  listFaults: () => Readonly<{ kinds: readonly FaultKind[]; active: readonly Fault[] }>
  /** Sets a fault of one call (`notices.received`, `GET /api/app/noticesents`) or of all; undefined clears them. */
  setFault: (kind: FaultKind | undefined, call?: string) => void
  /** The calls that can have a fault. */
  callNames: readonly string[]
  callOf: typeof callOf
  asked: WorldAsked
  people: typeof demoPeople
  /** The password of all accounts. */
  password: string
  /** Resets the world, for every tab; the app's own storage is not affected. */
  reset: () => Promise<void>
  stop: () => void
}>

export type BrowserDoor = Readonly<{
  /** Only requests under this origin are answered; without it, every origin is. */
  base?: string
  location: Readonly<{ search: string }>
  /** `local` is shared by tabs (the changes), `session` belongs to one tab (the configuration). */
  storage: Readonly<{ shared: Storage; tab: Storage }>
  /** The clock of the world and of the app: `askedClock`. */
  clock: Clock
}>

const whole = (text: string | undefined, otherwise: number): number => {
  const number = numberIn(text, otherwise)
  return Number.isSafeInteger(number) ? number : otherwise
}

/** Starts answering the page's own requests. Resolves when it is ready. */
export const startSimulatedBackend = async ({
  base,
  location,
  storage,
  clock,
}: BrowserDoor): Promise<SimulatedBackend> => {
  withFallbacks()
  withRandomUuid()
  const asked = askedFor(location.search, storage.tab)
  const given = momentAsked(asked)
  const seed = whole(asked.seed, 1)
  const scale = Math.max(1, whole(asked.scale, 1))
  const memory = browserMemory(storage.shared, [seed, scale, given ?? 'today'].join('-'))
  const wanted: WorldAsked = {
    now: given ?? memory.dayBegan(Date.now()),
    seed,
    scale,
    latency: asked.latency === undefined ? 'human' : whole(asked.latency, 0),
    tongue: tongueNamed(asked.server) ?? 'own',
  }
  const world = await growWorld({
    ...wanted,
    clock,
    memory,
    ...(base !== undefined && { base }),
  })
  for (const { kind, call } of faultsFrom(asked.fault)) world.faults.set(kind, call)

  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
    handlers: world.handlers,
    onUnhandledFrame: 'bypass',
    // The log of msw would contain passwords and tokens (fault 49).
    context: { quiet: true },
  })
  await network.enable()

  const remember = () =>
    keepAsked({ ...askedFor('', storage.tab), fault: faultsText(world.faults.list()) }, storage.tab)
  return {
    listFaults: () => ({ kinds: FAULTS, active: world.faults.list() }),
    setFault: (kind, call) => {
      if (kind === undefined) world.faults.clear(call)
      else world.faults.set(kind, call)
      remember()
    },
    callNames: world.callNames,
    callOf,
    asked: wanted,
    people: demoPeople,
    password: PASSWORD,
    reset: async () => {
      await world.reset()
      remember()
    },
    stop: () => network.disable(),
  }
}
