import * as Either from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { KeptMap, KeptMapFailure, KeptMapFile, MapProgress } from '#application/ports/kept-map.ts'
import type { Source } from 'pmtiles'
import { MOST_OF_MAP, STREETS_FROM } from '#domain/town/configuration.ts'
import { depthWithin } from './archive-depth.ts'

/** Where the map lies, by the name in the register of what is stored, and the one address in there. */
const SHELF = 'piazza.map'
const PLACE = '/town-map'
/** Say in the kept answer where the map comes from, how long it is there, and the deepest zoom of a part. */
const [SOURCE, LENGTH, DEPTH] = ['x-map-source', 'x-map-length', 'x-map-depth'] as const

type Storage = Pick<CacheStorage, 'open' | 'match' | 'delete'>

type Asking = Readonly<{
  /** The address of the town's map; undefined for a town without one. */
  address: string | undefined
  /** The files of the page's origin; undefined where the browser has none. */
  files: Storage | undefined
  fetch?: typeof globalThis.fetch | undefined
  /** Whether the device asks for little data. */
  savesData: () => boolean
}>

/** A kept map; `depth`: the deepest zoom that it has, where it is a part. */
export type KeptArchive = Readonly<{ file: File; depth: number | undefined }>

/** The port, and what a map on the page needs of it. */
export type MapShelf = KeptMap &
  Readonly<{
    /**
     * The kept map; undefined for none. Where the host has another one by now, it is fetched behind it, for the next
     * time; not while the device saves data.
     */
    open: () => TaskEither<KeptMapFailure, KeptArchive | undefined>
  }>

const find = (storage: Storage) => storage.match(PLACE, { cacheName: SHELF })
const put = async (storage: Storage, answer: Response): Promise<void> => (await storage.open(SHELF)).put(PLACE, answer)

/** The status of an answer that is a part of a file. */
const PARTIAL = 206

const inFile = (file: File): Source => ({
  getKey: () => PLACE,
  getBytes: async (offset, length) => ({ data: await file.slice(offset, offset + length).arrayBuffer() }),
})

const fail = <Tag extends KeptMapFailure['_tag']>(tag: Tag) => Either.left({ _tag: tag } as const)

/** The size that an answer states, in bytes; undefined where it states none, or that of something that was compressed. */
const lengthOf = (headers: Headers): number | undefined => {
  const stated = Number(headers.get(LENGTH) ?? headers.get('content-length') ?? '')
  return stated > 0 && headers.get('content-encoding') === null ? stated : undefined
}

