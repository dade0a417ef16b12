import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test, vi } from 'vitest'
import type { MapProgress } from '#application/ports/kept-map.ts'
import { MOST_OF_MAP, STREETS_FROM } from '#domain/town/configuration.ts'
import { createBrowserKeptMap } from './browser-kept-map.ts'
import { memoryFiles } from './testing/memory-files.ts'
import { archiveOf, type DrawnFeature, smallArchive } from './testing/small-archive.ts'

const TOWN: DrawnFeature = { layer: 'places', form: 'point', properties: { name: 'Luino' }, points: [[8.74, 46]] }
const MAP = smallArchive([TOWN], [9, 268, 182])
const LARGER = smallArchive([TOWN, TOWN], [9, 268, 182])
const ADDRESS = '/mappa.pmtiles'
const NOT_ABORTED = new AbortController().signal

type Host = { content: Uint8Array<ArrayBuffer>; headers: Record<string, string>; status: number }

/** A host of the map, and a device. */
const device = ({ refuse = () => {}, address = ADDRESS as string | undefined, savesData = false } = {}) => {
  const host: Host = { content: MAP, headers: { etag: '"1"' }, status: 200 }
  const asked: string[] = []
  const shelf = memoryFiles(refuse)
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    async (url, { method = 'GET', signal, headers: sent }) => {
      asked.push(`${method} ${url}`)
      signal?.throwIfAborted()
      const { status, content } = host
      const [, first, last] = /bytes=(\d+)-(\d+)/.exec(new Headers(sent).get('range') ?? '') ?? []
      if (first !== undefined) return new Response(content.slice(Number(first), Number(last) + 1), { status: 206 })
      const headers = { 'content-length': String(content.length), ...host.headers }
      return new Response(method === 'HEAD' ? null : content, { status, headers })
    },
  )
  const map = (of = address) =>
    createBrowserKeptMap({
      address: of,
      files: shelf.files,
      fetch: fetch as unknown as typeof globalThis.fetch,
      savesData: () => savesData,
    })
  return { host, asked, fetch, map, ...shelf }
}

const keep = (map: ReturnType<typeof createBrowserKeptMap>, tell: (progress: MapProgress) => void = () => {}) =>
  map.keep(tell, NOT_ABORTED)()
/** Whatever needs nothing but answers that are there has happened. */
const turn = () => new Promise((resolve) => setTimeout(resolve))
const never = () => false
const whole = (map: Uint8Array) => Either.right({ bytes: map.length, isWhole: true })
const failed = (tag: string) => Either.left({ _tag: tag })
const openedSize = async (map: ReturnType<typeof createBrowserKeptMap>) => {
  const opened = await map.open()()
  return Either.isRight(opened) ? opened.right?.file.size : opened.left
}

describe('The town’s map on the device', () => {
  test('is kept whole, and found again by the next page (DIR-11)', async () => {
    const { map, names } = device()
    expect([await map().find()(), names()]).toEqual([Either.right(undefined), []])
    const told: MapProgress[] = []
    expect(await keep(map(), (progress) => told.push(progress))).toEqual(whole(MAP))
    expect([told[0], told.at(-1)]).toEqual([
      { bytes: 0, all: MAP.length },
      { bytes: MAP.length, all: MAP.length },
    ])
    expect(await map().find()()).toEqual(whole(MAP))
    expect(names()).toEqual(['piazza.map'])
  })

  test('is read in parts where it is kept', async () => {
    const { map } = device()
    await keep(map())
    const opened = await map().open()()
    const file = Either.isRight(opened) ? opened.right?.file : undefined
    expect(new Uint8Array((await file?.slice(3, 9).arrayBuffer()) ?? [])).toEqual(MAP.slice(3, 9))
  })

  test('is removed, and nothing is left of it', async () => {
    const { map, names } = device()
    await keep(map())
    expect(await map().remove()()).toEqual(Either.right(undefined))
    expect([await map().find()(), names()]).toEqual([Either.right(undefined), []])
  })

  test.each([
    ['its size', {}, whole(MAP)],
    ['nothing of one that comes compressed', { 'content-encoding': 'gzip' }, Either.right(undefined)],
    ['nothing where nobody states it', { 'content-length': '' }, Either.right(undefined)],
  ])('says before it is fetched %s', async (_, headers, size) => {
    const { map, host, asked } = device()
    host.headers = headers
    expect([await map().measure(NOT_ABORTED)(), asked]).toEqual([size, [`HEAD ${ADDRESS}`]])
  })

  test('is nothing that can be measured where the host does not answer, or has none', async () => {
    const { map, host, fetch } = device()
    host.status = 404
    expect(await map().measure(NOT_ABORTED)()).toEqual(failed('NoMap'))
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await map().measure(NOT_ABORTED)()).toEqual(failed('Unreachable'))
  })
})

