import { expect, test, vi } from 'vitest'
import { settle } from '#application/kit/testing/walk.ts'
import { failureOf, successOf } from '../http/testing/fake-device.ts'
import { createBrowserUpdates, LETTING_GO } from './browser-updates.ts'

/** A browser with a service worker: `hasVersion` for one that was there before this visit. */
const browser = (hasVersion: boolean) => {
  const told: string[] = []
  const worker = Object.assign(new EventTarget(), {
    state: 'installing' as ServiceWorkerState,
    postMessage: (message: string) => void told.push(message),
  })
  const become = async (state: ServiceWorkerState) => {
    worker.state = state
    worker.dispatchEvent(new Event('statechange'))
    await settle()
  }
  const registration = Object.assign(new EventTarget(), {
    installing: null as typeof worker | null,
    waiting: null as typeof worker | null,
    active: null as typeof worker | null,
    update: async () => void told.push('asked'),
  })
  const workers = Object.assign(new EventTarget(), {
    controller: hasVersion ? {} : null,
    register: async (address: string) => {
      told.push(address)
      return registration
    },
  })
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const updates = createBrowserUpdates({ workers, page, reload: () => void told.push('reloaded') })
  let isReady = false
  const follow = async () => {
    void updates
      .next()()
      .then(() => (isReady = true))
    await settle()
  }
  /** A worker is found, and has fetched its files. */
  const install = async () => {
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    Object.assign(registration, { installing: null, waiting: worker })
    await become('installed')
  }
  /** Another tab has put a worker to use, which has not yet taken over. */
  const beginElsewhere = async () => {
    registration.active = worker
    await become('activating')
    workers.dispatchEvent(new Event('controllerchange'))
    await settle()
  }
  return { told, workers, page, updates, follow, install, become, beginElsewhere, isReady: () => isReady }
}

test.each(['activated', 'redundant'] as const)('The page is loaded anew once the newer version is %s', async (end) => {
  const { told, workers, updates, follow, install, become, isReady } = browser(true)
  await follow()
  expect([told, isReady()]).toEqual([['/service-worker.js'], false])
  await install()
  expect(isReady()).toBe(true)
  const applied = updates.apply()()
  await settle()
  expect(told.slice(1)).toEqual(['apply'])
  await become('activating')
  workers.dispatchEvent(new Event('controllerchange'))
  await settle()
  expect(told.slice(1)).toEqual(['apply'])
  await become(end)
  successOf(await applied)
  expect(told.slice(1)).toEqual(['apply', 'reloaded'])
})

test('A version that does not let go is not waited for; once it has, a page that is still here is loaded anew', async () => {
  const { told, updates, follow, install, become } = browser(true)
  await follow()
  await install()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const applied = updates.apply()()
    await vi.advanceTimersByTimeAsync(LETTING_GO - 1)
    expect(told.slice(1)).toEqual(['apply'])
    await vi.advanceTimersByTimeAsync(1)
    successOf(await applied)
    expect(told.slice(1)).toEqual(['apply', 'reloaded'])
  } finally {
    vi.useRealTimers()
  }
  await become('activating')
  expect(told.slice(1)).toEqual(['apply', 'reloaded'])
  await become('activated')
  expect(told.slice(1)).toEqual(['apply', 'reloaded', 'reloaded'])
})

test('The first version of a device is no newer one', async () => {
  const { workers, follow, install, isReady } = browser(false)
  await follow()
  await install()
  workers.dispatchEvent(new Event('controllerchange'))
  await settle()
  expect(isReady()).toBe(false)
})

test('What another tab has put to use is a newer version here', async () => {
  const { told, updates, follow, become, beginElsewhere, isReady } = browser(true)
  await follow()
  await beginElsewhere()
  expect(isReady()).toBe(true)
  const applied = updates.apply()()
  await settle()
  expect(told.slice(1)).toEqual([])
  await become('activated')
  successOf(await applied)
  expect(told.slice(1)).toEqual(['reloaded'])
})

test('A tab that is looked at again asks for a newer version', async () => {
  const { told, page, follow } = browser(true)
  await follow()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(told.slice(1)).toEqual(['asked'])
})

test('Without a service worker there is no newer version', async () => {
  expect(failureOf(await createBrowserUpdates(undefined).next()())).toEqual({ _tag: 'NoUpdates' })
})