/** What tells one version of a file from another, the surest first; a proxy that compresses weakens a tag. */
const versionIn = (headers: Headers): readonly (string | undefined)[] => [
  headers.get('etag')?.replace(/^W\//, ''),
  headers.get('last-modified') ?? undefined,
  lengthOf(headers)?.toString(),
]

/** Whether two answers are of one version, as far as both say. What nothing is known of counts as the same. */
const isSameVersion = (one: Headers, other: Headers): boolean => {
  const others = versionIn(other)
  const known = versionIn(one).findIndex((said, at) => said !== undefined && others[at] !== undefined)
  return known === -1 || versionIn(one)[known] === others[known]
}

/** The archive in a file. */
const archiveIn = async (source: Source) => new (await import('pmtiles')).PMTiles(source)

/** The deepest zoom of the beginning of an archive, as far as the streets are in it; undefined otherwise. */
const partDepth = async (source: Source): Promise<number | undefined> => {
  const depth = await depthWithin(await archiveIn(source), MOST_OF_MAP)
  return depth >= STREETS_FROM ? depth : undefined
}

/** Whether a file is a map, and all of it: a guest network answers with a page, and a connection breaks off. */
const isWholeMap = async (file: File): Promise<boolean> => {
  try {
    const header = await (await archiveIn(inFile(file))).getHeader()
    const ends = [
      header.rootDirectoryOffset + header.rootDirectoryLength,
      header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
      header.tileDataOffset + (header.tileDataLength ?? 0),
    ]
    return ends.every((end) => end <= file.size)
  } catch {
    return false
  }
}

/** The beginning of an answer, as much as is kept of one, and whether that is all. Rejects when it breaks off. */
const beginningOf = async (
  answer: Response,
  tell: (progress: MapProgress) => void,
): Promise<Readonly<{ file: File; isAll: boolean }>> => {
  const length = lengthOf(answer.headers)
  const all = length && Math.min(length, MOST_OF_MAP)
  const reader = answer.body?.getReader()
  const parts: BlobPart[] = []
  let bytes = 0
  for (;;) {
    tell({ bytes: Math.min(bytes, MOST_OF_MAP), all })
    const read = bytes > MOST_OF_MAP ? undefined : await reader?.read()
    if (read?.value === undefined) break
    parts.push(read.value)
    bytes += read.value.length
  }
  const isAll = bytes <= MOST_OF_MAP
  // The rest is not waited for.
  if (!isAll) void reader?.cancel().catch(() => {})
  const file = new File(parts, PLACE)
  return { file: isAll ? file : new File([file.slice(0, MOST_OF_MAP)], PLACE), isAll }
}

/**
 * The town's map in the browser's store of files (decision 10): one answer of the host, whole, with what tells its version.
 * The service worker passes by the map itself, and by the parts of it that maps ask for.
 */
export const createBrowserKeptMap = ({ address, files, fetch, savesData }: Asking): MapShelf => {
  const ask = (init: RequestInit): Promise<Response> =>
    // What is kept here is kept once: the browser's own copies are passed by.
    (fetch ?? globalThis.fetch)(address ?? '', { ...init, cache: 'no-store' })

  /** The map on its host, of which parts are read. */
  const onHost = (signal: AbortSignal): Source => ({
    getKey: () => address ?? '',
    getBytes: async (offset, length) => {
      const answer = await ask({ signal, headers: { range: `bytes=${offset}-${offset + length - 1}` } })
      if (answer.status !== PARTIAL) {
        void answer.body?.cancel().catch(() => {})
        throw new Error('The host of the map gives no part of it')
      }
      return { data: await answer.arrayBuffer() }
    },
  })

  /** Works on the shelf; whatever the browser refuses of it is no room. */
  const onShelf = async <A>(work: (storage: Storage) => Promise<A>): Promise<Either.Either<KeptMapFailure, A>> => {
    if (files === undefined || address === undefined) return fail('NoShelf')
    try {
      return Either.right(await work(files))
    } catch (error) {
      // Where the storage of a page is blocked, it opens no shelf at all.
      return fail(error instanceof DOMException && error.name === 'SecurityError' ? 'NoShelf' : 'NoRoom')
    }
  }

  /** The map from its host, ready to be kept. */
  const fetched = async (
    tell: (progress: MapProgress) => void,
    signal?: AbortSignal,
  ): Promise<Either.Either<KeptMapFailure, Readonly<{ answer: Response; kept: KeptMapFile }>>> => {
    try {
      const answer = await ask(signal ? { signal } : {})
      if (!answer.ok) return fail('NoMap')
      const { file, isAll } = await beginningOf(answer, tell)
      const depth = isAll ? undefined : await partDepth(inFile(file)).catch(() => undefined)
      if (!isAll && depth === undefined) return fail('TooBig')
      if (isAll && !(await isWholeMap(file))) return fail('NoMap')
      const headers = new Headers({ 'content-type': 'application/octet-stream', [SOURCE]: address ?? '' })
      for (const name of ['etag', 'last-modified']) {
        const said = answer.headers.get(name)
        if (said !== null) headers.set(name, said)
      }
      const length = lengthOf(answer.headers)
      if (length !== undefined) headers.set(LENGTH, String(length))
      if (depth !== undefined) headers.set(DEPTH, String(depth))
      return Either.right({ answer: new Response(file, { headers }), kept: { bytes: file.size, isWhole: isAll } })
    } catch {
      return fail('Unreachable')
    }
  }

  /** Fetches the map again where its host has another one. One that was removed meanwhile stays away. */
  const renew = async (before: Headers): Promise<void> => {
    const now = await ask({ method: 'HEAD' })
    if (!now.ok || (before.get(SOURCE) === address && isSameVersion(before, now.headers))) return
    const next = await fetched(() => {})
    if (Either.isLeft(next)) return
    await onShelf(async (storage) => {
      if ((await find(storage)) !== undefined) await put(storage, next.right.answer)
    })
  }
  let renewing: Promise<void> | undefined
  const renewOnce = (before: Headers): void => {
    renewing ??= renew(before)
      .catch(() => {})
      .finally(() => {
        renewing = undefined
      })
  }

  return {
    find: () => () =>
      onShelf(async (storage) => {
        const answer = await find(storage)
        return answer && { bytes: (await answer.blob()).size, isWhole: answer.headers.get(DEPTH) === null }
      }),
    measure: (signal) => async () => {
      try {
        const { ok, headers } = await ask({ method: 'HEAD', signal })
        if (!ok) return fail('NoMap')
        const bytes = lengthOf(headers)
        if (bytes === undefined) return Either.right(undefined)
        if (bytes <= MOST_OF_MAP) return Either.right({ bytes, isWhole: true })
        const depth = await partDepth(onHost(signal)).catch(() => undefined)
        return depth === undefined ? fail('TooBig') : Either.right({ bytes: MOST_OF_MAP, isWhole: false })
      } catch {
        return fail('Unreachable')
      }
    },
    keep: (tell, signal) => async () => {
      const next = await fetched(tell, signal)
      if (Either.isLeft(next)) return next
      const { answer, kept } = next.right
      const stored = await onShelf(async (storage) => {
        await put(storage, answer)
        // Who has cancelled it at the last moment has none.
        if (signal.aborted) await storage.delete(SHELF)
      })
      return Either.map(() => kept)(stored)
    },
    remove: () => () => onShelf(async (storage) => void (await storage.delete(SHELF))),
    open: () => () =>
      onShelf(async (storage) => {
        const answer = await find(storage)
        if (answer === undefined) return undefined
        if (!savesData()) renewOnce(answer.headers)
        const depth = answer.headers.get(DEPTH)
        return { file: new File([await answer.blob()], PLACE), depth: depth === null ? undefined : Number(depth) }
      }),
  }
}