describe('Nothing is kept', () => {
  test.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch')), 'Unreachable'],
    ['of a map that has gone', async () => new Response('', { status: 404 }), 'NoMap'],
    ['of a page in its place', async () => new Response('<!doctype html>'.repeat(20)), 'NoMap'],
    ['of a part of it', async () => new Response(MAP.slice(0, -1)), 'NoMap'],
    ['of what is too big and no map', async () => new Response(new Uint8Array(MOST_OF_MAP + 1)), 'TooBig'],
    [
      'of an answer that breaks off',
      async () =>
        new Response(
          new ReadableStream({
            start: (answer) => {
              answer.enqueue(MAP.slice(0, 9))
              answer.error(new TypeError('network error'))
            },
          }),
        ),
      'Unreachable',
    ],
  ])('%s', async (_, answer, tag) => {
    const { map, fetch, names } = device()
    fetch.mockImplementation(answer)
    expect([await keep(map()), names()]).toEqual([failed(tag), []])
  })

  test('on a device that is full, or has no store of files', async () => {
    const full = device({
      refuse: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    })
    expect(await keep(full.map())).toEqual(failed('NoRoom'))
    const none = createBrowserKeptMap({ address: ADDRESS, files: undefined, savesData: never })
    expect(await none.find()()).toEqual(failed('NoShelf'))
    const blocked = {
      ...memoryFiles().files,
      match: () => Promise.reject(new DOMException('Blocked', 'SecurityError')),
    }
    const barred = createBrowserKeptMap({ address: ADDRESS, files: blocked, savesData: never })
    expect(await barred.find()()).toEqual(failed('NoShelf'))
  })

  test('of a map that is called off at the last moment', async () => {
    const calling = new AbortController()
    const { map, names } = device({ refuse: () => calling.abort() })
    await map().keep(() => {}, calling.signal)()
    expect(names()).toEqual([])
  })
})

/** A device that has kept the map and opens it again, after a change on the host; and what the host is asked then. */
const opened = async (given: Parameters<typeof device>[0], change: (host: Host) => void, next = ADDRESS) => {
  const made = device(given)
  await keep(made.map())
  made.asked.length = 0
  change(made.host)
  const map = made.map(next)
  const first = await openedSize(map)
  return { ...made, map, first, asks: made.asked }
}
const newer = (host: Host) => Object.assign(host, { content: LARGER, headers: { etag: '"2"' } })

/** A map whose zooms are of these sizes, in bytes. */
const mapOf = (...sizes: readonly (readonly [zoom: number, bytes: number])[]): Uint8Array<ArrayBuffer> =>
  archiveOf(sizes.map(([zoom, bytes]) => [[zoom, 0, 0], new Uint8Array(bytes)]))
const PART = { bytes: MOST_OF_MAP, isWhole: false }

