import type { WorldAsked } from '#mocks/browser.ts'

/** Everything that makes a page of the demo look as it does: who, where, when, in which world, with which faults. */
export type Situation = Readonly<{
  /** The username; undefined for a visitor. */
  as: string | undefined
  /** The path of the page, with its query. */
  at: string
  world: WorldAsked
  /** The moment of the clock, in milliseconds since the Unix epoch, and how fast it runs. */
  clock: number
  pace: number
  /** As `faultsText` writes them. */
  fault: string
}>

/** A moment and the clock that starts there count as one within this time, in milliseconds. */
const SAME_MOMENT = 60_000

/** The address that opens a situation, on any device that shows this demo. */
export const addressOf = ({ as, at, world, clock, pace, fault }: Situation, origin: string): string => {
  const query = new URLSearchParams({
    as: as ?? '',
    at,
    now: new Date(world.now).toISOString(),
    seed: String(world.seed),
    fault,
    ...(Math.abs(clock - world.now) > SAME_MOMENT && { clock: new Date(clock).toISOString() }),
    ...(pace !== 1 && { pace: String(pace) }),
    ...(world.scale !== 1 && { scale: String(world.scale) }),
    ...(world.latency !== 'human' && { latency: String(world.latency) }),
    ...(world.tongue !== 'own' && { server: world.tongue }),
  })
  return `${origin}/?${query}`
}

/** The page of a situation; the first page for what is no page of this origin. */
export const placeIn = (at: string | null, origin: string): string => {
  try {
    const url = new URL(at ?? '', origin)
    return url.origin === origin ? url.pathname + url.search + url.hash : '/'
  } catch {
    return '/'
  }
}
