import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'

/** What a page holds after a garbage collection. */
export type Memory = Readonly<{
  /** In bytes. */
  heap: number
  nodes: number
  listeners: number
  workers: number
  /** The actors that run, by the name of their logic. */
  actors: Readonly<Record<string, number>>
}>

type Fiber = Readonly<{
  child: Fiber | null
  memoizedProps: Readonly<{ piazza?: Readonly<{ session: object }> }> | null
}>

/** In the page: what all actors inherit from. The production build shows it nowhere; React knows the props of the app. */
const prototypeOfActors = (): object | null => {
  const root: object = document.getElementById('root') ?? {}
  const container = Object.entries(root).find(([key]) => key.startsWith('__reactContainer$'))?.[1] as
    | Readonly<{ stateNode: Readonly<{ current: Fiber }> }>
    | undefined
  let fiber: Fiber | null = container?.stateNode.current ?? null
  while (fiber && !fiber.memoizedProps?.piazza) fiber = fiber.child
  return fiber?.memoizedProps?.piazza ? Object.getPrototypeOf(fiber.memoizedProps.piazza.session) : null
}

type FoundActor = Readonly<{
  id: string
  logic: Readonly<{ id?: string }>
  src: unknown
  _processingStatus: number
}>

/** In the page: the names of those among all actors in memory that were started and not stopped. */
function runningAmong(this: readonly FoundActor[]): readonly string[] {
  const RUNNING = 1
  return this.filter(
    // oxlint-disable-next-line no-underscore-dangle -- XState tells whether an actor runs under this name alone.
    ({ _processingStatus }) => _processingStatus === RUNNING,
  ).map(({ id, logic, src }) => logic.id ?? (typeof src === 'string' ? src : id))
}

/** How many collections precede a reading, and how long it is between them, in milliseconds. */
const COLLECTIONS = 4
const BREATH = 100
/** Between two readings, in milliseconds; and how many there are at most until nothing changes between them. */
const PAUSE = 500
const READINGS = 10

/** Reads what a page holds once it is at rest: an actor that still answers something is none that is left over. */
export const readAtRest = async (read: () => Promise<Memory>): Promise<Memory> => {
  let before = await read()
  for (let readings = 1; readings < READINGS; readings += 1) {
    await wait(PAUSE)
    const now = await read()
    if (JSON.stringify(now.actors) === JSON.stringify(before.actors)) return now
    before = now
  }
  return before
}

/** Reads what a page holds, by the protocol of the debugger alone: the app that is measured is the one that is shipped. */
export const openMemory = async (page: Page): Promise<() => Promise<Memory>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.enable')
  await session.send('Network.enable')
  return async () => {
    // The browser keeps pictures that were shown before, each of them a document with nodes: they go with its cache.
    for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled })
    // What was held weakly is let go between two tasks: a collection in the same one still keeps it.
    for (let times = 0; times < COLLECTIONS; times += 1) {
      await session.send('HeapProfiler.collectGarbage')
      await wait(BREATH)
    }
    const { metrics } = await session.send('Performance.getMetrics')
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN
    return {
      heap: metric('JSHeapUsedSize'),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      workers: page.workers().length,
      actors: await actorsIn(session),
    }
  }
}

const actorsIn = async (session: CDPSession): Promise<Memory['actors']> => {
  const group = { objectGroup: 'soak' }
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: `(${String(prototypeOfActors)})()`,
    ...group,
  })
  if (prototype.objectId === undefined) throw new Error('The page shows no actor')
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId, ...group })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: String(runningAmong),
    returnByValue: true,
  })
  await session.send('Runtime.releaseObjectGroup', group)
  const counted: Record<string, number> = {}
  for (const name of (result.value as readonly string[]).toSorted()) counted[name] = (counted[name] ?? 0) + 1
  return counted
}