describe('Of a map that is larger than what is kept', () => {
  test.each([
    ['its zooms with streets', mapOf([9, 1000], [13, 1000], [14, 1000], [15, MOST_OF_MAP]), 14],
    [
      'its first zoom with streets',
      mapOf([9, 1000], [STREETS_FROM, 1000], [STREETS_FROM + 1, MOST_OF_MAP]),
      STREETS_FROM,
    ],
  ])('%s are measured, kept and opened (DIR-11)', async (_, content, depth) => {
    const { map, host, asked } = device()
    // Without a tag it is the length on the host that tells one map from another.
    Object.assign(host, { content, headers: {} })
    expect(await map().measure(NOT_ABORTED)()).toEqual(Either.right(PART))
    const told: MapProgress[] = []
    expect(await keep(map(), (progress) => told.push(progress))).toEqual(Either.right(PART))
    expect(told.at(-1)).toEqual({ bytes: MOST_OF_MAP, all: MOST_OF_MAP })
    expect(await map().find()()).toEqual(Either.right(PART))
    asked.length = 0
    const opened = await map().open()()
    expect(Either.isRight(opened) && [opened.right?.file.size, opened.right?.depth]).toEqual([MOST_OF_MAP, depth])
    await turn()
    expect(asked).toEqual([`HEAD ${ADDRESS}`])
  })

  test.each([
    ['the streets do not fit', mapOf([9, 1000], [STREETS_FROM, MOST_OF_MAP])],
    ['it has none', mapOf([9, 1000], [STREETS_FROM - 1, MOST_OF_MAP + 1000])],
    ['it is no map', new Uint8Array(MOST_OF_MAP + 1)],
  ])('nothing is kept where %s', async (_, content) => {
    const { map, host, names } = device()
    host.content = content
    expect(await map().measure(NOT_ABORTED)()).toEqual(failed('TooBig'))
    expect([await keep(map()), names()]).toEqual([failed('TooBig'), []])
  })

  test('nothing is offered where its host gives no parts: what is in there is not known', async () => {
    const { map, fetch } = device()
    const content = mapOf([STREETS_FROM, 1000], [STREETS_FROM + 1, MOST_OF_MAP])
    const headers = { 'content-length': String(content.length) }
    fetch.mockImplementation(async (_, { method }) => new Response(method === 'HEAD' ? null : content, { headers }))
    expect(await map().measure(NOT_ABORTED)()).toEqual(failed('TooBig'))
  })
})

describe('A newer map of the town', () => {
  test('takes the place of the old one when a map is opened, for the next time (DIR-11)', async () => {
    const { map, first, asks } = await opened({}, newer)
    expect(first).toBe(MAP.length)
    await vi.waitFor(async () => expect(await map.find()()).toEqual(whole(LARGER)))
    expect(asks).toEqual([`HEAD ${ADDRESS}`, `GET ${ADDRESS}`])
    expect(await openedSize(map)).toBe(LARGER.length)
  })

  test.each([
    ['the same tag', { etag: '"1"', 'last-modified': 'later' }],
    ['the same tag, which a proxy has weakened', { etag: 'W/"1"' }],
  ])('is none with %s', async (_, headers) => {
    const { asks } = await opened({}, (host) => Object.assign(host, { headers }))
    await turn()
    expect(asks).toEqual([`HEAD ${ADDRESS}`])
  })

  test.each([
    ['another date', { 'last-modified': 'Fri, 27 Nov 2026 10:00:00 GMT' }, { content: MAP }],
    ['another length', {}, { content: LARGER }],
  ])('is known by %s where there are no tags', async (_, then, now) => {
    const made = device()
    made.host.headers = then
    await keep(made.map())
    Object.assign(made.host, now)
    if ('last-modified' in then) made.host.headers = { 'last-modified': 'Sat, 28 Nov 2026 10:00:00 GMT' }
    await openedSize(made.map())
    await vi.waitFor(() => expect(made.asked.slice(1)).toEqual([`HEAD ${ADDRESS}`, `GET ${ADDRESS}`]))
  })

  test('is fetched from another address, whatever its version', async () => {
    const { asks } = await opened({}, () => {}, '/nuova.pmtiles')
    await vi.waitFor(() => expect(asks).toEqual(['HEAD /nuova.pmtiles', 'GET /nuova.pmtiles']))
  })

  test('is not asked for while the device saves data', async () => {
    const { first, asks } = await opened({ savesData: true }, newer)
    await turn()
    expect([first, asks]).toEqual([MAP.length, []])
  })

  test('does not bring back a map that was removed meanwhile', async () => {
    const { map, fetch, host, names, asked, files } = device()
    const match = vi.spyOn(files, 'match')
    await keep(map())
    newer(host)
    const answer = fetch.getMockImplementation()
    const one = map()
    fetch.mockImplementation(async (url, init) => {
      if (init.method !== 'HEAD') await one.remove()()
      return (await answer?.(url, init)) ?? new Response()
    })
    await openedSize(one)
    await vi.waitFor(() => expect(match).toHaveBeenCalledTimes(2))
    await turn()
    expect(asked.length).toBe(3)
    expect(names()).toEqual([])
  })

  test('that is too big, or no map, leaves the one that is kept', async () => {
    const { map, asks } = await opened({}, (host) => Object.assign(host, { ...newer(host), status: 503 }))
    await turn()
    expect(asks.length).toBe(1)
    expect(await map.find()()).toEqual(whole(MAP))
  })
})
