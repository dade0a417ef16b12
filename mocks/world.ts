import { delay, type HttpHandler } from 'msw'
import { contract } from '#adapters/http/contract/contract.ts'
import type { Instant } from '#domain/time/calendar.ts'
import { type Clock, clockFrom } from './clock.ts'
import { type Collections, emptyCollections, plant } from './collections/collections.ts'
import { type Memory, noMemory, remembering } from './collections/memory.ts'
import { createFaults, type Faults } from './faults/faults.ts'
import type { CallMade, Desk } from './handlers/desk.ts'
import { allHandlers } from './handlers/handlers.ts'
import { chanceOf } from './seed/chance.ts'
import { type KeptContact, seededContacts } from './seed/directory/contacts.ts'
import type { Tongue } from './tongues/tongue.ts'

/** A Friday morning in Varese: the default moment of a world. */
export const DEFAULT_NOW = Date.parse('2026-11-20T09:30:00+01:00')
/** The simulated latency of the demo, in milliseconds. */
const HUMAN_LATENCY = [150, 400] as const

export type WorldOptions = Readonly<{
  /** The moment of the seed, at which the clock starts too. */
  now?: number
  seed?: number
  /** 1 is for people, 100 for load. */
  scale?: number
  /** `human` simulates real latency; a number is in milliseconds. */
  latency?: 'human' | number
  /** The time source of the clock; without it the clock stands still. */
  ticks?: () => number
  /** The clock; by default one that starts at the moment of the seed and runs on `ticks`. */
  clock?: Clock
  memory?: Memory
  /** The origin that is answered; without it, every origin is. */
  base?: string
  /** The dialect of the server; by default our own. */
  tongue?: Tongue
}>

/** A simulated backend that is ready to answer. */
export type World = Readonly<{
  handlers: HttpHandler[]
  faults: Faults
  clock: Clock
  collections: Collections
  /** Every contact; they never change, so they are in no collection. */
  contacts: readonly KeptContact[]
  /** Every call of the contract, as faults and `hold` name it: `area.name`. */
  callNames: readonly string[]
  /** Every call since the start or the last reset, oldest first. */
  calls: () => readonly CallMade[]
  /** Holds back the answers of a call (`notices.received`), until the returned function is called. */
  hold: (call: string) => () => void
  /** Restores the seed: records, faults, journal. */
  reset: () => Promise<void>
}>

/** Seeds a world and creates its handlers. */
export const growWorld = async (options: WorldOptions = {}): Promise<World> => {
  const { now = DEFAULT_NOW, seed = 1, scale = 1, latency = 0, base = '*', tongue = 'own' } = options
  const { ticks, clock = clockFrom(now, ticks), memory = noMemory } = options
  const origin = { now: now as Instant, seed, scale }
  const collections = emptyCollections()
  const faults = createFaults()
  const contacts = seededContacts(seed, scale)
  const journal: CallMade[] = []
  const held = new Map<string, Promise<void>>()
  const chance = chanceOf(seed)

  await plant(collections, origin)
  const remembered = await remembering(collections, memory, () => plant(collections, origin))

  const desk: Desk = {
    base,
    seed,
    clock,
    faults,
    collections,
    contacts,
    journal,
    tongue,
    mayAnswer: async (call) => {
      const wait = latency === 'human' ? chance.whole(...HUMAN_LATENCY) : latency
      if (wait > 0) await delay(wait)
      await held.get(call)
      await remembered.settled()
    },
  }
  return {
    handlers: allHandlers(desk),
    faults,
    clock,
    collections,
    contacts,
    callNames: Object.entries(contract).flatMap(([area, calls]) => Object.keys(calls).map((name) => `${area}.${name}`)),
    calls: () => journal,
    hold: (call) => {
      let letGo: (() => void) | undefined
      const promise = new Promise<void>((resolve) => {
        letGo = resolve
      })
      held.set(call, promise)
      return () => {
        if (held.get(call) === promise) held.delete(call)
        letGo?.()
      }
    },
    reset: async () => {
      faults.clear()
      journal.length = 0
      await remembered.reset()
    },
  }
}
