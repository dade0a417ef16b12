/** The door for the demo: answers inside the page, without a worker, and keeps what happened for every tab. */
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { browserMemory, parsed, withRandomUuid } from './browser-memory.ts'
import { type Fault, FAULTS, type FaultKind, faultsFrom, faultsText } from './faults/faults.ts'
import { demoPeople, PASSWORD } from './seed/people.ts'
import { growWorld } from './world.ts'

/** What the demo's panel steers. */
export type SimulatedBackend = Readonly<{
  /** Every fault there is, and those in force. */
  listFaults: () => Readonly<{ kinds: readonly FaultKind[]; active: readonly Fault[] }>
  /** Sets a fault of one call (`notices.received`, `GET /api/app/noticesents`) or of all; undefined ends them. */
  setFault: (kind: FaultKind | undefined, call?: string) => void
  /** The calls a fault can be set for. */
  callNames: readonly string[]
  people: typeof demoPeople
  /** The password of all of them. */
  password: string
  /** Puts the world back, for every tab; what the app itself keeps is its own. */
  reset: () => Promise<void>
  stop: () => void
}>

export type BrowserDoor = Readonly<{
  /** Only requests under this address are answered; every host is when it is missing. */
  base?: string
  location: Readonly<{ search: string }>
  /** Shared by tabs (what happened) and kept by one (how the world was asked for). */
  storage: Readonly<{ shared: Storage; tab: Storage }>
}>

const ASKED = ['now', 'seed', 'scale', 'fault', 'latency'] as const
type Asked = Partial<Record<(typeof ASKED)[number], string>>
const TAB_KEY = 'demo-world:asked'

/** What the address asks for, and what it asked for before the app's own navigation dropped it. */
const askedFor = (search: string, tab: Storage): Asked => {
  const query = new URLSearchParams(search)
  const now = Object.fromEntries(ASKED.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
  const asked: Asked = { ...(parsed(tab.getItem(TAB_KEY)) as Asked | undefined), ...now }
  tab.setItem(TAB_KEY, JSON.stringify(asked))
  return asked
}

const whole = (text: string | undefined, otherwise: number): number => {
  const number = Number(text ?? Number.NaN)
  return Number.isSafeInteger(number) && number >= 0 ? number : otherwise
}

/** Starts answering the page's own requests. Resolves once the first one may be made. */
export const startSimulatedBackend = async ({ base, location, storage }: BrowserDoor): Promise<SimulatedBackend> => {
  withRandomUuid()
  const asked = askedFor(location.search, storage.tab)
  const given = Date.parse(asked.now ?? '')
  const seed = whole(asked.seed, 1)
  const scale = Math.max(1, whole(asked.scale, 1))
  const memory = browserMemory(storage.shared, [seed, scale, Number.isNaN(given) ? 'today' : given].join('-'))
  const world = await growWorld({
    now: Number.isNaN(given) ? memory.dayBegan(Date.now()) : given,
    clockStart: Number.isNaN(given) ? Date.now() : given,
    ticks: () => performance.now(),
    seed,
    scale,
    latency: asked.latency === undefined ? 'human' : whole(asked.latency, 0),
    memory,
    ...(base !== undefined && { base }),
  })
  for (const { kind, call } of faultsFrom(asked.fault)) world.faults.set(kind, call)

  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
    handlers: world.handlers,
    onUnhandledFrame: 'bypass',
    // What msw would write to the console tells passwords and tokens (fault 49).
    context: { quiet: true },
  })
  await network.enable()

  const remember = () =>
    storage.tab.setItem(
      TAB_KEY,
      JSON.stringify({ ...askedFor('', storage.tab), fault: faultsText(world.faults.list()) }),
    )
  return {
    listFaults: () => ({ kinds: FAULTS, active: world.faults.list() }),
    setFault: (kind, call) => {
      if (kind === undefined) world.faults.clear(call)
      else world.faults.set(kind, call)
      remember()
    },
    callNames: world.callNames,
    people: demoPeople,
    password: PASSWORD,
    reset: async () => {
      await world.reset()
      remember()
    },
    stop: () => network.disable(),
  }
}
