import * as Either from 'fp-ts/lib/Either.js'
import type { Updates } from '#application/ports/updates.ts'
import { once } from '#domain/once.ts'
import { APPLY } from '../worker/messages.ts'
import { ownWorker } from '../worker/own-worker.ts'

type Hears = Pick<EventTarget, 'addEventListener'>
type Version = Hears & Readonly<{ state: ServiceWorkerState; postMessage: (message: string) => void }>
type Registration = Hears &
  Readonly<{
    installing: Hears | null
    waiting: Version | null
    active: Version | null
    update: () => Promise<unknown>
  }>

/** The part of a browser that a service worker needs. */
export type WorkerSource = Readonly<{
  workers: Hears & Readonly<{ controller: unknown; register: (address: string) => Promise<Registration> }>
  page: Hears & Readonly<{ visibilityState: DocumentVisibilityState }>
  reload: () => void
}>

const ADDRESS = '/service-worker.js'
/**
 * How long the running version may take to let go of the page, in milliseconds. It stays where one of its requests hangs, and
 * in Chromium also where a file is asked for in the moment in which it ends. To load the page anew makes it end.
 */
export const LETTING_GO = 3_000
/** A version that has begun to answer, or has ended. */
const IS_DONE: ReadonlySet<ServiceWorkerState> = new Set(['activated', 'redundant'])
const NO_UPDATES = Either.left({ _tag: 'NoUpdates' } as const)
const DONE = Either.right(undefined)

/** Resolves once a version has taken over, or has ended. */
const tookOver = (version: Version): Promise<void> =>
  new Promise((resolve) => {
    version.addEventListener('statechange', () => {
      if (IS_DONE.has(version.state)) resolve()
    })
  })

const orNothing = async (work: () => Promise<void>) => {
  try {
    await work()
    return DONE
  } catch {
    return NO_UPDATES
  }
}

/** Newer versions by a service worker: the first call registers it. */
export const createBrowserUpdates = (source: WorkerSource | undefined): Updates => {
  if (source === undefined) return { next: () => async () => NO_UPDATES, apply: () => async () => NO_UPDATES }
  const { workers, page, reload } = source
  /** Whether a version answers already: the first one of a device is no newer one. */
  const hadVersion = workers.controller !== null
  const registered = once(() => workers.register(ownWorker(ADDRESS)))
  return {
    next: () => () =>
      orNothing(async () => {
        const registration = await registered()
        // A tab that stays open asks whenever it is looked at again.
        page.addEventListener('visibilitychange', () => {
          if (page.visibilityState === 'visible') void registration.update().catch(() => {})
        })
        await new Promise<void>((resolve) => {
          const look = (): void => {
            if (registration.waiting !== null && workers.controller !== null) resolve()
          }
          const follow = (): void => registration.installing?.addEventListener('statechange', look)
          registration.addEventListener('updatefound', follow)
          // Another tab has put the newer version to use.
          workers.addEventListener('controllerchange', () => {
            if (hadVersion) resolve()
          })
          follow()
          look()
        })
      }),
    apply: () => () =>
      orNothing(async () => {
        const { waiting, active } = await registered()
        const newer = waiting ?? active
        if (newer !== null && !IS_DONE.has(newer.state)) {
          const taken = tookOver(newer)
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin.
          waiting?.postMessage(APPLY)
          await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, LETTING_GO))])
          // Chromium can lose a page that is loaded while it exchanges the workers: this one would wait for ever.
          if (!IS_DONE.has(newer.state)) void taken.then(reload)
        }
        reload()
      }),
  }
}
