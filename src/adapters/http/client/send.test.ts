import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notices } from '../contract/notices.ts'
import { failureOf, fakeDevice, successOf } from '../testing/fake-device.ts'
import { type SeenRequest, fakeServer, never, settle } from '../testing/fake-server.ts'
import { holdTime, releaseTime } from '../testing/held-time.ts'
import { LONGEST_WAIT } from './retry-after.ts'

const TAG = { id: 1, name: 'Viabilità' }
const tag = () => Response.json({ data: TAG })
const broken = () => Response.json({}, { status: 500 })
const asked = { params: { id: 1 } } as const

const anonymous = (answer: (asked: SeenRequest) => Response | Promise<Response>, now?: () => number) => {
  const server = fakeServer(answer)
  return { server, ...fakeDevice().tab(server, now ? { now } : {}) }
}

/** A server that is busy this many times, with or without a `Retry-After`. */
const busy = (retryAfter: string | undefined, times = 1) => {
  let left = times
  return () =>
    (left -= 1) >= 0
      ? Response.json({}, { status: 429, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) })
      : tag()
}

const endless = () => new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } })

beforeEach(holdTime)
afterEach(releaseTime)

describe('a busy server', () => {
  test('is called again after the requested seconds, and not before (fault 17)', async () => {
    const { client, server } = anonymous(busy('3'))
    const outcome = client(notices.tag, asked)()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(server.asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(successOf(await outcome)).toEqual(TAG)
  })

  test('may send a date instead, compared with the local clock (fault 17)', async () => {
    const now = Date.UTC(2026, 2, 1, 10, 0, 0)
    const { client, server } = anonymous(busy(new Date(now + 5_000).toUTCString()), () => now)
    const outcome = client(notices.tag, asked)()
    await vi.advanceTimersByTimeAsync(4_999)
    expect(server.asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    successOf(await outcome)
  })

  test.each([String(LONGEST_WAIT / 1000 + 1), undefined, 'soon'])(
    'that asks for too long or does not say (%s) is a refusal',
    async (retryAfter) => {
      const { client, server } = anonymous(busy(retryAfter))
      expect(failureOf(await client(notices.tag, asked)())).toMatchObject({ _tag: 'Refused', status: 429 })
      expect(server.asked).toHaveLength(1)
    },
  )

  test('is called again once only', async () => {
    const { client, server } = anonymous(busy('0', 2))
    const outcome = client(notices.tag, asked)()
    await vi.runAllTimersAsync()
    expect(failureOf(await outcome)).toMatchObject({ status: 429 })
    expect(server.asked).toHaveLength(2)
  })

  test('receives a write once', async () => {
    const { client, server } = anonymous(busy('1'))
    expect(failureOf(await client(notices.deleteOne, asked)())).toMatchObject({ status: 429 })
    expect(server.asked).toHaveLength(1)
  })
})

describe('the loading bar', () => {
  test('disappears when a request exceeds its timeout, and the request is aborted (fault 18)', async () => {
    const { client, server, counts, failures } = anonymous(never)
    const outcome = client(notices.tag, asked)()
    await vi.advanceTimersByTimeAsync(notices.tag.timeLimit - 1)
    expect(counts).toEqual([0, 1])
    await vi.advanceTimersByTimeAsync(1)
    expect(failureOf(await outcome)).toEqual({ _tag: 'TimedOut' })
    expect(counts).toEqual([0, 1, 0])
    expect(server.asked[0]?.init.signal?.aborted).toBe(true)
    expect(failures).toEqual([{ _tag: 'TimedOut' }])
  })

  test('disappears when the answer starts in time and never ends (fault 18)', async () => {
    const { client, counts } = anonymous(endless)
    const outcome = client(notices.tag, asked)()
    await vi.advanceTimersByTimeAsync(notices.tag.timeLimit)
    expect(failureOf(await outcome)).toEqual({ _tag: 'TimedOut' })
    expect(counts.at(-1)).toBe(0)
  })

  test('counts each request until it succeeds, fails or is aborted (SHELL-15)', async () => {
    const { client, counts } = anonymous(({ path }) =>
      path.endsWith('1') ? tag() : path.endsWith('2') ? broken() : never(),
    )
    const leaving = new AbortController()
    const all = [1, 2, 3].map((id) => client(notices.tag, { params: { id } }, { signal: leaving.signal })())
    expect(counts.at(-1)).toBe(3)
    await settle()
    leaving.abort()
    await Promise.all(all)
    expect(counts).toEqual([0, 1, 2, 3, 2, 1, 0])
  })

  test('gives a new listener the number of running requests, until it unsubscribes', async () => {
    const { client, traffic } = anonymous(tag)
    const outcome = client(notices.tag, asked)()
    const seen: number[] = []
    const leave = traffic.watch((count) => seen.push(count))
    leave()
    await outcome
    expect(seen).toEqual([1])
  })
})
