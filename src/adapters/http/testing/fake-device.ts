import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { SessionNews } from '#application/ports/sessions.ts'
import { createBrowserDrafts } from '../../browser/browser-drafts.ts'
import { createBrowserSessions } from '../../browser/browser-sessions.ts'
import { createBrowserStorage } from '../../browser/browser-storage.ts'
import { memoryStorage } from '../../browser/memory-storage.ts'
import { type ClientParts, createClient } from '../client/client.ts'
import type { KeptAnswers } from '../kept-answers.ts'
import type { Locks } from '../client/locks.ts'
import { createTraffic } from '../client/traffic.ts'
import { BASE, fakeServer, type FakeServer } from './fake-server.ts'

/** For tests: a device that keeps no answers. */
export const NO_ANSWERS: KeptAnswers = {
  keep: () => TaskEither.right(undefined),
  instead: (_, failure) => TaskEither.left(failure),
  first: () => TaskEither.left({ _tag: 'Awaited' }),
  fresh: () => TaskEither.left({ _tag: 'Awaited' }),
  forget: () => TaskEither.right(undefined),
}

/**
 * For tests: lock managers of several tabs with the same locks; `dies` is a tab that closes and releases its locks.
 */
export const fakeLocks = () => {
  const queue: { readonly grant: () => void; readonly tab: string }[] = []
  let holder: string | undefined
  const next = (): void => {
    const first = queue.shift()
    holder = first?.tab
    first?.grant()
  }
  const of = (tab: string): Locks => ({
    request: (_, { signal }, work) =>
      new Promise((resolve, reject) => {
        const entry = {
          tab,
          grant: () =>
            void work()
              .then(resolve, reject)
              .finally(() => {
                if (holder === tab) next()
              }),
        }
        signal.addEventListener('abort', () => {
          const place = queue.indexOf(entry)
          if (place === -1) return
          queue.splice(place, 1)
          reject(new DOMException('Aborted', 'AbortError'))
        })
        queue.push(entry)
        if (holder === undefined) next()
      }),
  })
  return { of, dies: (tab: string) => holder === tab && next() }
}

/**
 * For tests: one browser whose tabs share a storage. Storage events reach the other tabs when `deliver` is called, or
 * at once when `prompt` is set.
 */
export const fakeDevice = ({ prompt = true }: { prompt?: boolean } = {}) => {
  const shared = memoryStorage()
  const windows: EventTarget[] = []
  let waiting: (() => void)[] = []
  const deliver = (): void => {
    const due = waiting
    waiting = []
    for (const one of due) one()
  }
  const locks = fakeLocks()

  const tab = (
    server: FakeServer,
    { own = {}, ...more }: { own?: { locks?: Locks | undefined } } & Pick<ClientParts, 'now' | 'presence'> = {},
  ) => {
    const events = new EventTarget()
    const name = `tab ${windows.length}`
    windows.push(events)
    const changed = (key: string): void => {
      for (const other of windows)
        if (other !== events) waiting.push(() => other.dispatchEvent(Object.assign(new Event('storage'), { key })))
      if (prompt) deliver()
    }
    const local: Storage = {
      ...shared,
      get length() {
        return shared.length
      },
      setItem: (key, value) => {
        shared.setItem(key, value)
        changed(key)
      },
      removeItem: (key) => {
        shared.removeItem(key)
        changed(key)
      },
    }
    const storage = createBrowserStorage(() => local, events)
    const sessions = createBrowserSessions(storage)
    const drafts = createBrowserDrafts(storage)
    const traffic = createTraffic()
    const news: SessionNews[] = []
    const failures: RequestFailure[] = []
    const counts: number[] = []
    sessions.watch((one) => news.push(one))
    traffic.watchFailures((one) => failures.push(one))
    traffic.watch((count) => counts.push(count))
    const client = createClient({
      answers: NO_ANSWERS,
      base: BASE,
      vault: sessions,
      traffic,
      fetch: server.fetch,
      locks: locks.of(name),
      ...own,
      ...more,
    })
    return { name, client, sessions, drafts, traffic, storage, news, failures, counts }
  }
  return { tab, shared, deliver, locks }
}

/** One tab of a device before a server of one function, and what that was asked. */
export const tabBefore = (answer: Parameters<typeof fakeServer>[0]) => {
  const server = fakeServer(answer)
  const asked = () => server.asked.map(({ method, path, body }) => [method, path, body])
  /** The last request: its path without the query, and its parameters. */
  const query = () => {
    const { pathname, searchParams } = new URL(server.asked.at(-1)?.path ?? '', BASE)
    return [pathname, Object.fromEntries(searchParams)] as const
  }
  return { ...fakeDevice().tab(server), server, asked, query }
}

/** The left of an outcome that must be left. */
export const failureOf = <E, A>(outcome: Either.Either<E, A>): E => {
  if (Either.isRight(outcome)) throw new Error('It succeeded')
  return outcome.left
}

/** The right of an outcome that must be right. */
export const successOf = <E, A>(outcome: Either.Either<E, A>): A => {
  if (Either.isLeft(outcome)) throw new Error(`It failed: ${JSON.stringify(outcome.left)}`)
  return outcome.right
}
